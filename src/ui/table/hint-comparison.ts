import { type Action, sameAction } from '@/kit/action';
import type { HintThought } from './table-state';

/** How the action of a hint compares with what else there was. */
export type Comparison =
  | { readonly kind: 'only' }
  | { readonly kind: 'ahead'; readonly other: Action; readonly percent: number; readonly count: number }
  | { readonly kind: 'alike'; readonly other: Action; readonly count: number };

/** Standard deviation of one playout's value, at most: values lie between 0 and 1. */
const SPREAD = 0.5;
/** Standard errors below which a lead says nothing. */
const CLEAR = 1.5;

/** Two digits, as far as such a number means anything. */
const rounded = (count: number): number => {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(count, 1))) - 1);
  return Math.round(count / unit) * unit;
};

/**
 * Sets the best candidate beside the next best, as finely as the playouts bear out. Undefined when
 * nothing was weighed.
 */
export function compare({ action, candidates, iterations }: HintThought): Comparison | undefined {
  const best = candidates.find((candidate) => sameAction(candidate.action, action));
  const [next] = candidates
    .filter((candidate) => candidate !== best)
    .sort((a, b) => b.value - a.value || b.visits - a.visits);
  if (best === undefined) return undefined;
  if (next === undefined) return { kind: 'only' };
  const lead = best.value - next.value;
  // Without visits the values were worked out, not sampled.
  const error =
    best.visits === 0 || next.visits === 0 ? 0 : SPREAD * Math.sqrt(1 / best.visits + 1 / next.visits);
  const percent = Math.round(100 * lead);
  const count = rounded(iterations);
  return percent < 1 || lead < CLEAR * error
    ? { kind: 'alike', other: next.action, count }
    : { kind: 'ahead', other: next.action, percent, count };
}
