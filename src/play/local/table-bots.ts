import type { Thought } from '@/bots/bot';
import type { BotQuestion } from '@/bots/bot-desk';
import type { Action, PlayerID } from '@/kit/action';
import { type Manner, mannerOf } from '@/kit/manners';
import { type BotLevel, isStockBot, type Opponent } from '@/kit/opponents';
import type { LocalTable } from './local-table';
import type { Pace } from './protocol';

/** What bots need of the world around them. */
export interface BotsAround {
  /** A fresh seed, for a match or for one decision of a bot. */
  readonly seed: () => string;
  /** Resolves when a bot may move; drawn without knowing its cards, let alone its choice. */
  readonly pause: (pace: Pace, opponent: Opponent, place: 'first' | 'next', manner: Manner) => Promise<void>;
  /** What a bot of the house would do; rejects when nobody thinks for it. */
  readonly think: (question: BotQuestion) => Promise<Thought>;
}

/** What they need of their table; both resolve to false where the match does not go on here. */
export interface BotsTable {
  /** Resolves when somebody may act: all that was done before is shown. */
  readonly ready: () => Promise<boolean>;
  /** After each action: shows it. */
  readonly tell: () => Promise<boolean>;
}

/** The bots of one table: they act one after the other, and wait for whoever still reads. */
export class TableBots {
  readonly #around: BotsAround;
  readonly #at: BotsTable;
  #table: LocalTable | undefined;
  #pace: Pace = 'natural';
  /** Who goes on with what it has begun is soon done. */
  #lastBot: PlayerID | undefined;
  #isAtWork = false;
  /** The seat in front is still reading what has happened. */
  #isHeld = false;
  #isHurried = false;
  #release: (() => void) | undefined;
  #unthought = 0;

  constructor(around: BotsAround, at: BotsTable) {
    this.#around = around;
    this.#at = at;
  }

  /** How many actions bots have done without thinking since they last thought. */
  get unthought(): number {
    return this.#unthought;
  }

  /** They sit down at a table, at which they are let play by `play`. */
  sit(table: LocalTable, pace: Pace): void {
    this.#table = table;
    this.#pace = pace;
  }

  /** A person has acted. */
  interrupted(): void {
    this.#lastBot = undefined;
  }

  hold(isHeld: boolean): void {
    this.#isHeld = isHeld && !this.#isHurried;
    if (this.#isHeld) return;
    this.#release?.();
    this.play();
  }

  /** They wait for nobody, whatever is still being told, until they are to take their time again. */
  hurry(isHurried: boolean): void {
    this.#isHurried = isHurried;
    if (isHurried) this.hold(false);
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

  /** Lets those that are to act do so, one after the other. */
  play(): void {
    const table = this.#table;
    const [playerID] = table?.active('bot') ?? [];
    if (this.#isAtWork || this.#isHeld || table === undefined || playerID === undefined) return;
    this.#isAtWork = true;
    void this.#playOne(table, playerID).then((goesOn) => {
      this.#isAtWork = false;
      if (goesOn) this.play();
    });
  }

  /**
   * One action, shown when both the pause and the thinking are over. The pause comes first and is the longer
   * one, so that the time says nothing about the choice.
   */
  async #playOne(table: LocalTable, playerID: PlayerID): Promise<boolean> {
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
      console.warn(`A bot has to play by policy, ${this.#unthought + 1} in a row:`, error);
    }
    await pause;
    await this.#released();
    if (!(await this.#at.ready())) return false;
    const refusal = action === undefined ? undefined : table.act(playerID, action);
    if (refusal !== undefined) console.error('A bot chose what is refused:', action, refusal);
    const isThought = action !== undefined && refusal === undefined;
    if (!isThought) this.#playByPolicy(table, playerID);
    this.#unthought = isThought ? 0 : this.#unthought + 1;
    return this.#at.tell();
  }

  async #decide(table: LocalTable, playerID: PlayerID, opponent: Opponent): Promise<Action> {
    if (isStockBot(opponent)) return table.decideStock(opponent, playerID, this.#around.seed());
    return (await this.#ask(table, playerID, opponent, { manner: mannerOf(playerID) })).action;
  }

  /** What a hard bot would do, for whoever sits there; rejects when nobody thinks. */
  hint(table: LocalTable, playerID: PlayerID): Promise<Thought> {
    return this.#ask(table, playerID, 'hard', { isHint: true });
  }

  #ask(
    table: LocalTable,
    playerID: PlayerID,
    level: BotLevel,
    how: Pick<BotQuestion, 'manner' | 'isHint'>,
  ): Promise<Thought> {
    const { G: view, ctx } = table.seatState(playerID);
    return this.#around.think({
      slug: table.slug,
      level,
      view,
      ctx,
      seed: this.#around.seed(),
      ...how,
    });
  }

  /** What comes first by policy: a table never stalls for want of somebody who thinks. */
  #playByPolicy(table: LocalTable, playerID: PlayerID): void {
    const action = table.likeliest(playerID);
    const refusal = action === undefined ? undefined : table.act(playerID, action);
    if (refusal !== undefined) throw new Error(`the policy chose what is refused: ${refusal.reason}`);
  }
}
