/** @jest-environment node */
import { HIDDEN, type HiddenView, hiddenRules } from '@tests/examples';
import type { Thought } from '@/bots/bot';
import { BotDesk, type BotQuestion } from '@/bots/bot-desk';
import { mannerOf } from '@/kit/manners';
import { OPPONENTS } from '@/kit/opponents';
import type { ToWorker } from '@/play/local/protocol';
import { type HostSurroundings, TableHost } from '@/play/local/table-host';
import { TableSession } from '@/play/local/table-session';
import { matchRecord, newMatch } from '@/play/match-record';
import { bot, hiddenMatch, person, tableAtHand } from './table-at-hand';

const desk = new BotDesk(async () => hiddenRules);
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('when a bot’s action is shown', () => {
  const PAUSE = 700;

  /** Milliseconds until the first action of a bot that thinks for so long is shown. */
  async function shownAfter(thinking: number): Promise<number> {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    let order = '';
    let shown = 0;
    const start = Date.now();
    const host = new TableHost({
      post: ({ type }) => {
        if (type === 'status') shown ||= Date.now() - start;
      },
      rulebook: async () => hiddenRules,
      read: async () => undefined,
      save: async () => undefined,
      setAside: async () => undefined,
      seed: () => 'one seed',
      pause: () => {
        order += 'pause ';
        return new Promise((resolve) => setTimeout(resolve, PAUSE));
      },
      think: async (question) => {
        order += 'think ';
        await new Promise((resolve) => setTimeout(resolve, thinking));
        return desk.think(question);
      },
    });
    const match = hiddenMatch([bot('A', 'easy'), bot('B', 'easy')]);
    await host.receive({ type: 'begin', match, pace: 'natural' });
    for (let ms = 0; ms < 3000 && shown === 0; ms += 10) {
      jest.advanceTimersByTime(10);
      await settle();
    }
    jest.useRealTimers();
    expect(order).toMatch(/^pause think /);
    return shown;
  }

  test.each([0, 10, 150, 300, 690])('thinking for %i ms is not to be seen', async (thinking) => {
    expect(await shownAfter(thinking)).toBe(PAUSE);
  });

  test('one that thinks for longer than the pause is waited for', async () => {
    expect(await shownAfter(1500)).toBe(1500);
  });
});

/** A host of which nothing is asked but its pauses. */
const hostPausing = (pause: HostSurroundings['pause']) =>
  new TableHost({
    post: () => undefined,
    rulebook: async () => hiddenRules,
    read: async () => undefined,
    save: async () => undefined,
    setAside: async () => undefined,
    seed: () => 'one seed',
    pause,
    think: (question) => desk.think(question),
  });

test('a bot that goes on with what it has begun is given the shorter pause', async () => {
  const places: string[] = [];
  const host = hostPausing(async (_pace, _opponent, place) => {
    places.push(place);
  });
  await host.receive({
    type: 'begin',
    match: hiddenMatch([bot('A', 'easy'), bot('B', 'easy')]),
    pace: 'natural',
  });
  while (places.length < 6) await settle();
  const [first] = places;
  expect(first).toBe('first');
  expect(new Set(places)).toEqual(new Set(['first', 'next']));
});

test('each seat has its manner, by which its pauses are measured', async () => {
  const manners: string[] = [];
  const host = hostPausing(async (_pace, _opponent, _place, manner) => {
    manners.push(manner);
  });
  await host.receive({
    type: 'begin',
    match: hiddenMatch([bot('A', 'easy'), bot('B', 'easy')]),
    pace: 'natural',
  });
  while (manners.length < 6) await settle();
  expect(new Set(manners)).toEqual(new Set(['careful', 'quick']));
});

test('while somebody hurries it, a bot is given no more than the shortest pause, and waits for no reader', async () => {
  const paces: string[] = [];
  let goOn = (): void => undefined;
  const third = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const host = hostPausing(async (pace) => {
    // The third play waits: the match is not over before its pace is changed again.
    if (paces.push(pace) === 3) await third;
  });
  const match = hiddenMatch([bot('A', 'easy'), bot('B', 'easy')]);
  await host.receive({ type: 'begin', match, pace: 'natural' });
  await host.receive({ type: 'hurry', isHurried: true });
  await host.receive({ type: 'hold', isHeld: true });
  while (paces.length < 3) await settle();
  expect(paces.slice(0, 3)).toEqual(['natural', 'brisk', 'brisk']);
  await host.receive({ type: 'hurry', isHurried: false });
  await host.receive({ type: 'hold', isHeld: false });
  goOn();
  while (paces.length < 4) await settle();
  expect(paces[3]).toBe('natural');
});

