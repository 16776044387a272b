import type { GameAbout } from '@/kit/entry';

const about: GameAbout = {
  tagline: {
    'zh-Hant': '天快亮了，別讓窗前的鳥叫出聲，撐到最後才回家',
    en: 'Keep the birds on your windowsill from crying, and be the last to go home at dawn',
  },
  minutes: 30,
  age: 10,
  designers: ['Roy Nambu'],
  year: 2014,
  coach: {
    'zh-Hant': () => import('./coach/zh-Hant.json'),
    en: () => import('./coach/en.json'),
  },
};

export default about;
