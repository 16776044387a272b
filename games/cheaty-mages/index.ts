import { type GameEntry, noBoard, notOnAPage } from '@/kit/entry';

export const cheatyMages: GameEntry = {
  slug: 'cheaty-mages',
  title: { 'zh-Hant': '詐賭巫師', en: 'Cheaty Mages!' },
  seats: { min: 3, max: 6 },
  firstGame: { bribe: false, cancelled: 'replay', discard: false },
  room: 'cheaty-mages',
  about: async () => (typeof window === 'undefined' ? (await import('./about')).default : notOnAPage()),
  rulebook: async () => (await import('./whole')).default,
  seatRules: async () => (await import('./seat')).default,
  table: async () => (typeof window === 'undefined' ? noBoard() : import('./table')),
  coach: () => import('./coach'),
};
