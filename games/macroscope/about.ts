import type { GameAbout } from '@/kit/entry';

const about: GameAbout = {
  tagline: {
    'zh-Hant': '掀開顯微鏡上的小蓋子，誰先看出底下藏著什麼？',
    en: 'Lift the little lids of a microscope: who sees first what lies below?',
  },
  minutes: 20,
  age: 8,
  designers: ['Martin Nedergaard Andersen'],
  year: 2016,
  coach: {
    'zh-Hant': () => import('./coach/zh-Hant.json'),
    en: () => import('./coach/en.json'),
  },
};

export default about;
