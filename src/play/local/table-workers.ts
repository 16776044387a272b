import { type BotsAtWork, startBots } from '../start-bots';
import type { BotLineNews, BotsWanted } from './bot-protocol';
import type { FromWorker, ToWorker } from './protocol';

/** The workers of one table. */
export interface TableWorkers {
  readonly send: (message: ToWorker) => void;
  readonly close: () => void;
}

/** The worker that holds a table could not be fetched, or what it needs itself could not. */
export class LostWorker extends Error {
  constructor(reason: string) {
    super(`a table's worker lacks ${reason}`);
    this.name = 'LostWorker';
  }
}

/**
 * Starts the worker that holds the table, and, once it wants one, the worker that thinks for its bots.
 * The page only puts the two in touch: what they say to each other does not pass through it.
 * @param onLost hears, once, that the first is of no use before it has said anything
 */
export function openWorkers(
  receive: (message: FromWorker) => void,
  onLost: (error: LostWorker) => void,
): TableWorkers {
  const table = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  let bots: BotsAtWork | undefined;

  const tell = (news: BotLineNews, transfer: Transferable[] = []) => table.postMessage(news, transfer);
  const replaceBots = () => {
    bots?.stop();
    bots = startBots(() => tell({ type: 'bots-lost' }));
    tell({ type: 'bots-connected', port: bots.port }, [bots.port]);
  };

  let hasSpoken = false;
  table.addEventListener('error', (event) => {
    // What goes wrong in one that has begun is in the console; the table is where it was.
    if (!hasSpoken) onLost(new LostWorker(event.message ?? 'its file'));
  });
  table.addEventListener('message', ({ data }: MessageEvent<FromWorker | BotsWanted>) => {
    hasSpoken = true;
    if (data.type === 'bots-wanted') replaceBots();
    else if (data.type === 'unfetched') onLost(new LostWorker(data.reason));
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
