import type { Action } from '@/kit/action';
import { seatIDs } from '@/kit/seats';
import { bytes, demand, legalFor, looks, type MatchSetup, matchOf } from '../match';
import type { Subject } from '../subject';
import { moveTables } from './framework';
import { POOL, variations } from './legality';

const names = (tables: readonly object[]): string[] => [...new Set(tables.flatMap(Object.keys))].sort();

/**
 * Rule 12: the half of the rulebook that a page gets says what the whole says of every view, and of every
 * action whose arguments have the move's shape.
 */
export function seatHalf(subject: Subject, setup: MatchSetup): void {
  const { rulebook, seatRules } = subject;
  const { game } = rulebook;
  demand(12, seatRules.slug === rulebook.slug && seatRules.hidden === rulebook.hidden, () => 'another game');
  demand(
    12,
    bytes([...seatRules.moves].sort()) === bytes(names(moveTables(game))),
    () => `moves are ${seatRules.moves.join()}`,
  );
  demand(
    12,
    bytes([...seatRules.phases].sort()) === bytes(names([game.phases ?? {}])),
    () => `phases are ${seatRules.phases.join()}`,
  );
  const match = matchOf(rulebook, setup);
  const pool = new Map<string, Action>();
  for (const { position, playerID, action } of looks(subject, match)) {
    const { G, ctx } = position;
    for (const other of legalFor(match, position, playerID))
      if (pool.size < POOL) pool.set(bytes(other), other);
    const attempts = [{ move: 'no such move', args: [] }, ...variations(action, [...pool.values()])];
    for (const seat of [null, ...seatIDs(setup.numPlayers)]) {
      const view = rulebook.view(G, ctx, seat);
      demand(
        12,
        bytes(seatRules.legal(view, ctx)) === bytes(rulebook.legal(view, ctx)),
        () => 'other choices',
      );
      if (rulebook.side !== undefined || seatRules.side !== undefined)
        for (const other of seatIDs(setup.numPlayers)) {
          const [whole, half] = [rulebook.side?.(view, other), seatRules.side?.(view, other)];
          const known = rulebook.side?.(rulebook.view(G, ctx, null), other);
          demand(
            12,
            whole === half && whole === known,
            () => `seat ${other} is of the side ${whole}, on a page ${half}, as everybody knows ${known}`,
          );
        }
      for (const attempt of attempts) {
        const whole = rulebook.refuse(view, ctx, attempt);
        if (whole?.reason === 'malformed') continue;
        const half = seatRules.refuse(view, ctx, attempt);
        demand(
          12,
          bytes(half) === bytes(whole),
          () => `${bytes(attempt)}: ${bytes(half)}, not ${bytes(whole)}`,
        );
      }
    }
  }
}
