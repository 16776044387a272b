import type { Along } from '../../parts/haunts/along';
import type { FrontDoor } from '../../parts/haunts/front-door';
import { heroes } from '../../parts/haunts/heroes';
import { ofKind } from '../../parts/haunts/of-kind';
import type { Direction, FigureID, Place, RoomID } from '../../rules/components';
import { isMonster, placeOf, sideOf } from '../../rules/figures';
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
export const DINING = 'dining-room';
export const ATTIC = 'attic';
/** Rooms that a Victim walks, or is led, in a turn. */
export const ROOMS = 2;
/** To open the front door. */
export const DOOR = 5;
/** What a turn keeps of it that somebody has been led. */
export const LED = 'lead';

type OfTable = Readonly<Pick<Table, 'monsters'>>;
const isA = ({ monsters }: OfTable, figure: FigureID, kind: string): boolean =>
  isMonster(figure) && monsters.some((one) => one.id === figure && one.kind === kind);
export const isVictim = (table: OfTable, figure: FigureID): boolean => isA(table, figure, VICTIM);
export const isFreak = (table: OfTable, figure: FigureID): boolean => isA(table, figure, FREAK);
export const victims = (table: OfTable): Monster[] => ofKind(table, VICTIM);
export const freaks = (table: OfTable): Monster[] => ofKind(table, FREAK);

/** As many Victims as there were heroes; none before the room is there in which they begin. */
export const countOf = ({ haunt }: Readonly<Pick<Table, 'haunt'>>, { come }: State): number =>
  come.includes(ATTIC) ? (haunt?.heroCount ?? 0) : 0;

/** Seats of the heroes, wherever they are. */
export const heroSeats = (table: Readonly<Table>): string[] =>
  table.explorers.map((_, seat) => String(seat)).filter((seat) => sideOf(table, seat) === 'heroes');

/** Whether a Victim or a hero has died, by whatever it was (BH-h46-D5). */
export const hasDied = (table: Readonly<Table>, mine: State): boolean =>
  heroSeats(table).some((seat) => table.explorers[Number(seat)]?.life === 'dead') ||
  victims(table).length + mine.out < countOf(table, mine);

/** Whether a hero is in the same place. */
export const isMet = (table: Readonly<Table>, place: Place): boolean =>
  heroes(table).some((seat) => samePlace(placeOf(table, seat), place));

/** Whether somebody lies dead in a figure's room, and no living hero is there, on whichever side of a barrier (BH-h46-K6). */
export function isLaid(table: Readonly<Table>, { bodies }: State, figure: FigureID): boolean {
  const { room } = placeOf(table, figure);
  return (
    bodies.some((one) => one.room === room) &&
    !heroes(table).some((seat) => placeOf(table, seat).room === room)
  );
}

/** Where a Victim looks. */
export const lookOf = ({ looks }: State, victim: FigureID): Direction => looks[victim] ?? 0;
