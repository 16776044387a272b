import { lastWhere } from '@/kit/last';
import type { BetrayalView } from '../rules/view';

type Seen = Pick<BetrayalView, 'ask' | 'agenda'>;

const ROLLS_OF_HARM = 'harm';

/** What the dice that lie before whoever is asked come to, as far as a page can count it. */
export function lyingTotal({ ask }: Seen): number {
  const { add = 0 } = (ask?.roll ?? {}) as { readonly add?: number };
  const dice = Array.isArray(ask?.dice) ? ask.dice : [];
  return dice.reduce<number>((sum, die) => sum + Number(die), add);
}

/**
 * The totals from which rows of the roll that lies begin, highest first: none where the number it has to reach is not
 * among them, as of a task, and none of harm, of which less is better.
 */
function rowsOf({ ask, agenda }: Seen): readonly number[] {
  if (ask?.kind !== 'after-roll') return [];
  const roll = lastWhere(agenda, (step) => step.do === 'roll');
  const {
    rows = [],
    use,
    next,
  } = (roll ?? {}) as {
    readonly rows?: readonly (readonly [number, unknown])[];
    readonly use?: string;
    readonly next?: { readonly attacked?: number };
  };
  // As much is no harm, and more hits back.
  if (use === 'defence' && next?.attacked !== undefined) return [next.attacked + 1, next.attacked];
  return use === ROLLS_OF_HARM ? [] : rows.map(([from]) => from);
}

/** Whether it cannot come out better: the highest row is reached, or `from`, where a task has one number only. */
export function hasSucceeded(seen: Seen, from?: number): boolean {
  const [best = from] = rowsOf(seen);
  return best !== undefined && seen.ask?.kind === 'after-roll' && lyingTotal(seen) >= best;
}

/** The least total that would be better than what lies; undefined where nobody at this seat is told, or none is. */
export function neededMore(seen: Seen, from?: number): number | undefined {
  const total = lyingTotal(seen);
  const rows = rowsOf(seen);
  return (rows.length > 0 ? rows : from === undefined ? [] : [from]).filter((one) => one > total).at(-1);
}
