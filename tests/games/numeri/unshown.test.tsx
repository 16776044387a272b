import { FACES, type Face } from '@games/numeri/rules/components';
import { seatRules } from '@games/numeri/seat';
import { numeri } from '@games/numeri/whole';
import { cleanup, screen } from '@testing-library/react';
import { tableOf } from '@tests/table-of';
import { sitAt, stateAt } from '@tests/ui/at-board';
import { wordsOf } from '@tests/words-of';
import { layOut } from './arrange';

/** All that a page says to anybody: what is written, and what is said to who does not see it; but for React's own ids. */
const said = (): string => document.body.innerHTML.replaceAll(/_r_\w+?_/g, '');

/** A rulebook with all that may be at hand when a die has been rolled. */
const book = (
  <ul>
    {[...wordsOf('numeri')('en').rulebook.matchAll(/\{#([\w-]+)\}/g)].map(([, id]) => (
      <li key={id} id={id}>
        {id}
      </li>
    ))}
  </ul>
);

/** The page of who is to throw the die, hints and the clauses of the moment at hand, with the rules laid open. */
async function pageBefore(die: Face): Promise<{ readonly page: string; readonly rules: string }> {
  const table = tableOf(numeri, 2, {
    turn: '0',
    arrange: layOut(die, [{ 1: 9, 3: 12, 4: 15 }, { 2: 10 }], true),
  });
  const view = table.view('0');
  const { user } = await sitAt(
    stateAt('numeri', table, '0', {
      clauses: seatRules.currentClauses?.(view, table.ctx, []) ?? [],
      hints: {
        isThinking: false,
        thought: undefined,
        ask: () => undefined,
        dismiss: () => undefined,
        words: () => import('@games/numeri/seat/hints'),
      },
    }),
    'zh-Hant',
    { rules: book },
  );
  const page = said();
  await user.keyboard('r');
  await screen.findByRole('dialog');
  const rules = said();
  return { page, rules };
}

test('until the die is thrown the page is the same whatever it will show, its hints and rules among it', async () => {
  // What comes by import() is there from the second time on.
  await pageBefore('star');
  cleanup();
  const pages = new Set<string>();
  for (const die of FACES) {
    const { page, rules } = await pageBefore(die);
    expect(screen.queryByRole('button', { name: /提示/ })).toBeNull();
    pages.add(page).add(rules);
    cleanup();
  }
  expect(pages.size).toBe(2);
});
