/** @jest-environment node */
import { HIDDEN, hiddenBook, hiddenRules } from '@tests/examples';
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

/** A line whose workers say what they are told to. */
function lineTo(...workers: ((message: ToBots) => FromBots | undefined)[]) {
  const asked: ToBots[][] = [];
  let closed = 0;
  const line = new BotLine(() => {
    const worker = workers[asked.length];
    if (worker === undefined) throw new Error('a worker too many was wanted');
    const heard: ToBots[] = [];
    asked.push(heard);
    const port = {
      onmessage: null as ((event: MessageEvent<FromBots>) => void) | null,
      postMessage(message: ToBots) {
        heard.push(structuredClone(message));
        const answer = worker(message);
        if (answer !== undefined) port.onmessage?.({ data: answer } as MessageEvent<FromBots>);
      },
      close: () => {
        closed += 1;
      },
    };
    line.connect(port);
  });
  return { line, asked, closed: () => closed };
}

const answers = ({ id }: ToBots): FromBots => ({ id, thought });
const breaks = ({ id }: ToBots): FromBots => ({ id, fault: 'Error: broken' });
const isSilent = () => undefined;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the first question brings a worker, the next ones go to the same', async () => {
  const { line, asked } = lineTo(answers);
  expect(asked).toHaveLength(0);
  await expect(line.ask(question('a'))).resolves.toBe(thought);
  await expect(line.ask(question('b'))).resolves.toBe(thought);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.map(({ question: { seed } }) => seed)).toEqual(['a', 'b']);
  expect(console.warn).not.toHaveBeenCalled();
});

test('a worker that is silent for ten seconds is replaced, and the question put once more', async () => {
  const { line, asked, closed } = lineTo(isSilent, answers);
  const asking = line.ask(question('a'));
  jest.advanceTimersByTime(9_999);
  expect(asked).toHaveLength(1);
  jest.advanceTimersByTime(1);
  await expect(asking).resolves.toBe(thought);
  expect(asked.map((heard) => heard.length)).toEqual([1, 1]);
  expect(closed()).toBe(1);
});

test.each([
  ['answers with a fault', breaks],
  ['is silent', isSilent],
])('when the new worker %s as well, this question and every later one reject', async (_, second) => {
  const { line, asked } = lineTo(breaks, second);
  const asking = line.ask(question('a'));
  const rejected = expect(asking).rejects.toBeInstanceOf(BotsSilent);
  jest.advanceTimersByTime(10_000);
  await rejected;
  await expect(line.ask(question('b'))).rejects.toBeInstanceOf(BotsSilent);
  expect(asked).toHaveLength(2);
});

test('after a replacement that answers, another failure is forgiven as well', async () => {
  const { line, asked } = lineTo(breaks, answers, answers);
  await line.ask(question('a'));
  line.lost();
  await expect(line.ask(question('b'))).resolves.toBe(thought);
  expect(asked.map((heard) => heard.length)).toEqual([1, 1, 1]);
});

test('a worker that breaks down while it thinks is replaced at once', async () => {
  const { line, asked } = lineTo(isSilent, answers);
  const asking = line.ask(question('a'));
  line.lost();
  await expect(asking).resolves.toBe(thought);
  expect(asked).toHaveLength(2);
});

test('the desk thinks from the question alone, the same for the same seed', async () => {
  const desk = new BotDesk(async (slug) => (slug === HIDDEN ? hiddenRules : undefined));
  const asked = question('desk');
  const { action } = await desk.think(structuredClone(asked));
  expect(hiddenRules.legal(asked.view, asked.ctx)).toContainEqual(action);
  expect((await new BotDesk(async () => hiddenRules).think(asked)).action).toEqual(action);
  await expect(desk.think({ ...asked, slug: 'chess' })).rejects.toThrow(RangeError('no game chess'));
});
