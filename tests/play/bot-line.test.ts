/** @jest-environment node */
import { HIDDEN, hiddenBook, hiddenRules } from '@tests/examples';
import { HandClock } from '@tests/server/hand-clock';
import { tableOf } from '@tests/table-of';
import type { Thought } from '@/bots/bot';
import { BotDesk, type BotQuestion } from '@/bots/bot-desk';
import { BotLine, BotsSilent } from '@/play/local/bot-line';
import type { FromBots, ToBots } from '@/play/local/bot-protocol';

const table = tableOf(hiddenBook, 2);
const question = (seed: string): BotQuestion => {
  const playerID = table.ctx.currentPlayer;
  return { slug: HIDDEN, level: 'easy', view: table.view(playerID), ctx: table.ctx, seed };
};
const thought: Thought = { action: { move: 'play', args: ['guard'] }, candidates: [], iterations: 0 };

/** A worker that does what the test says, and a port to it. */
function workerAt() {
  const heard: ToBots[] = [];
  let isClosed = false;
  const port = {
    onmessage: null as ((event: MessageEvent<FromBots>) => void) | null,
    postMessage: (message: ToBots) => void heard.push(structuredClone(message)),
    close: () => {
      isClosed = true;
    },
  };
  const say = (data: FromBots) => port.onmessage?.({ data } as MessageEvent<FromBots>);
  return {
    port,
    heard,
    isClosed: () => isClosed,
    ready: () => say({ type: 'ready' }),
    begin: (id: number) => say({ type: 'began', id }),
    answer: (id: number) => say({ type: 'thought', id, thought }),
    break: (id: number) => say({ type: 'fault', id, fault: 'Error: broken' }),
    /** Starts, begins and answers what it has been asked. */
    work() {
      this.ready();
      for (const { id } of heard) {
        this.begin(id);
        this.answer(id);
      }
    },
  };
}

