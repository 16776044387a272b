import { type GameEntry, noBoard, notOnAPage } from '@/kit/entry';

export const diggers: GameEntry = {
  slug: 'diggers',
  title: { 'zh-Hant': '偶像發掘', en: 'Diggers' },
  seats: { min: 2, max: 6 },
  firstGame: { costumes: false },
  room: 'diggers',
  about: async () => (typeof window === 'undefined' ? (await import('./about')).default : notOnAPage()),
  rulebook: async () => (await import('./whole')).default,
  seatRules: async () => (await import('./seat')).default,
  table: async () => (typeof window === 'undefined' ? noBoard() : import('./table')),
  coach: () => import('./coach'),
};
