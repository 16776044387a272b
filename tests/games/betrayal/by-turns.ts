import { spawnSync } from 'node:child_process';
import { names } from '@games/betrayal/haunts/names';
import { RandomSource } from '@/kit/random';
import { secrets } from './haunts/secrets';

/**
 * Which haunts the contract plays: fifty are ten CPU minutes. Those that this branch has changed, and some by
 * lot, others on another day. `HAUNT=8` plays that one alone, `HAUNT=4,8` both, `HAUNTS_OF=2026-07-01` those
 * that came on that day; `npm run haunts` plays all.
 */

export const allHaunts: readonly string[] = Object.keys(names);

const keepers = Object.keys(secrets);

/** So many by lot. */
export const BY_LOT = 6;

interface Turns {
  readonly all: readonly string[];
  /** Those that keep a secret: what looks for secrets wants one of them in any case. */
  readonly keepers: readonly string[];
  readonly changed: () => readonly string[];
  readonly day: string;
  readonly named?: readonly string[] | undefined;
}

export function byTurns({ all, keepers, changed, day, named }: Turns): readonly string[] {
  if (named !== undefined) return named;
  if (all.length <= BY_LOT) return all;
  const random = new RandomSource({ seed: `haunts of ${day}`, position: 0 });
  const [keeper, ...others] = random.Shuffle(all.filter((number) => keepers.includes(number)));
  const rest = random.Shuffle([...others, ...all.filter((number) => !keepers.includes(number))]);
  const drawn = [...(keeper === undefined ? [] : [keeper]), ...rest].slice(0, BY_LOT);
  const chosen = new Set([...changed(), ...drawn]);
  return all.filter((number) => chosen.has(number));
}

/** The haunts whose folder or tests are among these files. */
export const hauntsIn = (files: readonly string[]): string[] => [
  ...new Set(files.flatMap((file) => /\/haunts\/0?(\d+)[-.]/.exec(file)?.[1] ?? [])),
];

let found: readonly string[] | undefined;

/** The haunts that this branch has changed. */
const changed = (): readonly string[] => {
  found ??= hauntsIn(changedFiles());
  return found;
};

/** Files that differ from the main branch, those that git does not know among them; none where there is no git. */
export function changedFiles(): string[] {
  const git = (...args: readonly string[]) => spawnSync('git', args, { encoding: 'utf8' });
  const base = git('merge-base', 'HEAD', 'main');
  if (base.status !== 0) return [];
  const lines = [
    git('diff', '--name-only', base.stdout.trim()),
    git('ls-files', '--others', '--exclude-standard'),
  ].map(({ stdout }) => stdout.split('\n'));
  return lines.flat().filter((line) => line !== '');
}

const day = process.env.HAUNTS_OF ?? new Date().toISOString().slice(0, 10);
const named = process.env.HAUNT?.split(',');
const said = new Set<string>();

/** Those of some haunts that are played today; said once, where others are left out. */
export function hauntsOfToday(all: readonly string[]): readonly string[] {
  const those = named?.filter((number) => all.includes(number));
  const today = byTurns({ all, keepers, changed, day, named: those });
  const line = `haunts ${today.join(', ')} of ${all.length}: again with HAUNT=${today.join(',')}\n`;
  if (today.length < all.length && !said.has(line)) process.stderr.write(line);
  said.add(line);
  return today;
}
