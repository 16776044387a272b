import type { PlayerID } from '@/kit/action';
import { heldBy, isA } from '../../parts/haunts/copies';
import type { Place, RoomID, Trait } from '../../rules/components';
import { livingSeats } from '../../rules/figures';
import { roomOf, roomsInPlay } from '../../rules/house';
import type { Table } from '../../rules/state';
import type { Seen } from '../../rules/thing';

export type State = {
  /** Rooms in which a Parachute has been found (BH-h31-D7). */
  readonly emptied: readonly RoomID[];
};
export type Seer = Seen<State>;

export const CLAUSE = 'BH-h31';
export const ELEVATOR = 'mystic-elevator';
export const HALL = 'entrance-hall';
export const PARACHUTE = '31:parachute';

export const SEARCH = 'rolls.search';
export const SEARCH_FROM = 4;
export const SEARCHED_BY: readonly Trait[] = ['knowledge', 'speed'];
export const JUMP = 'rolls.jump-out';
export const JUMP_FROM = 4;
export const JUMPED_BY: readonly Trait[] = ['knowledge', 'sanity'];
export const FOUGHT_BY: readonly Trait[] = ['might', 'knowledge'];

/** Where one can get out into the air. */
export const EXITS: readonly RoomID[] = [HALL, 'balcony', 'tower', 'coal-chute', 'collapsed-room'];

/** One for every two players, rounded down (BH-h31-S). */
export const countOf = ({ haunt }: Readonly<Pick<Table, 'haunt'>>): number =>
  Math.floor((haunt?.players ?? 0) / 2);
/** Those that nobody has found yet. */
export const unfound = ({ table, mine }: Pick<Seer, 'table' | 'mine'>): number =>
  countOf(table) - mine.emptied.length;

export const hasOne = (seen: Seen, seat: PlayerID): boolean => heldBy(seen, seat, PARACHUTE) !== undefined;
/** Those who have one and are in the house. */
export const holders = (seen: Seen): PlayerID[] =>
  livingSeats(seen.table).filter((seat) => hasOne(seen, seat));
/** Where some lie about. */
export const lying = ({ piles }: Readonly<Pick<Table, 'piles'>>): Place[] =>
  piles.filter(({ cards }) => cards.some((card) => isA(PARACHUTE, card)));

/** Whether there is one in the house, held, lying or unfound (BH-h31-D1). */
export const areAnyLeft = (seen: Seer): boolean =>
  unfound(seen) > 0 || holders(seen).length > 0 || lying(seen.table).length > 0;

/** Whether there is still one to be found in a room (BH-h31-D7, BH-h31-D8). */
export const isPromising = (seen: Seer, room: RoomID): boolean =>
  unfound(seen) > 0 && roomOf(seen.box, room).symbol === 'omen' && !seen.mine.emptied.includes(room);

/** Rooms in the house to be searched, and those by which one gets out. */
export const searchable = (seen: Seer): RoomID[] =>
  seen.table.tiles.flatMap(({ room }) => (isPromising(seen, room) ? [room] : []));
export const exitsOf = ({ table }: Seen): RoomID[] => roomsInPlay(table, EXITS);
