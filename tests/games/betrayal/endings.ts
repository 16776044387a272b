/** How matches of one haunt have ended among bots of one level, counted by `npm run endings`. */
export interface EndingsRow {
  readonly haunt: number;
  readonly level: string;
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
    ...[...rows]
      .sort((one, other) => one.haunt - other.haunt)
      .map(({ haunt, level, games, rounds, longest, won, how }) => {
        const { heroes = 0, traitor = 0, 'each alone': alone = 0, nobody = 0 } = won;
        const shares = [heroes, traitor, alone, nobody].map((part) => percent(part, games));
        const last = percent(how.rounds ?? 0, games);
        return `| ${[haunt, level, ...shares, last, (rounds / games).toFixed(1), longest, games].join(' | ')} |`;
      }),
  ].join('\n');
