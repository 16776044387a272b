import { type GameEntry, noBoard } from '@/kit/entry';

export const diggers: GameEntry = {
  slug: 'diggers',
  title: { 'zh-Hant': '偶像發掘', en: 'Diggers' },
  tagline: {
    'zh-Hant': '把明日之星埋進照片堆，再一張張挖出來組成團體',
    en: 'Bury tomorrow’s stars under photos, then dig them out and form the best-loved unit',
  },
  seats: { min: 2, max: 6 },
  minutes: 15,
  age: 6,
  designers: ['ラディアスリー Radiuthree'],
  year: 2018,
  firstGame: { costumes: false },
  room: 'diggers',
  rulebook: async () => (await import('./rules')).default,
  seatRules: async () => (await import('./rules/seat')).default,
  table: async () => (typeof window === 'undefined' ? noBoard() : import('./table')),
  messages: {
    'zh-Hant': () => import('./messages/zh-Hant.json'),
    en: () => import('./messages/en.json'),
  },
  coach: {
    script: () => import('./coach'),
    messages: {
      'zh-Hant': () => import('./coach/zh-Hant.json'),
      en: () => import('./coach/en.json'),
    },
  },
};
