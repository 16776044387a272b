/** @jest-environment node */

import { sidesRules, WORDS } from '@tests/sides-at-hand';
import type { Action } from '@/kit/action';
import type { SeatRecord } from '@/play/match-record';
import { bot, person, tableAtHand } from './table-at-hand';

const PASS = { move: 'pass', args: [] };
const ANSWER = { move: 'answer', args: [] };
const ask = (other: string) => ({ move: 'ask', args: [other] });
const betray = (traitor: string) => ({ move: 'betray', args: [traitor] });

const THREE = [person('小明'), person('Ana'), person('王小美')];

async function sitDown(seats: readonly SeatRecord[] = THREE, act: Action = PASS) {
  const table = tableAtHand(new Map(), sidesRules, async () => ({
    action: act,
    candidates: [],
    iterations: 0,
  }));
  const stages: string[] = [];
  table.session.subscribe(() => {
    const snapshot = table.session.getSnapshot();
    stages.push(snapshot.stage === 'seat' && snapshot.seat === undefined ? 'nobody' : snapshot.stage);
  });
  const { slug, rulesVersion } = sidesRules;
  await table.ask({ type: 'begin', match: { slug, rulesVersion, seats, options: {} }, pace: 'brisk' });
  stages.length = 0;
  return { ...table, stages, table, front: () => table.seat.playerID };
}

type Table = Awaited<ReturnType<typeof sitDown>>;

const coverOf = ({ session }: Table) => {
  const snapshot = session.getSnapshot();
  if (snapshot.stage !== 'cover') throw new Error(`there is no cover but ${snapshot.stage}`);
  return snapshot;
};

/** Whether anything that has been sent to the page says this word. */
const wasSent = ({ table }: Table, word: string) => JSON.stringify(table.posted).includes(word);

test('while all are of one side the seat in front changes, and the table stays in sight', async () => {
  const at = await sitDown();
  expect(at.front()).toBe('0');
  const { sitting } = at.table.seat;
  for (const next of ['1', '2', '0', '1']) {
    at.session.play(PASS);
    expect(at.front()).toBe(next);
    expect(at.table.seat.sitting).toBe(sitting);
  }
  // Nor is there anything to cover when the page is put away.
  at.session.leaveAlone();
  expect(new Set(at.stages)).toEqual(new Set(['seat']));
});

test('who is asked something by one of its side answers at once, and the turn comes back', async () => {
  const at = await sitDown();
  at.session.play(betray('2'));
  at.session.reveal();
  const { sitting } = at.table.seat;
  at.stages.length = 0;
  at.session.play(ask('1'));
  expect(at.front()).toBe('1');
  at.session.play(ANSWER);
  expect(at.front()).toBe('0');
  expect(new Set(at.stages)).toEqual(new Set(['seat']));
  expect(at.table.seat.sitting).toBe(sitting);
  // All of it was seen by those of the side.
  expect(at.table.seat.since).toBe(at.table.seat.state._stateID);
});

test('between sides the device is handed over, under a cover', async () => {
  const at = await sitDown();
  at.session.play(betray('2'));
  at.session.reveal();
  const { sitting } = at.table.seat;
  at.session.play(PASS);
  expect(at.front()).toBe('1');
  at.session.play(PASS);
  expect(coverOf(at)).toMatchObject({ next: '2' });
  expect(wasSent(at, WORDS.traitor)).toBe(false);
  at.session.reveal();
  expect(at.front()).toBe('2');
  expect(at.table.seat.sitting).toBeGreaterThan(sitting);
  expect(wasSent(at, WORDS.traitor)).toBe(true);
  // The traitor's page is covered when it is put away, as any hand is.
  at.session.leaveAlone();
  expect(coverOf(at).next).toBe('2');
});

test('who asks another side something hands the device over', async () => {
  const at = await sitDown();
  at.session.play(betray('2'));
  at.session.reveal();
  at.session.play(ask('2'));
  expect(coverOf(at)).toMatchObject({ next: '2' });
});

test.each(['0', '1'])(
  'when seat %s turns traitor before everybody’s eyes, the cover falls before a word is shown',
  async (traitor) => {
    const at = await sitDown();
    at.session.play(betray(traitor));
    const { next, recap } = coverOf(at);
    expect(next).toBe('0');
    // What happened was seen by all.
    expect(recap?.at(-1)?.entries).toMatchObject([{ kind: 'betray', facts: { traitor } }]);
    for (const word of Object.values(WORDS)) expect(wasSent(at, word)).toBe(false);
    at.session.reveal();
    expect(wasSent(at, WORDS[traitor === '0' ? 'traitor' : 'heroes'])).toBe(true);
    expect(wasSent(at, WORDS[traitor === '0' ? 'heroes' : 'traitor'])).toBe(false);
  },
);

test('a bot that turns somebody traitor brings the cover as well', async () => {
  const at = await sitDown([person('小明'), bot('Robo', 'hard'), person('Ana')], betray('0'));
  at.session.play(PASS);
  expect(at.front()).toBe('0');
  await at.table.letBotMove();
  expect(coverOf(at).status.sides).toEqual(['traitor', 'heroes', 'heroes']);
  for (const word of Object.values(WORDS)) expect(wasSent(at, word)).toBe(false);
});

test('a bot of another side is nobody to be covered from', async () => {
  const at = await sitDown([person('小明'), bot('Robo', 'hard'), person('Ana')]);
  at.session.play(betray('1'));
  expect(at.front()).toBe('0');
  at.session.play(PASS);
  await at.table.letBotMove();
  expect(at.front()).toBe('2');
  expect(new Set(at.stages)).toEqual(new Set(['seat']));
});

test('one person alone is never covered', async () => {
  const at = await sitDown([person('小明'), bot('Robo', 'hard')]);
  at.session.play(betray('0'));
  expect(at.front()).toBe('0');
  expect(wasSent(at, WORDS.traitor)).toBe(true);
});
