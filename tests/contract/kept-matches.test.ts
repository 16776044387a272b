import { SUBJECTS } from '@tests/subjects';
import { optionFields } from '@/kit/options';
import type { Rulebook } from '@/kit/rulebook';
import { adviceOn, judge, keep, readKept } from './kept';
import { toySubject } from './toy';

test.each(SUBJECTS.map(({ rulebook }) => [rulebook.slug, rulebook] as const))(
  '%s: matches that run go on as they were, or rulesVersion says that they do not',
  (slug, rulebook) => {
    expect(adviceOn(rulebook, judge(rulebook, readKept(slug)))).toBeUndefined();
  },
  60_000,
);

test.each(SUBJECTS.map(({ rulebook }) => [rulebook.slug, rulebook] as const))(
  '%s: the kept matches have the fewest and the most seats, and other options than the usual ones',
  (slug, { game: { minPlayers, maxPlayers }, options: schema }) => {
    const matches = readKept(slug)?.matches ?? [];
    const seats = matches.map(({ numPlayers }) => numPlayers);
    expect([Math.min(...seats), Math.max(...seats)]).toEqual([minPlayers, maxPlayers]);
    const usual = JSON.stringify(schema.parse({}));
    const isOther = matches.some(({ options }) => JSON.stringify(schema.parse(options)) !== usual);
    expect(isOther).toBe(optionFields(schema).length > 0);
  },
);

describe('of a game whose matches are kept', () => {
  // What a rulebook is given, it made itself.
  const rulebook = toySubject.rulebook as unknown as Rulebook;
  const kept = keep(rulebook);
  const raised = { ...rulebook, rulesVersion: rulebook.rulesVersion + 1 };
  type Setup = NonNullable<typeof rulebook.game.setup>;
  const setup: Setup = (...around) =>
    ({ ...rulebook.game.setup?.(...around), isOther: true }) as ReturnType<Setup>;
  const changed = { ...rulebook, game: { ...rulebook.game, setup } };
  const stricter = {
    ...kept,
    matches: kept.matches.map((match) => ({ ...match, seed: `${match.seed}, other dice` })),
  };

  test('nothing is asked as long as they go on', () => {
    expect(adviceOn(rulebook, judge(rulebook, kept))).toBeUndefined();
  });

  test('a changed position asks for another version, and then for other matches', () => {
    expect(judge(changed, kept)).toEqual({ kind: 'not-raised', change: 'kept 0: its positions are others' });
    const both = { ...changed, rulesVersion: raised.rulesVersion };
    expect(judge(both, kept).kind).toBe('stale');
    expect(adviceOn(both, judge(both, kept))).toContain('npm run kept -- --renew');
    expect(judge(both, keep(both)).kind).toBe('as-it-was');
  });

  test('an action that is refused is named', () => {
    const nobody = { ...rulebook.game, moves: {}, phases: {}, turn: {} };
    expect(judge({ ...rulebook, game: nobody }, kept)).toMatchObject({ kind: 'not-raised' });
    expect(judge(rulebook, stricter).kind).toBe('not-raised');
  });

  test('another version without need is turned down, and so is none at all', () => {
    expect(adviceOn(raised, judge(raised, kept))).toContain('put it back');
    expect(adviceOn(rulebook, judge(rulebook, undefined))).toContain('npm run kept -- --renew');
  });
});
