/** @jest-environment node */

import { games } from '@games/index';
import { wordsOf } from '@tests/browser/words';
import { hiddenRules, hiddenScript } from '@tests/examples';
import { sameAction } from '@/kit/action';
import { coachSteps } from '@/kit/coach';
import { LOCALES } from '@/kit/entry';
import { botNames } from '@/kit/names';
import { Coach } from '@/play/coach/coach';
import type { SeatSnapshot } from '@/play/local/table-session';

const NAMES = ['Ana', 'Maple', 'Juniper'];
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

const seatOf = (coach: Coach): SeatSnapshot => {
  const snapshot = coach.getSnapshot().session.getSnapshot();
  if (snapshot.stage !== 'seat' || snapshot.seat === undefined) throw new Error('nobody sits here');
  return snapshot.seat;
};

/** A coach whose others act when the test lets them. */
function held() {
  const waiting: (() => void)[] = [];
  const coach = new Coach({
    rulebook: hiddenRules,
    script: hiddenScript,
    names: NAMES,
    pause: () => new Promise((resolve) => waiting.push(resolve)),
  });
  return {
    coach,
    letOneAct: async () => {
      waiting.shift()?.();
      await settled();
    },
  };
}

const taught = games.filter(({ coach }) => coach !== undefined).map(({ slug }) => slug);

test.each(LOCALES)('there is a name for everybody at the largest table, %s', (locale) => {
  const names = botNames(wordsOf(locale).setup.botNames, []);
  // One of them may be the learner's own.
  expect(names.length).toBeGreaterThanOrEqual(Math.max(...games.map(({ seats }) => seats.max)));
});

test('every game has a coach', () => {
  expect(games.filter(({ slug }) => !taught.includes(slug))).toEqual([]);
});

test.each(taught)('%s: whoever does what is asked gets to the end', async (slug) => {
  const entry = games.find((game) => game.slug === slug);
  if (entry?.coach === undefined) throw new Error(slug);
  const { default: script } = await entry.coach();
  const coach = new Coach({
    rulebook: await entry.rulebook(),
    script,
    names: NAMES,
    pause: async () => undefined,
  });
  const followed: string[] = [];
  for (const expected of coachSteps(script)) {
    for (let wait = 0; wait < 20 && coach.getSnapshot().isWaiting; wait++) await settled();
    await settled();
    const { step, done } = coach.getSnapshot();
    expect(step?.id).toBe(expected.id);
    expect(done).toBe(followed.length);
    followed.push(expected.id);
    const [action] = expected.allow ?? [];
    if (action === undefined) coach.next();
    else {
      expect(coach.veto(action)).toBeUndefined();
      coach.getSnapshot().session.play(action);
    }
  }
  for (let wait = 0; wait < 20 && coach.getSnapshot().step !== undefined; wait++) await settled();
  expect(coach.getSnapshot()).toMatchObject({ step: undefined, done: followed.length });
  coach.close();
});

test('what a step does not ask for is refused with its own words, and its clause', async () => {
  const { coach } = held();
  await settled();
  expect(coach.veto({ move: 'play', args: ['handmaid'] })).toEqual({ reason: 'coach-read' });
  coach.next();
  expect(coach.veto({ move: 'play', args: ['handmaid'] })).toEqual({
    reason: 'coach-task',
    clause: 'LL-r7',
  });
  coach.close();
});

test('the others wait for the learner, act in their turn, and the step goes on after them', async () => {
  const { coach, letOneAct } = held();
  await settled();
  await letOneAct();
  expect(seatOf(coach).state._stateID).toBe(0);
  coach.next();
  const { step } = coach.getSnapshot();
  const [action] = step?.allow ?? [];
  if (action === undefined) throw new Error('nothing to do');
  coach.getSnapshot().session.play(action);
  await settled();
  expect(coach.getSnapshot()).toMatchObject({ isWaiting: true, step: { id: 'guess' } });
  expect(seatOf(coach).state._stateID).toBe(1);
  expect(coach.veto(action)).toEqual({ reason: 'pending' });
  await letOneAct();
  expect(coach.getSnapshot()).toMatchObject({ isWaiting: false, step: { id: 'discarded' } });
  expect(seatOf(coach).state._stateID).toBe(2);
  // Reading is not hurried: the next one acts once this has been read.
  await letOneAct();
  expect(seatOf(coach).state._stateID).toBe(2);
  coach.close();
});

test('a step that asks for something is not skipped by reading on', async () => {
  const { coach } = held();
  await settled();
  coach.next();
  coach.next();
  expect(coach.getSnapshot().step?.id).toBe('guess');
  const { G, ctx } = seatOf(coach).state;
  const others = hiddenRules
    .legal(G as never, ctx)
    .filter(
      (action) => coach.getSnapshot().step?.allow?.some((allowed) => sameAction(allowed, action)) !== true,
    );
  expect(others.length).toBeGreaterThan(0);
  for (const action of others) expect(coach.veto(action)?.reason).toBe('coach-task');
  coach.close();
});
