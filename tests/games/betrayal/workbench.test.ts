import { newest } from '@games/betrayal/haunts/names';
import { cover } from '@tests/contract/budget';
import { setupsOf } from '@tests/contract/match';
import { RULES } from '@tests/contract/rules';
import { determinizationsVary, zonesAreDealt } from '@tests/contract/rules/secrets';
import { allHaunts, hauntsOfToday, onTheShelf, unboxed } from './by-turns';
import subject from './subject';
import { rulebook, workbench } from './workbench';

/** Haunts that are in no box are under the contract as well, though nobody can choose them. */

const TIMEOUT = 120_000;
const today = workbench(hauntsOfToday(unboxed));

if (unboxed.length > 0) {
  test.each(RULES)(
    '%s',
    async (_, rule) => {
      for (const setup of cover(today)) await rule(today, setup);
    },
    TIMEOUT,
  );
  const more = setupsOf(today, 16, 1);
  test('5 and every hidden zone is dealt anew', () => zonesAreDealt(today, more), TIMEOUT);
  test('7 and determinizations vary', () => determinizationsVary(today, more), TIMEOUT);
}

test('each haunt is on the shelf, or on the workbench alone', () => {
  expect([...onTheShelf, ...unboxed].sort()).toEqual([...allHaunts].sort());
  for (const haunt of allHaunts) {
    const options = { start: 'haunt', haunt, box: newest };
    expect(rulebook.options.safeParse(options).success).toBe(true);
    expect(subject.rulebook.options.safeParse(options).success).toBe(onTheShelf.includes(haunt));
  }
});
