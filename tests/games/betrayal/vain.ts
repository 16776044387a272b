import type { BetrayalView } from '@games/betrayal/rules/view';
import type { Moment } from '@tests/contract/vain';
import type { Action } from '@/kit/action';

/**
 * Back into the room from which one has just gone, or over the barrier that one has just crossed, nothing having come of
 * it: nothing was gained or lost, nobody was asked anything (BH17, BH62). Of what cards and haunts allow nothing is told
 * here.
 */
export function vain({ view, past }: Moment<BetrayalView>, { move, args }: Action): boolean {
  if (past === undefined || past.action.move !== move || past.view.playerID !== view.playerID) return false;
  const seat = Number(view.playerID);
  const before = past.view.explorers[seat];
  const now = view.explorers[seat];
  const has = (explorer: typeof now) => JSON.stringify([explorer?.traits, explorer?.cards]);
  if (before === undefined || now === undefined || has(before) !== has(now)) return false;
  if (move === 'use')
    return past.action.args[0] === args[0] && before.room === args[0] && before.side !== now.side;
  return move === 'go' && before.room === args[0] && before.room !== now.room;
}
