import { isOfKind, ofKind } from '../../parts/haunts/of-kind';
import type { FigureID, RoomID } from '../../rules/components';
import { roomsInPlay } from '../../rules/house';
import type { Table } from '../../rules/state';
import type { Seen } from '../../rules/thing';

export type State = {
  /** Torches lit so far: each has its number. */
  lit: number;
  /** Torches that have hit. */
  hits: number;
  /** Pushed into the depths. */
  isFallen: boolean;
};

export type Seer = Seen<State>;

export const CREATURE = 'creature';
export const TORCH = '29:torch';

/** Where it may lie on its table, the first one first. */
export const LABS: readonly RoomID[] = ['research-laboratory', 'operating-laboratory'];
const FIRES: readonly RoomID[] = ['charred-room', 'furnace-room', 'pentagram-chamber', 'kitchen'];
export const DEPTHS: readonly RoomID[] = ['tower', 'chasm'];
/** What pushing it has to reach. */
export const SHOVE = 6;

export const isFire = (room: RoomID): boolean => FIRES.includes(room);
export const firesIn = (table: Pick<Table, 'tiles'>): RoomID[] => roomsInPlay(table, FIRES);

export const isCreature = (table: Pick<Table, 'monsters'>, figure: FigureID): boolean =>
  isOfKind(table, figure, CREATURE);
export const creatureIn = (table: Pick<Table, 'monsters'>) => ofKind(table, CREATURE)[0];
