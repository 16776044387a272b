import type { PlayerID } from './action';

/** Points of one kind, one number per seat in seat order. `id` keys the message `score.<id>`. */
export interface ScoreRow {
  readonly id: string;
  readonly scores: readonly number[];
  /** The round it was counted in, from 1, where rounds are counted each for itself. */
  readonly round?: number;
}

/** The sheet of paper at the end of a game. */
export interface ScoreSheet {
  readonly categories: readonly ScoreRow[];
  /** One number per seat; what the ranking goes by. */
  readonly totals: readonly number[];
  /** Compared in order among equal totals; higher is better. Listed only where the rulebook has one. */
  readonly tieBreaks: readonly ScoreRow[];
  /** Seats from best to worst; equals share a place. */
  readonly ranking: readonly (readonly PlayerID[])[];
}

/** What `ctx.gameover` carries; `winner` and `draw` are what boardgame.io's own bots read. */
export interface GameResult {
  readonly ranking: readonly (readonly PlayerID[])[];
  readonly winners: readonly PlayerID[];
  readonly sheet: ScoreSheet;
  readonly winner?: PlayerID;
  readonly draw?: true;
  /** The winners have not drawn: they have won together, as a side or by the same aim. */
  readonly together?: true;
  /** What the rulebook calls a sheet like this of somebody who played alone: keys the message `rating.<id>`. */
  readonly rating?: string;
}

const compareSeats = (columns: readonly (readonly number[])[]) => (a: number, b: number) => {
  for (const column of columns) {
    const difference = (column[b] ?? 0) - (column[a] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
};

/** Adds up the categories and ranks the seats: most points first, then the tie-breaks in order. */
export function scoreSheet(categories: readonly ScoreRow[], tieBreaks: readonly ScoreRow[] = []): ScoreSheet {
  const seats = categories[0]?.scores.length ?? 0;
  const totals = Array.from({ length: seats }, (_, seat) =>
    categories.reduce((sum, row) => sum + (row.scores[seat] ?? 0), 0),
  );
  const compare = compareSeats([totals, ...tieBreaks.map((row) => row.scores)]);
  const order = totals.map((_, seat) => seat).sort((a, b) => compare(a, b) || a - b);
  const ranking: PlayerID[][] = [];
  let previous: number | undefined;
  for (const seat of order) {
    const place = ranking.at(-1);
    if (place !== undefined && previous !== undefined && compare(previous, seat) === 0)
      place.push(String(seat));
    else ranking.push([String(seat)]);
    previous = seat;
  }
  return { categories, totals, tieBreaks, ranking };
}

/** The value for `ctx.gameover` that goes with a finished game's sheet, rated where one played alone. */
export function gameResult(sheet: ScoreSheet, rating?: string): GameResult {
  const winners = sheet.ranking[0] ?? [];
  const [winner] = winners;
  const outcome = winners.length === 1 && winner !== undefined ? { winner } : { draw: true as const };
  return { ranking: sheet.ranking, winners, sheet, ...outcome, ...(rating !== undefined && { rating }) };
}
