import { parentPort } from 'node:worker_threads';
import { gameOf } from '@games/index';
import { BotDesk, type BotQuestion } from '@/bots/bot-desk';
import type { Action } from '@/kit/action';
import { stayInBackground } from './background';

/** That a thought has begun, the rulebook being there, and what came of it. */
export type ThoughtAnswer =
  | { readonly began: true }
  | { readonly action: Action }
  | { readonly error: string };

stayInBackground();

const desk = new BotDesk(async (slug) => gameOf(slug)?.rulebook());

const say = (answer: ThoughtAnswer) => parentPort?.postMessage(answer);

const answer = (question: BotQuestion): Promise<ThoughtAnswer> =>
  desk
    .think(question, () => say({ began: true }))
    .then(
      ({ action }) => ({ action }),
      (error: unknown) => ({
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
    );

parentPort?.on('message', (question: BotQuestion) => {
  void answer(question).then(say);
});
