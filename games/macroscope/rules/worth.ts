import { letsCount } from './answers';
import { ROUNDS, SIMPLE_WAGE, STAKE, WAGE, WINDOWS } from './components';
import { mayGuess } from './legal';
import { candidates, lookThrough } from './looks';
import { afterGuess, ahead, better, chancesOf } from './prospects';
import { pointsAfter } from './scoring';
import type { MacroscopeG } from './state';

type Points = readonly number[];

const courseOf = (G: MacroscopeG) => ({
  wage: G.options.rules === 'simple' ? SIMPLE_WAGE : WAGE,
  roundsLeft: ROUNDS - G.round + (G.isOver ? 0 : 1),
});

/** One in so many pictures that look as what is seen: what anybody can know, whatever lies below. */
const fitting = (G: MacroscopeG): number =>
  Math.max(
    1,
    candidates({ open: G.open, looks: lookThrough(G.picture, G.open), finished: G.finished }).length,
  );

/** The stakes paid, as far as nobody has paid them yet. */
function staked(points: Points, guessers: readonly number[], active: number): number[] {
  return points.map((own, seat) => {
    if (seat === active) return own + STAKE * guessers.length;
    return guessers.includes(seat) ? own - STAKE : own;
  });
}

/**
 * The points to reckon with when these seats have still to name an answer, each of them as likely to be right as
 * any picture that fits and has not been named. What has been said is right or wrong in this world.
 */
function outcome(G: MacroscopeG, points: Points, naming: readonly number[], fits: number): Points {
  const worth = WINDOWS - G.open.length;
  const said = G.answers.find(({ names }) => names === G.picture);
  const guessers = [...G.answers.map(({ playerID }) => playerID), ...naming.map(String)];
  if (said !== undefined) return pointsAfter(points, worth, guessers, said.playerID);
  const free = Math.max(naming.length, fits - G.answers.length);
  const nobody = pointsAfter(points, worth, guessers, null);
  return points.map((_, seat) => {
    let sum = (1 - naming.length / free) * (nobody[seat] ?? 0);
    for (const winner of naming)
      sum += (pointsAfter(points, worth, guessers, String(winner))[seat] ?? 0) / free;
    return sum;
  });
}

/** The points to reckon with when nobody guesses beside the seat to act. */
function unguessed(G: MacroscopeG, active: number, fits: number): Points {
  if (G.answers.length > 0) return outcome(G, G.points, [], fits);
  const course = courseOf(G);
  const next = { worth: WINDOWS - G.open.length, chance: 1 / fits };
  const isSecond = G.options.rules === 'full' && G.lifted === 1 && G.left !== null;
  return isSecond
    ? ahead(G.points, active, { ...next, lids: 1 }, course)
    : ahead(G.points, (active + 1) % G.points.length, { ...next, lids: 2 }, course);
}

/** As `outcome`, by what anybody knows: an answer that fits is right as often as any other. */
function expected(G: MacroscopeG, points: Points, guesser: number, fits: number): Points {
  const worth = WINDOWS - G.open.length;
  const [first] = G.answers;
  if (first === undefined) return afterGuess(points, guesser, worth, 1 / fits);
  const guessers = [first.playerID, String(guesser)];
  const chance = Math.min(1 / fits, 0.5);
  const ends = [first.playerID, String(guesser), null].map((winner) =>
    pointsAfter(points, worth, guessers, winner),
  );
  const shares = [chance, chance, 1 - 2 * chance];
  return points.map((_, seat) =>
    ends.reduce((sum, end, index) => sum + (end[seat] ?? 0) * (shares[index] ?? 0), 0),
  );
}

/** Whether a seat that is asked would do well to guess, with no more than anybody knows. */
function wouldJoin(G: MacroscopeG, seat: number, active: number, fits: number): boolean {
  if (!mayGuess(G, G.points[seat] ?? 0) || fits - G.answers.length < 1) return false;
  const { roundsLeft } = courseOf(G);
  const paid = G.options.rules === 'simple' ? G.points : staked(G.points, [seat], active);
  const joined = expected(G, paid, seat, fits);
  const [first] = G.answers;
  const stayed =
    first === undefined
      ? unguessed(G, active, fits)
      : afterGuess(G.points, Number(first.playerID), WINDOWS - G.open.length, 1 / fits);
  return better(joined, stayed, seat, roundsLeft);
}

/**
 * The points that a seat has to reckon with while all are asked: what it has said itself holds, of the others
 * nobody knows more than what would do them good.
 */
function asked(G: MacroscopeG, own: number, active: number, fits: number): Points {
  const joining = G.asked.map(Number).filter((seat) => {
    if (seat !== own) return wouldJoin(G, seat, active, fits);
    return G.said[seat] ?? wouldJoin(G, seat, active, fits);
  });
  if (joining.length === 0) return unguessed(G, active, fits);
  const points = G.options.rules === 'simple' ? G.points : staked(G.points, joining, active);
  return outcome(G, points, joining, fits);
}

/** The points to reckon with where a seat in its turn may guess or not. */
function lifted(G: MacroscopeG, active: number, fits: number): Points {
  const { wage, roundsLeft } = courseOf(G);
  const guessed = afterGuess(G.points, active, WINDOWS - G.open.length, 1 / fits);
  const paid = G.points.map((own, seat) => own + (seat === active ? wage : 0));
  const waited = unguessed({ ...G, points: paid }, active, fits);
  return better(guessed, waited, active, roundsLeft) ? guessed : waited;
}

/** Whether each seat's last vote was what an answer's likeness deserves: bots vote by that, not by their points. */
function votes(G: MacroscopeG): number[] | undefined {
  const past = G.step === 'judging' ? G : G.open.length === 0 || G.isOver ? G.finished.at(-1) : undefined;
  const last =
    G.step === 'judging' && G.said.some((vote) => vote !== null) ? undefined : past?.appeals.at(-1);
  const ballot = last ?? (G.step === 'judging' ? { answer: G.appeal ?? 0, votes: G.said } : undefined);
  const answer = ballot === undefined ? undefined : past?.answers[ballot.answer];
  if (ballot === undefined || answer === undefined || past === undefined) return undefined;
  const deserves = letsCount(answer.text, answer.names, past.picture);
  return ballot.votes.map((vote) => (vote === null ? 0.5 : Number(vote === deserves)));
}

/** How good a seat's chances are after its action, whoever it is (design: the horizon is one action). */
export function evaluate(G: MacroscopeG): number[] {
  const voted = votes(G);
  if (voted !== undefined) return voted;
  if (G.isOver) return chancesOf(G.points, 0);
  const active = Number(G.active);
  const fits = fitting(G);
  const seen = { worth: WINDOWS - G.open.length, chance: 1 / fits };
  const course = courseOf(G);
  const { roundsLeft } = course;
  switch (G.step) {
    case 'asked':
      return G.points.map((_, seat) => chancesOf(asked(G, seat, active, fits), roundsLeft)[seat] ?? 0);
    case 'naming':
      return chancesOf(outcome(G, G.points, G.queue.flat().map(Number), fits), roundsLeft);
    case 'lifted':
      return chancesOf(lifted(G, active, fits), roundsLeft);
    case 'again':
      return chancesOf(ahead(G.points, active, { ...seen, lids: 1 }, course), roundsLeft);
    default:
      // The turn has gone on to the next seat, unless the dice have just been thrown.
      return chancesOf(ahead(G.points, active, { ...seen, lids: 2 }, course), roundsLeft);
  }
}
