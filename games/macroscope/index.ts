import { type GameEntry, noBoard, notOnAPage } from '@/kit/entry';

export const macroscope: GameEntry = {
  slug: 'macroscope',
  title: { 'zh-Hant': '洞察掀機', en: 'Macroscope' },
  seats: { min: 2, max: 6 },
  firstGame: { rules: 'simple' },
  room: 'macroscope',
  about: async () => (typeof window === 'undefined' ? (await import('./about')).default : notOnAPage()),
  rulebook: async () => (await import('./whole')).default,
  seatRules: async () => (await import('./seat')).default,
  table: async () => (typeof window === 'undefined' ? noBoard() : import('./table')),
  sights: () => import('./sights'),
  coach: () => import('./coach'),
};
