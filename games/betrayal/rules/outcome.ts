import { ROUNDS_OF_HAUNT, type Side } from './components';
import { trueSides } from './figures';
import { say } from './journal';
import type { BetrayalG, Outcome } from './state';
import type { At } from './thing';
import { HAUNT } from './things';

/** When it is over, and for whom (BH54, BH152, and the last row of 1.12). */

/** Whether nobody of a side is left who lives, in the house or outside. */
const isGone = ({ explorers }: BetrayalG, sides: readonly Side[], side: Side): boolean =>
  explorers.every(({ life }, seat) => sides[seat] !== side || life === 'dead');

/** The seats of a side, the dead among them. */
const seatsOf = (sides: readonly Side[], side: Side): string[] =>
  sides.flatMap((one, seat) => (one === side ? [String(seat)] : []));

const NOBODY = { side: null, winners: [] };

/** Of sides that have met their goals together, the one whose turn it is (BH54); the monsters' is the traitor's (BH153). */
const firstOf = ({ turn }: BetrayalG, sides: readonly Side[], won: readonly Side[]): Side | undefined => {
  const own = turn.seat === null ? 'traitor' : sides[Number(turn.seat)];
  return won.find((side) => side === own) ?? won[0];
};

/** The heroes need one alive, and the first side to reach its goal has won (BH54); after sixty rounds nobody (BH154). */
function outcomeOf(at: At): Outcome | null {
  const { G } = at;
  const { haunt } = G;
  const kind = haunt === null ? undefined : at.box.haunts[haunt.number];
  if (haunt === null || kind === undefined) return null;
  const sides = trueSides(G, at.box);
  const truth = { ...at, mine: G.hidden, self: HAUNT };
  const losers = kind.losers?.(truth) ?? [];
  const sideWins = (side: Side, how: Outcome['how']): Outcome => ({
    side,
    winners: seatsOf(sides, side).filter((seat) => !losers.includes(seat)),
    how,
  });
  // The last hero who falls by the change that reaches the heroes' goal has lost (BH152).
  if (sides.includes('traitor') && isGone(G, sides, 'heroes')) return sideWins('traitor', 'dead');
  if (G.explorers.every(({ life }) => life === 'dead')) return { ...NOBODY, how: 'nobody' };
  const won = kind.won(truth);
  if (won === 'nobody') return { ...NOBODY, how: 'nobody' };
  // Where each plays alone all who have met it together share it.
  if (haunt.kind === 'each' && won.length > 0) return { side: null, winners: [...won], how: 'goal' };
  const side = firstOf(G, sides, won);
  if (side !== undefined) return sideWins(side, 'goal');
  return G.round > ROUNDS_OF_HAUNT ? { ...NOBODY, how: 'rounds' } : null;
}

/** Looked at after everything that happens: the first side to reach its goal wins at once. */
export function settleOutcome(at: At): void {
  const { G } = at;
  if (G.outcome !== null || G.stage !== 'haunt') return;
  G.outcome = outcomeOf(at);
  if (G.outcome === null) return;
  const { side, how, winners } = G.outcome;
  const kind = winners.length > 0 ? (side ?? 'each') : how;
  say(G, `over-${kind}`, null, { winners: { seats: [...winners] }, count: winners.length });
}
