import type { PlayerID } from '@/kit/action';
import { heroes, traitorOf } from '../../parts/haunts/heroes';
import { touching } from '../../parts/haunts/touching';
import { MOST_DICE, type RoomID } from '../../rules/components';
import { explorerAt } from '../../rules/figures';
import type { Odds } from '../../rules/option';
import { oddsOf } from '../../rules/rolls';
import type { Table } from '../../rules/state';
import type { Seen } from '../../rules/thing';

/** How far the clock is, and who still carries a bomb. */
export type State = {
  /** From 0, one more at the end of each traitor's turn. */
  track: number;
  /** Seats whose bombs have been neither defused nor set off. */
  armed: PlayerID[];
};

export const CLAUSE = 'BH-h45';
/** By this turn nobody has stopped the traitor. */
export const LAST = 12;
/** From this total on the next bomb goes off. */
export const BLOWS = 8;
/** Whoever rolls less has set it off. */
export const SAFE = 3;

const MADMAN = 'madman';

/** Living heroes whose bombs tick. */
export const armedIn = (table: Readonly<Table>, { armed }: Readonly<State>): PlayerID[] =>
  heroes(table).filter((seat) => armed.includes(seat));

/** Where a bomb goes off: in the traitor's room, and in those edge to edge with it (BH-h45-D2). */
export function dangerZone(table: Readonly<Table>): [RoomID, ...RoomID[]] {
  const { room } = explorerAt(table, traitorOf(table));
  return [room, ...touching(table, room)];
}

/** Whether coming near him is enough: from the end of his first turn on (BH-h45-D1, BH-h45-D6). */
export const isPrimed = ({ track }: Readonly<State>): boolean => track > 0;

/** Dice at the end of the traitor's next turn, the track a space further. */
export const diceToCome = (table: Readonly<Table>, { track }: Readonly<State>): number =>
  Math.min(MOST_DICE, track + 1 + heroes(table).length);

export const hasMadman = (table: Pick<Table, 'explorers'>, seat: PlayerID): boolean =>
  explorerAt(table, seat).cards.includes(MADMAN);

/** What a seat has to reach: less with the Madman beside it, whosever bomb it is (BH-h45-D5). */
export const defuseFrom = (table: Pick<Table, 'explorers'>, seat: PlayerID): number =>
  hasMadman(table, seat) ? 5 : 7;

const oddsFrom = (seen: Seen, seat: PlayerID, from: number): Odds =>
  oddsOf(seen, { do: 'roll', seat, trait: 'knowledge', use: 'task', what: 'rolls.defuse' }, from);

/** By how much a seat is likelier to defuse a bomb than to set it off, -1 to 1. */
export const promise = (seen: Seen, seat: PlayerID): number =>
  oddsFrom(seen, seat, defuseFrom(seen.table, seat)).chance + oddsFrom(seen, seat, SAFE).chance - 1;
