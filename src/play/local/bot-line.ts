import type { Thought } from '@/bots/bot';
import type { BotQuestion } from '@/bots/bot-desk';
import type { FromBots, ToBots } from './bot-protocol';

/** Nobody thinks for bots just now; later somebody may again. */
export class BotsSilent extends Error {
  constructor(reason: string) {
    super(`nobody thinks for bots: ${reason}`);
    this.name = 'BotsSilent';
  }
}

/** As much of a MessagePort as a line needs. */
export interface BotPort {
  postMessage(message: ToBots): void;
  onmessage: ((event: MessageEvent<FromBots>) => void) | null;
  close(): void;
}

/** The line's clock, so that a test can turn it by hand. */
export interface LineClock {
  /** Milliseconds since whenever. */
  readonly now: () => number;
  /** Calls back once; what it gives back calls that off. */
  readonly after: (ms: number, call: () => void) => () => void;
}

const REAL_CLOCK: LineClock = {
  // For spans alone, which setting the device's clock must not move.
  now: () => performance.now(),
  after: (ms, call) => {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};

/** Milliseconds a question waits for a worker to start, or for a sign of life between two thoughts. */
const START_MS = 20_000;
/** Milliseconds a thought may take from when it begins: several times what any bot is given. */
const THINK_MS = 10_000;
/** Milliseconds after which another worker is tried where two in a row were of no use. */
const AGAIN_MS = 60_000;
const FAILURES_IN_A_ROW = 2;

interface Call {
  readonly message: ToBots;
  readonly resolve: (thought: Thought) => void;
  readonly reject: (error: BotsSilent) => void;
}

/** What has become of the worker: none asked for yet, on its way, there, or out of use until another is tried. */
type Stage = 'none' | 'starting' | 'late' | 'there' | 'resting';

/**
 * The table's line to the worker that thinks for bots. `want` asks for a fresh worker, which comes by
 * `connect`; the first question does.
 *
 * A worker that is slow to start is no failure: whoever asked is told that nobody thinks yet, and the worker is
 * used once it is there. One that breaks down or does not come to an end is replaced at once and gets the open
 * questions; when that one fails, too, all of them reject with BotsSilent, and so do later ones at once, while
 * another worker is tried every minute: a table does not wait for it, and it is never given up for ever.
 */
export class BotLine {
  readonly #want: () => void;
  readonly #clock: LineClock;
  readonly #calls = new Map<number, Call>();
  #port: BotPort | undefined;
  #stage: Stage = 'none';
  /** When the worker was wanted that is late or out of use. */
  #triedAt = 0;
  #failures = 0;
  /** This worker has thought, so that it needs no more time to start. */
  #hasBegun = false;
  #callOff: (() => void) | undefined;
  #lastID = 0;

  constructor(want: () => void, clock: LineClock = REAL_CLOCK) {
    this.#want = want;
    this.#clock = clock;
  }

  ask(question: BotQuestion): Promise<Thought> {
    if (this.#stage === 'late' || this.#stage === 'resting') {
      if (this.#clock.now() - this.#triedAt >= AGAIN_MS) this.#try('late');
      // It may be there by now, where it comes at once.
      if (this.#isOut) return Promise.reject(new BotsSilent('the worker is not there'));
    }
    return new Promise((resolve, reject) => {
      const message = { id: ++this.#lastID, question };
      this.#calls.set(message.id, { message, resolve, reject });
      if (this.#stage === 'there') this.#post(message);
      else if (this.#stage === 'none') this.#try('starting');
    });
  }

  /** Somebody wants another worker to be tried now, and waits for it: where one is late or out of use. */
  again(): void {
    if (this.#isOut) this.#try('starting');
  }

  get #isOut(): boolean {
    return this.#stage === 'late' || this.#stage === 'resting';
  }

  /** A fresh worker is on its way: it says when it has started. */
  connect(port: BotPort): void {
    this.#port?.close();
    this.#port = port;
    this.#hasBegun = false;
    port.onmessage = ({ data }) => {
      if (this.#port === port) this.#heard(data);
    };
  }

  /** The worker broke down. */
  lost(): void {
    this.#fail('it broke down');
  }

  #try(stage: 'starting' | 'late'): void {
    this.#stage = stage;
    this.#triedAt = this.#clock.now();
    this.#port?.close();
    this.#port = undefined;
    this.#hasBegun = false;
    if (stage === 'starting') this.#awaitSign();
    this.#want();
  }

  /** Nobody waits for it any longer; it is used once it is there. */
  #isLate(): void {
    console.warn('The worker for bots is slow to start.');
    this.#stage = 'late';
    this.#rejectAll('the worker is slow to start');
  }

  #awaitSign(): void {
    this.#watch(START_MS, () => {
      if (this.#hasBegun) this.#fail('it gave no sign of life');
      else this.#isLate();
    });
  }

  #watch(ms: number, call: () => void): void {
    this.#callOff?.();
    this.#callOff = this.#clock.after(ms, call);
  }

  #post(message: ToBots): void {
    if (this.#calls.size === 1) this.#awaitSign();
    this.#port?.postMessage(message);
  }

  #heard(said: FromBots): void {
    if (said.type === 'ready' || this.#stage === 'late') this.#isThere();
    if (said.type === 'ready') return;
    this.#hasBegun = true;
    if (said.type === 'began') this.#watch(THINK_MS, () => this.#fail('it did not answer'));
    else if (said.type === 'fault') this.#fail(said.fault);
    else this.#answered(said.id, said.thought);
  }

  #isThere(): void {
    this.#stage = 'there';
    this.#callOff?.();
    if (this.#calls.size > 0) this.#awaitSign();
    for (const { message } of this.#calls.values()) this.#port?.postMessage(message);
  }

  #answered(id: number, thought: Thought): void {
    const call = this.#calls.get(id);
    this.#failures = 0;
    this.#calls.delete(id);
    this.#callOff?.();
    if (this.#calls.size > 0) this.#awaitSign();
    // Nobody waits any more for what was asked before it was late.
    call?.resolve(thought);
  }

  #fail(reason: string): void {
    // What is late or rests has nothing to lose: its time to be tried again is noted already.
    if (this.#stage === 'none' || this.#stage === 'resting') return;
    console.warn(`The worker for bots failed: ${reason}`);
    this.#failures += 1;
    this.#callOff?.();
    if (this.#stage !== 'late' && this.#failures < FAILURES_IN_A_ROW) {
      this.#try('starting');
      return;
    }
    this.#port?.close();
    this.#port = undefined;
    this.#stage = 'resting';
    this.#triedAt = this.#clock.now();
    this.#rejectAll(reason);
  }

  #rejectAll(reason: string): void {
    for (const { reject } of this.#calls.values()) reject(new BotsSilent(reason));
    this.#calls.clear();
  }
}
