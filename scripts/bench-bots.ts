/**
 * How strong the bots are: `npm run bench:bots -- --game <slug> [--json] [--seats 4] [--games 400] [--most 80]
 * [--opponent greedy] [--seed bots] [--jobs 2] [--keep rows.json]`. Every deal is played with the hero in each
 * seat; thinking is counted in CPU milliseconds, so a busy machine changes nothing. Equal seeds give equal
 * deals, and equal results as far as budgets count iterations. `--games` plays so many of every row, `--most`
 * no more than that. With `--keep` every row is kept in that file as soon as it is played, and one that is
 * kept for the same rules, settings and seed is not played again: a tournament of an hour can be stopped and
 * gone on with.
 *
 * A trial is one line: with both `--hero` and `--opponent` these two are held against each other, in the panel or
 * not, each with settings of its own where it is to search otherwise than the game says:
 * `npm run bench:bots -- --game <slug> --seats 4 --games 60 --hero plain --hero-settings '{"horizon":{"turns":8}}' --opponent plain`.
 */
import { fork } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { SUBJECTS } from '@tests/subjects';
import { type PanelRow, panelOf, trialOf } from './lib/panel';
import { percent } from './lib/percent';
import { readEntrant, readSettings } from './lib/settings';
import { type DealResult, playDeal, type Summary, summarize } from './lib/tournament';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    game: { type: 'string' },
    seats: { type: 'string' },
    hero: { type: 'string' },
    opponent: { type: 'string' },
    'hero-settings': { type: 'string' },
    'opponent-settings': { type: 'string' },
    games: { type: 'string' },
    most: { type: 'string' },
    seed: { type: 'string', default: 'bots' },
    jobs: { type: 'string', default: '2' },
    keep: { type: 'string' },
  },
});

/** What a child process is asked for: some deals of one row. */
interface Job {
  readonly row: PanelRow;
  readonly deals: readonly number[];
}

const subjectOf = (slug: string) => {
  const subject = SUBJECTS.find(({ rulebook }) => rulebook.slug === slug);
  if (subject === undefined) throw new RangeError(`there is no game ${slug}`);
  return subject;
};

async function work({ row, deals }: Job): Promise<DealResult[]> {
  const subject = subjectOf(row.slug);
  const results: DealResult[] = [];
  for (const deal of deals)
    results.push(await playDeal(subject, { ...row, seed: `${values.seed} ${row.slug} ${row.seats}` }, deal));
  return results;
}

const inChild = (job: Job): Promise<DealResult[]> =>
  new Promise((resolve, reject) => {
    const child = fork(process.argv[1] ?? '', ['--seed', values.seed], { stdio: 'inherit' });
    child.once('message', (results) => {
      resolve(results as DealResult[]);
      child.disconnect();
    });
    child.once('exit', (code) => reject(new Error(`a job ended with ${code}`)));
    child.send(job);
  });

/** What a row's result depends on, besides the bots' own code. */
function termsOf(row: PanelRow) {
  const { rulesVersion, search } = subjectOf(row.slug).rulebook;
  return { ...row, seed: values.seed, rulesVersion, search };
}

interface KeptRow {
  readonly terms: ReturnType<typeof termsOf>;
  readonly summary: Summary;
}

function keptRows(): KeptRow[] {
  const { keep } = values;
  return keep !== undefined && existsSync(keep) ? (JSON.parse(readFileSync(keep, 'utf8')) as KeptRow[]) : [];
}

/** What came out of a row: kept, or played now and then kept. */
async function resultOf(row: PanelRow): Promise<Summary> {
  const terms = termsOf(row);
  const plain: unknown = JSON.parse(JSON.stringify(terms));
  const found = keptRows().find((kept) => isDeepStrictEqual(kept.terms, plain));
  if (found !== undefined) return found.summary;
  const summary = summarize(await play(row, Number(values.jobs)));
  if (values.keep !== undefined)
    writeFileSync(values.keep, JSON.stringify([...keptRows(), { terms, summary }], null, 1));
  return summary;
}

async function play(row: PanelRow, jobs: number): Promise<DealResult[]> {
  const count = Math.ceil(row.games / row.seats);
  const shares = Array.from({ length: jobs }, (_, job) =>
    Array.from({ length: count }, (__, deal) => deal).filter((deal) => deal % jobs === job),
  );
  return (await Promise.all(shares.map((deals) => inChild({ row, deals })))).flat();
}

/** What is asked for: the two of a trial, or of the panel what the command leaves of it. */
function rowsOf(subject: ReturnType<typeof subjectOf>): PanelRow[] {
  const { hero, opponent, seats, 'hero-settings': heroText, 'opponent-settings': opponentText } = values;
  if (hero !== undefined && opponent !== undefined)
    return trialOf(subject, {
      hero: readEntrant(hero),
      opponent: readEntrant(opponent),
      ...(heroText !== undefined && { heroOptions: readSettings(heroText) }),
      ...(opponentText !== undefined && { opponentOptions: readSettings(opponentText) }),
      ...(seats !== undefined && { seats: Number(seats) }),
    });
  if (heroText !== undefined || opponentText !== undefined)
    throw new RangeError('settings are for a trial: say both --hero and --opponent');
  return panelOf(subject)
    .filter((row) => seats === undefined || row.seats === Number(seats))
    .filter((row) => hero === undefined || row.hero === hero)
    .filter((row) => opponent === undefined || row.opponent === opponent);
}

async function main(): Promise<void> {
  const subjects = values.game === undefined ? SUBJECTS : [subjectOf(values.game)];
  const rows = subjects
    .flatMap((subject) => rowsOf(subject))
    .map((row) => ({
      ...row,
      games: Math.min(Number(values.games ?? row.games), Number(values.most ?? row.games)),
    }));
  const done = [];
  for (const row of rows) {
    const summary = await resultOf(row);
    const { slug: game, seats, hero, opponent } = row;
    done.push({ game, seats, hero, opponent, ...summary });
    process.stderr.write(
      `${game}, ${seats} seats, ${hero} against ${opponent}: ${percent(summary.winShare)} ` +
        `[${percent(summary.low)}, ${percent(summary.high)}] of ${summary.games}, ` +
        `${summary.msPerDecisionP95} ms (P95)\n`,
    );
  }
  if (values.json) console.log(JSON.stringify(done, null, 2));
}

if (process.send === undefined) run(main());
else
  process.once('message', (job) => {
    run(
      work(job as Job).then((results) => {
        process.send?.(results);
      }),
    );
  });

function run(promise: Promise<void>): void {
  promise.catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
    process.disconnect?.();
  });
}
