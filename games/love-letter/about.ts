import type { GameAbout } from '@/kit/entry';

const about: GameAbout = {
  tagline: {
    'zh-Hant': '十六張牌、一封信，看誰能把它送到公主手上',
    en: 'Sixteen cards, one letter, and a princess to reach',
  },
  minutes: 20,
  age: 10,
  designers: ['Seiji Kanai'],
  year: 2012,
  coach: {
    'zh-Hant': () => import('./coach/zh-Hant.json'),
    en: () => import('./coach/en.json'),
  },
};

export default about;
