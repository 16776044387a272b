import type { SoundsOf } from '@/ui/sound';
import type zhHant from '../messages/zh-Hant.json';

/** Paper on leather, and wax. */
export const sounds: SoundsOf<typeof zhHant.journal> = {
  'round-begin': 'shuffle',
  'face-up': 'reveal',
  deal: 'deal',
  draw: 'draw',
  play: 'play',
  'play-at': 'aim',
  handmaid: 'flutter',
  'no-effect': 'hollow',
  // What comes of a right guess is heard as somebody is put out.
  'guard-hit': 'knock',
  'guard-miss': 'hollow',
  'priest-look': 'peek',
  'baron-level': 'level',
  'baron-defeat': 'clash',
  'prince-discard': 'discard',
  'prince-draw': 'draw',
  'prince-draw-aside': 'slide',
  'king-trade': 'trade',
  out: 'out',
  show: 'reveal',
  'round-last': 'seal',
  'round-showdown': 'seal',
  'round-discards': 'seal',
};
