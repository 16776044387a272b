import type { KaPaiG } from '@games/ka-pai/rules/state';
import type { OwnHonesty } from '@tests/honesty/own';

/** All that lies on the table. */
const table = ({ options, starter, roll, dice, sheets }: KaPaiG): string =>
  JSON.stringify([options, starter, roll, dice, sheets]);

/** Nothing is hidden and nothing can be guessed: the one thing nobody may know is the dice to come. */
export const honesty: OwnHonesty<KaPaiG> = {
  situations: ['everything lies open'],
  witness: () => ({
    observe: () => {},
    situations: () => ['everything lies open'],
    distributions: (G) => [{ name: 'the table', of: table, chances: new Map([[table(G), 1]]) }],
  }),
  peeks: [],
  guesses: 'nothing is hidden, so there is nothing to guess but dice, which F5 changes',
};
