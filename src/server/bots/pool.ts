import { Worker } from 'node:worker_threads';
import type { BotQuestion } from '@/bots/bot-desk';
import type { Action } from '@/kit/action';
import { type Clock, systemClock } from '../clock';
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
  /** Milliseconds one decision may take, from when it begins, before its worker is ended. */
  readonly budgetMs: number;
  /** Milliseconds somebody waits for a worker to start; then its bot plays without thinking. */
  readonly startMs: number;
  /** Milliseconds one may wait for its turn; then its bot plays without thinking, so that no table stalls. */
  readonly waitMs: number;
}

/** Milliseconds after which another thread is tried where two in a row have not started. */
const AGAIN_MS = 60_000;
const FAILURES_IN_A_ROW = 2;

/** Thoughts that may wait, of all tables. */
const WAITING = 1000;

/**
 * Bots think in threads of their own, one decision at a time each, so that no search holds up a move. Tables
 * take turns: one with many bots waits for its own and holds up nobody else's.
 * A thread that takes too long or breaks down is ended and replaced; one that is slow to start is used once it
 * is there. Where threads break down before they begin, another is tried each minute.
 */
export class BotPool implements Thinker {
  readonly #options: PoolOptions;
  /** What waits, by table; the table whose turn it is comes first. */
  readonly #tables = new Map<string, Job[]>();
  #waiting = 0;
  readonly #idle: Worker[] = [];
  readonly #busy = new Set<Worker>();
  /** Threads in a row that broke down before they had begun anything. */
  #failedStarts = 0;
  /** Calls off the end of the rest after the last of them. */
  #rest: (() => void) | undefined;
  #isClosed = false;
  readonly #clock: Clock;

  constructor(options: PoolOptions, clock: Clock = systemClock) {
    this.#options = options;
    this.#clock = clock;
  }

  decide(question: BotQuestion, table: string): Promise<Action> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed || this.#waiting >= WAITING) {
        reject(new Error('too many bots are thinking'));
        return;
      }
      const callOff = this.#clock.after(this.#options.waitMs, () => {
        this.#forget(table, job);
        reject(new Error('a bot waited too long for its turn'));
      });
      const job: Job = { question, callOff, resolve, reject };
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
    if (this.#isResting && this.#idle.length === 0) {
      if (this.#busy.size === 0) this.#turnAway('no thread for bots would start');
      return;
    }
    const job = this.#take();
    if (job === undefined) return;
    const worker = this.#idle.pop() ?? this.#hire();
    this.#busy.add(worker);
    this.#give(worker, job);
  }

  get #isResting(): boolean {
    return this.#failedStarts >= FAILURES_IN_A_ROW && this.#rest !== undefined;
  }

  #turnAway(reason: string): void {
    for (let job = this.#take(); job !== undefined; job = this.#take()) job.reject(new Error(reason));
  }

  #hire(): Worker {
    const worker = new Worker(this.#options.file, { resourceLimits: { maxOldGenerationSizeMb: 512 } });
    worker.unref();
    worker.on('error', () => this.#dismiss(worker));
    worker.on('exit', () => this.#dismiss(worker));
    return worker;
  }

  #give(worker: Worker, { question, resolve, reject }: Job): void {
    const { startMs, budgetMs } = this.#options;
    let hasBegun = false;
    const over = () => {
      callOff();
      worker.off('message', answered);
      worker.off('error', fail);
      worker.off('exit', ended);
    };
    const began = () => {
      hasBegun = true;
      this.#failedStarts = 0;
      callOff();
      callOff = this.#clock.after(budgetMs, () => fail(new Error('a bot took too long')));
    };
    /** Whoever asked goes on without it; the thread may still come to be of use. */
    const late = () => {
      reject(new Error('a bot’s thread is slow to start'));
      callOff = this.#clock.after(AGAIN_MS, () => fail(new Error('a bot’s thread did not start')));
    };
    const answered = (answer: ThoughtAnswer) => {
      if ('began' in answer) {
        began();
        return;
      }
      over();
      this.#busy.delete(worker);
      this.#idle.push(worker);
      if ('action' in answer) resolve(answer.action);
      else reject(new Error(answer.error));
      this.#next();
    };
    const fail = (error: Error) => {
      over();
      if (!hasBegun) {
        this.#failedStarts++;
        this.#rest?.();
        this.#rest = this.#clock.after(AGAIN_MS, () => {
          this.#rest = undefined;
        });
      }
      this.#dismiss(worker);
      reject(error);
      this.#next();
    };
    const ended = (code: number) => fail(new Error(`a bot’s thread ended with ${code}`));
    let callOff = this.#clock.after(startMs, late);
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
    this.#turnAway('the server closes');
    await Promise.all([...this.#idle, ...this.#busy].map((worker) => worker.terminate()));
  }
}
