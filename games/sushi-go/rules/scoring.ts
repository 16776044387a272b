import { type ScoreSheet, scoreSheet } from '@/kit/score-sheet';
import { CATEGORIES, type Kind, NIGIRI, ROLLS, WASABI_TIMES } from './components';
import type { RoundScores, SushiGoG } from './state';

const MOST_MAKI = 6;
const SECOND_MAKI = 3;
const PUDDINGS = 6;
const DUMPLINGS = [0, 1, 3, 6, 10, 15] as const;

/** Dumplings are worth 1, 3, 6, 10 points, and 15 from the fifth on (SG-r23). */
const dumplingScore = (count: number): number => DUMPLINGS[Math.min(count, 5)] ?? 0;

/** Each nigiri lies on the wasabi that was waiting first, if any was; one on each (SG-r14, SG7). */
export function nigiriScore(tableau: readonly Kind[]): number {
  let waiting = 0;
  let score = 0;
  for (const card of tableau) {
    if (card === 'wasabi') waiting++;
    const points = NIGIRI[card];
    if (points === 0) continue;
    score += waiting > 0 ? points * WASABI_TIMES : points;
    if (waiting > 0) waiting--;
  }
  return score;
}

/** Wasabi without a nigiri on it. */
export function emptyWasabi(tableau: readonly Kind[]): number {
  let waiting = 0;
  for (const card of tableau) {
    if (card === 'wasabi') waiting++;
    else if (NIGIRI[card] > 0 && waiting > 0) waiting--;
  }
  return waiting;
}

/** Little rolls before a seat. */
export function rollsIn(tableau: readonly Kind[]): number {
  let rolls = 0;
  for (const card of tableau) rolls += ROLLS[card];
  return rolls;
}

function seatsWith(counts: readonly number[], count: number): number {
  let seats = 0;
  for (const other of counts) if (other === count) seats++;
  return seats;
}

/**
 * Points for the most and second most rolls (SG-r19): remainders of a split are lost (SG2, SG3), a tie for the most
 * leaves no second place (SG-r20), and nobody scores without a roll (SG4).
 */
export function makiScores(rolls: readonly number[]): number[] {
  let most = 0;
  let second = 0;
  for (const count of rolls) {
    if (count > most) {
      second = most;
      most = count;
    } else if (count > second && count < most) second = count;
  }
  const first = seatsWith(rolls, most);
  const scores: number[] = [];
  for (const count of rolls) {
    if (count === 0) scores.push(0);
    else if (count === most) scores.push(Math.floor(MOST_MAKI / first));
    else if (count === second && first === 1) scores.push(Math.floor(SECOND_MAKI / seatsWith(rolls, second)));
    else scores.push(0);
  }
  return scores;
}

/**
 * Points for puddings: the most share 6, the fewest (none counts, too) share a loss of 6 (SG-r34, SG-r35, SG-r36),
 * remainders dropped (SG5); nobody scores when all are equal (SG-r37, SG6), and two players never lose any (SG-r38).
 */
export function puddingScores(puddings: readonly number[]): number[] {
  const most = Math.max(...puddings);
  const fewest = Math.min(...puddings);
  if (most === fewest) return puddings.map(() => 0);
  const gain = Math.floor(PUDDINGS / seatsWith(puddings, most));
  const loss = Math.floor(PUDDINGS / seatsWith(puddings, fewest));
  return puddings.map((count) => {
    if (count === most) return gain;
    return count === fewest && puddings.length > 2 ? -loss : 0;
  });
}

/**
 * What the tableaus score as they lie, tempura by twos (SG-r21), sashimi by threes (SG-r22); each is gone through
 * once, which playouts do at every end of a round.
 */
export function roundScores(tableaus: readonly (readonly Kind[])[]): RoundScores {
  const scores = { tempura: [], sashimi: [], dumpling: [], nigiri: [] } as Record<
    Exclude<keyof RoundScores, 'maki'>,
    number[]
  >;
  const rolls: number[] = [];
  for (const tableau of tableaus) {
    let little = 0;
    let tempura = 0;
    let sashimi = 0;
    let dumplings = 0;
    for (const card of tableau) {
      if (card === 'tempura') tempura++;
      else if (card === 'sashimi') sashimi++;
      else if (card === 'dumpling') dumplings++;
      else little += ROLLS[card];
    }
    rolls.push(little);
    scores.tempura.push(5 * Math.floor(tempura / 2));
    scores.sashimi.push(10 * Math.floor(sashimi / 3));
    scores.dumpling.push(dumplingScore(dumplings));
    scores.nigiri.push(nigiriScore(tableau));
  }
  return { maki: makiScores(rolls), ...scores };
}

/** One seat's points of a round. */
export function totalFor(scores: RoundScores, seat: number): number {
  let sum = 0;
  for (const category of CATEGORIES) sum += scores[category][seat] ?? 0;
  return sum;
}

/** Every round by category, then puddings (SG-r18, SG-r32); between equal totals more puddings win (SG-r33, SG1). */
export function score(G: SushiGoG): ScoreSheet {
  const rounds = G.rounds.map(({ scores }) => scores);
  if (rounds.length < G.round) rounds.push(roundScores(G.seats.map(({ tableau }) => tableau)));
  const puddings = G.seats.map((seat) => seat.puddings);
  return scoreSheet(
    [
      ...rounds.flatMap((scores, index) =>
        CATEGORIES.map((category) => ({
          id: category,
          round: index + 1,
          scores: [...scores[category]],
        })),
      ),
      { id: 'pudding', scores: puddingScores(puddings) },
    ],
    [{ id: 'puddings', scores: puddings }],
  );
}
