import { Worker } from 'node:worker_threads';
import type { BotQuestion } from '@/bots/bot-desk';
import type { Action } from '@/kit/action';
import type { Thinker } from './thinker';
import type { ThoughtAnswer } from './worker';

interface Job {
  readonly question: BotQuestion;
  readonly resolve: (action: Action) => void;
  readonly reject: (error: Error) => void;
}

export interface PoolOptions {
  /** The compiled worker. */
  readonly file: string;
  readonly size: number;
  /** Milliseconds one decision may take before its worker is ended. */
  readonly budgetMs: number;
}

/** Thoughts that may wait; beyond it bots play without thinking, so that tables never stall. */
const WAITING = 1000;

/**
 * Bots think in threads of their own, one decision at a time each, so that no search holds up a move.
 * A thread that takes too long or breaks down is ended and replaced.
 */
export class BotPool implements Thinker {
  readonly #options: PoolOptions;
  readonly #waiting: Job[] = [];
  readonly #idle: Worker[] = [];
  readonly #busy = new Set<Worker>();
  #isClosed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  decide(question: BotQuestion): Promise<Action> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed || this.#waiting.length >= WAITING) {
        reject(new Error('too many bots are thinking'));
        return;
      }
      this.#waiting.push({ question, resolve, reject });
      this.#next();
    });
  }

  #next(): void {
    if (this.#waiting.length === 0 || this.#busy.size >= this.#options.size) return;
    const job = this.#waiting.shift();
    if (job === undefined) return;
    const worker = this.#idle.pop() ?? this.#hire();
    this.#busy.add(worker);
    this.#give(worker, job);
  }

  #hire(): Worker {
    const worker = new Worker(this.#options.file, { resourceLimits: { maxOldGenerationSizeMb: 512 } });
    worker.unref();
    worker.on('error', () => this.#dismiss(worker));
    worker.on('exit', () => this.#dismiss(worker));
    return worker;
  }

  #give(worker: Worker, { question, resolve, reject }: Job): void {
    const over = () => {
      clearTimeout(timer);
      worker.off('message', answered);
      worker.off('error', fail);
      worker.off('exit', ended);
    };
    const answered = (answer: ThoughtAnswer) => {
      over();
      this.#busy.delete(worker);
      this.#idle.push(worker);
      if ('action' in answer) resolve(answer.action);
      else reject(new Error(answer.error));
      this.#next();
    };
    const fail = (error: Error) => {
      over();
      this.#dismiss(worker);
      reject(error);
      this.#next();
    };
    const ended = (code: number) => fail(new Error(`a bot’s thread ended with ${code}`));
    const timer = setTimeout(() => fail(new Error('a bot took too long')), this.#options.budgetMs);
    worker.on('message', answered);
    worker.on('error', fail);
    worker.on('exit', ended);
    worker.postMessage(question);
  }

  /** The thread is not to be used again, whatever became of it. */
  #dismiss(worker: Worker): void {
    this.#busy.delete(worker);
    const place = this.#idle.indexOf(worker);
    if (place !== -1) this.#idle.splice(place, 1);
    void worker.terminate();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { reject } of this.#waiting.splice(0)) reject(new Error('the server closes'));
    await Promise.all([...this.#idle, ...this.#busy].map((worker) => worker.terminate()));
  }
}
