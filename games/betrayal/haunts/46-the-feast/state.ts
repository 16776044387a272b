import type { Along } from '../../parts/haunts/along';
import type { FrontDoor } from '../../parts/haunts/front-door';
import { heroes } from '../../parts/haunts/heroes';
import { isOfKind, ofKind } from '../../parts/haunts/of-kind';
import type { Direction, FigureID, Place, RoomID } from '../../rules/components';
import { explorerAt, placeOf, sideOf } from '../../rules/figures';
import { samePlace } from '../../rules/house';
import type { Monster, Table } from '../../rules/state';
import type { Seen } from '../../rules/thing';

/** What is left of somebody: of which side's line it is (BH-h46-D4). */
export type Body = { readonly room: RoomID; readonly of: 'victim' | 'hero' };

export type State = {
  readonly along: Along;
  readonly door: FrontDoor;
  /** Rooms in which those that begin there have come: the Dining Room, the Attic. */
  readonly come: readonly RoomID[];
  /** By Victim, where it looks. */
  readonly looks: Readonly<Record<FigureID, Direction>>;
  /** By Victim, the room it has come from by itself or led. */
  readonly from: Readonly<Record<FigureID, RoomID>>;
  readonly bodies: readonly Body[];
  /** Who may feast in this turn: at a body with no living hero there as it began. */
  readonly guests: readonly FigureID[];
  /** By Freak, how often it has feasted. */
  readonly fed: Readonly<Record<FigureID, number>>;
  /** Victims that have been eaten, and those that are out of the house. */
  readonly eaten: number;
  readonly out: number;
  /** The round in which the Victims have walked. */
  readonly walked: number;
  /** Who has come back into the house and has not paid for it yet; null: nobody. */
  readonly owes: FigureID | null;
};
export type Seer = Seen<State>;

export const CLAUSE = 'BH-h46';
export const FREAK = 'freak';
export const VICTIM = 'victim';
export const ATTIC = 'attic';
/** Rooms that a Victim walks, or is led, in a turn. */
export const ROOMS = 2;

export const victims = (table: Pick<Table, 'monsters'>): Monster[] => ofKind(table, VICTIM);
export const freaks = (table: Pick<Table, 'monsters'>): Monster[] => ofKind(table, FREAK);
export const isVictim = (table: Pick<Table, 'monsters'>, figure: FigureID): boolean =>
  isOfKind(table, figure, VICTIM);

/** As many Victims as there were heroes; none before the room is there in which they begin. */
export const countOf = ({ haunt }: Readonly<Pick<Table, 'haunt'>>, { come }: State): number =>
  come.includes(ATTIC) ? (haunt?.heroCount ?? 0) : 0;

/** Seats of the heroes who are alive, dead or out of the house. */
export const heroesWho = (table: Readonly<Table>, ...lives: readonly string[]): string[] =>
  table.explorers.flatMap(({ life }, seat) =>
    sideOf(table, String(seat)) === 'heroes' && lives.includes(life) ? [String(seat)] : [],
  );

/** Whether a Victim or a hero has died, by whatever it was (BH-h46-D5). */
export const hasDied = (table: Readonly<Table>, mine: State): boolean =>
  heroesWho(table, 'dead').length > 0 || victims(table).length + mine.out < countOf(table, mine);

/** Whether a hero is in the same place. */
export const isMet = (table: Readonly<Table>, place: Place): boolean =>
  heroes(table).some((seat) => samePlace(placeOf(table, seat), place));

/** Whether a living hero is in a room, on whichever side of a barrier (BH-h46-K6). */
export const isWatched = (table: Readonly<Table>, room: RoomID): boolean =>
  heroes(table).some((seat) => explorerAt(table, seat).room === room);

/** So many lie dead in a room. */
export const bodiesIn = ({ bodies }: State, room: RoomID, of: Body['of']): number =>
  bodies.filter((one) => one.room === room && one.of === of).length;

/** Where a Victim looks. */
export const lookOf = ({ looks }: State, victim: FigureID): Direction => looks[victim] ?? 0;
