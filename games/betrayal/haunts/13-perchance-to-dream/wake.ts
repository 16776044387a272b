import { successes } from '../../parts/haunts/successes';
import { holderOf } from '../../rules/cards';
import { explorerAt } from '../../rules/figures';
import { room as roomFact } from '../../rules/journal';
import type { Table } from '../../rules/state';
import { bed, CLAUSE, SYMBOL } from './state';

/** Whether somebody, and so a hero, holds the Holy Symbol in the dreamer's room, whichever side of a barrier (BH-g30, BH-h13-K7). */
export function isSymbolThere(table: Readonly<Table>): boolean {
  const holder = holderOf(table, SYMBOL);
  return holder !== null && explorerAt(table, holder).room === bed(table).room;
}

/** Whoever is there may try, once a turn; the Symbol has only to be held (BH-h13-D3, BH-h13-K7). */
export const wake = successes({
  name: 'wake',
  clause: CLAUSE,
  what: 'rolls.wake',
  label: 'wake',
  mark: 'wakings',
  from: 5,
  tries: ({ table }, seat) =>
    explorerAt(table, seat).room === bed(table).room && isSymbolThere(table)
      ? (['sanity', 'might'] as const).map((trait) => ({ key: trait, trait }))
      : [],
  next: ({ table }) => ({ next: { kind: 'wake', facts: { room: roomFact(bed(table).room) } } }),
});
