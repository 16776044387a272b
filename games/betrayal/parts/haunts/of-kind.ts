import type { Monster, Table } from '../../rules/state';

/** The monsters of one kind that are in the house. */
export const ofKind = ({ monsters }: Pick<Table, 'monsters'>, kind: string): Monster[] =>
  monsters.filter((one) => one.kind === kind);
