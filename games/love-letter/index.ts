import { type GameEntry, noBoard } from '@/kit/entry';

export const loveLetter: GameEntry = {
  slug: 'love-letter',
  title: { 'zh-Hant': '情書', en: 'Love Letter' },
  tagline: {
    'zh-Hant': '十六張牌、一封信，看誰能把它送到公主手上',
    en: 'Sixteen cards, one letter, and a princess to reach',
  },
  seats: { min: 2, max: 4 },
  minutes: 20,
  age: 10,
  designers: ['Seiji Kanai'],
  year: 2012,
  firstGame: { goal: 'short', tie: 'classic', faceUp: true },
  room: 'love-letter',
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
