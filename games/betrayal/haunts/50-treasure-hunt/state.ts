import type { PlayerID } from '@/kit/action';
import { hurtBy, lowEnd } from '../../parts/cards/other-end';
import type { CardID, Floor, RoomID, Trait } from '../../rules/components';
import { explorerAt, traitOf } from '../../rules/figures';
import { hasOpenWindow, roomOf, roomsInPlay, tileOf } from '../../rules/house';
import type { LowEnd } from '../../rules/option';
import { chanceOf, diceOf } from '../../rules/rolls';
import type { Table } from '../../rules/state';
import { type Nothing, type Roll, type Rolled, stepsOf } from '../../rules/step';
import type { Seen } from '../../rules/thing';

/** Twenty Clues: what each is worth and where, what a search comes to, and which of them nobody has seen. */

export type State = {
  /** Rooms in which a Clue lies face down, as they were laid. */
  readonly lying: readonly RoomID[];
  /** … and those out of which it has been taken: one can go on searching there. */
  readonly bare: readonly RoomID[];
  /** Clues that nobody has seen: those in `lying`, in that order, then those that are out of the game; shown by number. */
  readonly unseen: readonly number[];
  /** Whom the dart has struck (BH-h50-D8). */
  readonly struck: PlayerID | null;
  readonly finder: PlayerID | null;
  /** An attack is under way: nobody dies of it. */
  readonly isFight: boolean;
};
export type Seer = Seen<State>;

export const step = stepsOf<
  Record<'hide' | 'calm' | 'cave-in' | 'dart', Nothing> & {
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
  first: ({ tiles, explorers }: Pick<Table, 'tiles' | 'explorers'>, floor: Floor): readonly RoomID[] =>
    floor === 'ground'
      ? ['grand-staircase']
      : tiles
          .filter((tile) => tile.floor === floor)
          .flatMap(({ room }) =>
            explorers.some((one) => one.life === 'alive' && one.room === room) ? [] : [room],
          ),
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
export const hidingPlaces = ({ table, mine }: Seer): RoomID[] => roomsInPlay(table, mine.lying);
/** Rooms that anybody can search (BH-h50-H). */
export const searchable = ({ table, mine }: Seer): RoomID[] =>
  roomsInPlay(table, [...mine.lying, ...mine.bare]);

/** Whether a Clue points to a room. */
function fits({ table, box }: Seer, clue: number, room: RoomID): boolean {
  const tile = tileOf(table, room);
  const kind = CLUES[clue - 1];
  if (tile === undefined || kind === undefined) return false;
  if (kind.rooms === undefined) return kind.floor === undefined || kind.floor === tile.floor;
  return kind.rooms.includes(room) || (kind.windows === true && hasOpenWindow(table, box, tile));
}

/** What a Clue adds to a search by one of its traits, where it has any. */
const addedBy = (seen: Seer, seat: PlayerID, clue: number, trait?: Trait): number => {
  const { adds = 0 } = CLUES[clue - 1] ?? {};
  if (typeof adds === 'number') return adds;
  const [first] = adds;
  const by = trait ?? first;
  return by === undefined ? 0 : traitOf(seen, seat, by);
};

/** What a Clue is worth to a search by who holds it: itself, and what it adds there without a risk. */
export function worthOf(seen: Seer, seat: PlayerID, clue: number, room: RoomID): number {
  if (isTrap(clue)) return 0;
  const isSafe = CLUES[clue - 1]?.isRisky !== true;
  return 1 + (isSafe && fits(seen, clue, room) ? addedBy(seen, seat, clue) : 0);
}

/** A risky Clue that is gone by, with one of its traits where it has any. */
export interface Risk {
  readonly clue: number;
  readonly trait?: Trait;
}

/** A way to search a room. */
export interface Way {
  readonly room: RoomID;
  readonly risk: Risk | null;
  readonly roll: Roll;
}

/** How a seat can search a room with what it holds: without a risk, and by each risky Clue that points there (BH-h50-D5, BH-h50-K1). */
export function waysIn(seen: Seer, seat: PlayerID, room: RoomID): Way[] {
  const isOpen = searchable(seen).includes(room);
  if (!isOpen && (tileOf(seen.table, room) === undefined || roomOf(seen.box, room).symbol !== undefined))
    return [];
  const held = cluesOf(seen.table, seat);
  const sum = held.reduce((all, clue) => all + worthOf(seen, seat, clue, room), 0);
  const risks = held.flatMap((clue): Risk[] => {
    const { adds, isRisky } = CLUES[clue - 1] ?? {};
    if (isRisky !== true || !fits(seen, clue, room)) return [];
    return typeof adds === 'number' ? [{ clue }] : (adds ?? []).map((trait) => ({ clue, trait }));
  });
  const way = (risk: Risk | null): Way => ({
    room,
    risk,
    roll: {
      ...{ do: 'roll', seat, trait: 'knowledge', use: 'task', what: SEARCH },
      add: sum + (risk === null ? 0 : addedBy(seen, seat, risk.clue, risk.trait)),
    },
  });
  return [...(isOpen ? [way(null)] : []), ...risks.map(way)];
}

/** How likely a search comes to what. */
export function chancesOf(seen: Seer, { room, risk, roll }: Way) {
  const { dice, add } = diceOf(seen, roll);
  const least = (total: number) => chanceOf(dice, total - add);
  const isHere = seen.mine.lying.includes(room);
  return {
    treasure: least(TREASURE),
    clue: risk === null && isHere ? least(FIND) - least(RUIN) : 0,
    death: risk === null ? 0 : 1 - least(RUIN),
  };
}

/** From so likely on one searches for the treasure, and not for the Clue. */
export const FAIR = 0.25;

/** What a search is hoped to come to: the treasure, or the Clue while that is likelier. */
export function hopedFor(seen: Seer, way: Way): number {
  const { treasure, clue } = chancesOf(seen, way);
  return clue > 0 && treasure < FAIR ? FIND : TREASURE;
}

/** What else it may come to: death by a risky Clue, harm by a 0. */
export const lowOf = (seen: Seer, { risk, roll }: Way): LowEnd | undefined =>
  risk === null
    ? lowEnd([0, hurtBy(seen, roll.seat, 'physical', 2, SEARCH)])
    : { upTo: RUIN - 1, ill: 'kills' };

/** The best chance of the treasure that a seat has in a room, where it would take it. */
export function chanceIn(seen: Seer, seat: PlayerID, room: RoomID): number {
  return Math.max(
    0,
    ...waysIn(seen, seat, room).map((way) => {
      const { treasure, death } = chancesOf(seen, way);
      return isFoolish(treasure, death) ? 0 : treasure;
    }),
  );
}

/** So likely to die, and nobody goes by a hint. */
const DEADLY = 0.35;
export const isFoolish = (treasure: number, death: number): boolean => death > DEADLY || death > treasure;
