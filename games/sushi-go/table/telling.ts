import type { TellingOf } from '@/ui/table/telling';
import type zhHant from '../messages/zh-Hant.json';

/** Plates on a wooden counter. */
export const telling: TellingOf<typeof zhHant.journal> = {
  'round-begin': { weight: 'silent', sound: 'shuffle' },
  deal: { weight: 'silent', sound: 'deal' },
  lock: { weight: 'silent', sound: 'knock' },
  unlock: { weight: 'silent', sound: 'lift' },
  chopsticks: { weight: 'passing', sound: 'chopsticks' },
  place: { weight: 'passing', sound: 'plate' },
  'place-wasabi': { weight: 'passing', sound: 'plateOnPlate' },
  'pass-left': { weight: 'silent', sound: 'slide' },
  'pass-right': { weight: 'silent', sound: 'slide' },
  'pass-last': { weight: 'silent', sound: 'slide' },
  last: { weight: 'passing', sound: 'plate' },
  'last-wasabi': { weight: 'passing', sound: 'plateOnPlate' },
  'round-end': { weight: 'silent', sound: 'gong' },
  // The gong before them speaks for all seats.
  'round-score': { weight: 'silent', sound: null },
  'pudding-most': { weight: 'notable', sound: 'wobbleUp' },
  'pudding-fewest': { weight: 'notable', sound: 'wobbleDown' },
  'pudding-none': { weight: 'notable', sound: 'level' },
};
