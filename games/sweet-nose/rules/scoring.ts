import { type ScoreRow, type ScoreSheet, scoreSheet } from '@/kit/score-sheet';
import type { Amounts, Level } from './components';
import type { SweetNoseG } from './state';

/** Sweets times their level (SN-r25), one more for each of their kind at the market (SN1), or not by a shop (SN16). */
export function sweetness(
  plate: Readonly<Amounts>,
  bowl: Readonly<Amounts>,
  levels: readonly Level[],
  market: Readonly<Amounts>,
  isExempt: boolean,
): number {
  let sum = 0;
  for (let place = 0; place < levels.length; place++) {
    const count = (plate[place] ?? 0) + (bowl[place] ?? 0);
    sum += count * ((levels[place] ?? 0) + (isExempt ? 0 : (market[place] ?? 0)));
  }
  return sum;
}

/** The bids and every round; whoever has least is first, equals share a place (SN21). */
export function score(G: SweetNoseG): ScoreSheet {
  const rows: ScoreRow[] = [];
  if (G.options.shopkeeper || G.rounds.length === 0)
    rows.push({ id: 'bid', scores: G.seats.map(({ bid }) => bid) });
  for (const [index, { scores }] of G.rounds.entries())
    rows.push({ id: 'sweetness', round: index + 1, scores: [...scores] });
  const { ranking } = scoreSheet(rows.map((row) => ({ ...row, scores: row.scores.map((one) => -one) })));
  return { ...scoreSheet(rows), ranking };
}
