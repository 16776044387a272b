import { type GameEntry, noBoard, notOnAPage } from '@/kit/entry';

export const cat10: GameEntry = {
  slug: 'cat-10',
  title: { 'zh-Hant': '拾貓鍋', en: 'Cat 10' },
  seats: { min: 2, max: 6 },
  firstGame: {},
  room: 'cat-10',
  about: async () => (typeof window === 'undefined' ? (await import('./about')).default : notOnAPage()),
  rulebook: async () => (await import('./whole')).default,
  seatRules: async () => (await import('./seat')).default,
  table: async () => (typeof window === 'undefined' ? noBoard() : import('./table')),
  coach: () => import('./coach'),
};
