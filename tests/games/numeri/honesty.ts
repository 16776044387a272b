import type { NumeriG } from '@games/numeri/rules/state';
import type { OwnHonesty } from '@tests/honesty/own';

/** All that lies on the table. */
const table = ({ starter, pieces, die, isSplitOpen }: NumeriG): string =>
  JSON.stringify([starter, pieces, die, isSplitOpen]);

/** Nothing is hidden and nothing can be guessed: the one thing nobody may know is the dice to come. */
export const honesty: OwnHonesty<NumeriG> = {
  situations: ['everything lies open'],
  witness: () => ({
    observe: () => {},
    situations: () => ['everything lies open'],
    distributions: (G) => [{ name: 'the table', of: table, chances: new Map([[table(G), 1]]) }],
  }),
  peeks: [],
  guesses: 'nothing is hidden, so there is nothing to guess but dice, which F5 changes',
};
