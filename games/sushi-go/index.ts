import { type GameEntry, noBoard, notOnAPage } from '@/kit/entry';

export const sushiGo: GameEntry = {
  slug: 'sushi-go',
  title: { 'zh-Hant': '壽司走走', en: 'Sushi Go!' },
  seats: { min: 2, max: 5 },
  firstGame: { passBothWays: false },
  room: 'sushi-go',
  about: async () => (typeof window === 'undefined' ? (await import('./about')).default : notOnAPage()),
  rulebook: async () => (await import('./whole')).default,
  seatRules: async () => (await import('./seat')).default,
  table: async () => (typeof window === 'undefined' ? noBoard() : import('./table')),
  coach: () => import('./coach'),
};
