import { isTableAddress } from './table-address';
import { isTableOpenAnswer, TAKE_OVER, WORKER_ADDRESS } from './take-over';

/** `newer`: another version of the site is here and waits; `table-open`: it was asked in, but a match goes on. */
export type VersionState = 'current' | 'newer' | 'table-open';

/** Whether the site's files are all in this browser; `failed`: not now, and the next visit tries again. */
export type Keeping = 'fetching' | 'kept' | 'failed';

/** What the page does with its window, so that a test can stand in for it. */
export interface Surroundings {
  readonly workers: ServiceWorkerContainer;
  readonly pathname: () => string;
  readonly reload: () => void;
}

/** Keeps this browser's copy of the site, and knows when there is a newer one. */
export class SiteVersion {
  #state: VersionState = 'current';
  #keeping: Keeping;
  #registration: ServiceWorkerRegistration | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #at: Surroundings;

  constructor(at: Surroundings) {
    this.#at = at;
    // A worker takes a page over only once it has fetched everything.
    this.#keeping = at.workers.controller === null ? 'fetching' : 'kept';
  }

  readonly getState = (): VersionState => this.#state;

  readonly getKeeping = (): Keeping => this.#keeping;

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
    const asked = workers.register(WORKER_ADDRESS, { scope: '/', updateViaCache: 'none' });
    const registration = await asked.catch((error: unknown) => {
      this.#keep('failed');
      throw error;
    });
    this.#registration = registration;
    this.#follow(registration);
    registration.addEventListener('updatefound', () => this.#follow(registration));
    this.#look();
  }

  /** Looks again with every step of the worker that is being fetched. */
  #follow({ installing }: ServiceWorkerRegistration): void {
    if (installing === null) return;
    if (this.#keeping === 'failed') this.#keep('fetching');
    installing.addEventListener('statechange', () => {
      if (installing.state === 'redundant' && this.#keeping === 'fetching') this.#keep('failed');
      this.#look();
    });
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
    if (this.#registration?.active != null) this.#keep('kept');
  }

  #keep(keeping: Keeping): void {
    if (keeping === this.#keeping) return;
    this.#keeping = keeping;
    this.#tell();
  }

  #show(state: VersionState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
