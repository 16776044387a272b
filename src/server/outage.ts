import type { Clock } from './clock';
import type { Store } from './stores/store';

const PING_MS = 1000;

/** The time in which the store does not answer: asks it again and again until it does. */
export class Outage {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #onEnd: () => void;
  #isOn = false;
  #since: number | undefined;
  #callOff: () => void = () => undefined;

  constructor(store: Store, clock: Clock, onEnd: () => void) {
    this.#store = store;
    this.#clock = clock;
    this.#onEnd = onEnd;
  }

  get isOn(): boolean {
    return this.#isOn;
  }

  /**
   * When the outage began (ms since 1970). It is known until it is forgotten, for what stood still
   * meanwhile can only be put right when the store is back.
   */
  get since(): number | undefined {
    return this.#since;
  }

  /** What followed from an outage that is over has been put right. */
  forget(): void {
    if (!this.#isOn) this.#since = undefined;
  }

  /** The store did not answer. */
  begin(): void {
    this.#isOn = true;
    this.#since ??= this.#clock.now();
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
