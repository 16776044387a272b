import type { GameAbout } from '@/kit/entry';

const about: GameAbout = {
  tagline: {
    'zh-Hant': '把明日之星埋進照片堆，再一張張挖出來組成團體',
    en: 'Bury tomorrow’s stars under photos, then dig them out and form the best-loved unit',
  },
  minutes: 15,
  age: 6,
  designers: ['ラディアスリー Radiuthree'],
  year: 2018,
  coach: {
    'zh-Hant': () => import('./coach/zh-Hant.json'),
    en: () => import('./coach/en.json'),
  },
};

export default about;
