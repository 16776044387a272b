import type { GameAbout } from '@/kit/entry';

const about: GameAbout = {
  tagline: {
    'zh-Hant': '一鍋一鍋往下開，湊到剛好十隻貓，多一隻就全跑光',
    en: 'Open one pot after another: ten cats are a feast, eleven all run away',
  },
  minutes: 15,
  age: 6,
  designers: ['居椿善久 Yoshihisa Itsubaki'],
  year: 2013,
  coach: {
    'zh-Hant': () => import('./coach/zh-Hant.json'),
    en: () => import('./coach/en.json'),
  },
};

export default about;
