import type { TellingOf } from '@/ui/table/telling';
import type zhHant from '../messages/zh-Hant.json';

/** A die in the hand, beans on stone, bamboo. */
export const telling: TellingOf<typeof zhHant.journal> = {
  start: { weight: 'silent', sound: 'knock' },
  roll: { weight: 'notable', sound: 'die' },
  pass: { weight: 'notable', sound: 'hollow' },
  enter: { weight: 'passing', sound: 'pebble' },
  move: { weight: 'passing', sound: 'step' },
  split: { weight: 'notable', sound: 'crack' },
  open: { weight: 'notable', sound: 'gate' },
  bonus: { weight: 'notable', sound: 'linked' },
  end: { weight: 'notable', sound: 'gong' },
};
