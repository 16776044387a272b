import type { Ctx, FnContext, LongFormMove } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import type { ZodMiniType } from 'zod/mini';
import type { Json, PlayerID, Refusal } from './action';
import type { JournalG } from './journal';

export type MoveContext<G> = FnContext<G> & { playerID: PlayerID };

/** A move as a rulebook writes it down. */
export interface MoveRules<G, View, Args extends readonly Json[]> {
  /** The shape of the arguments; anything else is refused before the rules see it. */
  readonly args: ZodMiniType<Args>;
  /** What the seat may see, or a reader of the same type over `G`. */
  readonly view: (G: G, ctx: Ctx, playerID: PlayerID | null) => View;
  /** Why the seat may not do this now, decided from what that seat may see; undefined when it may. */
  readonly refuse: (view: View, ctx: Ctx, args: Args) => Refusal | undefined;
  /** Does it. Called only with arguments that were not refused; changes `G` in place. */
  readonly apply: (context: MoveContext<G>, args: Args) => void;
  /** boardgame.io's own switch; docs/design.md says when it may be on. */
  readonly undoable?: LongFormMove<G>['undoable'];
}

/** A boardgame.io move that remembers the rules it was made from. */
export interface RulebookMove<G> extends LongFormMove<G> {
  readonly client: false;
  /** What others did it with is told in the journal, as far as they may know it, and not in the log. */
  readonly redact: true;
  readonly rules: {
    /** Undefined when `args` is well-formed and the move allowed. */
    refuse(view: unknown, ctx: Ctx, args: readonly Json[]): Refusal | undefined;
    /** `apply` without a check, for callers that took the action from `legal`. */
    apply(context: MoveContext<G>, args: readonly Json[]): void;
  };
}

const MALFORMED: Refusal = { reason: 'malformed' };

/**
 * Makes a boardgame.io move of a rulebook's move: parse, refuse, apply. It never throws and leaves
 * `G` untouched when it answers INVALID_MOVE (boardgame.io discards the draft of such a move).
 */
export function defineMove<G extends JournalG, View, Args extends readonly Json[]>(
  move: MoveRules<G, View, Args>,
): RulebookMove<G> {
  const parse = (args: unknown): Args | undefined => {
    const parsed = move.args.safeParse(args);
    return parsed.success ? parsed.data : undefined;
  };

  const refuse = (view: View, ctx: Ctx, args: readonly Json[]): Refusal | undefined => {
    const parsed = parse(args);
    return parsed === undefined ? MALFORMED : move.refuse(view, ctx, parsed);
  };

  const apply = (context: MoveContext<G>, args: Args): void => {
    if (context.G.journal !== null) context.G.journal = [];
    move.apply(context, args);
  };

  return {
    client: false,
    redact: true,
    undoable: move.undoable ?? false,
    move: (context, ...args: unknown[]) => {
      try {
        const { G, ctx, playerID } = context;
        const parsed = parse(args);
        if (parsed === undefined) return INVALID_MOVE;
        if (move.refuse(move.view(G, ctx, playerID), ctx, parsed) !== undefined) return INVALID_MOVE;
        apply(context, parsed);
      } catch (error) {
        console.error('A move threw and was refused:', error);
        return INVALID_MOVE;
      }
    },
    rules: {
      refuse: (view, ctx, args) => refuse(view as View, ctx, args),
      apply: (context, args) => apply(context, args as unknown as Args),
    },
  };
}

export const isRulebookMove = (move: unknown): move is RulebookMove<JournalG> =>
  typeof move === 'object' && move !== null && 'rules' in move;
