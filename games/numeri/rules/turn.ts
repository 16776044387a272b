import type { FnContext } from 'boardgame.io';
import type { PlayerID } from '@/kit/action';
import { defineMove, type MoveContext } from '@/kit/move';
import { at } from '@/kit/seats';
import { FACES, type PieceNumber, watershedFor } from './components';
import { tellBonus, tellEnd, tellMove, tellOpen, tellPass, tellRoll, tellSplit, tellStart } from './journal';
import { possible, refuseMove, refuseSplit } from './legal';
import { isGoalFull, isInChain, stepsOf } from './path';
import { type MoveArgs, moveArgs, type SplitArgs, splitArgs } from './schemas';
import type { NumeriG } from './state';
import { type NumeriView, reader } from './view';

/** Rolls for a seat. A roll that nothing can be done with is used up at once (NU3, NU-r25). */
function roll({ G, random }: Pick<FnContext<NumeriG>, 'G' | 'random'>, playerID: PlayerID): void {
  const die = FACES[random.Die(FACES.length) - 1] ?? 'star';
  G.die = die;
  tellRoll(G, playerID, die);
  if (possible(G, playerID).length > 0) return;
  tellPass(G, playerID, die);
  G.die = null;
}

/** A turn begins with a roll; it is over at once when that roll is no use. */
export function beginTurn(context: FnContext<NumeriG>): void {
  const { G, ctx, events } = context;
  if (ctx.turn === 1) tellStart(G);
  roll(context, ctx.currentPlayer);
  if (G.die === null) events.endTurn();
}

/** Moves pieces one after the other and returns the spaces they reach. */
function advance({ G, playerID }: MoveContext<NumeriG>, numbers: readonly PieceNumber[]): number[] {
  const own = at(G.pieces, playerID);
  return stepsOf(G.pieces, own, numbers).map((step) => {
    own[step.number - 1] = step.to;
    tellMove(G, playerID, step, numbers.length > 1 ? 'split' : 'roll');
    return step.to;
  });
}

/**
 * What follows when the whole roll has been used: the end of the game first, which leaves no bonus
 * (NU8), then the watershed (NU9), then another roll for a chain that one of the moved pieces is
 * part of (NU-r23, NU2), as often as it happens (NU-r24).
 */
function finish(context: MoveContext<NumeriG>, reached: readonly number[]): void {
  const { G, ctx, playerID } = context;
  G.die = null;
  if (isGoalFull(G.pieces)) {
    tellEnd(G);
    return;
  }
  const watershed = watershedFor(ctx.numPlayers);
  if (!G.isSplitOpen && reached.some((space) => space > watershed)) {
    G.isSplitOpen = true;
    tellOpen(G, playerID);
  }
  const own = at(G.pieces, playerID);
  if (reached.some((space) => isInChain(own, space))) {
    tellBonus(G, playerID);
    roll(context, playerID);
  }
}

/** Uses the roll for one piece. */
export const move = defineMove<NumeriG, NumeriView, MoveArgs>({
  args: moveArgs,
  view: reader,
  refuse: refuseMove,
  apply: (context, args) => finish(context, advance(context, args)),
});

/** Splits the roll between two pieces, which move in the order named (NU-r20). */
export const split = defineMove<NumeriG, NumeriView, SplitArgs>({
  args: splitArgs,
  view: reader,
  refuse: refuseSplit,
  apply: (context, args) => {
    tellSplit(context.G, context.playerID, context.G.die, args);
    finish(context, advance(context, args));
  },
});
