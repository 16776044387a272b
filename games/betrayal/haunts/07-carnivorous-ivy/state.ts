import type { Grip } from '../../parts/haunts/grip';
import type { FigureID, RoomID } from '../../rules/components';
import { explorerAt, isTraitor } from '../../rules/figures';
import { roomsInPlay } from '../../rules/house';
import type { BetrayalG, Table } from '../../rules/state';
import type { Seen } from '../../rules/thing';

export type Creeper = {
  /** Its number, on its Root and on its Tip. */
  no: number;
  /** Where it grows: its Root stays there. */
  root: RoomID;
  tip: FigureID;
};

export type State = {
  /** Those that live. */
  creepers: Creeper[];
  /** How many have come up; 0 before setup. */
  planted: number;
  /** How many have been sprayed. */
  sprayed: number;
  /** The Spray has been made: there is no other (BH-h07-H). */
  isMade: boolean;
  /** The traitor has poured it away. */
  isSpilt: boolean;
  grip: Grip;
};

export type Seer = Seen<State>;

export const TIP = 'tip';
export const BOOK = 'book';
export const SPRAY = '7:plant-spray';
/** What brewing has to reach. */
export const BREW = 5;

const GARDENS: readonly RoomID[] = [
  'entrance-hall',
  'balcony',
  'bedroom',
  'chapel',
  'conservatory',
  'dining-room',
  'gardens',
  'grand-staircase',
  'graveyard',
  'master-bedroom',
  'patio',
  'tower',
];
export const LABS: readonly RoomID[] = ['research-laboratory', 'kitchen'];
export const DEPTHS: readonly RoomID[] = ['chasm', 'furnace-room', 'underground-lake'];

/** Where Creepers come up, where Spray is brewed, and where it is poured away: as far as they stand. */
export const gardens = (table: Pick<Table, 'tiles'>) => roomsInPlay(table, GARDENS);
export const labs = (table: Pick<Table, 'tiles'>) => roomsInPlay(table, LABS);
export const depths = (table: Pick<Table, 'tiles'>) => roomsInPlay(table, DEPTHS);

/** Two for each player, ten at most. */
export const mostCreepers = ({ haunt }: Pick<Table, 'haunt'>): number =>
  Math.min(10, 2 * (haunt?.players ?? 0));

/** As many as there are players have to be sprayed, or all that there are (BH-h07-D2). */
export const wanted = ({ haunt }: Pick<Table, 'haunt'>, { sprayed, creepers }: State): number =>
  Math.min(haunt?.players ?? 1, sprayed + creepers.length);

export const creeperOf = ({ creepers }: State, tip: FigureID): Creeper | undefined =>
  creepers.find((one) => one.tip === tip);

/** Whether the traitor stands with the Spray where it is poured away. */
export const isAtDepth = (G: BetrayalG, seat: string): boolean => {
  const { cards, room } = explorerAt(G, seat);
  return isTraitor(G, seat) && cards.includes(SPRAY) && DEPTHS.includes(room);
};