function lineAtHand() {
  const clock = new HandClock();
  const workers: ReturnType<typeof workerAt>[] = [];
  const line = new BotLine(() => {
    const worker = workerAt();
    workers.push(worker);
    line.connect(worker.port);
  }, clock);
  const last = () => {
    const worker = workers.at(-1);
    if (worker === undefined) throw new Error('no worker was wanted');
    return worker;
  };
  return { line, clock, workers, last };
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** What becomes of an asking; `open` until then. */
function fateOf(asking: Promise<Thought>) {
  let fate: 'open' | 'thought' | 'silent' = 'open';
  asking.then(
    () => {
      fate = 'thought';
    },
    (error: unknown) => {
      fate = error instanceof BotsSilent ? 'silent' : fate;
    },
  );
  return async () => {
    await new Promise((resolve) => setImmediate(resolve));
    return fate;
  };
}

test('the first question brings a worker, the next ones go to the same', async () => {
  const { line, workers, last } = lineAtHand();
  expect(workers).toHaveLength(0);
  const first = line.ask(question('a'));
  last().work();
  await expect(first).resolves.toBe(thought);
  const second = line.ask(question('b'));
  last().answer(2);
  await expect(second).resolves.toBe(thought);
  expect(workers).toHaveLength(1);
  expect(last().heard.map(({ question: { seed } }) => seed)).toEqual(['a', 'b']);
  expect(console.warn).not.toHaveBeenCalled();
});

test('ten seconds count from when it begins to think, however long it took to start', async () => {
  const { line, clock, workers, last } = lineAtHand();
  const fate = fateOf(line.ask(question('a')));
  clock.turn(19_000);
  last().ready();
  clock.turn(19_000);
  last().begin(1);
  clock.turn(9_999);
  expect(workers).toHaveLength(1);
  last().answer(1);
  expect(await fate()).toBe('thought');
  expect(console.warn).not.toHaveBeenCalled();
});

test('a thought without end brings a fresh worker, which is put the question once more', async () => {
  const { line, clock, workers, last } = lineAtHand();
  const fate = fateOf(line.ask(question('a')));
  last().ready();
  last().begin(1);
  clock.turn(10_000);
  expect(workers).toHaveLength(2);
  expect(workers[0]?.isClosed()).toBe(true);
  last().ready();
  last().begin(1);
  expect(await fate()).toBe('open');
  last().answer(1);
  expect(await fate()).toBe('thought');
});

test('a slow start is no failure: nobody waits longer than twenty seconds, and it is used once it is there', async () => {
  const { line, clock, workers, last } = lineAtHand();
  const fate = fateOf(line.ask(question('a')));
  clock.turn(19_999);
  expect(await fate()).toBe('open');
  clock.turn(1);
  expect(await fate()).toBe('silent');
  await expect(line.ask(question('b'))).rejects.toBeInstanceOf(BotsSilent);
  expect(workers).toHaveLength(1);
  last().ready();
  const later = line.ask(question('c'));
  last().begin(2);
  last().answer(2);
  await expect(later).resolves.toBe(thought);
  expect(workers).toHaveLength(1);
});

test('a worker that has to fetch its rulebook first is slow, too, and what it thinks too late is not missed', async () => {
  const { line, clock, workers, last } = lineAtHand();
  const fate = fateOf(line.ask(question('a')));
  last().ready();
  clock.turn(20_000);
  expect(await fate()).toBe('silent');
  last().begin(1);
  last().answer(1);
  clock.turn(3_600_000);
  const later = line.ask(question('b'));
  last().answer(2);
  await expect(later).resolves.toBe(thought);
  expect(workers).toHaveLength(1);
});

test('after two failures nobody waits, and a worker is tried each minute until one is of use', async () => {
  const { line, clock, workers, last } = lineAtHand();
  const fate = fateOf(line.ask(question('a')));
  for (let time = 0; time < 2; time++) {
    last().ready();
    last().break(1);
  }
  expect(await fate()).toBe('silent');
  clock.turn(59_999);
  await expect(line.ask(question('b'))).rejects.toBeInstanceOf(BotsSilent);
  expect(workers).toHaveLength(2);
  for (let minute = 0; minute < 3; minute++) {
    clock.turn(60_000);
    await expect(line.ask(question('c'))).rejects.toBeInstanceOf(BotsSilent);
    expect(workers).toHaveLength(3 + minute);
    if (minute < 2) line.lost();
  }
  last().ready();
  const later = line.ask(question('d'));
  const { id } = last().heard.at(-1) ?? { id: 0 };
  last().begin(id);
  last().answer(id);
  await expect(later).resolves.toBe(thought);
});

test('whoever asks for another try is waited for by a fresh worker at once, and one that works is left alone', async () => {
  const { line, workers, last } = lineAtHand();
  line.again();
  expect(workers).toHaveLength(0);
  const fate = fateOf(line.ask(question('a')));
  line.lost();
  line.lost();
  expect(await fate()).toBe('silent');
  line.again();
  const second = line.ask(question('b'));
  expect(workers).toHaveLength(3);
  last().work();
  await expect(second).resolves.toBe(thought);
  line.again();
  expect(workers).toHaveLength(3);
});

test('after a replacement that answers, another failure is forgiven as well', async () => {
  const { line, workers, last } = lineAtHand();
  const first = line.ask(question('a'));
  last().ready();
  line.lost();
  last().work();
  last().answer(1);
  await first;
  line.lost();
  const second = line.ask(question('b'));
  last().ready();
  last().answer(2);
  await expect(second).resolves.toBe(thought);
  expect(workers).toHaveLength(3);
});

test('a worker that gives no sign of life between two thoughts is replaced', async () => {
  const { line, clock, workers, last } = lineAtHand();
  const first = line.ask(question('a'));
  last().work();
  last().begin(1);
  last().answer(1);
  await first;
  const fate = fateOf(line.ask(question('b')));
  clock.turn(20_000);
  expect(workers).toHaveLength(2);
  last().ready();
  last().answer(2);
  expect(await fate()).toBe('thought');
});

test('a worker that was replaced has no say any more', async () => {
  const { line, workers, last } = lineAtHand();
  const fate = fateOf(line.ask(question('a')));
  last().ready();
  line.lost();
  workers[0]?.answer(1);
  expect(await fate()).toBe('open');
  last().ready();
  last().answer(1);
  expect(await fate()).toBe('thought');
});

test('the desk thinks from the question alone, the same for the same seed', async () => {
  const desk = new BotDesk(async (slug) => (slug === HIDDEN ? hiddenRules : undefined));
  const asked = question('desk');
  const { action } = await desk.think(structuredClone(asked));
  expect(hiddenRules.legal(asked.view, asked.ctx)).toContainEqual(action);
  expect((await new BotDesk(async () => hiddenRules).think(asked)).action).toEqual(action);
  await expect(desk.think({ ...asked, slug: 'chess' })).rejects.toThrow(RangeError('no game chess'));
});
