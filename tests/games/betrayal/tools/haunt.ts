import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { type HauntNumber, names } from '@games/betrayal/haunts/names';
import type { MatchSetup } from '@tests/contract/match';
import { RULES } from '@tests/contract/rules';
import { determinizationsVary, zonesAreDealt } from '@tests/contract/rules/secrets';
import { REFUSED } from '@tests/refused';
import { Runner } from '@/bots/runner/runner';
import { LOCALES } from '@/kit/entry';
import type { JournalG } from '@/kit/journal';
import { RandomSource } from '@/kit/random';
import { command } from '../../../../scripts/lib/command.mjs';
import { playByLot } from '../../../../scripts/lib/play-by-lot';
import { duration, Expected, say } from '../../../../scripts/lib/say.mjs';
import { playByPolicy, winnerOf } from '../bots-play';
import { changedFiles } from '../by-turns';
import { HOME, linesOfCode, linesOfHaunt, mostLines, sourcesIn, testsOf, textOf, unpinned } from '../code';
import { missingWords } from '../missing-words';
import { hauntFile } from '../words';
import { workbench } from '../workbench';
import { TESTS, twoDigits } from './lists';

/**
 * Whether a haunt holds: `npm run haunt -- 8`, or several numbers; `--quick` types, tests, words and lines alone, which is
 * what fails most often. `npm run haunts` asks all of them, without what the tests do for all at once (types, words).
 */
const { values, positionals } = parseArgs({
  options: { all: { type: 'boolean', default: false }, quick: { type: 'boolean', default: false } },
  allowPositionals: true,
});

const SEATS = [3, 5];
const BY_LOT = 20;
/** What a page may have to fetch late for one haunt, in bytes. */
const MOST_BYTES = 4_000;

type Haunt = readonly [number: string, folder: string];

let faults = 0;

interface Found {
  readonly line: string;
  readonly isFault: boolean;
  readonly took: string;
}

/** What was found in one line, or what is wrong, and how long it took to say so. */
async function timed(work: () => string | Promise<string>): Promise<Found> {
  const since = Date.now();
  try {
    return { line: await work(), isFault: false, took: duration(since) };
  } catch (error) {
    const line = error instanceof Error ? error.message : String(error);
    return { line, isFault: true, took: duration(since) };
  }
}

function tell(name: string, { line, isFault, took }: Found): void {
  if (isFault) faults++;
  say(`  ${name.padEnd(10)} ${took.padStart(7)}  ${isFault ? 'FAULT ' : ''}${line}`);
}

const part = async (name: string, work: () => string | Promise<string>): Promise<void> =>
  tell(name, await timed(work));

const fault = (what: string): never => {
  throw new Expected(what);
};

/** Lets what runs beside this be heard. */
const breathe = () => pause(0);

const setupOf = (haunt: string, numPlayers: number): MatchSetup => ({
  numPlayers,
  options: { start: 'haunt', haunt },
  seed: `check ${numPlayers}`,
});

async function contract(haunt: string): Promise<string> {
  const subject = workbench([haunt]);
  const setups = SEATS.map((numPlayers) => setupOf(haunt, numPlayers));
  const broken: string[] = [];
  const hold = async (title: string, prove: () => void | Promise<void>) => {
    try {
      await prove();
    } catch (error) {
      broken.push(`${title}: ${error instanceof Error ? error.message.slice(0, 600) : error}`);
    }
    await breathe();
  };
  for (const [title, rule] of RULES)
    for (const setup of setups) await hold(`${title}, ${setup.numPlayers} seats`, () => rule(subject, setup));
  const more = Array.from({ length: 4 }, (_, n) => setupOf(haunt, 3 + n));
  await hold('5 and every hidden zone is dealt anew', () => zonesAreDealt(subject, more));
  await hold('7 and determinizations vary', () => determinizationsVary(subject, more));
  if (broken.length > 0) fault(`${broken.length} rules broken\n    ${broken.join('\n    ')}`);
  return `${RULES.length + 2} rules, ${SEATS.join(' and ')} seats`;
}

async function byLot(haunt: string): Promise<string> {
  const { rulebook } = workbench([haunt]);
  const runner = new Runner<JournalG>(rulebook.game);
  let moves = 0;
  for (let n = 0; n < BY_LOT; n++) {
    const seed = `lot ${n}`;
    const random = new RandomSource({ seed: `choices ${seed}`, position: 0 });
    moves += playByLot(rulebook, runner, { ...setupOf(haunt, 3 + (n % 4)), seed }, random).length;
    await breathe();
  }
  return `${BY_LOT} matches, ${moves} moves`;
}

async function byPolicy(haunt: string, matches: number): Promise<string> {
  const won = new Map<string, number>();
  const ways = new Map<string, number>();
  let rounds = 0;
  for (let n = 0; n < matches; n++) {
    const end = playByPolicy(haunt, 3 + (n % 4), `policy ${n}`);
    const winner = winnerOf(end);
    won.set(winner, (won.get(winner) ?? 0) + 1);
    ways.set(end.how, (ways.get(end.how) ?? 0) + 1);
    rounds += end.rounds;
    await breathe();
  }
  const counted = (counts: ReadonlyMap<string, number>) =>
    [...counts].map(([what, count]) => `${what} ${count}`).join(', ');
  const line = `${matches} matches: ${counted(won)}; by ${counted(ways)}; ${(rounds / matches).toFixed(1)} rounds`;
  return won.size === 1 && won.has('rounds') ? fault(`nobody ever wins: ${line}`) : line;
}

