import type { Action, PlayerID } from '@/kit/action';
import type { Rulebook } from '@/kit/rulebook';
import { type MatchRecord, matchRecord, type NewMatch, newMatch } from '../match-record';
import { LocalTable, UnplayableSave } from './local-table';
import type { FromWorker, OpeningFault, Pace, StorageTrouble, TableStatus, ToWorker } from './protocol';

/** What a host needs of the world around it. */
export interface HostSurroundings {
  readonly post: (message: FromWorker) => void;
  /** Undefined for a slug that is not in the collection. */
  readonly rulebook: (slug: string) => Promise<Rulebook | undefined>;
  readonly read: (matchID: string) => Promise<unknown>;
  readonly save: (record: MatchRecord) => Promise<void>;
  readonly setAside: (matchID: string, save: unknown) => Promise<void>;
  /** A fresh seed, for a match or for one decision of a bot. */
  readonly seed: () => string;
  /** Resolves when a bot may move; must not depend on what it will do. */
  readonly pause: (pace: Pace) => Promise<void>;
}

const troubleOf = (error: unknown): StorageTrouble =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'QuotaExceededError'
    ? 'full'
    : 'forbidden';

/** One table on this device: the only place that knows all hands. It answers one seat at a time. */
export class TableHost {
  readonly #around: HostSurroundings;
  #table: LocalTable | undefined;
  #front: { playerID: PlayerID | null } | undefined;
  /** The last position each seat has had in front of it. */
  readonly #seen = new Map<PlayerID, number>();
  #pace: Pace = 'natural';
  #isBotAtWork = false;
  #saving: Promise<void> = Promise.resolve();
  #trouble: StorageTrouble | undefined;

  constructor(surroundings: HostSurroundings) {
    this.#around = surroundings;
  }

  /** Does what a page asks. Never rejects: what goes wrong is told to the page. */
  async receive(message: ToWorker): Promise<void> {
    if (message.type === 'begin') await this.#begin(message.match, message.pace);
    else if (message.type === 'resume') await this.#resume(message.matchID, message.pace);
    else if (message.type === 'sit') this.#sit(message.playerID);
    else if (message.type === 'rise') this.#rise();
    else if (message.type === 'act') this.#act(message.playerID, message.action);
    else this.#lookBack(message.stateID);
  }

  /** Resolves when everything so far has been saved, or could not be. */
  get saved(): Promise<void> {
    return this.#saving;
  }

  async #begin(match: NewMatch, pace: Pace): Promise<void> {
    await this.#open(newMatch(match, this.#around.seed()), pace);
    this.#save();
  }

  async #resume(matchID: string, pace: Pace): Promise<void> {
    let save: unknown;
    try {
      save = await this.#around.read(matchID);
    } catch {
      this.#fail('storage');
      return;
    }
    if (save === undefined) this.#fail('missing');
    else {
      const parsed = matchRecord.safeParse(save);
      if (parsed.success) await this.#open(parsed.data, pace);
      else await this.#putAside(matchID, save, 'damaged');
    }
  }

  async #open(record: MatchRecord, pace: Pace): Promise<void> {
    const rulebook = await this.#around.rulebook(record.slug);
    if (rulebook === undefined) {
      this.#fail('unknown-game');
      return;
    }
    try {
      this.#table = new LocalTable(rulebook, record);
    } catch (error) {
      if (!(error instanceof UnplayableSave)) console.error('A save could not be replayed:', error);
      await this.#putAside(record.id, record, error instanceof UnplayableSave ? error.fault : 'damaged');
      return;
    }
    this.#pace = pace;
    for (const { playerID, stateID } of record.actions.map((action, index) => ({
      ...action,
      stateID: index + 1,
    })))
      this.#seen.set(playerID, stateID);
    this.#around.post({
      type: 'opened',
      table: { matchID: record.id, slug: record.slug, seats: record.seats, options: record.options },
      status: this.#status(this.#table),
    });
    this.#letBotsPlay();
  }

  async #putAside(matchID: string, save: unknown, fault: OpeningFault): Promise<void> {
    try {
      await this.#around.setAside(matchID, save);
    } catch (error) {
      this.#report(troubleOf(error));
    }
    this.#fail(fault, save);
  }

  #fail(fault: OpeningFault, save?: unknown): void {
    this.#around.post({ type: 'failed', fault, ...(save !== undefined && { save }) });
  }

  #status(table: LocalTable): TableStatus {
    return {
      stateID: table.stateID,
      activePeople: table.active('person'),
      activeBots: table.active('bot'),
      isOver: table.isOver,
    };
  }

  #sit(playerID: PlayerID | null): void {
    const table = this.#table;
    if (table === undefined) return;
    this.#front = { playerID };
    this.#around.post({
      type: 'sync',
      playerID,
      state: table.seatState(playerID),
      journal: table.journalOf(playerID),
      since: playerID === null ? table.stateID : (this.#seen.get(playerID) ?? 0),
    });
    if (playerID !== null) this.#seen.set(playerID, table.stateID);
  }

  #rise(): void {
    this.#front = undefined;
  }

  #act(playerID: PlayerID, action: Action): void {
    const table = this.#table;
    // Only whoever sits in front may act: a page that was covered has no say.
    if (table === undefined || this.#front?.playerID !== playerID) return;
    const refusal = table.act(playerID, action);
    if (refusal !== undefined) {
      this.#around.post({ type: 'refused', action, refusal });
      return;
    }
    this.#tell(table);
    this.#letBotsPlay();
  }

  #lookBack(stateID: number): void {
    const table = this.#table;
    if (table === undefined || this.#front === undefined) return;
    if (!Number.isInteger(stateID) || stateID < 0 || stateID > table.stateID) return;
    this.#around.post({ type: 'looked-back', state: table.seatState(this.#front.playerID, stateID) });
  }

  /** After an accepted action: save it, show it to the seat in front, say who is next. */
  #tell(table: LocalTable): void {
    this.#save();
    if (this.#front !== undefined) {
      const { playerID } = this.#front;
      if (playerID !== null) this.#seen.set(playerID, table.stateID);
      this.#around.post({
        type: 'update',
        playerID,
        state: table.seatState(playerID),
        journal: table.journalOf(playerID, table.stateID - 1),
      });
    }
    this.#around.post({ type: 'status', status: this.#status(table) });
  }

  #letBotsPlay(): void {
    const table = this.#table;
    if (this.#isBotAtWork || table === undefined || table.active('bot').length === 0) return;
    this.#isBotAtWork = true;
    void this.#around.pause(this.#pace).then(() => {
      this.#isBotAtWork = false;
      table.actForBot(this.#around.seed());
      this.#tell(table);
      this.#letBotsPlay();
    });
  }

  #save(): void {
    const table = this.#table;
    if (table === undefined) return;
    const { record } = table;
    this.#saving = this.#saving
      .then(() => this.#around.save(record))
      .then(
        () => this.#report(undefined),
        (error: unknown) => this.#report(troubleOf(error)),
      );
  }

  #report(trouble: StorageTrouble | undefined): void {
    if (trouble === this.#trouble) return;
    this.#trouble = trouble;
    this.#around.post({ type: 'storage', trouble });
  }
}
