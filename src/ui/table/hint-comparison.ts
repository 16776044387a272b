import { type Action, sameAction } from '@/kit/action';
import type { Explanation, HintSentence } from '@/kit/rulebook';
import type { HintThought } from './table-state';

/** How the action of a hint compares with what else there was. */
export type Comparison =
  | { readonly kind: 'only' }
  /** Whatever else there is, is lost by the rules alone, or comes to nothing. */
  | { readonly kind: 'rest' }
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
type Explain = (action: Action) => Explanation;

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

const saysSame = (one: HintSentence, other: HintSentence): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** What may stand beside the best one, best first: of several that read alike one, and none that is dominated. */
function besides(best: Candidate, candidates: readonly Candidate[], explain: Explain): readonly Candidate[] {
  const own = explain(best.action);
  const said = [own.action];
  return candidates
    .filter((candidate) => candidate !== best)
    .sort((a, b) => b.value - a.value || b.visits - a.visits)
    .filter((candidate) => {
      const { action, isDominated = false } = explain(candidate.action);
      if ((isDominated && own.isDominated !== true) || said.some((other) => saysSame(other, action)))
        return false;
      said.push(action);
      return true;
    });
}

/** Whether there is something else, all of it is dominated, and this is not. */
function isSole(action: Action, legal: readonly Action[], explain: Explain): boolean {
  const own = explain(action);
  if (own.isDominated === true) return false;
  let isElse = false;
  for (const one of legal) {
    const other = explain(one);
    if (saysSame(other.action, own.action)) continue;
    if (other.isDominated !== true) return false;
    isElse = true;
  }
  return isElse;
}

/**
 * Sets the best candidate beside the others, as finely as the playouts bear out. Undefined when
 * nothing was weighed, or too little to tell.
 *
 * @param legal all there is to do: bots weigh what makes sense to them
 */
export function compare(
  { action, candidates, iterations }: HintThought,
  legal: readonly Action[],
  explain: Explain,
): Comparison | undefined {
  if (legal.length === 1) return { kind: 'only' };
  if (isSole(action, legal, explain)) return { kind: 'rest' };
  const best = candidates.find((candidate) => sameAction(candidate.action, action));
  if (best === undefined) return undefined;
  const others = besides(best, candidates, explain);
  const [nearest] = others;
  if (nearest === undefined || (best.visits > 0 && best.visits < FEWEST_VISITS)) return undefined;
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

/** Of what speaks for an action the first that does not speak as well for the one it is set beside; else the first. */
export function tellingReason(
  { reason, also = [] }: Explanation,
  beside?: Explanation,
): HintSentence | undefined {
  const reasons = reason === undefined ? also : [reason, ...also];
  const others = [beside?.reason, ...(beside?.also ?? [])];
  const isTelling = (one: HintSentence) =>
    others.every((other) => other === undefined || !saysSame(one, other));
  return reasons.find(isTelling) ?? reasons[0];
}
