import type { PlayerID } from '@/kit/action';
import { deed } from '../../parts/haunt';
import { successes } from '../../parts/successes';
import { explorerAt, sideOf } from '../../rules/figures';
import { tileOf } from '../../rules/house';
import type { Option } from '../../rules/option';
import { isDone } from '../../rules/turn';
import { GALLERY, paintOf, type Seer } from './state';

/** The heroes paint over the portrait. */

const NAME = 'paint';

/** Once for each hero, with a Paint in hand: that is its use of the turn (BH-h19-H, BH168); it stays in hand (BH-h19-K1). */
export const painting = successes({
  name: NAME,
  clause: 'BH-h19',
  what: 'rolls.paint',
  label: 'paint-over',
  mark: 'strokes',
  from: 4,
  of: ({ table }) => table.haunt?.heroes ?? 1,
  tries: (seen, seat) => {
    const card = paintOf(seen, seat);
    const isThere = explorerAt(seen.table, seat).room === GALLERY;
    return isThere && card !== undefined ? [{ key: card, card, trait: 'knowledge' }] : [];
  },
  next: ({ table }) => ({
    next: { kind: tileOf(table, GALLERY) === undefined ? 'find-gallery' : 'paint' },
  }),
});

/** Why a hero in the Gallery can't paint, where somebody would ask. */
export function dry(seen: Seer, seat: PlayerID): Option[] {
  const { table } = seen;
  const isThere = sideOf(table, seat) === 'heroes' && explorerAt(table, seat).room === GALLERY;
  const card = paintOf(seen, seat);
  if (!isThere || isDone(table, NAME) || (card !== undefined && !table.turn.usedCards.includes(card)))
    return [];
  const facts = { trait: { term: 'traits.knowledge' } };
  const option = deed('BH-h19', 'paint-over', { args: [NAME, GALLERY], facts, next: [] });
  return [
    {
      ...option,
      not:
        card === undefined
          ? { reason: 'bring-paint', clause: 'BH-h19' }
          : { reason: 'paint-moved', clause: 'BH33' },
    },
  ];
}
