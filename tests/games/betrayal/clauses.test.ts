import { cardTerm } from '@games/betrayal/rules/components';
import type { BetrayalView } from '@games/betrayal/rules/view';
import { currentClauses } from '@games/betrayal/seat/clauses';
import { houseOf } from './arrange';

/** What is listed as the clauses of the moment. */
test.each([
  ['axe', 'BH-axe'],
  ['19:paint.2', 'BH-h19'],
  ['8:spell', 'BH-h08'],
])('of a card that was drawn its own, of a thing of a haunt that haunt’s: %s', (card, clause) => {
  const house = houseOf();
  const entry = { kind: 'gain', playerID: '0', facts: { card: { term: cardTerm(card) } }, isPrivy: false };
  const view = house.viewOf('0') as BetrayalView;
  expect(currentClauses(view, {} as never, [entry])[0]).toBe(clause);
  expect(currentClauses(view, {} as never, [{ ...entry, facts: {} }])[0]).toBe('BH17');
});
