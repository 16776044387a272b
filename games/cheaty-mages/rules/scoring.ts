import { type ScoreRow, type ScoreSheet, scoreSheet } from '@/kit/score-sheet';
import { COINS_DEALT } from './components';
import type { OpenSeat } from './state';

/** What the sheet is made of. */
interface Standing {
  readonly seats: readonly Readonly<OpenSeat>[];
  readonly hands: readonly (readonly unknown[])[];
}

/** Coins; between equals the cards left in the hand; then all of them win (CM28). */
export function score({ seats, hands }: Standing): ScoreSheet {
  const bouts = seats[0]?.prizes.length ?? 0;
  const rows: ScoreRow[] = [{ id: 'purse', scores: seats.map(() => COINS_DEALT) }];
  for (let bout = 0; bout < bouts; bout++)
    rows.push({ id: 'prizes', round: bout + 1, scores: seats.map(({ prizes }) => prizes[bout] ?? 0) });
  rows.push({ id: 'bribes', scores: seats.map(({ bribes }) => 0 - bribes) });
  return scoreSheet(rows, [{ id: 'cards', scores: hands.map(({ length }) => length) }]);
}
