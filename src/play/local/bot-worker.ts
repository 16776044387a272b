import { gameOf } from '@games/index';
import { BotDesk } from './bot-desk';
import type { BotsBegin, ToBots } from './bot-protocol';

const desk = new BotDesk(async (slug) => gameOf(slug)?.rulebook());

self.addEventListener('message', ({ data: { port } }: MessageEvent<BotsBegin>) => {
  port.onmessage = ({ data }: MessageEvent<ToBots>) => {
    void desk.answer(data).then((answer) => port.postMessage(answer));
  };
});
