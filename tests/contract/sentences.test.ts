import { SUBJECTS } from '@tests/subjects';
import { checkSentences, sentencesOf } from './sentences';

/** Every position that a sentence is looked at in, in the short form; `npm run sentences` looks at two hundred. */
const EACH = 20;
/** Positions after which what is rare has been met, or laid out. */
const MOST = 800;

/** Of a game whose positions are dear. */
const IN_SHORT = { each: 12, most: 150 };

/** The kinds of sentences there are messages for. */
function said(messages: unknown): string[] {
  const { hints } = messages as {
    hints: Readonly<Record<'actions' | 'reasons', Readonly<Record<string, string>>>>;
  };
  return (['actions', 'reasons'] as const).flatMap((place) =>
    Object.keys(hints[place]).map((kind) => `${place}.${kind}`),
  );
}

test('whatever game gives hints has said what they claim', () => {
  const unsaid = SUBJECTS.filter(
    ({ rulebook, sentences }) => rulebook.explain !== undefined && sentences === undefined,
  );
  expect(unsaid.map(({ rulebook }) => rulebook.slug)).toEqual([]);
});

const checked = SUBJECTS.filter(({ sentences }) => sentences !== undefined);

describe.each(checked.map((subject) => [subject.rulebook.slug, subject] as const))('%s', (_, subject) => {
  const { sentences } = subject;
  if (sentences === undefined) throw new Error('unreachable');
  const { isVast = false } = sentences;

  test('nothing is said in a hint that is not checked, and nothing is checked that is not said', () => {
    const kinds = sentencesOf(sentences).filter((sentence) => !sentence.startsWith('forecasts.'));
    expect(kinds.sort()).toEqual(said(subject.words('en').messages).sort());
  });

  test('what a hint says is true where it is said', () => {
    const rows = checkSentences(subject, isVast ? IN_SHORT : { each: EACH, most: MOST });
    expect(
      rows.flatMap(({ sentence, untrue }) => untrue.slice(0, 2).map((where) => `${sentence}: ${where}`)),
    ).toEqual([]);
    const unmet = rows.filter(({ checked: count }) => count === 0).map(({ sentence }) => sentence);
    const reasons = rows.filter(({ sentence }) => sentence.startsWith('reasons.')).length;
    if (isVast)
      expect(unmet.filter((sentence) => sentence.startsWith('reasons.')).length).toBeLessThan(reasons / 2);
    else expect(unmet).toEqual([]);
  }, 120_000);
});
