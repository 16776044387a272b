import { Budget, cover } from './budget';
import { ContractViolation, looks, type MatchSetup, matchOf, setups, setupsOf, steps } from './match';
import { recalls, whitelisted } from './rules/secrets';
import { anySubject, type Subject } from './subject';
import { toySubject, toyView } from './toy';

const toy = anySubject(toySubject);
const LIST = setups(toy.rulebook, 4, 1);
const longToy: Subject = { ...toy, long: { steps: 6, every: 3 } };

const matches = (subject: Subject) => LIST.map((setup) => matchOf(subject.rulebook, setup));
const positions = (subject: Subject) =>
  matches(subject).map((match) => [...looks(subject, match)].map(({ position }) => position._stateID));

describe('a game of long matches', () => {
  test('is walked into so far, one position in so many is looked at, the same ones each time', () => {
    const looked = positions(longToy);
    const count = looked.flat().length;
    const walked = matches(longToy).map((match) => [...steps(longToy, match)].length);
    expect(Math.max(...walked)).toBe(6);
    expect(count / walked.reduce((sum, steps) => sum + steps)).toBeCloseTo(1 / 3, 1);
    expect(positions(longToy)).toEqual(looked);
    // Others in each match, so that in time each is looked at.
    expect([...new Set(looked.flat())].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('of short ones, every position is looked at', () => {
    for (const match of matches(toy)) {
      const walked = [...steps(toy, match)];
      expect(walked.every(([, isLookedAt]) => isLookedAt)).toBe(true);
      expect(walked.at(-1)?.[0].next.ctx.gameover).toBeDefined();
    }
  });

  test('passes when it is sound, and is rejected when it is not', () => {
    for (const setup of LIST) recalls(longToy, setup);
    const forgets: Subject = anySubject({
      ...toySubject,
      long: { steps: 6, every: 3 },
      rulebook: {
        ...toySubject.rulebook,
        view: (G, ctx, playerID) => ({ ...toyView(G, ctx, playerID), peeks: [] }),
      },
    });
    expect(() => LIST.forEach((setup) => void recalls(forgets, setup))).toThrow(ContractViolation);
    const shows: Subject = anySubject({
      ...toySubject,
      long: { steps: 6, every: 3 },
      rulebook: {
        ...toySubject.rulebook,
        view: (G, ctx, playerID) => ({ ...toyView(G, ctx, playerID), deck: [...G.deck] }),
      },
    });
    expect(() => LIST.forEach((setup) => void whitelisted(shows, setup))).toThrow(ContractViolation);
  });
});

test('a subject with matches of its own is tried in those, and in other deals of them', async () => {
  const own = (perDefault: number): MatchSetup[] =>
    Array.from({ length: perDefault }, (_, n) => ({
      numPlayers: 3,
      options: { low: true },
      seed: `own ${n}`,
    }));
  const subject: Subject = { ...toy, setups: own };
  expect(setupsOf(subject, 2, 1)).toEqual(own(2));
  expect(setupsOf(toy, 4, 1)).toEqual(LIST);
  expect(cover(subject)).toEqual(own(1));
  const seen: MatchSetup[] = [];
  await new Budget(subject).spend(0.05, (setup) => {
    seen.push(setup);
  });
  expect(seen.length).toBeGreaterThan(1);
  expect(new Set(seen.map(({ numPlayers, options }) => JSON.stringify([numPlayers, options]))).size).toBe(1);
  expect(new Set(seen.map(({ seed }) => seed)).size).toBe(seen.length);
});
