import type { PlayerID } from '@/kit/action';
import type { FaceDown } from '../../parts/haunts/face-down';
import type { CardID, Floor, RoomID, Trait } from '../../rules/components';
import { explorerAt, livingSeats, traitOf } from '../../rules/figures';
import { hasOpenWindow, roomOf, roomsInPlay, tileOf } from '../../rules/house';
import type { Table } from '../../rules/state';
import { type Nothing, type Roll, type Rolled, stepsOf } from '../../rules/step';
import type { Seen } from '../../rules/thing';

/** Twenty Clues: what each is worth and where, what a search comes to, and which of them nobody has seen. */

export type State = {
  readonly clues: FaceDown;
  /** Whom the dart has struck (BH-h50-D8). */
  readonly struck: PlayerID | null;
  readonly finder: PlayerID | null;
};
export type Seer = Seen<State>;

export const step = stepsOf<
  Record<'cave-in' | 'dart', Nothing> & {
    hide: { isSetup: boolean };
    searched: Rolled & { room: RoomID; clue: number | null };
    take: { room: RoomID };
    choose: { left: number };
  }
>('haunt');

export const CLAUSE = 'BH-h50';
export const COUNT = 20;
export const SEARCH = 'rolls.search';
/** What a search has to come to: for the treasure, for a room to fall, for the Clue, for nothing worse. */
export const TREASURE = 16;
export const RUIN = 13;
export const FIND = 4;
/** Which traps are which. */
export const [DART, ROCK, BLAST, CHEST] = [17, 18, 19, 20];

/** One floor after the other; the first falls where nobody is, the next from its stairs (BH-h50-H, BH-h50-D2). */
export const ORDER = {
  floors: ['upper', 'ground'],
  first: (house: Pick<Table, 'tiles' | 'explorers'>, floor: Floor): readonly RoomID[] => {
    const isTaken = (room: RoomID) =>
      livingSeats(house).some((seat) => explorerAt(house, seat).room === room);
    const free = house.tiles.filter((tile) => tile.floor === floor && !isTaken(tile.room));
    return floor === 'ground' ? ['grand-staircase'] : free.map(({ room }) => room);
  },
} as const;

interface Clue {
  /** So much, or the value of one of these traits (BH-h50-K2). */
  readonly adds: number | readonly Trait[];
  /** Where; absent: anywhere, or on a whole floor. */
  readonly rooms?: readonly RoomID[];
  readonly floor?: Floor;
  /** In rooms besides whose window looks out (BH-h50-D11). */
  readonly windows?: true;
  /** Whoever goes by it may die, and need not (BH-h50-D6). */
  readonly isRisky?: true;
}

const points = (adds: Clue['adds'], ...rooms: readonly RoomID[]): Clue => ({ adds, rooms });

/** Those that are no traps, by their numbers from 1. */
export const CLUES: readonly Clue[] = [
  points(7, 'catacombs'),
  points(7, 'wine-cellar'),
  points(7, 'library'),
  points(7, 'dining-room'),
  points(6, 'conservatory', 'underground-lake'),
  points(6, 'crypt', 'chapel'),
  points(5, 'attic', 'kitchen', 'storeroom', 'larder'),
  { adds: 4, floor: 'basement' },
  { adds: 3 },
  points(['knowledge'], 'operating-laboratory', 'research-laboratory'),
  points(['knowledge'], 'organ-room'),
  points(['knowledge'], 'game-room'),
  points(['might'], 'statuary-corridor'),
  points(['sanity'], 'furnace-room'),
  { ...points(6, 'tower', 'balcony'), windows: true, isRisky: true },
  { ...points(['might', 'sanity'], 'chasm'), isRisky: true },
];

/** What a Clue is called before its holder. */
export const wordOf = (clue: number): string => `clue-${clue}`;
export const cardOf = (clue: number): CardID => `50:${wordOf(clue)}`;
export const clueOf = (card: CardID): number | undefined => {
  const [, number] = /^50:clue-(\d+)$/.exec(card) ?? [];
  return number === undefined ? undefined : Number(number);
};
export const isTrap = (clue: number): boolean => clue > CLUES.length;

/** Clues of a seat that are no traps. */
export const cluesOf = (table: Pick<Table, 'explorers'>, seat: PlayerID): number[] =>
  explorerAt(table, seat).cards.flatMap((card) => {
    const clue = clueOf(card);
    return clue === undefined || isTrap(clue) ? [] : [clue];
  });

/** Rooms in which one lies face down; with a room that is lost its Clue is (BH-h50-K9). */
export const hidingPlaces = ({ table, mine }: Seer): RoomID[] => roomsInPlay(table, mine.clues.lying);
/** Rooms that anybody can search (BH-h50-H). */
export const searchable = ({ table, mine }: Seer): RoomID[] =>
  roomsInPlay(table, [...mine.clues.lying, ...mine.clues.bare]);

/** Whether a Clue points to a room. */
function fits({ table, box }: Seer, clue: number, room: RoomID): boolean {
  const tile = tileOf(table, room);
  const kind = CLUES[clue - 1];
  if (tile === undefined || kind === undefined) return false;
  if (kind.rooms === undefined) return kind.floor === undefined || kind.floor === tile.floor;
  return kind.rooms.includes(room) || (kind.windows === true && hasOpenWindow(table, box, tile));
}

/** What a Clue adds in a room to which it points, by one of its traits where it has any. */
interface Hint {
  readonly clue: number;
  readonly by: number;
  readonly trait?: Trait;
}

function hintsOf(seen: Seer, seat: PlayerID, clue: number, room: RoomID): readonly Hint[] {
  const { adds = [] } = CLUES[clue - 1] ?? {};
  if (!fits(seen, clue, room)) return [];
  if (typeof adds === 'number') return [{ clue, by: adds }];
  return adds.map((trait) => ({ clue, trait, by: traitOf(seen, seat, trait) }));
}

const isRisky = (clue: number): boolean => CLUES[clue - 1]?.isRisky === true;

/** What a Clue that is no trap is worth to a search by who holds it: itself, and what it adds there without a risk. */
export const worthOf = (seen: Seer, seat: PlayerID, clue: number, room: RoomID): number =>
  1 + (isRisky(clue) ? 0 : (hintsOf(seen, seat, clue, room)[0]?.by ?? 0));

/** A way to search a room. */
export interface Way {
  readonly room: RoomID;
  readonly risk: Hint | null;
  readonly roll: Roll;
}

/** How a seat can search a room with what it holds: without a risk, and by each risky Clue that points there (BH-h50-D5, BH-h50-K1). */
export function waysIn(seen: Seer, seat: PlayerID, room: RoomID): Way[] {
  const isOpen = searchable(seen).includes(room);
  if (!isOpen && roomOf(seen.box, room).symbol !== undefined) return [];
  const held = cluesOf(seen.table, seat);
  const sum = held.reduce((all, clue) => all + worthOf(seen, seat, clue, room), 0);
  const risks = held.filter(isRisky).flatMap((clue) => hintsOf(seen, seat, clue, room));
  const way = (risk: Hint | null): Way => ({
    room,
    risk,
    roll: { do: 'roll', seat, trait: 'knowledge', use: 'task', what: SEARCH, add: sum + (risk?.by ?? 0) },
  });
  return [...(isOpen ? [way(null)] : []), ...risks.map(way)];
}
