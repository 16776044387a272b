import { ROUNDS_OF_HAUNT } from './components';
import { say } from './journal';
import type { BetrayalG, Outcome, Side } from './state';
import type { At } from './thing';

/** When it is over, and for whom (BH54, BH152, and the last row of 1.12). */

/** Whether nobody of a side is left who lives, in the house or outside. */
const isGone = ({ explorers, haunt }: BetrayalG, side: Side): boolean =>
  explorers.every(({ life }, seat) => haunt?.sides[seat] !== side || life === 'dead');

function outcomeOf(at: At): Outcome | null {
  const { G } = at;
  const { haunt } = G;
  const kind = haunt === null ? undefined : at.box.haunts[haunt.number];
  if (haunt === null || kind === undefined) return null;
  if (G.explorers.every(({ life }) => life === 'dead'))
    return haunt.traitor === null || kind.sides === 'each'
      ? { side: null, reason: 'nobody' }
      : { side: 'traitor', reason: 'dead' };
  // The last hero who falls by the change that reaches the heroes' goal has lost (BH152).
  if (haunt.traitor !== null && isGone(G, 'heroes')) return { side: 'traitor', reason: 'dead' };
  const self = { name: 'haunt', holder: null, rooms: [] };
  const winner = kind.won({ ...at, mine: G.hidden, self });
  if (winner === 'nobody') return { side: null, reason: 'nobody' };
  if (winner !== undefined) return { side: winner, reason: 'goal' };
  return G.round > ROUNDS_OF_HAUNT ? { side: null, reason: 'rounds' } : null;
}

/** Looked at after everything that happens: the first side to reach its goal wins at once. */
export function settleOutcome(at: At): void {
  const { G } = at;
  if (G.outcome !== null || G.stage !== 'haunt') return;
  G.outcome = outcomeOf(at);
  if (G.outcome === null) return;
  const { side, reason } = G.outcome;
  const winners = winnersOf(G);
  say(
    G,
    winners.length === 0 ? `over-${reason === 'rounds' ? 'rounds' : 'nobody'}` : `over-${overKind(side)}`,
    null,
    {
      winners: { seats: winners },
      count: winners.length,
    },
  );
}

const overKind = (side: Side | null): string => (side === 'heroes' || side === 'traitor' ? side : 'one');

/** The seats that have won, the dead of that side among them. */
export const winnersOf = ({ outcome, haunt }: Pick<BetrayalG, 'outcome' | 'haunt'>): string[] =>
  outcome?.side === null || outcome === null || haunt === null
    ? []
    : haunt.sides.flatMap((side, seat) => (side === outcome.side ? [String(seat)] : []));
