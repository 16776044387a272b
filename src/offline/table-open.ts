import { TABLE_LOCK } from './take-over';

/** What a service worker can ask, so that a test can stand in for it. */
export interface WorkerAround {
  /** Undefined where the browser has no Web Locks. */
  readonly locks: Pick<LockManager, 'query'> | undefined;
  /** The windows of this site that are open, by their ids. */
  readonly windows: () => Promise<readonly string[]>;
}

/**
 * Whether a match is being played in some window of this browser. Where no window can hold a lock, any other
 * window than the one that asks may be at a table: a newer version then waits until they are closed.
 */
export async function isTableOpen({ locks, windows }: WorkerAround, asking?: string): Promise<boolean> {
  if (locks === undefined) return (await windows()).some((id) => id !== asking);
  const { held = [] } = await locks.query();
  return held.some(({ name }) => name === TABLE_LOCK);
}
