import { whereIs } from '../../parts/cards/where-is';
import { type CardID, FLOORS, type RoomID } from '../../rules/components';
import { sideOf } from '../../rules/figures';
import { roomsInPlay, standing } from '../../rules/house';
import type { Table } from '../../rules/state';
import type { Seen } from '../../rules/thing';

export type State = {
  /** How far the water has risen, 0 to 6: two steps for each floor (BH-h36-R). */
  track: number;
  /** The Medallion has been given up: it does not rise the next time (BH-h36-D6). */
  isCalmed: boolean;
  /** Spaces that the water takes from whoever's turn it is, by where it began (BH-h36-D3). */
  drag: number;
  /** The Rowboat has come into the house. */
  isThere: boolean;
  hits: number;
  isSunk: boolean;
};

export type Seer = Seen<State>;

export const CLAUSE = 'BH-h36';
export const BOAT: CardID = '36:rowboat';
export const MEDALLION: CardID = 'medallion';
export const ATTIC: RoomID = 'attic';
/** From where it floats off: the heroes' secret (BH156). */
const EXITS: readonly RoomID[] = ['balcony', 'tower'];
/** What a hit takes, and how many the boat bears before the next one sinks it (BH-h36-D1): the traitor's secret. */
export const HIT = 3;
export const BEARS = 4;
/** Everything is under water. */
export const BRIM = 2 * FLOORS.length;

/** Spaces that the water takes of a hero’s turn, by how a floor stands: dry, to the knees, to the chin (BH-h36-R). */
export const DRAG = { dry: 0, half: 2, full: 4 } as const;
type Level = keyof typeof DRAG;

export function levelIn(table: Pick<Table, 'tiles'>, track: number, room: RoomID): Level {
  const steps = track - 2 * FLOORS.indexOf(standing(table, room).floor);
  return steps <= 0 ? 'dry' : steps === 1 ? 'half' : 'full';
}

export const exitsIn = (table: Pick<Table, 'tiles'>): RoomID[] => roomsInPlay(table, EXITS);

export const boatIn = (seen: Seen) => whereIs(seen, [BOAT]);

/** Whether it is in a hero's hands, or on the floor (BH-h36-K2). */
export const isOurs = (table: Seen['table'], { holder }: NonNullable<ReturnType<typeof boatIn>>): boolean =>
  holder === null || sideOf(table, holder) === 'heroes';
