import { type GameEntry, noBoard } from '@/kit/entry';

export const sushiGo: GameEntry = {
  slug: 'sushi-go',
  title: { 'zh-Hant': '壽司走走', en: 'Sushi Go!' },
  tagline: {
    'zh-Hant': '一手牌選一張、傳下去，配出最會加分的一盤',
    en: 'Keep one card, pass the rest, and put together the best plate',
  },
  seats: { min: 2, max: 5 },
  minutes: 15,
  age: 8,
  designers: ['Phil Walker-Harding'],
  year: 2013,
  firstGame: { passBothWays: false },
  room: 'sushi-go',
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
