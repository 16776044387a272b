import type { Ctx } from 'boardgame.io';
import type { Json, PlayerID } from '@/kit/action';
import { copyPlain } from '@/kit/copy';
import { defineGame } from '@/kit/game';
import { defineMove, type MoveContext } from '@/kit/move';
import type { OptionsSchema } from '@/kit/options';
import { answer, awaited, settle, tableAt } from './agenda';
import { sameArgs } from './choosing';
import { playToHaunt } from './lot';
import { MOVES, type MoveName } from './option';
import { refuseChoice } from './refusals';
import { choiceArgs } from './schemas';
import { gameResultOf } from './scoring';
import { firstState } from './setup';
import type { BetrayalG, BetrayalOptions } from './state';
import type { Box } from './thing';
import type { BetrayalView, BetrayalViews } from './view';

/**
 * The boardgame.io game of a box: each answer is a move, each ask a turn of whoever is asked (haunts.md). An
 * explorer's turn and the rounds are fields of `G`. For three to six (BH6).
 */
export function gameOf(box: Box, views: BetrayalViews, options: OptionsSchema<BetrayalOptions>) {
  const move = (name: MoveName) =>
    defineMove<BetrayalG, BetrayalView, readonly (string | number)[]>({
      args: choiceArgs,
      view: (G, ctx, playerID) => views.reader(copyPlain(G), ctx, playerID),
      refuse: (view, ctx, args) => refuseChoice(view, ctx, { move: name, args }),
      apply: (context, args) => choose(context, name, args),
    });

  function choose(context: MoveContext<BetrayalG>, name: MoveName, args: readonly Json[]): void {
    const { random, events, playerID } = context;
    // On the framework's path the state is a draft, through which reading costs many times as much.
    const G = copyPlain(context.G);
    const option = views
      .options(G, playerID)
      .find((one) => one.move === name && one.not === undefined && sameArgs(one.args, args));
    if (option === undefined)
      throw new RangeError(`${name} ${JSON.stringify(args)} is not among the choices`);
    const { stage } = G;
    answer(tableAt(G, box, random), option);
    // Everybody has an explorer now.
    if (stage === 'choosing' && G.stage !== stage && G.options.start === 'haunt') playToHaunt(G, box, random);
    Object.assign(context.G, G);
    if (G.outcome !== null) return;
    if (G.stage === stage && stage === context.ctx.phase) events.endTurn({ next: awaited(G) });
    else events.setPhase(G.stage);
  }

  /** Whoever is asked: the order of turns is the agenda's. */
  const turn = {
    order: {
      first: ({ G }: { G: BetrayalG }) => Number(awaited(G)),
      next: ({ G }: { G: BetrayalG }) => Number(awaited(G)),
    },
  };

  return defineGame<BetrayalG, BetrayalG['options']>({
    name: 'betrayal',
    minPlayers: 3,
    maxPlayers: 6,
    options,
    setup: ({ ctx, random }, options) => {
      const G = firstState(box, ctx.numPlayers, random, options);
      settle(tableAt(G, box, random));
      return G;
    },
    view: views.view,
    enumerate: (G: BetrayalG, _ctx: Ctx, playerID: PlayerID) =>
      views
        .options(G, playerID)
        .filter(({ not }) => not === undefined)
        .map(({ move: name, args }) => ({ move: name, args })),
    moves: Object.fromEntries(MOVES.map((name) => [name, move(name)])),
    phases: { choosing: { start: true, turn }, exploring: { turn }, haunt: { turn } },
    endIf: ({ G }) => (G.outcome === null ? undefined : gameResultOf(G)),
  });
}
