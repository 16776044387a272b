import { gameOf } from '@games/index';
import { BotDesk } from '@/bots/bot-desk';
import type { BotsBegin, FromBots, ToBots } from './bot-protocol';

const desk = new BotDesk(async (slug) => gameOf(slug)?.rulebook());

/** Never rejects: what went wrong is told to whoever asked. */
const answer = ({ id, question }: ToBots): Promise<FromBots> =>
  desk.think(question).then(
    (thought) => ({ id, thought }),
    (error: unknown) => ({ id, fault: String(error) }),
  );

self.addEventListener('message', ({ data: { port } }: MessageEvent<BotsBegin>) => {
  port.onmessage = ({ data }: MessageEvent<ToBots>) => {
    void answer(data).then((said) => port.postMessage(said));
  };
});
