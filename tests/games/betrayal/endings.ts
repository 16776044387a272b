import type { Side } from '@games/betrayal/rules/components';

/** How matches of one haunt have ended among bots of one level, counted by `npm run endings`. */
export interface EndingsRow {
  readonly haunt: number;
  readonly level: string;
  /** With so many seats; without it three to six in turn. */
  readonly seats?: number;
  /** The side that a search which sees everything played, with ten times the budget of the others' level. */
  readonly bound?: Side;
  readonly games: number;
  /** Of all of them together, from the haunt's beginning. */
  readonly rounds: number;
  readonly longest: number;
  /** By side; `each alone`, or how it ended where nobody has won. */
  readonly won: Readonly<Record<string, number>>;
  /** By what ended it: a goal, all dead, the last round. */
  readonly how: Readonly<Record<string, number>>;
}

const percent = (part: number, of: number): string => `${((100 * part) / of).toFixed(0)} %`;

/** The rows as a table of docs/bots.md. */
export const endingsTable = (rows: readonly EndingsRow[]): string =>
  [
    '| haunt | level | heroes | traitor | each alone | nobody | last round | rounds (mean) | most | matches |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows
      .filter(({ seats }) => seats === undefined)
      .sort((one, other) => one.haunt - other.haunt)
      .map(({ haunt, level, games, rounds, longest, won, how }) => {
        const { heroes = 0, traitor = 0, 'each alone': alone = 0, nobody = 0 } = won;
        const shares = [heroes, traitor, alone, nobody].map((part) => percent(part, games));
        const last = percent(how.rounds ?? 0, games);
        return `| ${[haunt, level, ...shares, last, (rounds / games).toFixed(1), longest, games].join(' | ')} |`;
      }),
  ].join('\n');

/** Rows that were counted by seats as a table, one line a haunt: what its heroes, or whoever plays alone, have won with each. */
export function bySeatsTable(rows: readonly EndingsRow[]): string {
  const bySeats = rows.filter(({ seats }) => seats !== undefined);
  const of = <T>(values: readonly T[]) =>
    [...new Set(values)].sort((one, other) => Number(one) - Number(other));
  const counts = of(bySeats.map(({ seats }) => seats));
  const cell = (row: EndingsRow | undefined, kinds: readonly string[]): string =>
    row === undefined
      ? ''
      : percent(
          kinds.reduce((sum, kind) => sum + (row.won[kind] ?? 0), 0),
          row.games,
        );
  return [
    `| haunt | ${counts.map((seats) => `heroes or alone, ${seats} seats | nobody`).join(' | ')} | rounds (mean) | last round |`,
    `| --- | ${counts.map(() => '--- | ---').join(' | ')} | --- | --- |`,
    ...of(bySeats.map(({ haunt }) => haunt)).map((haunt) => {
      const own = bySeats.filter((row) => row.haunt === haunt);
      const cells = counts.flatMap((seats) => {
        const row = own.find((one) => one.seats === seats);
        return [cell(row, ['heroes', 'each alone']), cell(row, ['nobody'])];
      });
      const sum = (part: (row: EndingsRow) => number) => own.reduce((total, row) => total + part(row), 0);
      const games = sum((row) => row.games);
      const last = percent(
        sum((row) => row.how.rounds ?? 0),
        games,
      );
      return `| ${[haunt, ...cells, (sum((row) => row.rounds) / games).toFixed(1), last].join(' | ')} |`;
    }),
  ].join('\n');
}

/** What a side that sees everything has won, as a table of docs/bots.md: more than that nobody makes of its seats. */
export const boundsTable = (rows: readonly EndingsRow[]): string =>
  [
    '| haunt | side that sees everything | has won | rounds (mean) | matches |',
    '| --- | --- | --- | --- | --- |',
    ...[...rows]
      .sort((one, other) => one.haunt - other.haunt)
      .map(({ haunt, bound = 'heroes', games, rounds, won }) => {
        const cells = [haunt, bound, percent(won[bound] ?? 0, games), (rounds / games).toFixed(1), games];
        return `| ${cells.join(' | ')} |`;
      }),
  ].join('\n');

/** What one side wins of a haunt's matches at least, for its row to need a reason. */
const MOST = 0.8;
/** Fewer matches say nothing of that. */
const FEWEST = 20;

/** The haunts in which one side has won more than four of five of twenty matches or more, by number. */
export const oneSided = (rows: readonly EndingsRow[]): number[] =>
  rows
    .filter(
      ({ seats, games, won }) =>
        seats === undefined && games >= FEWEST && Math.max(...Object.values(won)) > MOST * games,
    )
    .map(({ haunt }) => haunt)
    .sort((one, other) => one - other);
