import type { Thought } from '@/bots/bot';
import type { BotQuestion } from '@/bots/bot-desk';
import type { Action, PlayerID } from '@/kit/action';
import { type Manner, mannerOf } from '@/kit/manners';
import { type BotLevel, isStockBot, type Opponent } from '@/kit/opponents';
import { askedToRespond } from '@/kit/response';
import type { Rulebook } from '@/kit/rulebook';
import { isParted } from '@/kit/sides';
import type { SightAsked, Sights } from '@/kit/sights';
import { type MatchRecord, matchRecord, type NewMatch, newMatch } from '../match-record';
import { paintSight } from '../paint-sight';
import { LocalTable, UnplayableSave } from './local-table';
import type { FromWorker, OpeningFault, Pace, StorageTrouble, TableStatus, ToWorker } from './protocol';

/** What a host needs of the world around it. */
export interface HostSurroundings {
  readonly post: (message: FromWorker) => void;
  /** Undefined for a slug that is not in the collection. */
  readonly rulebook: (slug: string) => Promise<Rulebook | undefined>;
  /** A game's hidden drawings, where it has any. */
  readonly sights?: (slug: string) => Promise<Sights | undefined>;
  readonly read: (matchID: string) => Promise<unknown>;
  readonly save: (record: MatchRecord) => Promise<void>;
  readonly setAside: (matchID: string, save: unknown) => Promise<void>;
  /** A fresh seed, for a match or for one decision of a bot. */
  readonly seed: () => string;
  /** Resolves when a bot may move; drawn without knowing its cards, let alone its choice. */
  readonly pause: (pace: Pace, opponent: Opponent, place: 'first' | 'next', manner: Manner) => Promise<void>;
  /** What a bot of the house would do; rejects when nobody thinks for it. */
  readonly think: (question: BotQuestion) => Promise<Thought>;
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
  /** Who was of one side when the table was last told of. */
  #sides: readonly string[] = [];
  /** The last position each seat has had in front of it. */
  readonly #seen = new Map<PlayerID, number>();
  #pace: Pace = 'natural';
  /** Who goes on with what it has begun is soon done. */
  #lastBot: PlayerID | undefined;
  #isBotAtWork = false;
  /** The seat in front is still reading what has happened. */
  #isHeld = false;
  #isHurried = false;
  #release: (() => void) | undefined;
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
    else if (message.type === 'hint') await this.#hint(message.id);
    else if (message.type === 'look') await this.#look(message.id, message.asked);
    else if (message.type === 'recap') this.#recap(message.playerID);
    else if (message.type === 'hold') this.#hold(message.isHeld);
    else if (message.type === 'hurry') this.#hurry(message.isHurried);
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
      asked: askedToRespond(table.ctx),
      sides: table.sides,
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
    this.#hold(false);
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
    this.#lastBot = undefined;
    this.#tell(table);
    this.#letBotsPlay();
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

  #hold(isHeld: boolean): void {
    this.#isHeld = isHeld && !this.#isHurried;
    if (this.#isHeld) return;
    this.#release?.();
    this.#letBotsPlay();
  }

