import { games } from '@games/index';
import { SUBJECTS } from '@tests/subjects';
import { Budget, cover } from './budget';
import { type MatchSetup, setupsOf } from './match';
import { asksByThePublic } from './rules/asking';
import { deterministic, ends, idiomatic, masterOnly, plainData } from './rules/framework';
import { checksFirst, legality } from './rules/legality';
import { seatHalf } from './rules/seat';
import { determinizationsVary, determinizes, recalls, whitelisted, zonesAreDealt } from './rules/secrets';
import { bilingual } from './rules/words';
import type { Subject } from './subject';

test('every game on the shelf is under the contract', () => {
  expect(SUBJECTS.map(({ rulebook }) => rulebook.slug).sort()).toEqual(games.map(({ slug }) => slug).sort());
});

/** CPU seconds for one rule of one game; the rules that look at every seat of every position get the most. */
const SECONDS = 0.4;
const LONGER = 0.9;
const TIMEOUT = 120_000;

describe.each(SUBJECTS.map((subject) => [subject.rulebook.slug, subject] as const))('%s', (_, subject) => {
  const budget = new Budget(subject);
  const list = setupsOf(subject, 16, 1);
  const holds = (
    title: string,
    rule: (subject: Subject, setup: MatchSetup) => void | Promise<void>,
    seconds = SECONDS,
  ) => test(title, () => budget.spend(seconds, (setup) => rule(subject, setup)), TIMEOUT);
  afterAll(() => budget.tell('contract'));

  holds('1 idiomatic boardgame.io', idiomatic);
  holds('2 only the master moves', masterOnly, SECONDS / 2);
  holds('3 a move checks, then changes', checksFirst);
  holds('4 legal is sound and complete', legality, LONGER);
  holds('5 views are whitelists', whitelisted, LONGER);
  // These two are over once they have seen it: what lies hidden for a few moves only wants many matches.
  test('5 and every hidden zone is dealt anew', () => zonesAreDealt(subject, list), TIMEOUT);
  test(
    '7 and determinizations vary over everything unknown',
    () => determinizationsVary(subject, list),
    TIMEOUT,
  );
  holds('6 perfect recall', recalls, LONGER);
  holds('7 determinizations fit the view', determinizes, LONGER);
  holds('8 every match ends, no piece is lost', ends);
  holds('9 deterministic', deterministic);
  holds('10 plain data', plainData);
  test('11 both languages complete', () => bilingual(subject, cover(subject)), TIMEOUT);
  holds('12 a page gets half of the same rules', seatHalf, LONGER);
  holds('13 who is asked follows from what everybody sees', asksByThePublic);
});
