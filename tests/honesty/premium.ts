import { hasSecrets, type Subject } from '@tests/contract/subject';
import { type DealResult, playDeal, type Row, summarize } from '../../scripts/lib/tournament';
import { type Extent, type Finding, Tally } from './finding';

/** Playouts of either side for a decision. */
const BUDGET = { iterations: 100 };

const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;

/**
 * F9: what peeking is worth. The same search with the truth for its worlds plays the fair one. Were the fair
 * one peeking as well, neither would have an edge.
 */
export async function peekingPays(subject: Subject, { deals, mustPay }: Extent): Promise<Finding> {
  const { rulebook } = subject;
  const tally = new Tally();
  if (!hasSecrets(subject)) return tally.finding('F9', 0, 'nothing is hidden that peeking could show');
  // Two dozen matches of hundreds of decisions take a quarter of an hour, and would prove nothing yet.
  if (subject.long !== undefined && !mustPay)
    return tally.finding('F9', 0, 'matches are long: what peeking is worth is played in the long form only');
  const { minPlayers: seats = 2 } = rulebook.game;
  const row: Row = {
    slug: rulebook.slug,
    seats,
    hero: 'clairvoyant',
    opponent: 'hard',
    heroOptions: { budget: BUDGET },
    opponentOptions: { budget: BUDGET },
    seed: 'premium',
  };
  const results: DealResult[] = [];
  const par = 1 / seats;
  for (let deal = 0; deal < deals; deal++) results.push(await playDeal(subject, row, deal));
  const { games, winShare, low, high } = summarize(results);
  tally.checked += games - 1;
  tally.expect(
    mustPay ? low > par : high > par,
    () => `a clairvoyant wins ${percent(winShare)} against a fair bot, ${percent(low)} to ${percent(high)}`,
  );
  return tally.finding(
    'F9',
    deals * seats,
    `${games} matches of ${seats}, the same search with the truth for its worlds against the fair one: it wins ` +
      `${percent(winShare)} (95 %: ${percent(low)} to ${percent(high)})${low > par ? '' : ', too few to tell'}`,
  );
}
