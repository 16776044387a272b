import { likeliest } from '@/bots/likeliest';
import type { Action, PlayerID } from '@/kit/action';
import { mannerOf, PAUSE_SHARE } from '@/kit/manners';
import type { BotLevel } from '@/kit/opponents';
import type { Rulebook } from '@/kit/rulebook';
import { decisionOf } from '@/wire/action';
import type { SeatState } from '@/wire/match';
import type { Thinker } from './bots/thinker';
import type { Clock } from './clock';
import { Fault } from './fault';
import type { SeatAct } from './live-match';
import type { Logger } from './log';
import { newCredential } from './secrets';
import { BOT_ACTION } from './stores/store';

/** What came of thinking: an action, or why nobody thought. */
type Thought = { readonly action: Action } | { readonly fault: unknown };

/** A bot's seat that the table waits for, as it sees it. */
export interface BotTurn {
  readonly playerID: PlayerID;
  readonly level: BotLevel;
  readonly rulebook: Rulebook;
  readonly state: SeatState;
  /** A round has just ended: people are reading what came of it. */
  readonly isAfterRound: boolean;
}

/** What the bots of one table need of it. */
export interface BotTable {
  /** Tells it from other tables, for their turns at thinking. */
  readonly name: string;
  /** Seats a bot is to play for now; empty while the table rests. */
  readonly turns: () => readonly BotTurn[];
  /** Submits an action on the path that people's actions take. */
  readonly act: (act: SeatAct) => Promise<unknown>;
}

export interface BotSeatsAround {
  readonly thinker: Thinker;
  readonly clock: Clock;
  readonly log: Logger;
  /**
   * Milliseconds a bot seems to think, to which its manner has its share, or leaves people to read; must not
   * depend on what it will do.
   */
  readonly pauseMs: (isAfterRound: boolean, share: number) => number;
}

/**
 * The bots of one table. Which of them are to act follows from the position, so none is forgotten
 * when the server starts again; whoever wakes the table calls `consider`.
 */
export class BotSeats {
  readonly #around: BotSeatsAround;
  readonly #table: BotTable;
  /** Seats at work, each with a way to call off its pause. */
  readonly #atWork = new Map<PlayerID, () => void>();
  /** The position in which a bot could do nothing that the rules allow: a fault of the rulebook. */
  #stuckAt: number | undefined;
  /** Actions in a row that nobody had thought about. */
  #unthought = 0;
  #isClosed = false;

  constructor(around: BotSeatsAround, table: BotTable) {
    this.#around = around;
    this.#table = table;
  }

  /** Sets every bot to work that is to act and is not at work yet. */
  consider(): void {
    if (this.#isClosed) return;
    for (const turn of this.#table.turns()) {
      const { playerID, state, isAfterRound } = turn;
      if (this.#atWork.has(playerID) || state._stateID === this.#stuckAt) continue;
      // It thinks while it pauses: the time it takes must not show whether there was anything to choose.
      const thought = this.#think(turn);
      const callOff = this.#around.clock.after(
        this.#around.pauseMs(isAfterRound, PAUSE_SHARE[mannerOf(playerID)]),
        () => {
          this.#play(playerID, state._stateID, thought)
            .catch((error: unknown) => this.#around.log.error({ err: error }, 'a bot could not act'))
            .finally(() => {
              this.#atWork.delete(playerID);
              this.consider();
            });
        },
      );
      this.#atWork.set(playerID, callOff);
    }
  }

  async #think({ playerID, rulebook, level, state }: BotTurn): Promise<Thought> {
    const { slug } = rulebook;
    const manner = mannerOf(playerID);
    const question = { slug, level, view: state.G, ctx: state.ctx, seed: newCredential(), manner };
    try {
      return { action: await this.#around.thinker.decide(question, this.#table.name) };
    } catch (fault) {
      return { fault };
    }
  }

  /** Does what was thought out at `stateID`, or thinks again where others have acted since. */
  async #play(playerID: PlayerID, stateID: number, thought: Promise<Thought>): Promise<void> {
    const turn = this.#table.turns().find((pending) => pending.playerID === playerID);
    if (turn === undefined || this.#isClosed) return;
    const { rulebook, state } = turn;
    const chosen = await (state._stateID === stateID ? thought : this.#think(turn));
    if (this.#isClosed) return;
    if ('action' in chosen) {
      this.#thought(turn);
      if (await this.#submit(turn, chosen.action)) return;
    } else this.#notThought(turn, chosen.fault);
    const fallback = likeliest(rulebook, state.G, state.ctx);
    if (fallback !== undefined && (await this.#submit(turn, fallback))) return;
    this.#stuckAt = state._stateID;
    this.#around.log.error({ slug: rulebook.slug, stateID: state._stateID }, 'a bot has nothing to do');
  }

  #thought({ rulebook: { slug } }: BotTurn): void {
    if (this.#unthought > 0)
      this.#around.log.info({ slug, unthought: this.#unthought }, 'bots of a table think again');
    this.#unthought = 0;
  }

  /** It is played all the same, and said how many that makes. */
  #notThought({ rulebook: { slug }, level }: BotTurn, fault: unknown): void {
    this.#unthought++;
    this.#around.log.warn(
      { err: fault, slug, level, unthought: this.#unthought },
      'a bot plays without thinking',
    );
  }

  /** Whether that settled the turn: done, or passed meanwhile. */
  async #submit({ playerID, state }: BotTurn, action: Action): Promise<boolean> {
    // Two nodes may think for the same seat: the second answer counts as the first one sent twice.
    const actionID = `${BOT_ACTION}${state._stateID}`;
    try {
      await this.#table.act({ playerID, actionID, decision: decisionOf(state.ctx, playerID), action });
      return true;
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      return error.error.code !== 'refused';
    }
  }

  close(): void {
    this.#isClosed = true;
    for (const callOff of this.#atWork.values()) callOff();
    this.#atWork.clear();
  }
}
