import type { SushiGoView } from '@games/sushi-go/rules/view';
import type { Moment } from '@tests/contract/vain';
import type { Action } from '@/kit/action';

/** What scores by itself, or for having most of them. */
const SCORES = ['dumpling', 'egg', 'salmon', 'squid', 'maki-1', 'maki-2', 'maki-3', 'pudding'];

/** Chopsticks as the last card but one: no hand is left from which they could take two. */
export const vain = ({ view, legal }: Moment<SushiGoView>, { args }: Action): boolean =>
  view.hand.length === 2 &&
  args.length === 1 &&
  args[0] === 'chopsticks' &&
  legal.some((other) => SCORES.includes(String(other.args[0])));
