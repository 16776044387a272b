import type Database from 'libsql';
import * as z from 'zod/mini';
import type { Clock } from '../clock';
import { int } from './rows';

/** How long nothing is written before the log is folded in: between once and twice this. */
const REST_MS = 5000;
/** Until it is tried again where another process reads, or the disk would not have it. */
const AGAIN_MS = 60_000;
/** How long another process may keep the log from being folded in at the end, and between two tries. */
const END_MS = 500;
const END_AGAIN_MS = 20;

const checkpoint = z.array(z.object({ busy: int }));

export interface LogAround {
  readonly db: Database.Database;
  readonly after: Clock['after'];
  /** All that was written lies in the one file now. */
  readonly onFolded: () => void;
  /** It could not be folded in while the server rested, and not because somebody reads. */
  readonly onFault: (error: unknown) => void;
}

/**
 * SQLite's write-ahead log, which lies beside the file until it is folded in. SQLite does so by itself after
 * four megabytes, and when the last connection goes, which statements that are still open keep from going: so
 * it is done here whenever nothing is written for a while, and at the end.
 */
export class WriteAheadLog {
  readonly #around: LogAround;
  /** Something was written since the timer was set. */
  #wasWritten = false;
  #callOff: (() => void) | undefined;

  constructor(around: LogAround) {
    this.#around = around;
  }

  /** Something was written that a copy of the file should have. */
  written(): void {
    this.#wasWritten = true;
    this.#callOff ??= this.#around.after(REST_MS, () => this.#look());
  }

  #look(): void {
    this.#callOff = undefined;
    if (this.#wasWritten) {
      this.#wasWritten = false;
      this.#callOff = this.#around.after(REST_MS, () => this.#look());
      return;
    }
    if (!this.#tryFold()) this.#callOff = this.#around.after(AGAIN_MS, () => this.#look());
  }

  #tryFold(): boolean {
    try {
      return this.#fold();
    } catch (error) {
      this.#around.onFault(error);
      return false;
    }
  }

  /** Whether all of it is in the file; what others still read stays in the log. */
  #fold(): boolean {
    const [outcome] = checkpoint.parse(this.#around.db.pragma('wal_checkpoint(TRUNCATE)'));
    if (outcome?.busy !== 0) return false;
    this.#around.onFolded();
    return true;
  }

  /** Folds it in for the last time; whether it could. Rejects with what SQLite says against it. */
  async end(): Promise<boolean> {
    this.#callOff?.();
    for (let waited = 0; waited <= END_MS; waited += END_AGAIN_MS) {
      if (this.#fold()) return true;
      await new Promise((resolve) => setTimeout(resolve, END_AGAIN_MS));
    }
    return false;
  }
}
