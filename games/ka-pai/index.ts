import { type GameEntry, noBoard, notOnAPage } from '@/kit/entry';

export const kaPai: GameEntry = {
  slug: 'ka-pai',
  title: { 'zh-Hant': '畫得好', en: 'Ka Pai' },
  seats: { min: 1, max: 8 },
  firstGame: { sheet: 'base' },
  room: 'ka-pai',
  about: async () => (typeof window === 'undefined' ? (await import('./about')).default : notOnAPage()),
  rulebook: async () => (await import('./whole')).default,
  seatRules: async () => (await import('./seat')).default,
  table: async () => (typeof window === 'undefined' ? noBoard() : import('./table')),
  coach: () => import('./coach'),
};
