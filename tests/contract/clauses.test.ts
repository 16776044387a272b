import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SUBJECTS } from '@tests/subjects';
import { anchorsIn } from './rules/words';

/** Where a game plays, within its folder: its rules, the pieces of a game built in rooms, what puts it together. */
const PLAYING = ['rules', 'parts', 'cards', 'rooms', 'explorers', 'haunts', 'box.ts', 'whole.ts'];

function playingCode(slug: string): string {
  const places = PLAYING.map((place) => path.join('games', slug, place)).filter((place) => existsSync(place));
  const files = places.flatMap((place) =>
    place.endsWith('.ts')
      ? [place]
      : readdirSync(place, { recursive: true, encoding: 'utf8' }).map((file) => path.join(place, file)),
  );
  const sources = files.filter((file) => file.endsWith('.ts'));
  return sources.map((file) => readFileSync(file, 'utf8')).join('\n');
}

interface Kept {
  readonly clauses: readonly string[];
  readonly code: string;
  readonly pieces?: readonly string[];
  readonly rulingsApart?: RegExp;
  readonly byAbsence?: Readonly<Record<string, string>>;
}

/** Clauses whose keeper cannot be found; excuses that are none; and what is cited though no rulebook says it. */
function astray({ clauses, code, pieces = [], rulingsApart = /^$/, byAbsence = {} }: Kept) {
  const prefix = clauses[0]?.replace(/(?:-|\d).*$/, '') ?? '';
  const named = code.match(new RegExp(`(?<![\\w-])${prefix}(?:-[a-z]|\\d)[\\w-]*(?<!-)`, 'g')) ?? [];
  const cited = new Set([...named, ...pieces]);
  const isKnown = (clause: string) => clauses.includes(clause) || rulingsApart.test(clause);
  return {
    uncited: clauses.filter((clause) => !cited.has(clause) && !Object.hasOwn(byAbsence, clause)),
    needless: Object.keys(byAbsence).filter((clause) => cited.has(clause) || !isKnown(clause)),
    unknown: [...cited].filter((clause) => !isKnown(clause)),
  };
}

const NOTHING = { uncited: [], needless: [], unknown: [] };

test.each(SUBJECTS.map((subject) => [subject.rulebook.slug, subject] as const))(
  '%s: every clause is cited by the code that keeps it, or no code could break it',
  (slug, { words, pieces, rulingsApart, byAbsence }) => {
    const clauses = anchorsIn(words('zh-Hant').rulebook);
    const code = playingCode(slug);
    expect(astray({ clauses, code, pieces, rulingsApart, byAbsence })).toEqual(NOTHING);
  },
);

describe('what goes astray', () => {
  const clauses = ['XY-r1', 'XY-r12', 'XY7'];
  const code = "/** Deals (XY-r12). */\nconst refusal = { clause: 'XY7' };";

  test('a clause of which the code has only the beginning', () => {
    expect(astray({ clauses, code }).uncited).toEqual(['XY-r1']);
    expect(astray({ clauses, code, byAbsence: { 'XY-r1': 'a title' } })).toEqual(NOTHING);
    expect(astray({ clauses, code, pieces: ['XY-r1'] })).toEqual(NOTHING);
  });

  test('an excuse for what is cited, or for what is no clause', () => {
    const byAbsence = { 'XY-r1': 'a title', XY7: 'cited', XY8: 'no clause' };
    expect(astray({ clauses, code, byAbsence }).needless).toEqual(['XY7', 'XY8']);
    expect(astray({ clauses, code, byAbsence, rulingsApart: /^XY8$/ }).needless).toEqual(['XY7']);
  });

  test('a citation of what no rulebook says', () => {
    const more = `${code} // XY-r2, XY77`;
    expect(astray({ clauses, code: more }).unknown).toEqual(['XY-r2', 'XY77']);
    expect(astray({ clauses, code: more, rulingsApart: /^XY77$/ }).unknown).toEqual(['XY-r2']);
  });
});
