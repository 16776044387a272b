import { type GameEntry, noBoard } from '@/kit/entry';

export const cat10: GameEntry = {
  slug: 'cat-10',
  title: { 'zh-Hant': '拾貓鍋', en: 'Cat 10' },
  tagline: {
    'zh-Hant': '一鍋一鍋往下開，湊到剛好十隻貓，多一隻就全跑光',
    en: 'Open one pot after another: ten cats are a feast, eleven all run away',
  },
  seats: { min: 2, max: 6 },
  minutes: 15,
  age: 6,
  designers: ['居椿善久 Yoshihisa Itsubaki'],
  year: 2013,
  firstGame: {},
  room: 'cat-10',
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
