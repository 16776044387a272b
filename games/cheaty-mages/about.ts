import type { GameAbout } from '@/kit/entry';

const about: GameAbout = {
  tagline: {
    'zh-Hant': '偷偷押注，再用咒語讓你的鬥士打贏，別被裁判逮到',
    en: 'Bet in secret, help your fighter with spells, and mind the judge',
  },
  minutes: 40,
  age: 10,
  designers: ['Seiji Kanai'],
  year: 2008,
  coach: {
    'zh-Hant': () => import('./coach/zh-Hant.json'),
    en: () => import('./coach/en.json'),
  },
};

export default about;