test('bots wait for whatever is still read: what is told ends, and a book lies open', () => {
  const sent: ToWorker[] = [];
  const session = new TableSession(hiddenRules, (message) => sent.push(message));
  session.hold(true, 'told');
  session.hold(true, 'book');
  session.hold(false, 'told');
  expect(sent.at(-1)).toEqual({ type: 'hold', isHeld: true });
  session.hold(false, 'book');
  expect(sent.at(-1)).toEqual({ type: 'hold', isHeld: false });
});

test('a bot of the house is asked with its own view, and with nothing else', async () => {
  const asked: BotQuestion[] = [];
  const table = tableAtHand(new Map(), hiddenRules, (question) => {
    asked.push(structuredClone(question));
    return desk.think(question);
  });
  await table.ask({
    type: 'begin',
    match: hiddenMatch([bot('A', 'easy'), bot('B', 'random'), bot('C', 'easy')]),
    pace: 'brisk',
  });
  for (let move = 0; move < 40; move++) await table.letBotMove();
  expect(asked.length).toBeGreaterThan(20);
  const [record] = table.saves.values() as Iterable<{ seed: string }>;
  for (const question of asked) {
    expect(Object.keys(question).sort()).toEqual(['ctx', 'level', 'manner', 'seed', 'slug', 'view']);
    const view = question.view as HiddenView;
    expect(view.playerID).toBe(question.ctx.currentPlayer);
    // It follows from the seat, which the view names.
    expect(question.manner).toBe(mannerOf(view.playerID ?? ''));
    expect(question.level).toBe(view.playerID === '1' ? 'random' : 'easy');
    for (const secret of ['deck', 'hands', 'setAside', 'journal', '_random'])
      expect(view).not.toHaveProperty(secret);
    expect(question.seed).not.toBe(record?.seed);
  }
  expect(new Set(asked.map(({ seed }) => seed)).size).toBe(asked.length);
});

test.each([
  ['reject', () => Promise.reject(new Error('nobody is there'))],
  [
    'choose what is refused',
    async (): Promise<Thought> => ({
      action: { move: 'play', args: ['king', '0', 'king'] },
      candidates: [],
      iterations: 0,
    }),
  ],
])('where bots %s they play by policy, and the match comes to its end', async (_, think) => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const failed = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const table = tableAtHand(new Map(), hiddenRules, think);
  await table.ask({
    type: 'begin',
    match: hiddenMatch([bot('A', 'hard'), bot('B', 'normal')]),
    pace: 'brisk',
  });
  await table.letBotMove();
  await table.letBotMove();
  expect(table.session.getSnapshot()).toMatchObject({ status: { unthought: 2 } });
  for (let move = 0; move < 400; move++) await table.letBotMove();
  expect(table.session.getSnapshot()).toMatchObject({ status: { isOver: true } });
  expect(warned.mock.calls.length + failed.mock.calls.length).toBeGreaterThan(10);
  warned.mockRestore();
  failed.mockRestore();
});

test('once somebody thinks for bots again, none of what was not thought is counted on', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  let isThere = false;
  const table = tableAtHand(new Map(), hiddenRules, (question) =>
    isThere ? desk.think(question) : Promise.reject(new Error('nobody is there')),
  );
  const match = hiddenMatch([bot('A', 'easy'), bot('B', 'easy')]);
  await table.ask({ type: 'begin', match, pace: 'brisk' });
  for (let move = 0; move < 3; move++) await table.letBotMove();
  expect(table.session.getSnapshot()).toMatchObject({ status: { unthought: 3 } });
  isThere = true;
  // The next one had been asked for before.
  await table.letBotMove();
  await table.letBotMove();
  expect(table.session.getSnapshot()).toMatchObject({ status: { unthought: 0 } });
  warned.mockRestore();
});

