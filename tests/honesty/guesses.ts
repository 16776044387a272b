import type { Subject } from '@tests/contract/subject';
import { clairvoyant } from './cheats';
import { fairPlayer } from './decisions';
import { type Extent, type Finding, Tally } from './finding';
import { type GuessTally, isTooGood } from './own';

const perGuess = (part: number, { guesses }: GuessTally): string => (part / guesses).toFixed(3);

/** F7: a fair bot's guesses are no better than the best anybody could make; a clairvoyant's are. */
export function guessesAreHuman({ rulebook, honesty }: Subject, { guesses }: Extent): Finding {
  const tally = new Tally();
  const own = honesty?.guesses ?? 'nobody has said yet what is a guess in this game';
  if (typeof own === 'string') return tally.finding('F7', honesty === undefined ? 1 : 0, own);
  const { text, collect } = own;
  const fair = collect(fairPlayer(rulebook, 'hard', { budget: { iterations: 60 } }), guesses, 'guesses');
  const cheating = collect(clairvoyant(rulebook).player, guesses, 'guesses');
  tally.checked += fair.guesses - 1;
  tally.expect(!isTooGood(fair), () => `hard guesses better than anybody could: ${JSON.stringify(fair)}`);
  tally.expect(isTooGood(cheating), () => `a clairvoyant is not caught: ${JSON.stringify(cheating)}`);
  return tally.finding(
    'F7',
    guesses,
    `${fair.guesses} ${text}: ${perGuess(fair.hits, fair)} hits each by hard; expected of the best anybody could ` +
      `do from the same seat: ${perGuess(fair.best, fair)}; by a clairvoyant ${perGuess(cheating.hits, cheating)}`,
  );
}
