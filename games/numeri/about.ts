import type { GameAbout } from '@/kit/entry';

const about: GameAbout = {
  tagline: {
    'zh-Hant': '五顆豆子走石徑，站得越遠越值錢',
    en: 'Five beans on a garden path, each worth its number times its stone',
  },
  minutes: 20,
  age: 8,
  designers: ['Rudi Hoffmann'],
  year: 2009,
  coach: {
    'zh-Hant': () => import('./coach/zh-Hant.json'),
    en: () => import('./coach/en.json'),
  },
};

export default about;
