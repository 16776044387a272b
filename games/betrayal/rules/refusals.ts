import type { Action, Ctx, Refusal } from '@/kit/action';
import { tableRefusal, UNKNOWN_MOVE } from '@/kit/refusals';
import { sameArgs } from './choosing';
import { MOVES } from './option';
import type { BetrayalView } from './view';

/** Why a seat may not do something: it is not among its choices, or it is, with the reason why not. */
export function refuseChoice(view: BetrayalView, ctx: Ctx, { move, args }: Action): Refusal | undefined {
  const refusal = tableRefusal(view, ctx);
  if (refusal !== undefined) return refusal;
  if (!(MOVES as readonly string[]).includes(move)) return UNKNOWN_MOVE;
  const choice = view.choices.find((one) => one.move === move && sameArgs(one.args, args));
  if (choice === undefined) return whyNothing(view, move);
  if (choice.not === undefined) return undefined;
  const { reason, facts } = choice.not;
  return { reason, clause: choice.clause, ...(facts === undefined ? {} : { facts }) };
}

/** Why something is not to be had at all: the nearest reason that the seat can see. */
function whyNothing(view: BetrayalView, move: string): Refusal {
  const { ask, turn, haunt, choices } = view;
  const asked = choices[0]?.clause ?? 'BH27';
  if (move === 'choose') return { reason: 'taken', clause: 'BH7' };
  if (move === 'answer') return { reason: 'no-such-answer', clause: asked };
  if (ask?.kind !== 'turn' && ask?.kind !== 'monster') return { reason: 'answer-first', clause: asked };
  const barred = choices.find((one) => one.move === move && one.not !== undefined);
  if (barred?.not !== undefined) return { ...barred.not, clause: barred.clause };
  const isRolledFor = choices.some((one) => one.move === 'go' && one.odds !== undefined);
  if (move === 'go' || move === 'discover')
    return turn.isMovementOver
      ? { reason: 'movement-over', clause: 'BH19' }
      : { reason: isRolledFor ? 'roll-first' : 'out-of-reach', clause: 'BH17' };
  if (move !== 'attack') return { reason: 'not-now', clause: 'BH33' };
  if (haunt === null) return { reason: 'no-haunt', clause: 'BH56' };
  return turn.hasAttacked
    ? { reason: 'has-attacked', clause: 'BH56' }
    : { reason: 'no-target', clause: 'BH56' };
}
