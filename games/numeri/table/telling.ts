import type { TellingOf } from '@/ui/table/telling';
import type zhHant from '../messages/zh-Hant.json';

/** Heard and seen; its words come with what is done with it. */
type Unsaid = { readonly roll: string };

/** A die in the hand, beans on stone, bamboo. */
export const telling: TellingOf<typeof zhHant.journal & Unsaid> = {
  start: { weight: 'silent', sound: 'knock' },
  roll: { weight: 'silent', sound: 'die' },
  pass: { weight: 'notable', sound: 'hollow' },
  enter: { weight: 'passing', sound: 'pebble' },
  move: { weight: 'passing', sound: 'step' },
  split: { weight: 'notable', sound: 'crack' },
  open: { weight: 'notable', sound: 'gate' },
  bonus: { weight: 'notable', sound: 'linked' },
  end: { weight: 'notable', sound: 'gong' },
};