  /** Bots wait for nobody, whatever is still being told, until they are to take their time again. */
  #hurry(isHurried: boolean): void {
    this.#isHurried = isHurried;
    if (isHurried) this.#hold(false);
  }

  /** Resolves at once unless somebody is still reading. */
  #released(): Promise<void> {
    if (!this.#isHeld) return Promise.resolve();
    return new Promise((resolve) => {
      this.#release = () => {
        this.#release = undefined;
        resolve();
      };
    });
  }

  /**
   * After an accepted action: save it, show it to the seat in front, say who is next. Where those in front
   * have become two sides by it, nothing is shown before one of them is alone.
   */
  #tell(table: LocalTable): void {
    this.#save();
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
        journal: table.journalOf(playerID, table.stateID - 1),
      });
    }
    this.#around.post({ type: 'status', status });
  }

  /** Lets the bots that are to act do so, one after the other. */
  #letBotsPlay(): void {
    const table = this.#table;
    const [playerID] = table?.active('bot') ?? [];
    if (this.#isBotAtWork || this.#isHeld || table === undefined || playerID === undefined) return;
    this.#isBotAtWork = true;
    void this.#playBot(table, playerID).then(() => {
      this.#isBotAtWork = false;
      this.#letBotsPlay();
    });
  }

  /**
   * One action of a bot, shown when both the pause and the thinking are over. The pause comes first and
   * is the longer one, so that the time says nothing about the choice.
   */
  async #playBot(table: LocalTable, playerID: PlayerID): Promise<void> {
    const opponent = table.opponent(playerID) ?? 'random';
    const pause = this.#around.pause(
      this.#isHurried ? 'brisk' : this.#pace,
      opponent,
      playerID === this.#lastBot ? 'next' : 'first',
      mannerOf(playerID),
    );
    this.#lastBot = playerID;
    let action: Action | undefined;
    try {
      action = await this.#decide(table, playerID, opponent);
    } catch (error) {
      console.warn('A bot has to play by policy:', error);
    }
    await pause;
    await this.#released();
    const refusal = action === undefined ? undefined : table.act(playerID, action);
    if (refusal !== undefined) console.error('A bot chose what is refused:', action, refusal);
    if (action === undefined || refusal !== undefined) this.#playByPolicy(table, playerID);
    this.#tell(table);
  }

  async #decide(table: LocalTable, playerID: PlayerID, opponent: Opponent): Promise<Action> {
    const seed = this.#around.seed();
    if (isStockBot(opponent)) return table.decideStock(opponent, playerID, seed);
    return (await this.#ask(table, playerID, opponent, seed, mannerOf(playerID))).action;
  }

  #ask(
    table: LocalTable,
    playerID: PlayerID,
    level: BotLevel,
    seed: string,
    manner?: Manner,
  ): Promise<Thought> {
    const { G: view, ctx } = table.seatState(playerID);
    return this.#around.think({
      slug: table.slug,
      level,
      view,
      ctx,
      seed,
      ...(manner !== undefined && { manner }),
    });
  }

  /** What comes first by policy: a table never stalls for want of somebody who thinks. */
  #playByPolicy(table: LocalTable, playerID: PlayerID): void {
    const action = table.likeliest(playerID);
    const refusal = action === undefined ? undefined : table.act(playerID, action);
    if (refusal !== undefined) throw new Error(`the policy chose what is refused: ${refusal.reason}`);
  }

  /** What a good player would do on the seat in front, told to nobody else and kept nowhere. */
  async #hint(id: number): Promise<void> {
    const table = this.#table;
    const playerID = this.#front?.playerID ?? null;
    if (table === undefined || playerID === null || !table.active('person').includes(playerID)) return;
    let thought: Thought | null = null;
    try {
      thought = await this.#ask(table, playerID, 'hard', this.#around.seed());
    } catch (error) {
      console.warn('There is no hint:', error);
    }
    // Whoever sat here may have handed the device on in the meantime.
    if (this.#front?.playerID === playerID) this.#around.post({ type: 'hinted', id, thought });
  }

  /** What may be seen of a hidden drawing, painted here where a worker can: the drawing itself stays then. */
  async #look(id: number, asked: SightAsked): Promise<void> {
    const table = this.#table;
    if (table === undefined) return;
    const sights = await this.#around.sights?.(table.slug);
    const isSeen = sights !== undefined && this.#front !== undefined;
    const shown = isSeen ? table.shown(sights, asked) : undefined;
    const sight = paintSight(shown);
    const isUnpainted = shown !== undefined && sight === undefined;
    this.#around.post({ type: 'looked', id, sight: sight ?? null, ...(isUnpainted && { unpainted: shown }) });
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
