/**
 * Whether matches that run go on under the rules of now, and where they do not, whether `rulesVersion` says so:
 * `npm run kept [-- --game <slug>]`. `--renew` keeps other matches once the version is right; `--anyway` also where
 * the kept ones show no reason.
 */
import { parseArgs } from 'node:util';
import { adviceOn, judge, readKept, renewKept } from '@tests/contract/kept';
import { SUBJECTS } from '@tests/subjects';

const { values } = parseArgs({
  options: {
    renew: { type: 'boolean', default: false },
    anyway: { type: 'boolean', default: false },
    game: { type: 'string' },
  },
});

const rulebooks = SUBJECTS.map(({ rulebook }) => rulebook).filter(({ slug }) =>
  [undefined, slug].includes(values.game),
);
if (rulebooks.length === 0) throw new Error(`there is no game ${values.game}`);
for (const rulebook of rulebooks) {
  const { slug } = rulebook;
  try {
    const advice = values.renew
      ? renewKept(rulebook, values.anyway)
      : adviceOn(rulebook, judge(rulebook, readKept(slug)));
    console.log(advice ?? `${slug}: matches go on as they were`);
    if (advice !== undefined && !values.renew) process.exitCode = 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
