import type { SoundsOf } from '@/ui/sound';
import type zhHant from '../messages/zh-Hant.json';

/** A die in the hand, beans on stone, bamboo. */
export const sounds: SoundsOf<typeof zhHant.journal> = {
  start: 'knock',
  roll: 'die',
  pass: 'hollow',
  enter: 'pebble',
  move: 'step',
  split: 'crack',
  open: 'gate',
  bonus: 'linked',
  end: 'gong',
};
