import type { FnContext, Game } from 'boardgame.io';
import * as z from 'zod/mini';
import { asFlowCtx } from '@/bots/runner/flow-ctx';
import { defineGame, type GameRules } from '@/kit/game';
import { activeSeats } from '@/kit/seats';
import { replaySame } from '../differential';

export interface TrapG {
  journal: null;
  log: string[];
}

export type Context = FnContext<TrapG>;

/** A hook that writes down that it ran. */
export const log =
  (tag: string, more?: (context: Context) => void) =>
  (context: Context): void => {
    const { G, ctx } = context;
    G.log.push(`${tag} ${ctx.turn}/${ctx.currentPlayer}`);
    more?.(context);
  };

export const calling =
  (call: (events: Context['events']) => void) =>
  ({ events }: Context) =>
    call(events);

export const trap = (rules: Partial<GameRules<TrapG, object>>): Game<TrapG> =>
  defineGame<TrapG, object>({
    name: 'trap',
    minPlayers: 1,
    maxPlayers: 4,
    options: z.object({}),
    setup: () => ({ journal: null, log: [] }),
    view: (G) => G,
    enumerate: () => [],
    ...rules,
  });

/** Plays `seat:move` words through the reducer and the runner, which must agree at every step. */
export function play(game: Game<TrapG>, script: string, numPlayers = 2) {
  const actions = script
    .split(' ')
    .filter(Boolean)
    .map((word) => {
      const [playerID = '', move = ''] = word.split(':');
      return { playerID, move, args: [] };
    });
  const end = replaySame(game, { numPlayers, seed: 'trap' }, actions);
  return { ...end, log: end.G.log, seats: activeSeats(end.ctx), hidden: asFlowCtx(end.ctx) };
}

export const go = log('go');
