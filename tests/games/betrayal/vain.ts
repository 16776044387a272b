import type { BetrayalView } from '@games/betrayal/rules/view';
import type { Moment } from '@tests/contract/vain';
import type { Action } from '@/kit/action';

/**
 * Back into the room from which one has just gone, nothing having come of it: nothing was gained or lost, nobody
 * was asked anything (BH17). Of what cards and haunts allow nothing is told here.
 */
export function vain({ view, past }: Moment<BetrayalView>, { move, args }: Action): boolean {
  if (move !== 'go' || past?.action.move !== 'go' || past.view.playerID !== view.playerID) return false;
  const seat = Number(view.playerID);
  const before = past.view.explorers[seat];
  const now = view.explorers[seat];
  const has = (explorer: typeof now) => JSON.stringify([explorer?.traits, explorer?.cards]);
  if (before === undefined || now === undefined || has(before) !== has(now)) return false;
  return before.room === args[0] && before.room !== now.room;
}
