import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Action, PlayerID } from '@/kit/action';
import { type OptionValues, optionFields } from '@/kit/options';
import type { Rulebook } from '@/kit/rulebook';
import { type MatchSetup, matchOf, type Position, walk } from './match';

/** Matches of each game. */
const MATCHES = 5;
/** Actions of a match that are kept. */
const ACTIONS = 300;

type Played = readonly [PlayerID, Action['move'], Action['args']];

/** A match as a save has it, and what came of it. */
interface KeptMatch extends MatchSetup {
  /** Who did what: JSON, deflated, in base64. */
  readonly actions: string;
  /** Of every position, from the deal on. */
  readonly digest: string;
}

/** What `tests/games/<slug>/kept.json` holds. */
export interface Kept {
  readonly rulesVersion: number;
  readonly matches: readonly KeptMatch[];
}

const pack = (actions: readonly Played[]): string =>
  deflateRawSync(JSON.stringify(actions), { level: 9 }).toString('base64');
export const unpack = (text: string): Played[] =>
  JSON.parse(inflateRawSync(Buffer.from(text, 'base64')).toString('utf8')) as Played[];

/** The same text for the same content, in whatever order it was put together. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

/** Of positions without the framework's own counters. */
function digestOf(positions: readonly Pick<Position, 'G' | 'ctx'>[]): string {
  const hash = createHash('sha256');
  for (const { G, ctx } of positions) {
    const own = Object.entries(ctx).filter(([field]) => !field.startsWith('_'));
    hash.update(canonical([G, Object.fromEntries(own)]));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Seat counts from the fewest to the most, and the values of every option in turn, the usual ones first. */
function setupsFor({ game, options: schema }: Rulebook): MatchSetup[] {
  const { minPlayers = 1, maxPlayers = 1 } = game;
  return Array.from({ length: MATCHES }, (_, match) => {
    const numPlayers = minPlayers + Math.round((match * (maxPlayers - minPlayers)) / (MATCHES - 1));
    const options: OptionValues = Object.fromEntries(
      optionFields(schema).map((field, index) => {
        const values: readonly (string | boolean)[] = field.kind === 'choice' ? field.values : [true, false];
        return [
          field.id,
          match === 0 ? field.initial : (values[(match + index) % values.length] ?? field.initial),
        ];
      }),
    );
    const isPossible = game.validateSetupData?.(options, numPlayers) === undefined;
    return { numPlayers, options: isPossible ? options : schema.parse({}), seed: `kept ${match}` };
  });
}

function play(rulebook: Rulebook, setup: MatchSetup): KeptMatch {
  const match = matchOf(rulebook, setup);
  const positions = [match.start];
  const actions: Played[] = [];
  for (const { playerID, action, next } of walk(match, ACTIONS)) {
    actions.push([playerID, action.move, action.args]);
    positions.push(next);
  }
  return { ...setup, actions: pack(actions), digest: digestOf(positions) };
}

export const keep = (rulebook: Rulebook): Kept => ({
  rulesVersion: rulebook.rulesVersion,
  matches: setupsFor(rulebook).map((setup) => play(rulebook, setup)),
});

/** What has become of a kept match under the rules of now; undefined when it is as it was. */
function changeOf(rulebook: Rulebook, { actions, digest, ...setup }: KeptMatch): string | undefined {
  const match = matchOf(rulebook, setup);
  const positions = [match.start];
  for (const [index, [playerID, move, args]] of unpack(actions).entries()) {
    const last = positions.at(-1) ?? match.start;
    const next = match.step(last, playerID, { move, args });
    if (next === undefined) return `${setup.seed}: action ${index + 1} is refused`;
    positions.push(next);
  }
  return digestOf(positions) === digest ? undefined : `${setup.seed}: its positions are others`;
}

export type Verdict =
  | { readonly kind: 'as-it-was' | 'missing' | 'raised-in-vain' }
  /** The rules have changed under their version, or with it; `change` is the first that was found. */
  | { readonly kind: 'not-raised' | 'stale'; readonly change: string };

export function judge(rulebook: Rulebook, kept: Kept | undefined): Verdict {
  if (kept === undefined) return { kind: 'missing' };
  const isRaised = rulebook.rulesVersion !== kept.rulesVersion;
  for (const match of kept.matches) {
    const change = changeOf(rulebook, match);
    if (change !== undefined) return { kind: isRaised ? 'stale' : 'not-raised', change };
  }
  return { kind: isRaised ? 'raised-in-vain' : 'as-it-was' };
}

/** What is wrong between the rules and their version, and what to do; undefined when nothing is. */
export function adviceOn({ slug, rulesVersion }: Rulebook, verdict: Verdict): string | undefined {
  const renew = `npm run kept -- --renew --game ${slug}`;
  switch (verdict.kind) {
    case 'as-it-was':
      return undefined;
    case 'missing':
      return `no matches of ${slug} are kept: ${renew}`;
    case 'not-raised':
      return `matches of ${slug} would go on differently (${verdict.change}): raise rulesVersion, then ${renew}`;
    case 'stale':
      return `the kept matches of ${slug} are of other rules (${verdict.change}): ${renew}`;
    case 'raised-in-vain':
      return (
        `rulesVersion of ${slug} was raised to ${rulesVersion}, which ends every match that runs, but matches go on as ` +
        `before: put it back. Where the change is too rare for the kept ones: ${renew} --anyway`
      );
  }
}

const fileOf = (slug: string): string => path.join('tests/games', slug, 'kept.json');

export function readKept(slug: string): Kept | undefined {
  const file = fileOf(slug);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kept) : undefined;
}

/** Keeps other matches where the rules have changed with their version; throws where that has to be put right first. */
export function renewKept(rulebook: Rulebook, isAnyway: boolean): string {
  const { slug } = rulebook;
  const verdict = judge(rulebook, readKept(slug));
  if (verdict.kind === 'as-it-was' && !isAnyway) return `${fileOf(slug)} is as it was`;
  if ((verdict.kind === 'not-raised' || verdict.kind === 'raised-in-vain') && !isAnyway)
    throw new Error(adviceOn(rulebook, verdict));
  writeFileSync(fileOf(slug), `${JSON.stringify(keep(rulebook), undefined, 2)}\n`);
  return fileOf(slug);
}
