import { readdirSync, readFileSync } from 'node:fs';
import { LOCALES } from '@/kit/entry';
import { anchorsIn } from '../contract/rules/words';
import { SUBJECTS } from '../subjects';

/** What the table itself refuses with has no clause. */
const WITHOUT_CLAUSE = ['malformed'];

/** What plays: a game's rules, and where it is built in rooms the things that come with them. */
const isOfRules = (file: string): boolean => /^(?:rules|parts|cards|rooms|haunts)\/.*\.ts$/.test(file);

/** Every refusal written in a game's rules: its reason, and the text of the object it stands in. */
function refusalsOf(slug: string): { reason: string; written: string }[] {
  const folder = `games/${slug}`;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter(isOfRules).flatMap((file) => {
    const text = readFileSync(`${folder}/${file}`, 'utf8');
    return [...text.matchAll(/reason:([^,}]*)[^}]*\}?/g)].flatMap(([written, named = '']) =>
      [...named.matchAll(/'([a-z-]+)'/g)].map(([, reason = '']) => ({ reason, written })),
    );
  });
}

test.each(SUBJECTS.map(({ rulebook, words }) => [rulebook.slug, words] as const))(
  '%s: every refusal names a clause, and clauses exist',
  (slug, words) => {
    const refusals = refusalsOf(slug);
    const reasons = new Set(refusals.map(({ reason }) => reason));
    for (const locale of LOCALES) {
      const { messages, rulebook } = words(locale);
      const worded = Object.keys((messages as { refusals: object }).refusals);
      expect([...reasons].filter((reason) => !WITHOUT_CLAUSE.includes(reason)).sort()).toEqual(worded.sort());
      const anchors = anchorsIn(rulebook);
      for (const { reason, written } of refusals) {
        const names = /\bclause\b/.test(written);
        expect({ reason, names }).toEqual({ reason, names: !WITHOUT_CLAUSE.includes(reason) });
        for (const [, clause = ''] of written.matchAll(/clause: '([\w-]+)'/g))
          expect(anchors).toContain(clause);
      }
    }
  },
);
