import { type GameEntry, noBoard } from '@/kit/entry';

export const numeri: GameEntry = {
  slug: 'numeri',
  title: { 'zh-Hant': 'Numeri', en: 'Numeri' },
  tagline: {
    'zh-Hant': '五顆豆子走石徑，站得越遠越值錢',
    en: 'Five beans on a garden path, each worth its number times its stone',
  },
  seats: { min: 2, max: 4 },
  minutes: 20,
  age: 8,
  designers: ['Rudi Hoffmann'],
  year: 2009,
  firstGame: {},
  room: 'numeri',
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
