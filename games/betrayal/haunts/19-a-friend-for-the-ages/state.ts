import type { PlayerID } from '@/kit/action';
import { heldBy, isA } from '../../parts/haunts/copies';
import { successes } from '../../parts/haunts/successes';
import type { CardID, RoomID } from '../../rules/components';
import { explorerAt } from '../../rules/figures';
import { roomsInPlay, tileOf } from '../../rules/house';
import type { Not } from '../../rules/option';
import type { Table } from '../../rules/state';
import type { Seen } from '../../rules/thing';

export type State = {
  /** Rooms that have had their Paint. */
  stocked: RoomID[];
  /** Paints that the traitor has destroyed. */
  destroyed: number;
  /** What hurts just now gets through to the traitor: the portrait, or whoever wears the Amulet. */
  isExposed: boolean;
};

export type Seer = Seen<State>;

export const GALLERY = 'gallery';
export const AMULET = 'amulet-of-the-ages';
export const PAINT = '19:paint';
/** Paints that the traitor has to destroy: that side's secret (BH156). */
export const ENOUGH = 3;
/** What looking at the portrait has to reach: the traitor's secret as well. */
export const FACE = 4;

export const ROOMS: readonly RoomID[] = [
  'abandoned-room',
  'attic',
  'collapsed-room',
  'patio',
  'statuary-corridor',
  'storeroom',
  'wine-cellar',
];

/** Paints that have no room yet (BH-h19-S). */
export const left = ({ table, mine }: Pick<Seer, 'table' | 'mine'>): number =>
  Math.max(0, (table.haunt?.heroCount ?? 0) + 2 - mine.stocked.length);

/** Rooms of the house that could have one yet. */
export const bare = ({ table, mine }: Pick<Seer, 'table' | 'mine'>): RoomID[] =>
  roomsInPlay(table, ROOMS).filter((room) => !mine.stocked.includes(room));

/** Rooms in which one lies on the floor. */
export const lying = ({ piles }: Pick<Table, 'piles'>): RoomID[] =>
  piles.flatMap(({ room, cards }) => (cards.some((card) => isA(PAINT, card)) ? [room] : []));

export const paintOf = (seen: Seen, seat: PlayerID): CardID | undefined => heldBy(seen, seat, PAINT);

/** The heroes paint over the portrait. */

/** Why one who is there can't. */
const BRING: Not = { reason: 'bring-paint', clause: 'BH-h19' };
const MOVED: Not = { reason: 'paint-moved', clause: 'BH33' };

/** Once for each hero, with a Paint in hand: that is its use of the turn (BH-h19-H, BH168); a success uses it up (BH-h19-D7). */
export const painting = successes({
  name: 'paint',
  clause: 'BH-h19',
  what: 'rolls.paint',
  label: 'paint-over',
  mark: 'strokes',
  from: 4,
  of: ({ table }) => table.haunt?.heroCount ?? 1,
  tries: (seen, seat) => {
    if (explorerAt(seen.table, seat).room !== GALLERY) return [];
    const card = paintOf(seen, seat);
    if (card === undefined) return [{ key: GALLERY, trait: 'knowledge', not: BRING }];
    if (seen.table.turn.usedCards.includes(card)) return [{ key: GALLERY, trait: 'knowledge', not: MOVED }];
    return [{ key: card, card, trait: 'knowledge' }];
  },
  tried: (_at, seat, card, isOk) => (isOk ? [{ do: 'discard', seat, card }] : []),
  next: ({ table }) => ({ next: { kind: tileOf(table, GALLERY) ? 'paint' : 'find-gallery' } }),
});
