import { gameOf } from '@games/index';
import { BotDesk } from '@/bots/bot-desk';
import type { BotsBegin, FromBots, ToBots } from './bot-protocol';

// Whoever started it sees that its file has come.
self.postMessage('here');

const desk = new BotDesk(async (slug) => gameOf(slug)?.rulebook());

/** Never rejects: what went wrong is told to whoever asked. */
const answer = ({ id, question }: ToBots, began: () => void): Promise<FromBots> =>
  desk.think(question, began).then(
    (thought) => ({ type: 'thought', id, thought }),
    (error: unknown) => ({ type: 'fault', id, fault: String(error) }),
  );

self.addEventListener('message', ({ data: { port } }: MessageEvent<BotsBegin>) => {
  const say = (message: FromBots) => port.postMessage(message);
  port.onmessage = ({ data }: MessageEvent<ToBots>) => {
    void answer(data, () => say({ type: 'began', id: data.id })).then(say);
  };
  say({ type: 'ready' });
});