/** Runs a tool in a process of its own, and hands back all that it says. */
function node(...args: readonly string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, NODE_ENV: 'production' } as const;
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

async function types(): Promise<string> {
  const { code, output } = await node('node_modules/typescript/bin/tsc', '--noEmit', '-p', '.');
  return code === 0 ? 'sound' : fault(output.trim());
}

async function ownTest(number: string): Promise<string> {
  const file = `${TESTS}/${twoDigits(number)}.test.ts`;
  if (!existsSync(file)) return fault(`${file} is not there`);
  const jest = ['node_modules/jest/bin/jest.js', '--selectProjects', 'rules', '--runTestsByPath', file];
  const { code, output } = await node(...jest);
  if (code !== 0) fault(output.trim());
  return /^Tests: +(.*)$/m.exec(output)?.[1] ?? '';
}

/** What was decided while it was built, each with a test that names it. */
function decided(folder: string): string {
  const rulings = `${HOME}/haunts/${folder}/rulings.md`;
  const text = [...sourcesIn(`haunts/${folder}`), ...(existsSync(rulings) ? [rulings] : [])]
    .map(textOf)
    .join('\n');
  const bare = unpinned(text, testsOf('tests/games/betrayal'));
  if (bare.length > 0) fault(`no test names ${bare.join(', ')}`);
  return `${new Set(text.match(/BH-h\d+-K\d+/g)).size} decided, each with a test`;
}

/** Words that one language or a match of it lacks; those that nobody has written yet are counted. */
function words(number: string): string {
  const known = Number(number) as HauntNumber;
  const missing = missingWords(known);
  if (missing.length > 0) fault(missing.join('\n    '));
  const unwritten = LOCALES.flatMap((locale) => JSON.stringify(hauntFile(known, locale)).match(/"…"/g) ?? []);
  return unwritten.length === 0 ? 'none missing' : `none missing, ${unwritten.length} are still “…”`;
}

function size([number, folder]: Haunt): string {
  const [{ rules, plan }, most] = [linesOfHaunt(folder), mostLines(Number(number))];
  const house = sourcesIn('rules').reduce((sum, file) => sum + linesOfCode(textOf(file)), 0);
  const line = `${rules} of ${most.rules} lines of rules, ${plan} of ${most.plan} of its plan; rules/ ${house}`;
  return rules > most.rules || plan > most.plan ? fault(line) : line;
}

function bytes(folder: string): string {
  const home = `${HOME}/haunts/${folder}`;
  const signs = existsSync(`${home}/signs.json`) ? readFileSync(`${home}/signs.json`) : Buffer.of();
  const weights = ['zh-Hant', 'en'].map((locale) => {
    const words = readFileSync(`${home}/words/${locale}.json`);
    return [locale, gzipSync(JSON.stringify([String(words), String(signs)])).length] as const;
  });
  const line = weights.map(([locale, weight]) => `${locale} ${weight}`).join(', ');
  return weights.some(([, weight]) => weight > MOST_BYTES) ? fault(`${line} of ${MOST_BYTES}`) : line;
}

/** What this branch touches besides its own: what the seam may still lack. */
function outside([number, folder]: Haunt): string {
  const own = [`${HOME}/haunts/${folder}/`, `${TESTS}/${twoDigits(number)}.`];
  const listed = [`${HOME}/haunts/names.ts`, `${HOME}/haunts/index.ts`, `${TESTS}/secrets.ts`];
  const files = changedFiles()
    .filter((file) => !listed.includes(file))
    .filter((file) => own.every((start) => !file.startsWith(start)));
  const shown = files.slice(0, 12).join(', ');
  return files.length === 0 ? 'nothing' : `${files.length} files: ${shown}${files.length > 12 ? ', …' : ''}`;
}

function chosen(): Haunt[] {
  const all = Object.entries(names).map(([number, { folder }]): Haunt => [number, folder]);
  if (values.all) return all;
  const found = positionals.map((number) => all.find(([one]) => one === number) ?? number);
  const missing = found.filter((one) => typeof one === 'string');
  if (found.length === 0) fault('Which haunt? For example: npm run haunt -- 8');
  if (missing.length > 0) fault(`There is no haunt ${missing.join(', ')}.`);
  return found.filter((one) => typeof one !== 'string');
}

/** What a process of its own finds, told as soon as it is there; the next one waits for it. */
let queue: Promise<void> = Promise.resolve();
function beside(name: string, work: () => Promise<string>): void {
  queue = queue.then(async () => tell(name, await timed(work)));
}

/** What is refused is tried on purpose. */
const complain = console.error;
console.error = (...args: unknown[]) => {
  if (!REFUSED.test(args.map(String).join(' '))) complain(...args);
};

void command(async () => {
  const since = Date.now();
  const haunts = chosen();
  if (!values.all) {
    for (const [number] of haunts) beside(`test ${number}`, () => ownTest(number));
    beside('types', types);
  }
  for (const haunt of haunts) {
    const [number, folder] = haunt;
    say(`${number} ${names[Number(number) as HauntNumber].title.en}`);
    if (!values.all) {
      await part('words', () => words(number));
      await part('decided', () => decided(folder));
      await part('lines', () => size(haunt));
      await part('bytes', () => bytes(folder));
      await part('outside', () => outside(haunt));
    }
    if (values.quick) continue;
    await part('contract', () => contract(number));
    await part('policy', () => byPolicy(number, values.all ? 20 : 40));
    if (!values.all) await part('lot', () => byLot(number));
  }
  await queue;
  say(`${faults === 0 ? 'No fault' : `${faults} faults`}, ${duration(since)}`);
  if (faults > 0) process.exitCode = 1;
});
