/**
 * Whether the bots are honest: `npm run honesty [-- --json] [-- --game <slug>] [-- --short]`. Long sizes
 * unless asked otherwise; `--json` prints rows `{ game, id, checked, failed, seconds, text }`, with what failed in
 * `examples`. `--renew` writes the golden playthroughs anew instead: read their diff.
 */
import { parseArgs } from 'node:util';
import { isProven, LONG, SHORT } from '@tests/honesty/finding';
import { renew } from '@tests/honesty/golden';
import { prove } from '@tests/honesty/prove';
import { subjectsFor } from './lib/chosen';
import { cpuMs } from './lib/cpu';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    short: { type: 'boolean', default: false },
    renew: { type: 'boolean', default: false },
    game: { type: 'string' },
  },
});

async function main(): Promise<void> {
  const subjects = subjectsFor(values.game);
  if (values.renew) {
    for (const subject of subjects) for (const file of renew(subject)) console.log(file);
    return;
  }
  const rows: object[] = [];
  for (const subject of subjects) {
    const game = subject.rulebook.slug;
    let began = cpuMs();
    for await (const finding of prove(subject, values.short ? SHORT : LONG)) {
      const { id, checked, text, examples } = finding;
      const seconds = (cpuMs() - began) / 1000;
      began = cpuMs();
      // Too few comparisons are a failure, too.
      const failed = isProven(finding) ? 0 : Math.max(1, finding.failed);
      rows.push({ game, id, checked, failed, seconds, text, ...(failed > 0 && { examples }) });
      if (failed > 0) process.exitCode = 1;
      if (!values.json) console.log(`${failed > 0 ? 'FAILED ' : ''}${game} ${id}: ${text}`);
      if (!values.json) for (const example of examples) console.log(`  ${example}`);
    }
  }
  if (values.json) console.log(JSON.stringify(rows, undefined, 2));
}

void main();
