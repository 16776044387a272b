import { MISSING_MS } from '@/ui/keep-asking';
import { noteMissing } from '@/ui/late';
import type { BotsBegin } from './local/bot-protocol';

/** A worker that thinks for bots, and the line on which it is asked. */
export interface BotsAtWork {
  readonly port: MessagePort;
  readonly stop: () => void;
}

/** Starts a worker for bots; `onLost` hears once it has broken down. */
export function startBots(onLost: () => void): BotsAtWork {
  const worker = new Worker(new URL('./local/bot-worker.ts', import.meta.url), { type: 'module' });
  let isStopped = false;
  worker.addEventListener('error', (event) => {
    // Said here in words; the table is played on without this worker.
    event.preventDefault();
    console.warn('The worker for bots broke down:', event.message);
    isHere();
    if (!isStopped) onLost();
  });
  // One whose file neither comes nor fails is said to be missing; "try again" has another take its place.
  const again = () => {
    isHere();
    onLost();
  };
  const late = setTimeout(() => noteMissing(again, false), MISSING_MS);
  const isHere = () => {
    clearTimeout(late);
    noteMissing(again, true);
  };
  worker.addEventListener('message', isHere, { once: true });
  const { port1, port2 } = new MessageChannel();
  const begin: BotsBegin = { type: 'begin-bots', port: port1 };
  worker.postMessage(begin, [port1]);
  return {
    port: port2,
    stop: () => {
      isStopped = true;
      isHere();
      worker.terminate();
    },
  };
}
