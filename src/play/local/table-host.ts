import type { Thought } from '@/bots/bot';
import type { Action, PlayerID } from '@/kit/action';
import { askedToRespond } from '@/kit/response';
import type { Rulebook } from '@/kit/rulebook';
import { isParted } from '@/kit/sides';
import type { SightAsked, Sights } from '@/kit/sights';
import { type MatchRecord, matchRecord, type NewMatch, newMatch } from '../match-record';
import { paintSight } from '../paint-sight';
import { isOutdated, type StoreState } from '../store-away';
import { LocalTable, UnplayableSave } from './local-table';
import type { OpeningFault, Pace, TableStatus, ToWorker } from './protocol';
import { type BotsAround, TableBots } from './table-bots';
import { type SavesAround, TableSaves } from './table-saves';

/** What a host needs of the world around it. */
export interface HostSurroundings extends BotsAround, SavesAround {
  /** Undefined for a slug that is not in the collection. */
  readonly rulebook: (slug: string) => Promise<Rulebook | undefined>;
  /** A game's hidden drawings, where it has any. */
  readonly sights?: (slug: string) => Promise<Sights | undefined>;
  readonly read: (matchID: string) => Promise<unknown>;
  readonly setAside: (matchID: string, save: unknown) => Promise<void>;
  /**
   * Nothing is shown before it has been saved: where no lock keeps other windows from the match, what is shown
   * might never have happened.
   */
  readonly savesFirst?: boolean;
}

/** One table on this device: the only place that knows all hands. It answers one seat at a time. */
export class TableHost {
  readonly #around: HostSurroundings;
  #table: LocalTable | undefined;
  #front: { playerID: PlayerID | null } | undefined;
  /** Who was of one side when the table was last told of. */
  #sides: readonly string[] = [];
  /** The last position each seat has had in front of it. */
  readonly #seen = new Map<PlayerID, number>();
  readonly #saves: TableSaves;
  readonly #bots: TableBots;
  /** While something that was done is being saved, before it is shown. */
  #telling: Promise<void> | undefined;

