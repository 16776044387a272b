import type { Thought } from '@/bots/bot';
import type { BotQuestion } from '@/bots/bot-desk';
import type { FromBots, ToBots } from './bot-protocol';

/** Nobody thinks for bots any more: the worker was replaced and the new one did not answer either. */
export class BotsSilent extends Error {
  constructor(reason: string) {
    super(`the worker for bots is of no use: ${reason}`);
    this.name = 'BotsSilent';
  }
}

/** As much of a MessagePort as a line needs. */
export interface BotPort {
  postMessage(message: ToBots): void;
  onmessage: ((event: MessageEvent<FromBots>) => void) | null;
  close(): void;
}

/** Milliseconds after which a worker is taken for dead, its start included. */
const PATIENCE = 10_000;

interface Call {
  readonly message: ToBots;
  readonly resolve: (thought: Thought) => void;
  readonly reject: (error: BotsSilent) => void;
  /** Asked a second time, of a fresh worker. */
  isRepeated: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/**
 * The table's line to the worker that thinks for bots. `want` asks for a fresh worker, which comes by
 * `connect`; the first question does, and each failure does once. A question that fails twice rejects
 * with BotsSilent, and so does every later one.
 */
export class BotLine {
  readonly #want: () => void;
  readonly #calls = new Map<number, Call>();
  #port: BotPort | undefined;
  #isWanted = false;
  #isGivenUp = false;
  #lastID = 0;

  constructor(want: () => void) {
    this.#want = want;
  }

  ask(question: BotQuestion): Promise<Thought> {
    if (this.#isGivenUp) return Promise.reject(new BotsSilent('it was given up'));
    return new Promise((resolve, reject) => {
      const id = ++this.#lastID;
      const message = { id, question };
      this.#calls.set(id, { message, resolve, reject, isRepeated: false, timer: undefined });
      this.#send(id);
    });
  }

  /** A fresh worker is there: everything unanswered is put to it. */
  connect(port: BotPort): void {
    this.#port?.close();
    this.#port = port;
    this.#isWanted = false;
    port.onmessage = ({ data }) => this.#answered(data);
    for (const { message } of this.#calls.values()) port.postMessage(message);
  }

  /** The worker broke down. */
  lost(): void {
    this.#fail('it broke down');
  }

  #send(id: number): void {
    const call = this.#calls.get(id);
    if (call === undefined) return;
    call.timer = setTimeout(() => this.#fail('it did not answer'), PATIENCE);
    if (this.#port !== undefined) this.#port.postMessage(call.message);
    else this.#wantWorker();
  }

  #wantWorker(): void {
    if (this.#isWanted) return;
    this.#isWanted = true;
    this.#want();
  }

  #answered(answer: FromBots): void {
    const call = this.#calls.get(answer.id);
    if (call === undefined) return;
    if ('fault' in answer) {
      this.#fail(answer.fault);
      return;
    }
    clearTimeout(call.timer);
    this.#calls.delete(answer.id);
    call.resolve(answer.thought);
  }

  /** Whatever went wrong: a fresh worker gets the questions once more, then they are given up. */
  #fail(reason: string): void {
    console.warn(`The worker for bots failed: ${reason}`);
    this.#port?.close();
    this.#port = undefined;
    this.#isWanted = false;
    for (const [id, call] of this.#calls) {
      clearTimeout(call.timer);
      if (call.isRepeated) {
        this.#isGivenUp = true;
        this.#calls.delete(id);
        call.reject(new BotsSilent(reason));
      } else call.isRepeated = true;
    }
    if (this.#isGivenUp) {
      for (const { reject } of this.#calls.values()) reject(new BotsSilent(reason));
      this.#calls.clear();
    } else for (const id of this.#calls.keys()) this.#send(id);
  }
}
