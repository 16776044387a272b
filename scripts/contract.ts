/**
 * Whether games keep the contract: `npm run contract [-- --game <slug>] [-- --rule 4] [-- --json]`. `--rule` takes those
 * whose title begins so; `--json` prints rows `{ game, title, matches, seconds, failure }`. `MATCH='{…}'`, as a failure
 * names it, plays that match alone.
 */
import { parseArgs } from 'node:util';
import { Budget } from '@tests/contract/budget';
import { PROOFS } from '@tests/contract/proofs';
import { REFUSED } from '@tests/refused';
import { subjectsFor } from './lib/chosen';
import { cpuMs } from './lib/cpu';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    rule: { type: 'string', default: '' },
    json: { type: 'boolean', default: false },
  },
});

/** What somebody wrote on the error stream besides refusals: a fault of whoever did. */
let unexpected: string[] = [];
console.error = (...args: unknown[]) => {
  const line = args.map(String).join(' ');
  if (!REFUSED.test(line)) unexpected.push(line);
};

async function failureOf(prove: () => void | Promise<void>): Promise<string | null> {
  unexpected = [];
  try {
    await prove();
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
  return unexpected.length === 0 ? null : unexpected.join('\n');
}

async function main(): Promise<void> {
  const rows: object[] = [];
  for (const subject of subjectsFor(values.game)) {
    const game = subject.rulebook.slug;
    for (const { title, prove } of PROOFS) {
      if (!title.startsWith(values.rule)) continue;
      const budget = new Budget(subject);
      const began = cpuMs();
      const failure = await failureOf(() => prove(subject, budget));
      const seconds = (cpuMs() - began) / 1000;
      const { matches } = budget;
      rows.push({ game, title, matches, seconds, failure });
      if (failure !== null) process.exitCode = 1;
      if (values.json) continue;
      const how = `${matches > 0 ? `${matches} matches, ` : ''}${seconds.toFixed(1)} s`;
      console.log(`${failure === null ? '' : 'FAILED '}${game} ${title}: ${failure ?? how}`);
    }
  }
  if (values.json) console.log(JSON.stringify(rows));
}

void main();
