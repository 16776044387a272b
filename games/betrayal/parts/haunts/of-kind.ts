import type { FigureID } from '../../rules/components';
import type { Monster, Table } from '../../rules/state';

/** The monsters of one kind that are in the house. */
export const ofKind = ({ monsters }: Pick<Table, 'monsters'>, kind: string): Monster[] =>
  monsters.filter((one) => one.kind === kind);

/** Whether a figure is a monster of one of some kinds, and in the house. */
export const isOfKind = (
  { monsters }: Pick<Table, 'monsters'>,
  figure: FigureID,
  ...kinds: readonly string[]
): boolean => monsters.some(({ id, kind }) => id === figure && kinds.includes(kind));
