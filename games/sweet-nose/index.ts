import { type GameEntry, noBoard, notOnAPage } from '@/kit/entry';

export const sweetNose: GameEntry = {
  slug: 'sweet-nose',
  title: { 'zh-Hant': '好鼻師', en: 'Sweet Nose' },
  seats: { min: 3, max: 5 },
  firstGame: { heaven: false, shopkeeper: false },
  room: 'sweet-nose',
  about: async () => (typeof window === 'undefined' ? (await import('./about')).default : notOnAPage()),
  rulebook: async () => (await import('./whole')).default,
  seatRules: async () => (await import('./seat')).default,
  table: async () => (typeof window === 'undefined' ? noBoard() : import('./table')),
  coach: () => import('./coach'),
};
