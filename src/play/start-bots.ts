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
    if (!isStopped) onLost();
  });
  const { port1, port2 } = new MessageChannel();
  const begin: BotsBegin = { type: 'begin-bots', port: port1 };
  worker.postMessage(begin, [port1]);
  return {
    port: port2,
    stop: () => {
      isStopped = true;
      worker.terminate();
    },
  };
}
