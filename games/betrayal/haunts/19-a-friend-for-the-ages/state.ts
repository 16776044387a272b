import type { PlayerID } from '@/kit/action';
import { heldBy, isA } from '../../parts/thrown';
import type { CardID, RoomID } from '../../rules/components';
import { explorerAt } from '../../rules/figures';
import { roomsInPlay } from '../../rules/house';
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
const AMULET = 'amulet-of-the-ages';
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

export const hasAmulet = (table: Pick<Table, 'explorers'>, seat: PlayerID): boolean =>
  explorerAt(table, seat).cards.includes(AMULET);
