import type { IncomingMessage } from 'node:http';
import os from 'node:os';
import { BotPool } from './bots/pool';
import { Caching } from './caching';
import { frameAncestors } from './frame-ancestors';
import { LinkCards } from './link-cards';
import { newLog } from './log';
import { PagePolicy } from './page-policy';
import type { Handler } from './start';
import { openServer, type RunningServer } from './start';
import { openStore } from './stores/open-store';
import { trustFrom } from './visitor';

export { StoreDown } from './fault';
export { UnknownAncestor } from './frame-ancestors';
export { NewerSchema } from './stores/migrations';
export { UnknownStore } from './stores/open-store';

/** Milliseconds a bot may think, by the wall. */
const BUDGET_MS = 5000;
/** Milliseconds a bot waits for its thread to start, which takes long on a loaded machine. */
const START_MS = 20_000;
/** Milliseconds it may wait for its turn to think. */
const WAIT_MS = 2000;

/** The address and the site that the command which starts the server has settled. */
export interface Premises {
  readonly port: number;
  readonly host: string | undefined;
  readonly site: Handler;
  /** The compiled thread in which bots think. */
  readonly worker: string;
  /** Where the build put the pages it wrote; without it pages carry no policy, as while working on them. */
  readonly pages?: string;
}

/**
 * Opens site and games on one port, as the environment says (README, "Host it"). Rejects with
 * UnknownAncestor, UnknownStore, NewerSchema, StoreDown, or the reason why it cannot listen.
 */
export async function open({ worker, pages, site, ...address }: Premises): Promise<RunningServer> {
  const log = newLog();
  const ancestors = frameAncestors(process.env);
  const store = await openStore(process.env);
  const size = Math.min(4, Math.max(1, os.availableParallelism() - 1));
  const thinker = new BotPool({
    file: worker,
    size,
    budgetMs: BUDGET_MS,
    startMs: START_MS,
    waitMs: WAIT_MS,
  });
  const trust = trustFrom(process.env);
  const policy = pages === undefined ? undefined : new PagePolicy(pages, trust, ancestors);
  const caching = pages === undefined ? undefined : new Caching(pages);
  const carded = pages === undefined ? site : new LinkCards({ folder: pages, trust, store, log }).over(site);
  const guarded: Handler = (request, response) => {
    policy?.apply(request, response);
    caching?.apply(request, response);
    return carded(request, response);
  };
  try {
    const isWritten = (request: IncomingMessage) => policy?.isWritten(request) ?? false;
    return await openServer({ ...address, site: guarded, isWritten, store, thinker, log });
  } catch (error) {
    await Promise.all([thinker.close(), store.close()]);
    throw error;
  }
}
