/** @jest-environment node */
import { hiddenRules } from '@tests/examples';
import type { RequestName } from '@/play/online/wire-socket';
import type { WireError } from '@/wire/errors';
import { FakeServer, HandSurroundings, personOf, sessionAt, settle } from './fake-server';

/** Longer than the page waits before it opens another line. */
const BACK_MS = 2000;

async function openPage(own = ['0']) {
  const server = new FakeServer(hiddenRules, ['person', 'person'], {
    goal: 'short',
    tie: 'classic',
    faceUp: true,
  });
  const clock = new HandSurroundings();
  server.failing = { by: 'with-line', clock };
  const session = sessionAt(server, { rulebook: hiddenRules, surroundings: clock, own });
  session.open();
  await settle();
  const seat = () => {
    const { table } = session.getSnapshot();
    return table?.stage === 'seat' ? table.seat : undefined;
  };
  return { server, clock, session, seat };
}

type At = Awaited<ReturnType<typeof openPage>>;

const SIGHT = { token: 'a', part: 0 };

/** What is asked of a session, and resolves once it was done. */
const ASKED: readonly (readonly [RequestName, (at: At) => Promise<unknown>])[] = [
  ['take-back', ({ session }) => session.takeBack(personOf(0))],
  ['vote', ({ session }) => session.vote('1', personOf(0))],
  ['consent', ({ session }) => session.consent(personOf(9), personOf(0), true)],
  ['chat', ({ session }) => session.say(personOf(0), 'once')],
  ['earlier', ({ session }) => session.readEarlier()],
  ['look', ({ session }) => session.look(SIGHT)],
];

describe.each(ASKED)('%s', (event, ask) => {
  test('whose answer is lost with the line is asked again once it is back, and was not turned down', async () => {
    const at = await openPage();
    at.server.deafTo = event;
    const answer = ask(at);
    await settle();
    await at.server.breakLines();
    at.server.deafTo = undefined;
    await at.clock.pass(BACK_MS);
    expect(await answer).toBeUndefined();
    expect(at.server.count(event)).toBe(2);
  });

  test('on a line that is dead unseen is asked again on the next one', async () => {
    const at = await openPage();
    at.server.killSilently();
    const answer = ask(at);
    await settle();
    await at.clock.pass(6000);
    await at.clock.pass(BACK_MS);
    expect(await answer).toBeUndefined();
    expect(at.server.count(event)).toBe(1);
  });

  test('is settled when the page goes', async () => {
    const at = await openPage();
    at.server.killSilently();
    const answer = ask(at);
    await settle();
    at.session.close();
    expect(await answer).toBeUndefined();
  });
});

test.each(['take-back', 'vote', 'consent', 'look', 'sit'] as const)(
  '%s that is turned away for now is asked again when it may be',
  async (event) => {
    const at = await openPage();
    at.server.errors.set(event, [{ code: 'too-many', retryInMs: 700 }, { code: 'store-down' }]);
    const before = at.server.count(event);
    const asked = ASKED.find(([name]) => name === event)?.[1](at);
    if (asked === undefined) at.session.keysChanged();
    await settle();
    await at.clock.pass(700);
    await at.clock.pass(2000);
    expect(await asked).toBeUndefined();
    expect(at.server.count(event) - before).toBe(3);
  },
);

test('a view that the server breaks down over is asked for again', async () => {
  const at = await openPage();
  at.server.errors.set('sit', [{ code: 'internal' }]);
  at.server.actElsewhere(hiddenRules, at.server.status.awaited[0] ?? '0');
  at.session.keysChanged();
  await settle();
  await at.clock.pass(1000);
  expect(at.seat()?.state).toEqual(at.server.table.seatState('0'));
});

test('a page that covers its hand tells the server so, however busy that is', async () => {
  const at = await openPage(['0', '1']);
  at.session.reveal();
  await settle();
  const before = at.server.count('rise');
  at.server.errors.set('rise', [{ code: 'too-many', retryInMs: 700 }]);
  at.session.leaveAlone();
  await settle();
  await at.clock.pass(700);
  expect(at.server.count('rise') - before).toBe(2);
});

test('a past position that got lost is asked for again, and only the last one that was wanted', async () => {
  const at = await openPage();
  for (let step = 0; step < 3; step++)
    at.server.actElsewhere(hiddenRules, at.server.status.awaited[0] ?? '0');
  at.server.killSilently();
  at.session.lookBack(1);
  at.session.lookBack(2);
  await settle();
  expect(at.seat()?.isLookingFor).toBe(true);
  await at.clock.hint();
  await at.clock.pass(6000);
  await at.clock.pass(BACK_MS);
  expect(at.seat()?.lookingBack?._stateID).toBe(2);
  expect(at.seat()?.isLookingFor).toBe(false);
  expect(at.server.count('look-back')).toBe(1);
});

test('who goes back to now is shown no past that comes late', async () => {
  const at = await openPage();
  at.server.delays = [3000];
  at.session.lookBack(0);
  await settle();
  at.session.lookBack(undefined);
  await at.clock.pass(3000);
  expect([at.seat()?.lookingBack, at.seat()?.isLookingFor]).toEqual([undefined, false]);
});

test('what the first of two requests has done is no fault of the second', async () => {
  const at = await openPage();
  at.server.deafTo = 'vote';
  const answer = at.session.vote('1', personOf(0));
  await settle();
  at.server.errors.set('vote', [{ code: 'stale' }]);
  await at.server.breakLines();
  at.server.deafTo = undefined;
  await at.clock.pass(BACK_MS);
  expect(await answer).toBeUndefined();
});

test('a vote is given up before it could be about another decision', async () => {
  const at = await openPage();
  at.server.isUp = false;
  await at.server.breakLines();
  const answer: Promise<WireError | undefined> = at.session.vote('1', personOf(0));
  await at.clock.pass(90_000);
  expect(await answer).toEqual({ code: 'internal' });
  at.server.isUp = true;
  await at.clock.pass(BACK_MS);
  await at.clock.pass(20_000);
  expect(at.server.count('vote')).toBe(0);
});

test('a line said while the page comes in with other keys on a dead line is said on the next', async () => {
  const at = await openPage();
  at.server.killSilently();
  at.session.keysChanged();
  const answer = at.session.say(personOf(0), 'hello');
  await settle();
  await at.clock.pass(6000);
  await at.clock.pass(BACK_MS);
  expect(await answer).toBeUndefined();
  expect(at.session.getSnapshot().chat.lines.map(({ text }) => text)).toEqual(['hello']);
});
