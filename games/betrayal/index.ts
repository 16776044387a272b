import { type GameEntry, noBoard, notOnAPage } from '@/kit/entry';

export const betrayal: GameEntry = {
  slug: 'betrayal',
  title: { 'zh-Hant': '山中小屋', en: 'Betrayal at House on the Hill' },
  seats: { min: 3, max: 6 },
  firstGame: { start: 'haunt', haunt: 'chart' },
  room: 'betrayal',
  about: async () => (typeof window === 'undefined' ? (await import('./about')).default : notOnAPage()),
  rulebook: async () => (await import('./whole')).default,
  seatRules: async () => (await import('./seat')).default,
  table: async () => (typeof window === 'undefined' ? noBoard() : import('./table')),
  coach: () => import('./coach'),
};
