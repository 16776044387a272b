import { isTableAddress } from './table-address';
import { isTableOpenAnswer, TAKE_OVER, WORKER_ADDRESS } from './take-over';

/** `newer`: another version of the site is here and waits; `table-open`: it was asked in, but a match goes on. */
export type VersionState = 'current' | 'newer' | 'table-open';

/** What the page does with its window, so that a test can stand in for it. */
export interface Surroundings {
  readonly workers: ServiceWorkerContainer;
  readonly pathname: () => string;
  readonly reload: () => void;
}

/** Keeps this browser's copy of the site, and knows when there is a newer one. */
export class SiteVersion {
  #state: VersionState = 'current';
  #registration: ServiceWorkerRegistration | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #at: Surroundings;

  constructor(at: Surroundings) {
    this.#at = at;
  }

  readonly getState = (): VersionState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Registers the worker. Rejects where the browser does not allow one; the site works without. */
  async keep(): Promise<void> {
    const { workers, pathname, reload } = this.#at;
    let isControlled = workers.controller !== null;
    workers.addEventListener('controllerchange', () => {
      // The first worker brings nothing new, and a match is not disturbed: its files are still there.
      if (isControlled && !isTableAddress(pathname())) reload();
      isControlled = true;
    });
    workers.addEventListener('message', ({ data }) => {
      if (isTableOpenAnswer(data)) this.#show('table-open');
    });
    const registration = await workers.register(WORKER_ADDRESS, { scope: '/', updateViaCache: 'none' });
    this.#registration = registration;
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', () => this.#look());
    });
    this.#look();
  }

  /** Asks the server whether there is a newer version. Rejects without a network. */
  async ask(): Promise<void> {
    await this.#registration?.update();
  }

  /** Lets the version that waits take over; every page but a table is then loaded anew. */
  takeOver(): void {
    this.#registration?.waiting?.postMessage(TAKE_OVER);
  }

  #look(): void {
    const isNewer = this.#at.workers.controller !== null && this.#registration?.waiting != null;
    this.#show(isNewer ? 'newer' : 'current');
  }

  #show(state: VersionState): void {
    if (state === this.#state) return;
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
