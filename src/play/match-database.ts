import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { DATABASE } from './kept';
import { StoreAway, type StoreState } from './store-away';

interface MatchSchema extends DBSchema {
  /** Records by id; typed unknown, for a save may have been damaged since it was written. */
  matches: { key: string; value: unknown };
  /** Saves that could not be opened, kept for their owner. */
  aside: { key: string; value: unknown };
}

export type Matches = IDBPDatabase<MatchSchema>;

/** What a version of the database has in it. Raised with `upgrade`, which leads there from every older one. */
export interface DatabasePlan {
  readonly version: number;
  readonly upgrade: (db: Matches, oldVersion: number) => void;
}

const PLAN: DatabasePlan = {
  version: 1,
  upgrade: (db, oldVersion) => {
    if (oldVersion >= 1) return;
    db.createObjectStore('matches');
    db.createObjectStore('aside');
  },
};

const isNamed = (error: unknown, name: string): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === name;

/**
 * This page's connection to the database that all pages of the site share, also such as are older or later. It makes
 * way for a later version at once, and waits for older pages as long as they are open.
 */
export class MatchDatabase {
  readonly #plan: DatabasePlan;
  readonly #listeners = new Set<(state: StoreState) => void>();
  #connection: Promise<Matches> | undefined;
  #state: StoreState = 'free';

  constructor(plan: DatabasePlan = PLAN) {
    this.#plan = plan;
  }

  /** Calls back with each state that comes, and at once with one that keeps this page out. */
  readonly onState = (listener: (state: StoreState) => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#state !== 'free') listener(this.#state);
    return () => this.#listeners.delete(listener);
  };

  #say(state: StoreState): void {
    if (state === this.#state) return;
    this.#state = state;
    for (const listener of [...this.#listeners]) listener(state);
  }

  #connected(): Promise<Matches> {
    this.#connection ??= this.#connect();
    return this.#connection;
  }

  async #connect(): Promise<Matches> {
    const drop = () => {
      this.#connection = undefined;
    };
    try {
      const db = await openDB<MatchSchema>(DATABASE, this.#plan.version, {
        upgrade: this.#plan.upgrade,
        blocked: () => this.#say('waiting'),
        blocking: () => {
          db.close();
          drop();
          this.#say('busy');
          // Queued by the browser behind what the other page does: it tells when that is done, and how it ended.
          this.#connected().catch((error: unknown) => console.warn('Saved tables cannot be opened:', error));
        },
        terminated: drop,
      });
      this.#say('free');
      return db;
    } catch (error) {
      drop();
      const isOutdated = isNamed(error, 'VersionError');
      this.#say(isOutdated ? 'outdated' : 'free');
      throw isOutdated ? new StoreAway('outdated', error) : error;
    }
  }

  /**
   * Does something with the database, once it can be had. Rejects with StoreAway where this page is too old for it,
   * with a DOMException where storage is forbidden.
   */
  async run<T>(work: (db: Matches) => Promise<T>): Promise<T> {
    const db = await this.#connected();
    try {
      return await work(db);
    } catch (error) {
      // It has been closed in between, to make way or by the browser: nothing was begun on it.
      if (!isNamed(error, 'InvalidStateError')) throw error;
      this.#connection = undefined;
      return work(await this.#connected());
    }
  }

  /** The same, but rejects with StoreAway also where it would have to wait for another page. */
  async runNow<T>(work: (db: Matches) => Promise<T>): Promise<T> {
    let forget: () => void = () => undefined;
    const away = new Promise<never>((_, reject) => {
      const look = (state: StoreState) => {
        if (state !== 'free') reject(new StoreAway(state));
      };
      this.#listeners.add(look);
      forget = () => void this.#listeners.delete(look);
      // Whoever is outdated finds out anew each time: the later database may have been cleared away.
      if (this.#state !== 'outdated') look(this.#state);
    });
    try {
      await Promise.race([this.#connected(), away]);
    } finally {
      forget();
    }
    return this.run(work);
  }
}
