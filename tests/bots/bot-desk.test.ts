import { HIDDEN, hiddenBook } from '@tests/examples';
import { BotDesk, type BotQuestion } from '@/bots/bot-desk';
import { Runner } from '@/bots/runner/runner';
import type { JournalG } from '@/kit/journal';
import { anyRulebook } from '@/kit/rulebook';
import { activeSeats } from '@/kit/seats';

const rulebook = anyRulebook(hiddenBook);

/** What is asked at the first decision of a match. */
function questionAt(match: string, changed: Partial<BotQuestion>): BotQuestion {
  const runner = new Runner<JournalG>(rulebook.game);
  runner.start({ numPlayers: 2, setupData: {}, seed: match });
  const [playerID = ''] = activeSeats(runner.ctx);
  const view = rulebook.view(runner.G, runner.ctx, playerID);
  return { slug: HIDDEN, level: 'hard', view, ctx: runner.ctx, seed: 'a', isHint: true, ...changed };
}

const deskAt = () => new BotDesk(() => Promise.resolve(rulebook));

test('whoever asks twice at one decision is given the same hint, at another one another', async () => {
  const desk = deskAt();
  const hint = await desk.think(questionAt('one', {}));
  expect(await desk.think(questionAt('one', { seed: 'b' }))).toBe(hint);
  expect(await desk.think(questionAt('other', { seed: 'b' }))).not.toBe(hint);
});

test('a bot at the table thinks anew each time, and is told no hint', async () => {
  const desk = deskAt();
  const hint = await desk.think(questionAt('one', {}));
  const bot = await desk.think(questionAt('one', { isHint: false }));
  expect(bot).not.toBe(hint);
  expect(await desk.think(questionAt('one', { isHint: false }))).not.toBe(bot);
});
