import { hiddenBook, hiddenRules } from '@tests/examples';
import { tableOf } from '@tests/table-of';
import { BotSeats, type BotTurn } from '@/server/bot-seats';
import type { Logger } from '@/server/log';
import { HandClock } from './hand-clock';
import { plainThinker } from './served';

/** Until what has been asked is answered. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
};

test('what bots play without thinking is counted in the log, and that they think again is said', async () => {
  const table = tableOf(hiddenBook, 2);
  const clock = new HandClock();
  const lines: object[] = [];
  const say = (fields: object, message: string) => void lines.push({ ...fields, message });
  let isThere = false;
  let moves = 0;
  const acted: unknown[] = [];
  const bots = new BotSeats(
    {
      clock,
      log: { warn: say, info: say, error: say } as unknown as Logger,
      pauseMs: () => 1000,
      thinker: {
        decide: (question, name) =>
          isThere ? plainThinker.decide(question, name) : Promise.reject(new Error('nobody is there')),
        close: () => Promise.resolve(),
      },
    },
    {
      name: 'a',
      turns: (): BotTurn[] => {
        const playerID = table.ctx.currentPlayer;
        const state = {
          G: table.view(playerID),
          ctx: table.ctx,
          plugins: {},
          _undo: [] as const,
          _redo: [] as const,
          _stateID: moves,
        };
        return moves < 4
          ? [{ playerID, level: 'easy', rulebook: hiddenRules, state, isAfterRound: false }]
          : [];
      },
      act: async (act) => {
        acted.push(act);
        moves++;
      },
    },
  );
  bots.consider();
  for (let move = 0; move < 4; move++) {
    isThere = move >= 2;
    clock.turn(3000);
    await settled();
  }
  expect(acted).toHaveLength(4);
  expect(lines).toMatchObject([
    { level: 'easy', unthought: 1, message: 'a bot plays without thinking' },
    { level: 'easy', unthought: 2, message: 'a bot plays without thinking' },
    { level: 'easy', unthought: 3, message: 'a bot plays without thinking' },
    { unthought: 3, message: 'bots of a table think again' },
  ]);
  bots.close();
});