test('boardgame.io’s own bots think at the table itself and play a match to its end', async () => {
  const asked = jest.fn();
  const table = tableAtHand(new Map(), hiddenRules, asked);
  await table.ask({
    type: 'begin',
    match: hiddenMatch([bot('A', 'stock-random'), bot('B', 'stock-random'), bot('C', 'stock-mcts')]),
    pace: 'brisk',
  });
  for (let move = 0; move < 400; move++) await table.letBotMove();
  expect(table.session.getSnapshot()).toMatchObject({ status: { isOver: true } });
  expect(asked).not.toHaveBeenCalled();
});

describe('a hint', () => {
  const oneAndBots = hiddenMatch([person('我'), bot('A'), bot('B')]);

  async function atTurn() {
    const asked: BotQuestion[] = [];
    const answers: ((thought: Thought) => void)[] = [];
    const table = tableAtHand(new Map(), hiddenRules, (question) => {
      if (question.level !== 'hard') return desk.think(question);
      asked.push(structuredClone(question));
      return new Promise((resolve) => answers.push(resolve));
    });
    await table.ask({ type: 'begin', match: oneAndBots, pace: 'brisk' });
    while (table.legal('0').length === 0) await table.letBotMove();
    const [action] = table.legal('0');
    if (action === undefined) throw new Error('nothing to do');
    return {
      table,
      asked,
      action,
      async answer() {
        for (const resolve of answers.splice(0)) resolve({ action, candidates: [], iterations: 3 });
        await settle();
      },
    };
  }

  test('is what a hard bot would do from this seat’s view', async () => {
    const { table, asked, action, answer } = await atTurn();
    table.session.askForHint();
    expect(table.seat.hint).toEqual({ id: 1 });
    await answer();
    expect(table.seat.hint).toMatchObject({ id: 1, thought: { action, iterations: 3 } });
    const { G: view, ctx } = table.seat.state;
    expect(asked).toEqual([
      { slug: HIDDEN, level: 'hard', view, ctx, seed: expect.any(String), isHint: true },
    ]);
    table.session.dismissHint();
    expect(table.seat.hint).toBeUndefined();
  });

  test('leaves no trace in the save', async () => {
    const { table, answer } = await atTurn();
    await table.host.saved;
    const before = JSON.stringify([...table.saves.values()]);
    table.session.askForHint();
    await answer();
    await table.host.saved;
    expect(JSON.stringify([...table.saves.values()])).toBe(before);
  });

  test('that comes after this seat has acted is dropped', async () => {
    const { table, action, answer } = await atTurn();
    table.session.askForHint();
    table.session.play(action);
    expect(table.seat.hint).toBeUndefined();
    await answer();
    expect(table.seat.hint).toBeUndefined();
  });

  test('is not sent once nobody sits in front', async () => {
    const { table, answer } = await atTurn();
    table.session.askForHint();
    await table.ask({ type: 'rise' });
    table.posted.length = 0;
    await answer();
    expect(table.posted.filter(({ type }) => type === 'hinted')).toEqual([]);
  });

  test('is not given to a seat that has nothing to do', async () => {
    const { table, asked, action } = await atTurn();
    table.session.play(action);
    await table.ask({ type: 'hint', id: 9 });
    expect(asked).toEqual([]);
  });

  test('that nobody can think of is answered with nothing', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const table = tableAtHand(new Map(), hiddenRules, async (question) => {
      if (question.level === 'hard') throw new Error('nobody is there');
      return desk.think(question);
    });
    await table.ask({ type: 'begin', match: oneAndBots, pace: 'brisk' });
    while (table.legal('0').length === 0) await table.letBotMove();
    table.session.askForHint();
    await settle();
    expect(table.seat.hint).toEqual({ id: 1, thought: null });
    expect(warned).toHaveBeenCalled();
    warned.mockRestore();
  });
});

test('a save may seat any opponent, and saves from before there was a choice still open', () => {
  const seats = [person('我'), ...OPPONENTS.map((level) => bot(level, level))];
  const record = newMatch(hiddenMatch(seats), 'seed');
  expect(matchRecord.parse(structuredClone(record)).seats).toEqual(seats);
  const old = { ...record, seats: [bot('A', 'random'), bot('B', 'easy')] };
  expect(matchRecord.safeParse(old).success).toBe(true);
  expect(matchRecord.safeParse({ ...record, seats: [bot('A', 'genius' as 'hard')] }).success).toBe(false);
});
