import type { PlayerID } from '@/kit/action';
import { clockwiseFrom, explorerAt, livingSeats, sideOf } from '../../rules/figures';
import type { Table } from '../../rules/state';

/** The seat that is the traitor, dead as well; the first one where there is none, who is asked nothing then. */
export const traitorOf = ({ haunt }: Readonly<Pick<Table, 'haunt'>>): PlayerID => haunt?.traitor ?? '0';

/** The heroes who live and are in the house. */
export const heroes = (table: Readonly<Table>): PlayerID[] =>
  livingSeats(table).filter((seat) => sideOf(table, seat) === 'heroes');

/** Whether a seat is a hero who has not died (BH-g23), in the house or out of it. */
const canAnswer = (table: Readonly<Table>, seat: PlayerID): boolean =>
  sideOf(table, seat) === 'heroes' && explorerAt(table, seat).life !== 'dead';

/** The first of them on the traitor's left: who acts for the heroes where the traitor has revealed the haunt, or the revealer is dead (BH-g3, BH51); the traitor where none is left. */
export function firstHero(table: Readonly<Table>): PlayerID {
  const traitor = traitorOf(table);
  return clockwiseFrom(table, traitor).find((seat) => canAnswer(table, seat)) ?? traitor;
}

/** Who places a room for the heroes: the revealer, or if he is the traitor, or dead, the first hero on the traitor's left (BH-g3). */
export function placerFor(table: Readonly<Table>): PlayerID {
  const { revealer } = table.haunt ?? {};
  return revealer !== undefined && canAnswer(table, revealer) ? revealer : firstHero(table);
}

/** The share of the heroes there were when it began who are dead, 0 to 1: how far a traitor is. */
export function fallen(table: Readonly<Table>): number {
  const dead = table.explorers.filter(
    ({ life }, seat) => life === 'dead' && sideOf(table, String(seat)) === 'heroes',
  );
  return dead.length / (table.haunt?.heroCount ?? 1);
}

/** The share of them who are heroes no more, dead or on the other side, 0 to 1: how far a traitor is whom they join. */
export function dwindled(table: Readonly<Table>): number {
  const begun = table.haunt?.heroCount ?? 1;
  return Math.max(0, begun - heroes(table).length) / begun;
}
