import type { GameAbout } from '@/kit/entry';

const about: GameAbout = {
  tagline: {
    'zh-Hant': '擲骰子、畫符號，圈起三個，連起圖騰',
    en: 'Roll signs, draw them, circle threes and link the totems',
  },
  minutes: 15,
  age: 8,
  designers: ['Mads Fløe'],
  year: 2019,
  coach: {
    'zh-Hant': () => import('./coach/zh-Hant.json'),
    en: () => import('./coach/en.json'),
  },
};

export default about;
