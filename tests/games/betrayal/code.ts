import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What is counted and looked up in the game's own code. */

export const HOME = 'games/betrayal';

export const textOf = (file: string): string => readFileSync(file, 'utf8');

const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => path.join(folder, file));

export const sourcesIn = (folder: string): string[] => filesIn(path.join(HOME, folder), '.ts');

const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/\/\/.*$/gm, '');

export const literalsIn = (file: string): string[] =>
  withoutComments(textOf(file))
    .match(/'[^'\n]*'|`[^`]*`/g)
    ?.map((one) => one.slice(1, -1)) ?? [];

/** Lines that are neither empty nor comments. */
export const linesOfCode = (text: string): number =>
  withoutComments(text)
    .split('\n')
    .filter((line) => line.trim() !== '').length;

/** The text below its imports: how many things a haunt is put together from is no measure of it. */
export const withoutImports = (text: string): string => text.replaceAll(/^import\b[^;]*;\n/gm, '');

/** Lines of a haunt, its imports aside: its rules, and the plan of its bots. */
export interface Lines {
  readonly rules: number;
  readonly plan: number;
}

const PLAN = 'goals.ts';
const MOST: Lines = { rules: 250, plan: 110 };
/** Those in which more happens than in others: a plane, several traitors, a feast, a hunt for each alone. */
const LONG: Lines = { rules: 350, plan: 130 };
const LONGER: readonly number[] = [35, 43, 46, 50];
/** A traitor with numbers of his own whom blows don't hurt, a fire, and heroes who are hauled back in. */
const BURNING = 18;
/** A traitor whom nobody sees, and all by which he is found and finds others. */
const UNSEEN = 41;

export function mostLines(number: number): Lines {
  if (number === BURNING || number === UNSEEN) return { ...MOST, rules: 300 };
  return LONGER.includes(number) ? LONG : MOST;
}

export function linesOfHaunt(folder: string): Lines {
  const files = sourcesIn(`haunts/${folder}`);
  const linesOf = (isCounted: (file: string) => boolean) =>
    files.filter(isCounted).reduce((sum, file) => sum + linesOfCode(withoutImports(textOf(file))), 0);
  return { rules: linesOf((file) => !file.endsWith(PLAN)), plan: linesOf((file) => file.endsWith(PLAN)) };
}

/** The text of all tests in a folder. */
export const testsOf = (folder: string): string => filesIn(folder, '.test.ts').map(textOf).join('\n');

/** Lines of titles: of a test or a group, or a row of a table that begins with its clause. */
const TITLE = /^.*\b(?:test|describe)\b(?!\.todo).*$|['"`]BH[\w-]*[: ].*$/gm;

/** Ids of what a haunt has decided itself, named in some text, that no title of these tests names. */
export function unpinned(text: string, tests: string): string[] {
  const titles = tests.match(TITLE)?.join('\n') ?? '';
  const decided = new Set(text.match(/BH-h\d+-K\d+/g) ?? []);
  return [...decided].filter((id) => !new RegExp(`${id}(?!\\d)`).test(titles));
}
