import { parentPort } from 'node:worker_threads';
import { gameOf } from '@games/index';
import { BotDesk, type BotQuestion } from '@/bots/bot-desk';
import type { Action } from '@/kit/action';
import { stayInBackground } from './background';

export type ThoughtAnswer = { readonly action: Action } | { readonly error: string };

stayInBackground();

const desk = new BotDesk(async (slug) => gameOf(slug)?.rulebook());

const answer = (question: BotQuestion): Promise<ThoughtAnswer> =>
  desk.think(question).then(
    ({ action }) => ({ action }),
    (error: unknown) => ({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );

parentPort?.on('message', (question: BotQuestion) => {
  void answer(question).then((message) => parentPort?.postMessage(message));
});
