import { lazy } from 'react';
import { keepAsking } from './keep-asking';
import { reloadPage } from './reload-page';

/** What is missing on this page: how each is asked for again. */
const missing = new Set<() => void>();
const listeners = new Set<() => void>();
const told = () => {
  for (const listener of [...listeners]) listener();
};

export function onMissing(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether something that the page waits for does not come. */
export const isMissing = (): boolean => missing.size > 0;

/** Asks again for everything that is missing. */
export function askAgain(): void {
  for (const again of [...missing]) again();
}

/** Notes that something does not come, or (`isHere`) that it has, or is not waited for any more. */
export function noteMissing(again: () => void, isHere: boolean): void {
  const before = missing.size;
  if (isHere) missing.delete(again);
  else missing.add(again);
  if (missing.size !== before) told();
}

/** What a bundler says of a script, and a table of its worker, that could not be fetched; and that nothing came. */
const UNFETCHED = /^(ChunkLoadError|LostWorker|NoAnswer)$/;
const isUnfetched = (error: unknown): error is Error => error instanceof Error && UNFETCHED.test(error.name);

/** Whether the server has it no more: a deployment since has other files, and only the page of that has their names. */
async function isGone({ message }: Error): Promise<boolean> {
  const [address] = /\/_next\/\S+/.exec(message) ?? [];
  if (address === undefined) return false;
  return fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status === 404,
    () => false,
  );
}

/** What came of something that a page goes on without. */
export const missed = (error: unknown): void => console.warn('A part of the page is missing:', error);

export interface FetchLate {
  /** Nobody waits for it any more. */
  readonly signal?: AbortSignal;
  /** Gives up a request that does not answer; true where another can be made in place of loading the page anew. */
  readonly giveUp?: () => boolean;
}

/**
 * Fetches a part of the page that comes when it is wanted. One that cannot be had, or does not come for ten seconds, is
 * said to be missing (MissingParts), and asked for until it comes. Rejects where that is in vain: with a
 * ChunkLoadError where the page is older than what the server has.
 */
export const fetchLate = <T>(
  fetch: () => Promise<T>,
  { signal, giveUp = reloadPage }: FetchLate = {},
): Promise<T> =>
  new Promise((resolve, reject) => {
    const end = () => {
      asking.stop();
      noteMissing(asking.again, true);
    };
    const fail = (error: unknown) => {
      end();
      reject(error);
    };
    const failed = (error: unknown) => {
      if (!isUnfetched(error)) {
        fail(error);
        return;
      }
      missed(error);
      noteMissing(asking.again, false);
      void isGone(error).then((isSo) => isSo && fail(error));
    };
    const come = (value: T) => {
      end();
      resolve(value);
    };
    const asking = keepAsking(fetch, { come, failed }, giveUp);
    signal?.addEventListener('abort', end, { once: true });
  });

/** `lazy`, for parts that are asked for until they come: a page goes on without them meanwhile. */
export const late: typeof lazy = (load) => lazy(() => fetchLate(load));

/** Fetches what may be wanted soon. Where it does not come it is asked for when it is wanted. */
export function fetchAhead(...fetches: readonly (() => Promise<unknown>)[]): void {
  for (const fetch of fetches) fetch().catch(missed);
}
