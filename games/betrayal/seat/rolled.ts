import { lastWhere } from '@/kit/last';
import type { BetrayalView } from '../rules/view';

type Seen = Pick<BetrayalView, 'ask' | 'agenda'>;

const ROLLS_OF_HARM = 'harm';

/** What the dice that lie before whoever is asked come to, as far as a page can count it. */
export function lyingTotal({ ask }: Seen): number {
  if (ask?.kind !== 'after-roll') return ask?.kind === 'before-roll' ? (ask.roll.add ?? 0) : 0;
  return ask.dice.reduce((sum, die) => sum + die, ask.roll.add ?? 0);
}

/**
 * The totals from which rows of the roll that lies begin, highest first: none where the number it has to reach is not
 * among them, as of a task, and none of harm, of which less is better.
 */
function rowsOf({ ask, agenda }: Seen): readonly number[] {
  if (ask?.kind !== 'after-roll') return [];
  const roll = lastWhere(agenda, (step) => step.do === 'roll');
  if (roll?.do !== 'roll') return [];
  const { rows = [], use, next } = roll;
  // As much is no harm, and more hits back.
  if (next?.do === 'fight' || next?.do === 'assaulted') return [next.attacked + 1, next.attacked];
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
