/** @jest-environment node */
import { ATTACK, PASS, RESPONDS, windowRules } from '@tests/examples';
import type { FromWorker } from '@/play/local/protocol';
import type { SeatRecord } from '@/play/match-record';
import { bot, person, tableAtHand } from './table-at-hand';

/** A table at which seat 0 has just attacked seat 1, and what has been said on the way so far. */
async function whileAsked(holdsAnswers: boolean, seats: readonly SeatRecord[]) {
  const rulebook = windowRules(holdsAnswers);
  const asked: string[] = [];
  const table = tableAtHand(new Map(), rulebook, async ({ view }) => {
    asked.push(view.playerID ?? '');
    return { action: PASS, candidates: [], iterations: 0 };
  });
  const { rulesVersion } = rulebook;
  await table.ask({
    type: 'begin',
    match: { slug: RESPONDS, rulesVersion, seats, options: {} },
    pace: 'brisk',
  });
  if (table.session.getSnapshot().stage === 'cover') table.session.reveal();
  const before = table.posted.length;
  table.session.play(ATTACK);
  return { table, asked, said: () => table.posted.slice(before) };
}

/** Of each message what it is, and how long. */
const traffic = (messages: readonly FromWorker[]) =>
  messages.map((message) => [message.type, JSON.stringify(message).length]);

const DEALS = [true, false];

test('the page of the attacker hears the same, whatever a bot that is asked holds', async () => {
  const [holding, empty] = await Promise.all(
    DEALS.map(async (holdsAnswers) => {
      const { table, asked, said } = await whileAsked(holdsAnswers, [
        person('小明'),
        bot('Robo', 'hard'),
        bot('Bo'),
      ]);
      const atOnce = traffic(said());
      // Nothing more is said before the pause is over, though the bot has thought already.
      await new Promise((resolve) => setImmediate(resolve));
      expect(traffic(said())).toEqual(atOnce);
      expect(asked).toEqual(['1']);
      await table.letBotMove();
      expect(table.seat.state.ctx.activePlayers).toBeNull();
      return traffic(said());
    }),
  );
  expect(holding).toEqual(empty);
  expect(holding?.map(([type]) => type)).toEqual(['update', 'status', 'update', 'status']);
});

test('a person is asked under the cover, before a hand is seen, whatever it holds', async () => {
  const covers = await Promise.all(
    DEALS.map(async (holdsAnswers) => {
      const { table, said } = await whileAsked(holdsAnswers, [person('小明'), person('Ana'), person('Bo')]);
      expect(table.session.getSnapshot()).toMatchObject({
        stage: 'cover',
        next: '1',
        status: { asked: ['1'], activePeople: ['1'] },
      });
      const untilRevealed = traffic(said());
      table.session.reveal();
      expect(table.legal('1')).toHaveLength(holdsAnswers ? 4 : 1);
      table.session.play(PASS);
      // Back to whose turn it is, with no question on the cover.
      expect(table.session.getSnapshot()).toMatchObject({ stage: 'cover', next: '0', status: { asked: [] } });
      return untilRevealed;
    }),
  );
  expect(covers[0]).toEqual(covers[1]);
});
