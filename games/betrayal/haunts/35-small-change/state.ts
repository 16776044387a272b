import type { PlayerID } from '@/kit/action';
import type { Doorways } from '../../parts/haunts/doorways';
import { heroes } from '../../parts/haunts/heroes';
import { ofKind } from '../../parts/haunts/of-kind';
import { isAboard, type Vehicle } from '../../parts/haunts/vehicle';
import type { FigureID, RoomID } from '../../rules/components';
import { sideOf } from '../../rules/figures';
import { hasOpenWindow, roomOf, roomsInPlay } from '../../rules/house';
import type { Monster, Table } from '../../rules/state';
import type { Seen } from '../../rules/thing';

export type State = {
  readonly vehicle: Vehicle;
  readonly doorways: Doorways;
  /** By Cat, the hero whom it holds. */
  readonly held: Readonly<Record<FigureID, PlayerID>>;
  /** Of these heroes those who have tried in vain to get away. */
  readonly beaten: readonly PlayerID[];
};
export type Seer = Seen<State>;

export const CLAUSE = 'BH-h35';
export const CAT = 'cat';
/** Where the plane may be. */
export const TOYS: readonly RoomID[] = ['bedroom', 'master-bedroom', 'storeroom', 'attic', 'game-room'];

export const cats = (table: Pick<Table, 'monsters'>): Monster[] => ofKind(table, CAT);
/** The Cat that holds a hero. */
export const captorOf = ({ held }: State, seat: FigureID): FigureID | undefined =>
  Object.keys(held).find((cat) => held[cat] === seat);
/** Heroes who are free, and not in the plane. */
export const walkers = (seen: Seer): PlayerID[] =>
  heroes(seen.table).filter((seat) => !isAboard(seen, seat) && captorOf(seen.mine, seat) === undefined);
/** Heroes who have died, by whatever it was (BH-h35-D6). */
export const dead = (table: Readonly<Table>): number =>
  table.explorers.filter(({ life }, seat) => life === 'dead' && sideOf(table, String(seat)) === 'heroes')
    .length;

export const toysIn = (table: Readonly<Table>): RoomID[] => roomsInPlay(table, TOYS);
/** Rooms out of which the plane flies: outside ones, and those with a window that looks out (BH80, BH100). */
export const exitsOf = ({ table, box }: Pick<Seen, 'table' | 'box'>): RoomID[] =>
  table.tiles
    .filter((tile) => !tile.isLost)
    .filter((tile) => roomOf(box, tile.room).isOutside === true || hasOpenWindow(table, box, tile))
    .map(({ room }) => room);
