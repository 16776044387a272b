import type { IncomingMessage } from 'node:http';
import os from 'node:os';
import { BotPool } from './bots/pool';
import { Caching } from './caching';
import { systemClock } from './clock';
import { frameAncestors } from './frame-ancestors';
import { LinkCards } from './link-cards';
import { newLog } from './log';
import { PagePolicy } from './page-policy';
import type { Handler } from './start';
import { listen, type RunningServer } from './start';
import type { Tell } from './stores/had-rooms';
import { storeOf } from './stores/open-store';
import { trustFrom } from './visitor';

export { reasonOf, StoreDown, StoreRefuses } from './fault';
export { UnknownAncestor } from './frame-ancestors';
export { NewerSchema } from './stores/migrations';
export { UnknownStore } from './stores/open-store';

/** Milliseconds a bot may think, by the wall. */
const BUDGET_MS = 5000;
/** Milliseconds a bot waits for its thread to start, which takes long on a loaded machine. */
const START_MS = 20_000;
/** Milliseconds it may wait for its turn to think. */
const WAIT_MS = 2000;
/** How long a database that does not answer yet is waited for. */
const PATIENCE_MS = 60_000;

/** The address and the site that the command which starts the server has settled. */
export interface Premises {
  readonly port: number;
  readonly host: string | undefined;
  readonly site: Handler;
  /** The compiled thread in which bots think. */
  readonly worker: string;
  /** Where the build put the pages it wrote; without it pages carry no policy, as while working on them. */
  readonly pages?: string;
  /** Says a sentence to whoever started the command. */
  readonly say?: (sentence: string) => void;
}

/**
 * Opens site and games on one port, as the environment says (README, "Host it"). Resolves once it listens; `ready`
 * tells when rooms open. Rejects with UnknownAncestor, UnknownStore, the reason why it cannot listen, or, over a file, with
 * NewerSchema or StoreDown.
 */
export async function open(premises: Premises): Promise<RunningServer> {
  const { worker, pages, site, say, ...address } = premises;
  const log = newLog();
  const ancestors = frameAncestors(process.env);
  const clock = systemClock;
  const tell: Tell = (sentence, weight) => {
    log[weight](sentence);
    say?.(sentence);
  };
  const store = storeOf(process.env, { clock, tell });
  const size = Math.min(4, Math.max(1, os.availableParallelism() - 1));
  const budget = { budgetMs: BUDGET_MS, startMs: START_MS, waitMs: WAIT_MS };
  const thinker = new BotPool({ file: worker, size, ...budget }, clock);
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
    const around = { store, thinker, log, clock, tell, patienceMs: PATIENCE_MS };
    return await listen({ ...address, site: guarded, isWritten, ...around });
  } catch (error) {
    await Promise.all([thinker.close(), store.close()]);
    throw error;
  }
}
