import { games } from '@games/index';
import { rowsOf } from '@tests/bundled';
import { SUBJECTS } from '@tests/subjects';
import { PROOFS } from './proofs';

test('every game on the shelf is under the contract', () => {
  expect(SUBJECTS.map(({ rulebook }) => rulebook.slug).sort()).toEqual(games.map(({ slug }) => slug).sort());
});

interface ProofRow {
  readonly title: string;
  readonly matches: number;
  /** CPU time it took. */
  readonly seconds: number;
  /** What did not hold, and the match that replays it. */
  readonly failure: string | null;
}

describe.each(SUBJECTS.map(({ rulebook }) => rulebook.slug))('%s', (slug) => {
  let rows: readonly ProofRow[] | undefined;

  /** All of them at once, for the first test that asks. */
  const prove = (): readonly ProofRow[] => {
    const proven = rowsOf<ProofRow>('scripts/contract.ts', ['--game', slug]);
    const sum = (key: 'matches' | 'seconds') => proven.reduce((total, row) => total + row[key], 0);
    process.stderr.write(`${slug}: contract, ${sum('matches')} matches, ${sum('seconds').toFixed(1)} s\n`);
    return proven;
  };

  test.each(PROOFS)(
    '$title',
    ({ title }) => {
      rows ??= prove();
      expect(rows.find((row) => row.title === title)).toMatchObject({ failure: null });
    },
    600_000,
  );
});
