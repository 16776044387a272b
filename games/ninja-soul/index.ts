import { type GameEntry, noBoard, notOnAPage } from '@/kit/entry';

export const ninjaSoul: GameEntry = {
  slug: 'ninja-soul',
  title: { 'zh-Hant': '忍者魂', en: 'Ninja Soul' },
  seats: { min: 5, max: 8 },
  firstGame: { goal: 'short' },
  room: 'ninja-soul',
  about: async () => (typeof window === 'undefined' ? (await import('./about')).default : notOnAPage()),
  rulebook: async () => (await import('./whole')).default,
  seatRules: async () => (await import('./seat')).default,
  table: async () => (typeof window === 'undefined' ? noBoard() : import('./table')),
  coach: () => import('./coach'),
};
