import type { Ctx } from 'boardgame.io';
import type { Action } from '@/kit/action';
import type { ThinkingLevel } from '@/kit/opponents';
import { BOX, type Picture, WINDOWS, wordFor } from '../rules/components';
import type { Look } from '../rules/glance';
import { bitsOf, has } from '../rules/looks';
import { plain } from '../rules/text';
import type { MacroscopeView } from '../rules/view';

/**
 * How bots recognise a picture. They know the box, as people know things, but do not measure what they see: a
 * window is compared by the colour one would name, more surely in the middle than at the edge, and hardly where there
 * is nothing but the card. The search knows what may lie below to the last shade (looks.ts); this stands before it
 * and says which answers come to mind.
 */

/** How much one mismatch counts against a picture: the keener, the fewer windows are needed. */
const KEENNESS: Readonly<Record<ThinkingLevel, number>> = { easy: 2, normal: 3.2, hard: 4.6 };

/** As sure as this somebody says what it is. */
const SURE = 0.5;

/** How unequally well a seat knows the things in the box, as the logarithm of a factor either way. */
const ACQUAINTANCE = 3;

/** Colours that one takes for one another at a glance. */
const NEAR: readonly string[] = ['bc', 'cd', 'dh', 'hf', 'fe', 'fg', 'gb', 'ek', 'kj', 'ij', 'ig'];
const NEAR_MISS = 0.5;

const CENTRE = new Set([3, 4, 7, 8]);
const TIPS = new Set([0, 1, 10, 11]);
const WEIGHTS: readonly number[] = Array.from({ length: WINDOWS }, (_, window) =>
  CENTRE.has(window) ? 1.2 : TIPS.has(window) ? 0.6 : 0.9,
);
/** What a window counts for that shows nothing but the card. */
const EMPTY = 0.4;

/** How much an open window tells. */
export const tells = (window: number, look: string | undefined): number =>
  (WEIGHTS[window] ?? 0) * (look === ('a' satisfies Look) ? EMPTY : 1);

/** How far apart two looks are, from 0 to 1. */
function apart(seen: string, other: string): number {
  if (seen === other) return 0;
  return NEAR.some((pair) => pair.includes(seen) && pair.includes(other)) ? NEAR_MISS : 1;
}

/** A number from 0 to 1 that goes with a text: the same seat knows the same thing as well whenever it is asked. */
function lotOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}

/** How likely the seat takes each picture to be the one below, of those that have not been out. */
export function recognised(
  { open, looks, finished, token, playerID }: MacroscopeView,
  level: ThinkingLevel,
): ReadonlyMap<Picture, number> {
  const gone = new Set(finished.map(({ picture }) => picture));
  const likely = new Map<Picture, number>();
  let sum = 0;
  for (const [picture, own] of BOX) {
    if (gone.has(picture)) continue;
    let against = 0;
    for (const [step, window] of open.entries()) {
      const seen = looks[step] ?? '';
      against += tells(window, seen) * apart(seen, own[window] ?? '');
    }
    const known = ACQUAINTANCE * (2 * lotOf(`${token} ${playerID} ${picture}`) - 1);
    const weight = Math.exp(known - KEENNESS[level] * against);
    likely.set(picture, weight);
    sum += weight;
  }
  for (const [picture, weight] of likely) likely.set(picture, weight / sum);
  return likely;
}

/**
 * What somebody with such an eye thinks of: to name what it recognises, or to let it be. Where an answer has to be
 * named, what comes nearest.
 */
export function considered(
  view: MacroscopeView,
  _ctx: Ctx,
  actions: readonly Action[],
  level: ThinkingLevel,
): readonly Action[] {
  const isAnswer = ({ move }: Action) => move === 'guess' || move === 'name';
  if (!actions.some((action) => isAnswer(action) || action.move === 'join')) return actions;
  const fits = bitsOf(view);
  const chances = new Map<string, number>();
  for (const [picture, chance] of recognised(view, level))
    if (has(fits, picture) && !view.taken.includes(plain(wordFor(picture))))
      chances.set(wordFor(picture), chance);
  const chanceOf = ({ args }: Action) => chances.get(String(args[0])) ?? 0;
  if (view.step === 'naming') {
    const best = Math.max(...actions.map(chanceOf));
    return actions.filter((action) => chanceOf(action) === best);
  }
  const isSure = Math.max(0, ...chances.values()) >= SURE;
  return actions.filter((action) => {
    if (action.move === 'join') return isSure;
    return !isAnswer(action) || chanceOf(action) >= SURE;
  });
}
