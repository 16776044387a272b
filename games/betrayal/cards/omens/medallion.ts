import type { Card } from '../../rules/thing';

const ROOMS: readonly string[] = ['pentagram-chamber', 'crypt', 'graveyard'];

/** Three rooms do nothing to whoever wears it, by itself (BH114). */
export const medallion: Card = {
  deck: 'omen',
  clause: 'BH-medallion',
  isItem: true,
  alters: {
    feels: (_seen, { seat, room }, so, { holder }) => so && !(holder === seat && ROOMS.includes(room)),
  },
};
