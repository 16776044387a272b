import { type BotsAtWork, startBots } from '../start-bots';
import type { BotLineNews, BotsWanted } from './bot-protocol';
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
  let bots: BotsAtWork | undefined;

  const tell = (news: BotLineNews, transfer: Transferable[] = []) => table.postMessage(news, transfer);
  const replaceBots = () => {
    bots?.stop();
    bots = startBots(() => tell({ type: 'bots-lost' }));
    tell({ type: 'bots-connected', port: bots.port }, [bots.port]);
  };

  table.addEventListener('message', ({ data }: MessageEvent<FromWorker | BotsWanted>) => {
    if (data.type === 'bots-wanted') replaceBots();
    else receive(data);
  });
  return {
    send: (message) => table.postMessage(message),
    close: () => {
      table.terminate();
      bots?.stop();
    },
  };
}
