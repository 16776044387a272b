import type { Action, Ctx, Refusal } from '@/kit/action';
import { tableRefusal, UNKNOWN_MOVE } from '@/kit/refusals';
import { sameArgs } from './choosing';
import { MOVES } from './thing';
import type { BetrayalView } from './view';

/** Why a seat may not do something: it is not among its choices, or it is, with the reason why not. */
export function refuseChoice(view: BetrayalView, ctx: Ctx, { move, args }: Action): Refusal | undefined {
  const refusal = tableRefusal(view, ctx);
  if (refusal !== undefined) return refusal;
  if (!(MOVES as readonly string[]).includes(move)) return UNKNOWN_MOVE;
  const choice = view.choices.find((one) => one.move === move && sameArgs(one.args, args));
  if (choice === undefined) return { reason: whyNothing(view, move), clause: CLAUSES[move] ?? 'BH46' };
  if (choice.not === undefined) return undefined;
  const { reason, facts } = choice.not;
  return { reason, clause: choice.clause, ...(facts === undefined ? {} : { facts }) };
}

/** The clause of what is not to be had at all, by move. */
const CLAUSES: Readonly<Record<string, string>> = {
  choose: 'BH7',
  go: 'BH17',
  discover: 'BH22',
  use: 'BH33',
  attack: 'BH56',
  trade: 'BH115',
  drop: 'BH34',
  take: 'BH34',
  answer: 'BH127',
  end: 'BH108',
};

/** The nearest reason that all can see. */
function whyNothing({ ask, turn, haunt }: BetrayalView, move: string): string {
  if (ask?.kind !== 'turn') return move === 'answer' ? 'no-such-answer' : 'answer-first';
  if (move === 'go' || move === 'discover') return turn.isMovementOver ? 'movement-over' : 'out-of-reach';
  if (move === 'attack') return haunt === null ? 'no-haunt' : turn.hasAttacked ? 'has-attacked' : 'no-target';
  return 'not-now';
}