  constructor(surroundings: HostSurroundings) {
    this.#around = surroundings;
    this.#saves = new TableSaves(surroundings);
    this.#bots = new TableBots(surroundings, {
      ready: () => this.#told(),
      tell: () => this.#tell(),
    });
  }

  /** Does what a page asks. Never rejects: what goes wrong is told to the page. */
  async receive(message: ToWorker): Promise<void> {
    // Whoever sits down meanwhile would see what may not stand.
    if (this.#telling !== undefined) await this.#told();
    if (this.#saves.isOvertaken) return;
    if (message.type === 'begin') await this.#begin(message.match, message.pace);
    else if (message.type === 'resume') await this.#resume(message.matchID, message.pace);
    else if (message.type === 'sit') this.#sit(message.playerID);
    else if (message.type === 'rise') this.#rise();
    else if (message.type === 'act') await this.#act(message.playerID, message.action);
    else if (message.type === 'answer') await this.#answer(message.action);
    else if (message.type === 'hint') await this.#hint(message.id);
    else if (message.type === 'look') await this.#look(message.id, message.asked);
    else if (message.type === 'recap') this.#recap(message.playerID);
    else if (message.type === 'hold') this.#bots.hold(message.isHeld);
    else if (message.type === 'hurry') this.#bots.hurry(message.isHurried);
    else if (message.type === 'look-back') this.#lookBack(message.stateID);
  }

  /** How the database stands to this page by now. */
  storeIs(state: StoreState): void {
    this.#saves.storeIs(state);
  }

  /** Resolves when everything so far has been saved, or could not be. */
  get saved(): Promise<void> {
    return this.#saves.saved;
  }

  async #begin(match: NewMatch, pace: Pace): Promise<void> {
    await this.#open(newMatch(match, this.#around.seed()), pace);
    if (this.#table !== undefined) await this.#saves.save(this.#table.record);
  }

  async #resume(matchID: string, pace: Pace): Promise<void> {
    let save: unknown;
    try {
      save = await this.#around.read(matchID);
    } catch (error) {
      this.#fail(isOutdated(error) ? 'outdated' : 'storage');
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
    let rulebook: Rulebook | undefined;
    try {
      rulebook = await this.#around.rulebook(record.slug);
    } catch (error) {
      this.#around.post({ type: 'unfetched', reason: String(error) });
      return;
    }
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
    this.#saves.read(record.actions.length);
    this.#bots.sit(this.#table, pace);
    this.#sides = this.#table.sides;
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
    this.#bots.play();
  }

  async #putAside(matchID: string, save: unknown, fault: OpeningFault): Promise<void> {
    try {
      await this.#around.setAside(matchID, save);
    } catch (error) {
      this.#saves.trouble(error);
    }
    this.#fail(fault, save);
  }

  #fail(fault: OpeningFault, save?: unknown): void {
    this.#around.post({ type: 'failed', fault, ...(save !== undefined && { save }) });
  }

  #status(table: LocalTable): TableStatus {
    const { lateWords, cast } = table;
    return {
      stateID: table.stateID,
      activePeople: table.active('person'),
      activeBots: table.active('bot'),
      asked: askedToRespond(table.ctx),
      sides: table.sides,
      isOver: table.isOver,
      ...(lateWords !== null && { lateWords }),
      ...(cast !== undefined && { cast }),
      unthought: this.#bots.unthought,
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
    this.#see(table, playerID);
  }

  /** Whoever sits in front sees the table, and so do those of its side. */
  #see(table: LocalTable, playerID: PlayerID | null): void {
    if (playerID === null) return;
    const side = this.#sides[Number(playerID)];
    for (const seat of table.seats.keys())
      if (this.#sides[seat] === side) this.#seen.set(String(seat), table.stateID);
  }

  /** Whether whoever sits in front sees by now what somebody beside them may not. */
  #isParted(table: LocalTable, sides: readonly string[]): boolean {
    const playerID = this.#front?.playerID ?? null;
    if (playerID === null || table.isOver) return false;
    const people = table.seats.flatMap(({ occupant }, seat) =>
      occupant.kind === 'person' ? [String(seat)] : [],
    );
    return isParted(playerID, people, this.#sides, sides);
  }

  #rise(): void {
    this.#front = undefined;
    this.#bots.hold(false);
  }

  async #act(playerID: PlayerID, action: Action): Promise<void> {
    const table = this.#table;
    // Only whoever sits in front may act: a page that was covered has no say.
    if (table === undefined || this.#front?.playerID !== playerID) return;
    const refusal = table.act(playerID, action);
    if (refusal !== undefined) {
      this.#around.post({ type: 'refused', action, refusal });
      return;
    }
    this.#bots.interrupted();
    await this.#tell();
  }

  /** All people who are asked give the same answer, and it is shown at once what came of it. */
  async #answer(action: Action): Promise<void> {
    const table = this.#table;
    if (table === undefined || this.#front === undefined) return;
    const { stateID } = table;
    const people = table.active('person');
    for (const playerID of askedToRespond(table.ctx)) {
      const refusal = people.includes(playerID) ? table.act(playerID, action) : undefined;
      if (refusal !== undefined) this.#around.post({ type: 'refused', action, refusal });
    }
    if (table.stateID === stateID) return;
    this.#bots.interrupted();
    await this.#tell(stateID);
  }

  #lookBack(stateID: number): void {
    const table = this.#table;
    if (table === undefined || this.#front === undefined) return;
    if (!Number.isInteger(stateID) || stateID < 0 || stateID > table.stateID) return;
    this.#around.post({ type: 'looked-back', state: table.seatState(this.#front.playerID, stateID) });
  }

  #recap(playerID: PlayerID): void {
    const table = this.#table;
    if (table === undefined) return;
    const journal = table.journalOf(null, this.#seen.get(playerID) ?? -1);
    this.#around.post({ type: 'recap', playerID, journal });
  }

  /** Resolves once all that was done is shown; to false where another window has gone on with the match. */
  async #told(): Promise<boolean> {
    while (this.#telling !== undefined) await this.#telling;
    return !this.#saves.isOvertaken;
  }

  /**
   * After an accepted action, or all since a position: saves it, shows it and lets bots play; false where another
   * window has gone on with the match.
   */
  async #tell(since?: number): Promise<boolean> {
    const table = this.#table;
    if (table === undefined) return false;
    const saved = this.#saves.save(table.record);
    if (this.#around.savesFirst === true) {
      this.#telling = saved;
      await saved;
      this.#telling = undefined;
      if (this.#saves.isOvertaken) return false;
    }
    this.#show(table, since ?? table.stateID - 1);
    if (this.#saves.isOvertaken) return false;
    this.#bots.play();
    return true;
  }

  /**
   * Shows what was done to the seat in front, and says who is next. Where those in front have become two sides
   * by it, nothing is shown before one of them is alone.
   */
  #show(table: LocalTable, since: number): void {
    const status = this.#status(table);
    if (this.#isParted(table, status.sides)) this.#rise();
    this.#sides = status.sides;
    if (this.#front !== undefined) {
      const { playerID } = this.#front;
      this.#see(table, playerID);
      this.#around.post({
        type: 'update',
        playerID,
        state: table.seatState(playerID),
        journal: table.journalOf(playerID, since),
      });
    }
    this.#around.post({ type: 'status', status });
  }

  /** What a good player would do on the seat in front, told to nobody else and kept nowhere. */
  async #hint(id: number): Promise<void> {
    const table = this.#table;
    const playerID = this.#front?.playerID ?? null;
    if (table === undefined || playerID === null || !table.active('person').includes(playerID)) return;
    let thought: Thought | null = null;
    try {
      thought = await this.#bots.hint(table, playerID);
    } catch (error) {
      console.warn('There is no hint:', error);
    }
    // Whoever sat here may have handed the device on in the meantime.
    if (this.#front?.playerID === playerID) this.#around.post({ type: 'hinted', id, thought });
  }

  /** Undefined where there are none, or they cannot be fetched: whoever looks next asks again. */
  async #sights(slug: string): Promise<Sights | undefined> {
    try {
      return await this.#around.sights?.(slug);
    } catch (error) {
      console.warn('What paints hidden drawings could not be fetched:', error);
      return undefined;
    }
  }

  /** What may be seen of a hidden drawing, painted here: the drawing itself stays. */
  async #look(id: number, asked: SightAsked): Promise<void> {
    const table = this.#table;
    if (table === undefined) return;
    const sights = await this.#sights(table.slug);
    const isSeen = sights !== undefined && this.#front !== undefined;
    const sight = isSeen ? paintSight(table.shown(sights, asked)) : undefined;
    this.#around.post({ type: 'looked', id, sight: sight ?? null });
  }
}
