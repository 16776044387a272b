import { type GameEntry, noBoard, notOnAPage } from '@/kit/entry';

export const crowsOverkill: GameEntry = {
  slug: 'crows-overkill',
  title: { 'zh-Hant': '三千世界鴉殺盡', en: 'Crows Overkill' },
  seats: { min: 2, max: 4 },
  firstGame: {},
  room: 'crows-overkill',
  about: async () => (typeof window === 'undefined' ? (await import('./about')).default : notOnAPage()),
  rulebook: async () => (await import('./whole')).default,
  seatRules: async () => (await import('./seat')).default,
  table: async () => (typeof window === 'undefined' ? noBoard() : import('./table')),
  coach: () => import('./coach'),
};
