import type { PlayerID } from '@/kit/action';
import { livingSeats, sideOf } from '../rules/figures';
import type { Table } from '../rules/state';

/** The heroes who live and are in the house. */
export const heroes = (table: Readonly<Table>): PlayerID[] =>
  livingSeats(table).filter((seat) => sideOf(table, seat) === 'heroes');

/** The share of the heroes there were when it began who are dead, 0 to 1: how far a traitor is. */
export function fallen(table: Readonly<Table>): number {
  const dead = table.explorers.filter(
    ({ life }, seat) => life === 'dead' && sideOf(table, String(seat)) === 'heroes',
  );
  return dead.length / (table.haunt?.heroes ?? 1);
}
