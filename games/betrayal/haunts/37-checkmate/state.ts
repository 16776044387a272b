import type { PlayerID } from '@/kit/action';
import { heroes, traitorOf } from '../../parts/haunts/heroes';
import { ofKind } from '../../parts/haunts/of-kind';
import type { FigureID, RoomID } from '../../rules/components';
import { clockwiseFrom, explorerAt, isTraitor } from '../../rules/figures';
import type { Table } from '../../rules/state';
import type { Seen } from '../../rules/thing';

export type State = {
  /** Seals broken so far: they stay counted (BH-g10). */
  readonly broken: number;
  readonly isBeaten: boolean;
  /** Nobody sat with Death when the monsters' turn began. */
  readonly isForsaken: boolean;
};

export type Seer = Seen<State>;

export const CLAUSE = 'BH-h37';
export const DEATH = 'death';

export const isDeath = ({ monsters }: Readonly<Table>, figure: FigureID): boolean =>
  monsters.some(({ id, kind }) => id === figure && kind === DEATH);
/** Whether Death sits in a room, on either side of a barrier (BH-h37-K5). */
const isDeathsRoom = (table: Readonly<Table>, room: RoomID): boolean =>
  ofKind(table, DEATH)[0]?.room === room;
/** Whether somebody is the traitor, who never comes into that room (BH-h37-D5); walks by nobody in particular may. */
export const isShutOut = (table: Readonly<Table>, figure: FigureID, room: RoomID): boolean =>
  isTraitor(table, figure) && isDeathsRoom(table, room);

/** The heroes, from the traitor's left. */
export const inOrder = (table: Readonly<Table>): PlayerID[] =>
  clockwiseFrom(table, traitorOf(table)).filter((seat) => heroes(table).includes(seat));
export const companions = (table: Readonly<Table>): PlayerID[] =>
  inOrder(table).filter((seat) => isDeathsRoom(table, explorerAt(table, seat).room));
