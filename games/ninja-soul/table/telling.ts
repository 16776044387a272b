import type { TellingOf } from '@/ui/table/telling';
import type zhHant from '../messages/zh-Hant.json';

/** Steps on a roof, paper, and steel. */
export const telling: TellingOf<typeof zhHant.journal> = {
  'round-begin': { weight: 'notable', sound: 'shuffle' },
  look: { weight: 'moment', sound: 'peek' },
  swap: { weight: 'notable', sound: 'trade' },
  open: { weight: 'notable', sound: 'reveal' },
  sleep: { weight: 'notable', sound: 'hollow' },
  die: { weight: 'moment', sound: 'out' },
  'peek-hit': { weight: 'moment', sound: 'gong' },
  'peek-miss': { weight: 'moment', sound: 'peek' },
  kill: { weight: 'moment', sound: 'clash' },
  'round-won': { weight: 'notable', sound: 'seal' },
  'round-last': { weight: 'notable', sound: 'seal' },
  'round-stopped': { weight: 'notable', sound: 'gong' },
};
