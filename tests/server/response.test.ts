import { ATTACK, PASS, RESPONDS, respondsEntry, windowRules } from '@tests/examples';
import { awaitedSeats } from '@/kit/seats';
import type { Thinker } from '@/server/bots/thinker';
import { HandClock } from './hand-clock';
import type { Frame, Page } from './page';
import { seatAll, seatAt } from './players';
import { begin, serve } from './served';

/** A server on which the game is dealt so that seat 1 holds answers, or none. */
const servedWith = (holdsAnswers: boolean, options: Parameters<typeof serve>[0] = {}) =>
  serve({
    games: (slug) =>
      slug === RESPONDS ? { ...respondsEntry, rulebook: async () => windowRules(holdsAnswers) } : undefined,
    ...options,
  });

/** Of each frame what it is, and how long. */
const traffic = (frames: readonly Frame[]) =>
  frames.map(({ event, said }) => [event, JSON.stringify(said).length]);

const reach = (pages: readonly Page[], stateID: number) =>
  Promise.all(pages.map((page) => page.until(() => page.state?._stateID === stateID)));

test('what everybody else receives is the same, whether the one who is asked holds an answer or not', async () => {
  const received = [];
  for (const holdsAnswers of [true, false]) {
    const served = await servedWith(holdsAnswers);
    const { seats, watcher } = await seatAll(served, await begin(served, RESPONDS, 3));
    const [attacker, target, third] = seats;
    if (attacker === undefined || target === undefined || third === undefined)
      throw new Error('three sit here');
    const others = [attacker, third, watcher];
    const before = others.map(({ frames }) => frames.length);
    const { stateID } = await attacker.act(ATTACK);
    await reach([target, ...others], stateID);
    expect(watcher.status).toMatchObject({ awaited: ['1'], asked: ['1'] });
    await target.act(PASS);
    await reach([target, ...others], stateID + 1);
    await watcher.until(() => watcher.status?.asked.length === 0);
    received.push(others.map(({ frames }, index) => traffic(frames.slice(before[index]))));
    await served.close();
  }
  expect(received[0]).toEqual(received[1]);
  expect(received[0]?.every((frames) => frames.length >= 4)).toBe(true);
});

test('a bot that is asked answers when its pause is over, however long it had to choose', async () => {
  const PAUSE_MS = 700;
  for (const holdsAnswers of [true, false]) {
    const clock = new HandClock();
    // Who has only one thing to do does it at once; who can choose takes its time.
    const thinker: Thinker = {
      decide: ({ view, ctx }) =>
        new Promise((resolve) => {
          const choices = windowRules(holdsAnswers).legal(view, ctx);
          clock.after(choices.length > 1 ? 150 : 0, () => resolve(PASS));
        }),
      close: () => Promise.resolve(),
    };
    const served = await servedWith(holdsAnswers, { clock, thinker, pauseMs: () => PAUSE_MS });
    const party = await begin(served, RESPONDS, 1, { seats: [{ kind: 'bot', level: 'hard' }] });
    const page = await seatAt(served, party, '0');
    const { stateID } = await page.act(ATTACK);
    await reach([page], stateID);
    if (page.state === undefined) throw new Error('nobody sits here');
    expect(awaitedSeats(page.state.ctx)).toEqual(['1']);
    clock.turn(PAUSE_MS - 1);
    // What the room has been asked before this is done by the time it answers.
    expect((await page.sit('0')).state._stateID).toBe(stateID);
    clock.turn(1);
    await page.until(() => page.state?._stateID === stateID + 1);
    await served.close();
  }
});
