import type { TellingOf } from '@/ui/table/telling';
import type zhHant from '../messages/zh-Hant.json';

/** Paper on leather, and wax. */
export const telling: TellingOf<typeof zhHant.journal> = {
  'round-begin': { weight: 'silent', sound: 'shuffle' },
  'face-up': { weight: 'silent', sound: 'reveal' },
  deal: { weight: 'silent', sound: 'deal' },
  draw: { weight: 'silent', sound: 'draw' },
  play: { weight: 'passing', sound: 'play' },
  'play-at': { weight: 'notable', sound: 'aim' },
  handmaid: { weight: 'notable', sound: 'flutter' },
  'no-effect': { weight: 'notable', sound: 'hollow' },
  // What comes of a right guess is heard as somebody is put out.
  'guard-hit': { weight: 'moment', sound: 'knock' },
  'guard-miss': { weight: 'moment', sound: 'hollow' },
  'priest-look': { weight: 'moment', sound: 'peek' },
  'baron-level': { weight: 'moment', sound: 'level' },
  'baron-defeat': { weight: 'moment', sound: 'clash' },
  'prince-discard': { weight: 'moment', sound: 'discard' },
  'prince-draw': { weight: 'notable', sound: 'draw' },
  'prince-draw-aside': { weight: 'notable', sound: 'slide' },
  'king-trade': { weight: 'moment', sound: 'trade' },
  out: { weight: 'moment', sound: 'out' },
  show: { weight: 'silent', sound: 'reveal' },
  'round-last': { weight: 'notable', sound: 'seal' },
  'round-showdown': { weight: 'notable', sound: 'seal' },
  'round-discards': { weight: 'notable', sound: 'seal' },
};
