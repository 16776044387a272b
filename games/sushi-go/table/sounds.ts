import type { SoundsOf } from '@/ui/sound';
import type zhHant from '../messages/zh-Hant.json';

/** Plates on a wooden counter. */
export const sounds: SoundsOf<typeof zhHant.journal> = {
  'round-begin': 'shuffle',
  deal: 'deal',
  lock: 'knock',
  unlock: 'lift',
  chopsticks: 'chopsticks',
  place: 'plate',
  'place-wasabi': 'plateOnPlate',
  'pass-left': 'slide',
  'pass-right': 'slide',
  'pass-last': 'slide',
  last: 'plate',
  'last-wasabi': 'plateOnPlate',
  'round-end': 'gong',
  // The gong before them speaks for all seats.
  'round-score': null,
  'pudding-most': 'wobbleUp',
  'pudding-fewest': 'wobbleDown',
  'pudding-none': 'level',
};
