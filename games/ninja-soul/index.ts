import { type GameEntry, noBoard } from '@/kit/entry';

export const ninjaSoul: GameEntry = {
  slug: 'ninja-soul',
  title: { 'zh-Hant': '忍者魂', en: 'Ninja Soul' },
  tagline: {
    'zh-Hant': '八張牌，誰也不看自己的牌；在暗處換牌，把勝利換到手',
    en: 'Eight cards, and nobody looks at their own; swap in the dark until the win is yours',
  },
  seats: { min: 5, max: 8 },
  minutes: 15,
  age: 8,
  designers: ['Bob Yang'],
  year: 2014,
  firstGame: { goal: 'short' },
  room: 'ninja-soul',
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
