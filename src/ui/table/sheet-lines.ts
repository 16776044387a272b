import type { ScoreRow } from '@/kit/score-sheet';

/** A line of the sheet: a category, or a whole round with the categories it is made of. */
export type SheetLine =
  | { readonly row: ScoreRow }
  | { readonly round: number; readonly rows: readonly ScoreRow[]; readonly scores: readonly number[] };

const sum = (rows: readonly ScoreRow[]): number[] =>
  (rows[0]?.scores ?? []).map((_, seat) =>
    rows.reduce((total, { scores }) => total + (scores[seat] ?? 0), 0),
  );

/** The categories in their order; those of one round lie together, where the first of them stood. */
export function sheetLines(categories: readonly ScoreRow[]): SheetLine[] {
  const rounds = new Set<number>();
  return categories.flatMap((row): SheetLine[] => {
    const { round } = row;
    if (round === undefined) return [{ row }];
    if (rounds.has(round)) return [];
    rounds.add(round);
    const rows = categories.filter((other) => other.round === round);
    return [{ round, rows, scores: sum(rows) }];
  });
}
