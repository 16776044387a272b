import { boxes, names } from '@games/betrayal/haunts/names';
import { cover } from '@tests/contract/budget';
import { RULES } from '@tests/contract/rules';
import { hauntsOfToday } from './by-turns';
import subject from './subject';
import { rulebook, unboxed, workbench } from './workbench';

/** Haunts that are in no box are under the contract as well, though nobody can choose them. */

const today = workbench(unboxed.length > 0 ? hauntsOfToday(unboxed) : []);

test.each(RULES)(
  '%s',
  async (_, rule) => {
    for (const setup of cover(today)) await rule(today, setup);
  },
  120_000,
);

test('each haunt is on the shelf, or on the workbench alone', () => {
  const shelf: readonly number[] = Object.values(boxes).flat();
  expect([...shelf.map(String), ...unboxed].sort()).toEqual(Object.keys(names).sort());
  for (const number of Object.keys(names)) {
    const options = { start: 'haunt', haunt: number };
    expect(rulebook.options.safeParse(options).success).toBe(true);
    expect(subject.rulebook.options.safeParse(options).success).toBe(!unboxed.includes(number));
  }
});
