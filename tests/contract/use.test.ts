import { SUBJECTS } from '@tests/subjects';
import { checkUse } from './use';

/** Hints of each game in the short form; `npm run sentences -- --use 100` asks for a hundred. */
const IN_SHORT = { hints: 12, iterations: 60 };
/** Where a match has hundreds of kinds of choices, some of them are told by what stands on their button. */
const isVast = ({ sentences }: (typeof SUBJECTS)[number]) => sentences?.isVast === true;

test.each(SUBJECTS.map((subject) => [subject.rulebook.slug, subject] as const))(
  'hints of %s have a reason, and are compared with what is something else and not lost',
  (_, subject) => {
    const { hints, useless } = checkUse(subject, IN_SHORT);
    expect(hints).toBe(IN_SHORT.hints);
    expect(useless['beside itself']).toEqual([]);
    expect(useless['beside what is lost']).toEqual([]);
    if (!isVast(subject)) expect(useless['without reason']).toEqual([]);
    // A reason tells two apart as a rule: where it does not, the page has nothing that would.
    expect(useless['reason of both'].length).toBeLessThanOrEqual(hints / 3);
  },
  60_000,
);
