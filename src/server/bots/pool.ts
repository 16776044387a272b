import { Worker } from 'node:worker_threads';
import type { BotQuestion } from '@/bots/bot-desk';
import type { Action } from '@/kit/action';
import type { Thinker } from './thinker';
import type { ThoughtAnswer } from './worker';

interface Job {
  readonly question: BotQuestion;
  /** It has begun, or is not to be done any more. */
  readonly callOff: () => void;
  readonly resolve: (action: Action) => void;
  readonly reject: (error: Error) => void;
}

export interface PoolOptions {
  /** The compiled worker. */
  readonly file: string;
  readonly size: number;
  /** Milliseconds one decision may take before its worker is ended. */
  readonly budgetMs: number;
  /** Milliseconds one may wait for its turn; then its bot plays without thinking, so that no table stalls. */
  readonly waitMs: number;
}

/** Thoughts that may wait, of all tables. */
const WAITING = 1000;

/**
 * Bots think in threads of their own, one decision at a time each, so that no search holds up a move. Tables
 * take turns: one with many bots waits for its own and holds up nobody else's.
 * A thread that takes too long or breaks down is ended and replaced.
 */
export class BotPool implements Thinker {
  readonly #options: PoolOptions;
  /** What waits, by table; the table whose turn it is comes first. */
  readonly #tables = new Map<string, Job[]>();
  #waiting = 0;
  readonly #idle: Worker[] = [];
  readonly #busy = new Set<Worker>();
  #isClosed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  decide(question: BotQuestion, table: string): Promise<Action> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed || this.#waiting >= WAITING) {
        reject(new Error('too many bots are thinking'));
        return;
      }
      const timer = setTimeout(() => {
        this.#forget(table, job);
        reject(new Error('a bot waited too long for its turn'));
      }, this.#options.waitMs);
      const job: Job = { question, callOff: () => clearTimeout(timer), resolve, reject };
      this.#tables.set(table, [...(this.#tables.get(table) ?? []), job]);
      this.#waiting++;
      this.#next();
    });
  }

  #forget(table: string, job: Job): void {
    const left = this.#tables.get(table)?.filter((other) => other !== job) ?? [];
    if (left.length === 0) this.#tables.delete(table);
    else this.#tables.set(table, left);
    this.#waiting--;
  }

  /** Takes the next thought of the table whose turn it is, which then goes to the end. */
  #take(): Job | undefined {
    const [turn] = this.#tables;
    if (turn === undefined) return undefined;
    const [table, [job, ...left]] = turn;
    this.#tables.delete(table);
    if (left.length > 0) this.#tables.set(table, left);
    this.#waiting--;
    job?.callOff();
    return job;
  }

  #next(): void {
    if (this.#busy.size >= this.#options.size) return;
    const job = this.#take();
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
    for (let job = this.#take(); job !== undefined; job = this.#take())
      job.reject(new Error('the server closes'));
    await Promise.all([...this.#idle, ...this.#busy].map((worker) => worker.terminate()));
  }
}
