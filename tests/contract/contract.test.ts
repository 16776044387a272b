import { games } from '@games/index';
import { SUBJECTS } from '@tests/subjects';
import { Budget, cover } from './budget';
import { setupsOf } from './match';
import { RULES } from './rules';
import { determinizationsVary, zonesAreDealt } from './rules/secrets';
import { bilingual } from './rules/words';

test('every game on the shelf is under the contract', () => {
  expect(SUBJECTS.map(({ rulebook }) => rulebook.slug).sort()).toEqual(games.map(({ slug }) => slug).sort());
});

const TIMEOUT = 120_000;

describe.each(SUBJECTS.map((subject) => [subject.rulebook.slug, subject] as const))('%s', (_, subject) => {
  const budget = new Budget(subject);
  const list = setupsOf(subject, 16, 1);
  afterAll(() => budget.tell('contract'));

  test.each(RULES)(
    '%s',
    (_title, rule, seconds) => budget.spend(seconds, (setup) => rule(subject, setup)),
    TIMEOUT,
  );
  // These two are over once they have seen it: what lies hidden for a few moves only wants many matches.
  test('5 and every hidden zone is dealt anew', () => zonesAreDealt(subject, list), TIMEOUT);
  test(
    '7 and determinizations vary over everything unknown',
    () => determinizationsVary(subject, list),
    TIMEOUT,
  );
  test('11 both languages complete', () => bilingual(subject, cover(subject)), TIMEOUT);
});
