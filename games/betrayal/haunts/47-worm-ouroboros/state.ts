import { isOfKind, ofKind } from '../../parts/haunts/of-kind';
import type { FigureID, RoomID } from '../../rules/components';
import type { Monster, Table } from '../../rules/state';
import type { Seen } from '../../rules/thing';

export type State = {
  /** Rooms with a Body, in the order in which they were laid. */
  readonly bodies: readonly RoomID[];
  /** Heads that the Skull has weakened, those that are gone among them. */
  readonly weak: readonly FigureID[];
};
export type Seer = Seen<State>;

export const CLAUSE = 'BH-h47';
export const HEAD = 'head';
export const HEADS = 2;
export const SKULL = 'skull';
/** Sanity that weakens one: the heroes' secret (BH172). */
export const STEADY = 5;
export const WEAKEN = 'rolls.weaken';
/** Bodies with which the ring is closed: the traitor's secret (BH172). */
export const RING = 16;

export const isHead = (table: Pick<Table, 'monsters'>, figure: FigureID): boolean =>
  isOfKind(table, figure, HEAD);

export const isWeak = ({ mine }: Pick<Seer, 'mine'>, id: FigureID): boolean => mine.weak.includes(id);

/** Heads that nobody can attack yet. */
export const whole = (seen: Pick<Seer, 'table' | 'mine'>): Monster[] =>
  ofKind(seen.table, HEAD).filter(({ id }) => !isWeak(seen, id));

/** Wins that destroy a weakened Head: half as many as players, rounded up. */
export const winsFor = ({ haunt }: Pick<Table, 'haunt'>): number => Math.ceil((haunt?.players ?? 0) / 2);

export const mightOf = (seen: Pick<Seer, 'mine'>, id: FigureID): number => (isWeak(seen, id) ? 5 : 6);
