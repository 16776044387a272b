import { isOfHaunt } from '../rules/option';
import type { Choice } from '../rules/view';

/** Rather not, unless there is nothing else. */
const HOPELESS = 0.1;
const isHopeless = ({ odds }: Choice): boolean => odds !== undefined && odds.chance < HOPELESS;

const LAST = 4;
const GROUPS: Readonly<Partial<Record<Choice['move'], number>>> = { take: 1, attack: 2, use: 3 };

/** In one's own turn: what ends a match before what helps, and what may not be done last. */
function rank(choice: Choice): number {
  const { move, not } = choice;
  const isAim = move === 'use' && isOfHaunt(choice) && !isHopeless(choice);
  const group = isAim ? 0 : (GROUPS[move] ?? LAST);
  return not === undefined ? group : group + LAST + 1;
}

const chance = ({ move, odds }: Choice): number => (move === 'attack' ? (odds?.chance ?? 0) : 0);

/**
 * What can be done where one stands, in the order of its slips, of which a phone shows two: what the haunt is about,
 * what lies there, attacks with the likeliest first, cards and rooms, trades.
 */
export const inOrder = (choices: readonly Choice[]): readonly Choice[] =>
  [...choices].sort((one, other) => rank(one) - rank(other) || chance(other) - chance(one));
