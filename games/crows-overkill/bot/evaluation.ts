import type { Ctx } from 'boardgame.io';
import { QuickDice } from '@/kit/quick-dice';
import type { Asked } from '@/kit/rulebook';
import type { CrowsOverkillG } from '../rules/state';
import { K } from './codes';
import { act } from './compact-moves';
import { CompactState } from './compact-state';
import { LoadTables } from './load-tables';
import { RolloutPolicy } from './rollout-policy';
import { PLAYED } from './rollout-weights';

const dice = new QuickDice();
const chance = (): number => dice.next();
const state = new CompactState((count) => Math.floor(chance() * count));
const rollout = new RolloutPolicy(state, chance, PLAYED);

const ahead = new LoadTables(1);
/** In the middle of a turn fewer birds are still to come. */
const inTurn = new LoadTables(0.4);

/**
 * How a seat stands, as the exponent of its chance to be the last, by the cards in its hand and the load of
 * its sill: logistic regression of 21,000 rollouts of matches by the policy, with a whim, at the beginnings of turns.
 */
const standingOf = (isCurrent: boolean, cards: number, load: number): number =>
  isCurrent ? 0.71 * cards - 0.112 * load - 0.678 : 0.539 * cards - 0.063 * load + 0.504;

/** How likely each seat is to be the last, by what lies open; the result once there is one. */
function chances(): number[] {
  const { seats, isOut, tallies, hour, handCounts, current } = state;
  const shares: number[] = [];
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) {
    let share = 0;
    if (isOut[seat] === 0) {
      const isCurrent = seat === current;
      const load = (isCurrent ? inTurn : ahead).of(tallies, seat * K, hour);
      share = Math.exp(standingOf(isCurrent, handCounts[seat] ?? 0, load));
    }
    shares.push(share);
    sum += share;
  }
  for (let seat = 0; seat < seats; seat++) shares[seat] = (shares[seat] ?? 0) / sum;
  return shares;
}

/**
 * How likely each seat is to be the last, after everybody has been judged once more: rolled out from
 * here on. Without anybody who asks the position is judged as it is.
 */
export function evaluate(G: CrowsOverkillG, ctx: Ctx, asked?: Asked): number[] {
  state.load(G, ctx);
  if (asked === undefined) return chances();
  dice.throwAnew(asked.random);
  const seat = Number(asked.playerID);
  // Who has just ended the turn of the decision has one turn less to go than who plays on in it.
  const turns = state.left + (state.current === seat ? 1 : 0);
  while (!state.isOver && state.isOut[seat] === 0 && state.turns < turns) act(state, rollout.choose());
  return chances();
}
