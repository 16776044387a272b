import type { PlayerID } from '@/kit/action';
import type { FrontDoor } from '../../parts/haunts/front-door';
import type { Cure } from '../../parts/haunts/remedy';
import { explorerAt, isAlive } from '../../rules/figures';
import type { Table } from '../../rules/state';

/** What the web and the eggs have come to. */
export type State = {
  /** From 1, one more at the end of each traitor's turn; the eggs hatch when it comes to 9 (BH-h04-D2). */
  track: number;
  stuck: PlayerID;
  /** Won attacks on the web, of as many as there are players. */
  cuts: number;
  cure: Cure;
  door: FrontDoor;
};

export const HATCHED = 9;
export const KIT = 'medical-kit';
export const SALVE = 'healing-salve';

export const isFree = (table: Readonly<Table>, { cuts, stuck }: State): boolean =>
  cuts >= (table.haunt?.players ?? 1) || !isAlive(explorerAt(table, stuck));

/** Both the web and the eggs are done with: the front door may be tried (BH-g11). */
export const isWayOut = (table: Readonly<Table>, mine: State): boolean =>
  isFree(table, mine) && (mine.cure.isDone || !isAlive(explorerAt(table, mine.stuck)));
