import { isVaultOpen } from '../../parts/cards/vault';
import { isA } from '../../parts/haunts/copies';
import { isOfKind } from '../../parts/haunts/of-kind';
import type { CardID, FigureID, RoomID } from '../../rules/components';
import { explorerAt } from '../../rules/figures';
import { roomsInPlay } from '../../rules/house';
import type { Table } from '../../rules/state';
import type { Seen } from '../../rules/thing';

export type State = {
  /** Where it began: what hangs together with this room spreads. */
  heart: RoomID;
  /** Rooms that are full of it, those among them that people of it have left behind (BH-h27-D3). */
  rooms: readonly RoomID[];
  /** It has spread once: before that it takes nobody (BH-h27-K1). */
  isAwake: boolean;
  /** Rooms that have given up their ingredient. */
  searched: readonly RoomID[];
  /** Ingredients that it has swallowed. */
  thrown: number;
  /** What has been found out about it, once for each success. */
  weakness: { readonly done: readonly string[] };
};
export type Seer = Seen<State>;

export const CLAUSE = 'BH-h27';
export const PERSON = 'blob-person';
export const INGREDIENT = '27:ingredient';
export const ELEVATOR = 'mystic-elevator';
const VAULT = 'vault';

/** Where there is something to throw, once in each (BH-h27-D4). */
const LIST =
  'attic conservatory furnace-room gardens library research-laboratory operating-laboratory junk-room kitchen larder storeroom vault wine-cellar';
export const SOURCES: readonly RoomID[] = LIST.split(' ');

/** Once for each player (BH-h27-H). */
export const needed = ({ haunt }: Pick<Table, 'haunt'>): number => haunt?.players ?? 1;
export const isKnown = ({ table, mine }: Pick<Seer, 'table' | 'mine'>): boolean =>
  mine.weakness.done.length >= needed(table);

export const isShut = (table: Readonly<Table>, room: RoomID): boolean =>
  room === VAULT && !isVaultOpen(table);

/** Rooms that nobody has searched yet and that it has not filled; those in the house, or all. */
export const sourcesLeft = ({ mine }: Pick<Seer, 'mine'>): RoomID[] =>
  SOURCES.filter((room) => !mine.searched.includes(room) && !mine.rooms.includes(room));
export const sourcesHere = ({ table, mine }: Seer): RoomID[] =>
  roomsInPlay(table, sourcesLeft({ mine })).filter((room) => !isShut(table, room));

export const isPerson = (table: Pick<Table, 'monsters'>, figure: FigureID): boolean =>
  isOfKind(table, figure, PERSON);

export const ingredientsOf = (table: Pick<Table, 'explorers'>, seat: FigureID): CardID[] =>
  explorerAt(table, seat).cards.filter((card) => isA(INGREDIENT, card));
