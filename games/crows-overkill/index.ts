import { type GameEntry, noBoard } from '@/kit/entry';

export const crowsOverkill: GameEntry = {
  slug: 'crows-overkill',
  title: { 'zh-Hant': '三千世界鴉殺盡', en: 'Crows Overkill' },
  tagline: {
    'zh-Hant': '天快亮了，別讓窗台上的鳥叫出聲，撐到最後才回家',
    en: 'Keep the birds on your windowsill from crying, and be the last to go home at dawn',
  },
  seats: { min: 2, max: 4 },
  minutes: 30,
  age: 10,
  designers: ['Roy Nambu'],
  year: 2014,
  firstGame: {},
  room: 'crows-overkill',
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
