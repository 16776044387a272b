import type { BotLineNews, BotsBegin, BotsWanted } from './bot-protocol';
import type { FromWorker, ToWorker } from './protocol';

/** The workers of one table. */
export interface TableWorkers {
  readonly send: (message: ToWorker) => void;
  readonly close: () => void;
}

/**
 * Starts the worker that holds the table, and, once it wants one, the worker that thinks for its bots.
 * The page only puts the two in touch: what they say to each other does not pass through it.
 */
export function openWorkers(receive: (message: FromWorker) => void): TableWorkers {
  const table = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  let bots: Worker | undefined;

  const tell = (news: BotLineNews, transfer: Transferable[] = []) => table.postMessage(news, transfer);
  const startBots = () => {
    bots?.terminate();
    const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
    bots = worker;
    worker.addEventListener('error', (event) => {
      // Said here in words; the table is played on without this worker.
      event.preventDefault();
      console.warn('The worker for bots broke down:', event.message);
      if (bots === worker) tell({ type: 'bots-lost' });
    });
    const { port1, port2 } = new MessageChannel();
    const begin: BotsBegin = { type: 'begin-bots', port: port1 };
    worker.postMessage(begin, [port1]);
    tell({ type: 'bots-connected', port: port2 }, [port2]);
  };

  table.addEventListener('message', ({ data }: MessageEvent<FromWorker | BotsWanted>) => {
    if (data.type === 'bots-wanted') startBots();
    else receive(data);
  });
  return {
    send: (message) => table.postMessage(message),
    close: () => {
      table.terminate();
      bots?.terminate();
    },
  };
}
