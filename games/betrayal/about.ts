import type { GameAbout } from '@/kit/entry';

const about: GameAbout = {
  tagline: {
    'zh-Hant': '一起走進山上的空屋，一間一間翻開它；等屋子醒來，你們之中有人站到它那邊去',
    en: 'Explore an empty house room by room, until it wakes up and one of you is on its side',
  },
  minutes: 60,
  age: 12,
  designers: ['Bruce Glassco', 'Rob Daviau', 'Bill McQuillan', 'Mike Selinker', 'Teeuwynn Woodruff'],
  year: 2010,
  coach: {
    'zh-Hant': () => import('./coach/zh-Hant.json'),
    en: () => import('./coach/en.json'),
  },
};

export default about;
