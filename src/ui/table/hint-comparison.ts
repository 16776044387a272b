import { type Action, sameAction } from '@/kit/action';
import type { HintThought } from './table-state';

/** How the action of a hint compares with what else there was. */
export type Comparison =
  | { readonly kind: 'only' }
  | {
      readonly kind: 'ahead';
      /** The best of those that are clearly behind, and by how much. */
      readonly other: Action;
      readonly percent: number;
      /** How many others are about as good. */
      readonly alike: number;
      readonly count: number;
    }
  | { readonly kind: 'alike'; readonly other: Action; readonly count: number };

type Candidate = HintThought['candidates'][number];

/** A search looks less at what is behind: with this share of the visits it is clearly so. */
const BEHIND = 0.75;

/** Fewer looks at the best one say nothing about how it compares. */
const FEWEST_VISITS = 40;
/** Percent from which a lead that is not clear is not about the same either. */
const NOT_ALIKE = 5;

/** Two digits, as far as such a number means anything. */
const rounded = (count: number): number => {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(count, 1))) - 1);
  return Math.round(count / unit) * unit;
};

/** Whole percent, from ten on in steps of five. */
const percentOf = (lead: number): number => {
  const percent = Math.round(100 * lead);
  return percent < 10 ? percent : 5 * Math.round(percent / 5);
};

/** Without visits the values were worked out, not sampled, and differ as far as they differ. */
const isClear = (best: Candidate, other: Candidate): boolean =>
  percentOf(best.value - other.value) >= 1 && (best.visits === 0 || other.visits < BEHIND * best.visits);

/**
 * Sets the best candidate beside the others, as finely as the playouts bear out. Undefined when
 * nothing was weighed, or too little to tell.
 *
 * @param choices how many actions there are: bots weigh those that make sense to them
 */
export function compare(
  { action, candidates, iterations }: HintThought,
  choices: number,
): Comparison | undefined {
  const best = candidates.find((candidate) => sameAction(candidate.action, action));
  if (best === undefined) return undefined;
  const others = candidates
    .filter((candidate) => candidate !== best)
    .sort((a, b) => b.value - a.value || b.visits - a.visits);
  const [nearest] = others;
  if (nearest === undefined) return choices > 1 ? undefined : { kind: 'only' };
  if (best.visits > 0 && best.visits < FEWEST_VISITS) return undefined;
  // A tree takes what it has looked at most: where another one came out higher on average, nobody says it did not.
  if (percentOf(nearest.value - best.value) >= NOT_ALIKE) return undefined;
  const count = rounded(iterations);
  const alike = others.findIndex((other) => isClear(best, other));
  const behind = others[alike];
  if (behind === undefined) {
    const isAlike = percentOf(best.value - nearest.value) < NOT_ALIKE;
    return isAlike ? { kind: 'alike', other: nearest.action, count } : undefined;
  }
  return { kind: 'ahead', other: behind.action, percent: percentOf(best.value - behind.value), alike, count };
}
