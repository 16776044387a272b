import { type GameEntry, noBoard, notOnAPage } from '@/kit/entry';

export const loveLetter: GameEntry = {
  slug: 'love-letter',
  title: { 'zh-Hant': '情書', en: 'Love Letter' },
  seats: { min: 2, max: 4 },
  firstGame: { goal: 'short', tie: 'classic', faceUp: true },
  room: 'love-letter',
  about: async () => (typeof window === 'undefined' ? (await import('./about')).default : notOnAPage()),
  rulebook: async () => (await import('./whole')).default,
  seatRules: async () => (await import('./seat')).default,
  table: async () => (typeof window === 'undefined' ? noBoard() : import('./table')),
  coach: () => import('./coach'),
};
