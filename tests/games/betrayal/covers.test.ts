import { readFileSync } from 'node:fs';
import { haunts } from '@games/betrayal/haunts';
import { names } from '@games/betrayal/haunts/names';
import { coversOf } from '@games/covers';
import type { Cover } from '@/kit/covers';
import { LOCALES } from '@/kit/entry';

interface Endings {
  readonly haunt: number;
  readonly level: string;
  readonly games: number;
  readonly rounds: number;
}

/** As README.md of the game says: by the rounds that hard bots took on average. */
const lengthOf = ({ rounds, games }: Endings): Cover['length'] =>
  rounds / games < 5 ? 'short' : rounds / games < 7 ? 'medium' : 'long';

const numbers = Object.keys(names);

test.each(LOCALES)('every haunt of the box has a cover, and a line of its own on it (%s)', async (locale) => {
  const { covers, words } = await coversOf('betrayal', locale);
  const { lines } = words as { lines: Readonly<Record<string, string>> };
  expect(Object.keys(covers)).toEqual(numbers);
  expect(Object.keys(lines)).toEqual(Object.keys(covers));
  expect(new Set(Object.values(lines)).size).toBe(Object.keys(lines).length);
});

test('both languages say the same of the choice', async () => {
  const [first, second] = await Promise.all(LOCALES.map((locale) => coversOf('betrayal', locale)));
  const keys = (value: object): string[] =>
    Object.entries(value).flatMap(([key, child]: [string, unknown]) =>
      typeof child === 'object' && child !== null ? keys(child).map((below) => `${key}.${below}`) : [key],
    );
  expect(keys(second?.words ?? {})).toEqual(keys(first?.words ?? {}));
});

test('who plays against whom is what the haunt says of itself', async () => {
  const { covers } = await coversOf('betrayal', 'en');
  const told = Object.entries(covers).map(([number, { sides }]) => [number, sides]);
  const own = new Map(Object.entries(haunts).map(([number, haunt]) => [number, haunt.sides]));
  expect(told).toEqual(Object.keys(covers).map((number) => [number, own.get(number)]));
});

test('how long one is follows from what hard bots took; docs/bots.json written anew may change it', async () => {
  const { covers } = await coversOf('betrayal', 'en');
  const { endings } = JSON.parse(readFileSync('docs/bots.json', 'utf8')) as { endings: readonly Endings[] };
  const taken = new Map(
    endings.filter(({ level }) => level === 'hard').map((row) => [String(row.haunt), lengthOf(row)]),
  );
  expect([...taken.keys()]).toEqual(expect.arrayContaining(numbers));
  const measured = Object.entries(covers).filter(([number]) => taken.has(number));
  expect(Object.fromEntries(measured.map(([number, { length }]) => [number, length]))).toEqual(
    Object.fromEntries(measured.map(([number]) => [number, taken.get(number)])),
  );
});
