import { newLog } from '@/server/log';
import { openServer } from '@/server/start';
import { openStore } from '@/server/stores/open-store';
import { NO_LIMITS, plainThinker } from './served';

/** A server of its own process, over the store its environment names. Says its port to its parent. */
async function main(): Promise<void> {
  const server = await openServer({
    store: await openStore(process.env),
    thinker: plainThinker,
    log: newLog('warn'),
    port: 0,
    host: '127.0.0.1',
    limits: NO_LIMITS,
    trust: { proxy: false, origins: new Set() },
    pauseMs: () => 0,
  });
  process.send?.({ port: server.port });
  // The parent's end is this one's end.
  process.on('disconnect', () => process.exit(0));
}

void main();
