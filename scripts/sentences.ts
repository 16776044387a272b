/**
 * Whether what hints say is true where they say it: `npm run sentences [-- --game <slug>] [--each 200] [--most 20000]
 * [--keep]`. `--use 100`: how many of a hundred hints of a game are of no use, and which. What a sentence claims is told by the game's subject (`sentences`); each is looked at in so many positions of
 * matches by policy and by lot. `--keep` writes the rows into docs/bots.json, from which `npm run bench:report -- --words`
 * makes the page.
 */
import { parseArgs } from 'node:util';
import { checkSentences } from '@tests/contract/sentences';
import { checkUse } from '@tests/contract/use';
import { subjectsFor } from './lib/chosen';
import { keepRows } from './lib/keep-rows';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    each: { type: 'string', default: '200' },
    most: { type: 'string', default: '20000' },
    keep: { type: 'boolean', default: false },
    use: { type: 'string' },
  },
});

/** The sentences of one game: how many there are, how often they were looked at, and the rarest of them. */
export interface SentencesRow {
  readonly game: string;
  readonly sentences: number;
  readonly checked: number;
  readonly untrue: number;
  /** Sentences that were met less often than was asked for. */
  readonly rare: number;
}

for (const subject of subjectsFor(values.game)) {
  const { slug } = subject.rulebook;
  if (subject.sentences === undefined) continue;
  if (values.use !== undefined) {
    const { hints, useless } = checkUse(subject, { hints: Number(values.use) });
    const counts = Object.entries(useless).map(([kind, where]) => `${where.length} ${kind}`);
    console.log(`${slug}: of ${hints} hints ${counts.join(', ')}`);
    for (const [kind, where] of Object.entries(useless))
      for (const one of where) console.log(`  ${kind}: ${one}`);
    continue;
  }
  const each = Number(values.each);
  const found = checkSentences(subject, { each, most: Number(values.most) });
  const sum = (count: (row: (typeof found)[number]) => number) =>
    found.reduce((total, row) => total + count(row), 0);
  const row: SentencesRow = {
    game: slug,
    sentences: found.length,
    checked: sum(({ checked }) => checked),
    untrue: sum(({ untrue }) => untrue.length),
    rare: sum(({ checked }) => Number(checked < each)),
  };
  console.log(JSON.stringify(row));
  for (const { sentence, untrue, checked } of found) {
    if (untrue.length > 0) console.log(`  ${sentence}: ${untrue.length} of ${checked}, as ${untrue[0]}`);
    else if (checked < each) console.log(`  ${sentence}: ${checked}`);
  }
  if (values.keep) keepRows<SentencesRow>('sentences', [row], ({ game }) => game === slug);
}
