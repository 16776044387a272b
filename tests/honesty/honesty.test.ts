import { rowsOf } from '@tests/bundled';
import { SUBJECTS } from '@tests/subjects';
import { CHECKS } from './finding';

/** The proofs run the way they do for the report, whose sizes `HONESTY=long` asks for. */
const isLong = process.env.HONESTY === 'long';
const TIMEOUT = isLong ? 3_600_000 : 600_000;

interface ProofRow {
  readonly id: string;
  readonly checked: number;
  readonly failed: number;
  /** CPU time it took, that of other processes left out. */
  readonly seconds: number;
}

describe.each(SUBJECTS.map(({ rulebook }) => rulebook.slug))('the bots of %s', (slug) => {
  let rows: readonly ProofRow[] | undefined;

  /** All of them at once, for the first test that asks. */
  const prove = (): readonly ProofRow[] => {
    const proven = rowsOf<ProofRow>('scripts/honesty.ts', ['--game', slug, ...(isLong ? [] : ['--short'])]);
    const sum = (key: 'checked' | 'seconds') => proven.reduce((total, row) => total + row[key], 0);
    process.stderr.write(`${slug}: honesty, ${sum('checked')} comparisons, ${sum('seconds').toFixed(1)} s\n`);
    return proven;
  };

  test.each(CHECKS)(
    '%s',
    (id) => {
      rows ??= prove();
      expect(rows.find((row) => row.id === id)).toMatchObject({ failed: 0 });
    },
    TIMEOUT,
  );
});
