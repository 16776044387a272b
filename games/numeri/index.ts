import { type GameEntry, noBoard, notOnAPage } from '@/kit/entry';

export const numeri: GameEntry = {
  slug: 'numeri',
  title: { 'zh-Hant': 'Numeri', en: 'Numeri' },
  seats: { min: 2, max: 4 },
  firstGame: {},
  room: 'numeri',
  about: async () => (typeof window === 'undefined' ? (await import('./about')).default : notOnAPage()),
  rulebook: async () => (await import('./whole')).default,
  seatRules: async () => (await import('./seat')).default,
  table: async () => (typeof window === 'undefined' ? noBoard() : import('./table')),
  coach: () => import('./coach'),
};
