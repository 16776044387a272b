import type { GameAbout } from '@/kit/entry';

const about: GameAbout = {
  tagline: {
    'zh-Hant': '甜的塞給別人，不甜的留著自己吃，別被雷公盯上',
    en: 'Pass on what is sweet, keep what is not, and mind the thunder god',
  },
  minutes: 30,
  age: 8,
  designers: ['劉忠岳 Liu Chung-Yueh', '林傑森 Lin Chieh-Sen'],
  year: 2016,
  coach: {
    'zh-Hant': () => import('./coach/zh-Hant.json'),
    en: () => import('./coach/en.json'),
  },
};

export default about;
