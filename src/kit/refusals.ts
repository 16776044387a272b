import type { Action, Ctx, PlayerID, Refusal } from './action';
import type { SeatView } from './rulebook';
import { isActive } from './seats';

/** The refusals that belong to no rulebook: nothing may be done by whoever is not to act. */
export function tableRefusal({ playerID }: SeatView, ctx: Ctx): Refusal | undefined {
  if (ctx.gameover !== undefined) return { reason: 'game-over' };
  if (playerID === null || !isActive(ctx, playerID)) return { reason: 'not-your-turn' };
  return undefined;
}

export const UNKNOWN_MOVE: Refusal = { reason: 'unknown-move' };

/** Why a move may not be made, asked with arguments of the move's shape. */
type Refuse<View> = (view: View, ctx: Ctx, args: never) => Refusal | undefined;

/** By move; a stage's own moves, where it has any, take the place of the others. */
export interface MoveRefusals<View> {
  readonly moves?: Readonly<Record<string, Refuse<View>>>;
  readonly stages?: Readonly<Record<string, Readonly<Record<string, Refuse<View>>>>>;
}

const stageOf = (ctx: Ctx, playerID: PlayerID | null): string =>
  (playerID === null ? undefined : ctx.activePlayers?.[playerID]) ?? '';

/** A seat's `refuse` from the refusals of its moves: what the table says first, then what the move says. */
export const refuseBy =
  <View extends SeatView>({ moves = {}, stages = {} }: MoveRefusals<View>) =>
  (view: View, ctx: Ctx, { move, args }: Action): Refusal | undefined => {
    const refusal = tableRefusal(view, ctx);
    if (refusal !== undefined) return refusal;
    const stage = stageOf(ctx, view.playerID);
    const table = Object.hasOwn(stages, stage) ? stages[stage] : moves;
    const refuse = table !== undefined && Object.hasOwn(table, move) ? table[move] : undefined;
    return refuse === undefined ? UNKNOWN_MOVE : refuse(view, ctx, args as never);
  };
