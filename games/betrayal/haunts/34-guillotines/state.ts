import type { PlayerID } from '@/kit/action';
import { knownTraitor, type Masked } from '../../parts/haunts/masked';
import type { CardID, RoomID } from '../../rules/components';
import { explorerAt, isAlive } from '../../rules/figures';
import type { Table } from '../../rules/state';

export type State = Masked & {
  /** By seat, the number on its collar: for all to see (BH-h34-D1). */
  readonly order: readonly number[];
  /** The number that the blades are at. */
  readonly track: number;
  /** Whose collar is off. */
  readonly free: readonly PlayerID[];
  /** Rooms whose Key is gone. */
  readonly taken: readonly RoomID[];
};

type Explorers = Pick<Table, 'explorers'>;

/** Keys it takes to open a collar. */
export const PAIR = 2;
const KEY = '34:key.';
export const keyOf = (room: RoomID): CardID => `${KEY}${room}`;
export const isKey = (card: CardID): boolean => card.startsWith(KEY);
export const keysOf = (table: Explorers, seat: PlayerID): CardID[] =>
  explorerAt(table, seat).cards.filter(isKey);
/** Whether somebody has a Key that is short of another. */
export const isOdd = (table: Explorers, seat: PlayerID): boolean => keysOf(table, seat).length % PAIR === 1;

/** Whether somebody lives in a collar that may still close: a fake one that all know of never does (BH-h34-D6). */
export const isCollared = (table: Explorers, { free, mask }: State, seat: PlayerID): boolean =>
  isAlive(explorerAt(table, seat)) && !free.includes(seat) && knownTraitor(mask) !== seat;

/** Heroes when it began: all but the one whom nobody knows. */
export const heroesOf = ({ explorers }: Explorers): number => explorers.length - 1;
