import { type GameEntry, noBoard } from '@/kit/entry';

export const cheatyMages: GameEntry = {
  slug: 'cheaty-mages',
  title: { 'zh-Hant': '詐賭巫師', en: 'Cheaty Mages!' },
  tagline: {
    'zh-Hant': '偷偷押注，再用咒語讓你的鬥士打贏，別被裁判逮到',
    en: 'Bet in secret, help your fighter with spells, and mind the judge',
  },
  seats: { min: 3, max: 6 },
  minutes: 40,
  age: 10,
  designers: ['Seiji Kanai'],
  year: 2008,
  firstGame: { bribe: false, cancelled: 'replay', discard: false },
  room: 'cheaty-mages',
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
