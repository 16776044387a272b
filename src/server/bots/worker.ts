import { parentPort } from 'node:worker_threads';
import { gameOf } from '@games/index';
import type { Action } from '@/kit/action';
import { type Thought, think } from './thinker';

export type ThoughtAnswer = { readonly action: Action } | { readonly error: string };

async function answer({ slug, ...thought }: Thought): Promise<ThoughtAnswer> {
  try {
    const rulebook = await gameOf(slug)?.rulebook();
    if (rulebook === undefined) return { error: `no game ${slug}` };
    return { action: think(rulebook, thought) };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', (thought: Thought) => {
  void answer(thought).then((message) => parentPort?.postMessage(message));
});
