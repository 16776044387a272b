import { games } from '@games/index';
import { SUBJECTS } from '@tests/subjects';
import { type MatchSetup, setups } from './match';
import { deterministic, ends, idiomatic, masterOnly, plainData } from './rules/framework';
import { checksFirst, legality } from './rules/legality';
import { seatHalf } from './rules/seat';
import { determinizationsVary, determinizes, recalls, whitelisted, zonesAreDealt } from './rules/secrets';
import { bilingual } from './rules/words';
import type { Subject } from './subject';

test('every game on the shelf is under the contract', () => {
  expect(SUBJECTS.map(({ rulebook }) => rulebook.slug).sort()).toEqual(games.map(({ slug }) => slug).sort());
});

describe.each(SUBJECTS.map((subject) => [subject.rulebook.slug, subject] as const))('%s', (_, subject) => {
  const all = setups(subject.rulebook, 30, 10);
  const few = setups(subject.rulebook, 4, 1);
  const each = (list: readonly MatchSetup[], rule: (subject: Subject, setup: MatchSetup) => void) => () => {
    for (const setup of list) rule(subject, setup);
  };

  test('1 idiomatic boardgame.io', async () => {
    for (const setup of few) await idiomatic(subject, setup);
  });
  test('2 only the master moves', each(few, masterOnly));
  test('3 a move checks, then changes', each(few, checksFirst));
  test('4 legal is sound and complete', each(few, legality));
  test('5 views are whitelists', each(few, whitelisted));
  test('5 and every hidden zone is dealt anew', () => zonesAreDealt(subject, few));
  test('6 perfect recall', each(few, recalls));
  test('7 determinizations fit the view', each(few, determinizes));
  test('7 and vary over everything unknown', () => determinizationsVary(subject, few));
  test('8 every match ends, no piece is lost', each(all, ends));
  test('9 deterministic', each(few, deterministic));
  test('10 plain data', each(few, plainData));
  test('11 both languages complete', () => bilingual(subject, few));
  test('12 a page gets half of the same rules', each(few, seatHalf));
});
