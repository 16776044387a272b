import type { GameAbout } from '@/kit/entry';

const about: GameAbout = {
  tagline: {
    'zh-Hant': '一手牌選一張、傳下去，配出最會加分的一盤',
    en: 'Keep one card, pass the rest, and put together the best plate',
  },
  minutes: 15,
  age: 8,
  designers: ['Phil Walker-Harding'],
  year: 2013,
  coach: {
    'zh-Hant': () => import('./coach/zh-Hant.json'),
    en: () => import('./coach/en.json'),
  },
};

export default about;
