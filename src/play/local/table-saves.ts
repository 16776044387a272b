import { type MatchRecord, Overtaken } from '../match-record';
import { storageTroubleOf } from '../storage-trouble';
import { StoreAway, type StoreState } from '../store-away';
import type { FromWorker, SaveTrouble } from './protocol';

/** What saving needs of the world around it. */
export interface SavesAround {
  readonly post: (message: FromWorker) => void;
  /**
   * `known`: how many actions the save had when this window last read or wrote it. Rejects with Overtaken where
   * it has others by now, with a DOMException when storage is full or forbidden, with StoreAway while another page of
   * the site has the database.
   */
  readonly save: (record: MatchRecord, known: number) => Promise<void>;
}

/** Writes a table down, one save after the other, and says when that has become impossible. */
export class TableSaves {
  readonly #around: SavesAround;
  #known = 0;
  #saving: Promise<void> = Promise.resolve();
  #trouble: SaveTrouble | undefined;
  /** What waits for the database to be had again. */
  #unsaved: MatchRecord | undefined;
  #isOvertaken = false;

  constructor(around: SavesAround) {
    this.#around = around;
  }

  /** Another window has gone on with this match: nothing that is done here counts any more. */
  get isOvertaken(): boolean {
    return this.#isOvertaken;
  }

  /** Resolves when everything so far has been saved, or could not be. */
  get saved(): Promise<void> {
    return this.#saving;
  }

  /** A save of so many actions has been read. */
  read(actions: number): void {
    this.#known = actions;
  }

  /** Resolves when it has been saved, or could not be. */
  save(record: MatchRecord): Promise<void> {
    this.#saving = this.#saving.then(() => this.#write(record));
    return this.#saving;
  }

  async #write(record: MatchRecord): Promise<void> {
    if (this.#isOvertaken) return;
    try {
      await this.#around.save(record, this.#known);
      this.#known = record.actions.length;
      this.#unsaved = undefined;
      this.#report(undefined);
    } catch (error) {
      if (error instanceof Overtaken) this.#overtaken();
      else {
        this.#unsaved = record;
        this.trouble(error);
      }
    }
  }

  #overtaken(): void {
    this.#isOvertaken = true;
    this.#around.post({ type: 'failed', fault: 'overtaken' });
  }

  /** Something could not be written. */
  trouble(error: unknown): void {
    this.#report(error instanceof StoreAway ? error.state : storageTroubleOf(error));
  }

  /** Another page has the database, or it is free again: what could not be saved meanwhile is saved then. */
  storeIs(state: StoreState): void {
    if (state !== 'free') this.#report(state);
    else if (this.#unsaved !== undefined) void this.save(this.#unsaved);
    else this.#report(undefined);
  }

  #report(trouble: SaveTrouble | undefined): void {
    if (trouble === this.#trouble) return;
    this.#trouble = trouble;
    this.#around.post({ type: 'storage', trouble });
  }
}
