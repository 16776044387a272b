import { screen } from '@testing-library/react';
import { SUBJECTS } from '@tests/subjects';
import { tableOf } from '@tests/table-of';
import { LOCALES } from '@/kit/entry';
import { sitAt, stateAt } from './at-board';

const { rulebook } = SUBJECTS[0] ?? {};
if (rulebook === undefined) throw new Error('there are games');

describe.each(SUBJECTS.map((subject) => [subject.rulebook.slug, subject] as const))('%s', (slug, own) => {
  const dealt = () => tableOf(own.rulebook, own.rulebook.game.minPlayers ?? 2);

  test.each(LOCALES)('is told in words in %s, to its seats and to who looks on', async (locale) => {
    for (const playerID of ['0', null]) {
      const { lines } = await sitAt(stateAt(slug, dealt(), playerID), locale);
      expect(lines().length).toBeGreaterThan(dealt().ctx.numPlayers);
      for (const line of lines()) expect(line).not.toMatch(/undefined|\bgame\.\w|[{}]/);
      document.body.replaceChildren();
    }
  });
});

test('it is said aloud when asked for, every time, and not before', async () => {
  const { user, lines } = await sitAt(stateAt(rulebook.slug, tableOf(rulebook, 2)), 'en');
  const said = screen.getByRole('status', { name: 'The table in words' });
  expect(said).toBeEmptyDOMElement();
  await user.keyboard('b');
  expect(said.textContent).toBe(lines().join('\n'));
  const first = said.firstChild;
  await user.keyboard('b');
  expect(said.firstChild).not.toBe(first);
  expect(said.textContent).toBe(lines().join('\n'));
});
