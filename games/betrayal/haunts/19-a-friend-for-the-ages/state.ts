import type { PlayerID } from '@/kit/action';
import { deed } from '../../parts/haunt';
import { successes } from '../../parts/successes';
import { heldBy, isA } from '../../parts/thrown';
import type { CardID, RoomID } from '../../rules/components';
import { explorerAt, sideOf } from '../../rules/figures';
import { roomsInPlay, tileOf } from '../../rules/house';
import type { Option } from '../../rules/option';
import type { Table } from '../../rules/state';
import type { Seen } from '../../rules/thing';
import { isDone } from '../../rules/turn';

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
  Math.max(0, (table.haunt?.heroes ?? 0) + 2 - mine.stocked.length);

/** Rooms of the house that could have one yet. */
export const bare = ({ table, mine }: Pick<Seer, 'table' | 'mine'>): RoomID[] =>
  roomsInPlay(table, ROOMS).filter((room) => !mine.stocked.includes(room));

/** Rooms in which one lies on the floor. */
export const lying = ({ piles }: Pick<Table, 'piles'>): RoomID[] =>
  piles.flatMap(({ room, cards }) => (cards.some((card) => isA(PAINT, card)) ? [room] : []));

export const paintOf = (seen: Seen, seat: PlayerID): CardID | undefined => heldBy(seen, seat, PAINT);

/** The heroes paint over the portrait. */

/** Once for each hero, with a Paint in hand: that is its use of the turn (BH-h19-H, BH168); a success uses it up (BH-h19-D7). */
export const painting = successes({
  name: 'paint',
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
  tried: (_at, seat, card, isOk) => (isOk ? [{ do: 'discard', seat, card }] : []),
  next: ({ table }) => ({ next: { kind: tileOf(table, GALLERY) ? 'paint' : 'find-gallery' } }),
});

/** Why a hero in the Gallery can't paint, where somebody would ask. */
export function dry(seen: Seer, seat: PlayerID): Option[] {
  const { table } = seen;
  const isThere = sideOf(table, seat) === 'heroes' && explorerAt(table, seat).room === GALLERY;
  const card = paintOf(seen, seat);
  const isReady = card !== undefined && !table.turn.usedCards.includes(card);
  if (!isThere || isReady || isDone(table, 'paint')) return [];
  const facts = { trait: { term: 'traits.knowledge' } };
  const bare = { reason: 'bring-paint', clause: 'BH-h19' } as const;
  const fresh = { reason: 'paint-moved', clause: 'BH33' } as const;
  const option = deed('BH-h19', 'paint-over', { args: ['paint', GALLERY], facts, next: [] });
  return [{ ...option, not: card === undefined ? bare : fresh }];
}
