import type { PlayerID } from '@/kit/action';
import { explorerAt, isMonster } from '../../rules/figures';
import type { Seen, Thing } from '../../rules/thing';

/**
 * Trait rolls of the explorers in a token's room, on either side of a barrier, are made with other dice: a
 * lessening never brings them below one by itself (BH104).
 */
export const aura = (
  by: number,
  isTouched: (seen: Seen, seat: PlayerID) => boolean = () => true,
): Pick<Thing, 'alters'> => ({
  alters: {
    dice: (seen, { roll: { trait, seat } }, so, { rooms }) => {
      if (trait === undefined || isMonster(seat) || !isTouched(seen, seat)) return so;
      if (!rooms.includes(explorerAt(seen.table, seat).room)) return so;
      return { ...so, dice: by > 0 ? so.dice + by : Math.max(Math.min(so.dice, 1), so.dice + by) };
    },
  },
});
