import { loveLetter } from '@games/love-letter/whole';
import { layOut } from '@tests/games/love-letter/arrange';
import { tableOf } from '@tests/table-of';
import { BotDesk, type BotQuestion } from '@/bots/bot-desk';
import { anyRulebook } from '@/kit/rulebook';

const table = (own: 'king' | 'baron') =>
  tableOf(loveLetter, 2, { turn: '0', arrange: layOut([['guard', own], ['priest']]) });

function questionAt(own: 'king' | 'baron', changed: Partial<BotQuestion>): BotQuestion {
  const { ctx, view } = table(own);
  return { slug: 'love-letter', level: 'hard', view: view('0'), ctx, seed: 'a', isHint: true, ...changed };
}

const deskAt = () => new BotDesk(() => Promise.resolve(anyRulebook(loveLetter)));

test('whoever asks twice at one decision is given the same hint, at another one another', async () => {
  const desk = deskAt();
  const hint = await desk.think(questionAt('king', {}));
  expect(await desk.think(questionAt('king', { seed: 'b' }))).toBe(hint);
  expect(await desk.think(questionAt('baron', { seed: 'b' }))).not.toBe(hint);
});

test('a bot at the table thinks anew each time, and is told no hint', async () => {
  const desk = deskAt();
  const hint = await desk.think(questionAt('king', {}));
  const bot = await desk.think(questionAt('king', { isHint: false }));
  expect(bot).not.toBe(hint);
  expect(await desk.think(questionAt('king', { isHint: false }))).not.toBe(bot);
});
