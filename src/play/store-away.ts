/**
 * How the database stands to this page: `free`, as far as is known; `waiting`: an older page holds it, and this one's
 * version comes in when that is closed; `busy`: a later page is changing it; `outdated`: a later page has, and this one
 * is too old for it.
 */
export type StoreState = 'free' | 'waiting' | 'busy' | 'outdated';

/** Storage is there, but not for this page just now. Once `state` is `free`, try again. */
export class StoreAway extends Error {
  constructor(
    readonly state: Exclude<StoreState, 'free'>,
    cause?: unknown,
  ) {
    super(`the database is ${state}`, { cause });
    this.name = 'StoreAway';
  }
}

/** Whether an error says that this page is too old for the database. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof StoreAway && error.state === 'outdated';
