import type { Table } from '../../rules/state';
import type { Seen } from '../../rules/thing';

/** The table as it would be if some of it were otherwise. What a page reads is looked up as it is asked for, so it is no copy. */
export const asIf = (seen: Seen, by: Partial<Table>): Seen => ({
  ...seen,
  table: Object.assign(
    Object.create(
      seen.table,
      Object.fromEntries(Object.keys(by).map((name) => [name, { writable: true, enumerable: true }])),
    ) as Table,
    by,
  ),
  memo: new Map(),
});
