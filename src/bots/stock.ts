import type { State } from 'boardgame.io';
import { MCTSBot, RandomBot } from 'boardgame.io/ai';
import type { Action, Json, PlayerID } from '@/kit/action';
import type { StockBotName } from '@/kit/opponents';
import type { Rulebook } from '@/kit/rulebook';

/** What `MCTSBot` does in about as long as our own bots think. */
const STOCK_ITERATIONS = 10;

/**
 * What boardgame.io's bot does in this state, the whole of it. `enumerate` of the game has to list
 * something for the seat. Rejects with RangeError when it does not.
 */
export async function decideStock(
  name: StockBotName,
  { game }: Rulebook,
  state: State,
  playerID: PlayerID,
  { seed, iterations = STOCK_ITERATIONS }: { readonly seed: string; readonly iterations?: number },
): Promise<Action> {
  const enumerate = game.ai?.enumerate;
  if (enumerate === undefined || enumerate(state.G, state.ctx, playerID).length === 0)
    throw new RangeError('this seat has nothing to do');
  const bot =
    name === 'stock-mcts'
      ? new MCTSBot({ game, enumerate, iterations, playoutDepth: 50, seed })
      : new RandomBot({ enumerate, seed });
  // The reducer, which the bot plays with, writes into the ctx it is given.
  const { action } = await bot.play({ ...state, ctx: structuredClone(state.ctx) }, playerID);
  const { type, args } = action.payload as { type: string; args?: Json[] };
  return { move: type, args: args ?? [] };
}
