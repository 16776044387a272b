import type { GameAbout } from '@/kit/entry';

const about: GameAbout = {
  tagline: {
    'zh-Hant': '八張牌，誰也不看自己的牌；在暗處換牌，把勝利換到手',
    en: 'Eight cards, and nobody looks at their own; swap in the dark until the win is yours',
  },
  minutes: 15,
  age: 8,
  designers: ['Bob Yang'],
  year: 2014,
  coach: {
    'zh-Hant': () => import('./coach/zh-Hant.json'),
    en: () => import('./coach/en.json'),
  },
};

export default about;
