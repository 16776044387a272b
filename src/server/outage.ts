import type { Clock } from './clock';
import type { Store } from './stores/store';

const PING_MS = 1000;

/** The time in which the store does not answer: asks it again and again until it does. */
export class Outage {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #onEnd: () => void;
  #isOn = false;
  #callOff: () => void = () => undefined;

  constructor(store: Store, clock: Clock, onEnd: () => void) {
    this.#store = store;
    this.#clock = clock;
    this.#onEnd = onEnd;
  }

  get isOn(): boolean {
    return this.#isOn;
  }

  /** The store did not answer. */
  begin(): void {
    this.#isOn = true;
    this.#callOff();
    this.#callOff = this.#clock.after(PING_MS, () => {
      this.#store.ping().then(
        () => {
          this.#isOn = false;
          this.#onEnd();
        },
        () => this.begin(),
      );
    });
  }

  close(): void {
    this.#callOff();
  }
}
