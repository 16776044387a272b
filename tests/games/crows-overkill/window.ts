import { crowsOverkill } from '@games/crows-overkill/whole';
import type { Action } from '@/kit/action';
import { anyRulebook, type Rulebook } from '@/kit/rulebook';
import { layOut } from './arrange';

/** What seat 0 does to seat 1 first of all, and how seat 1 lets it happen. */
export const ATTACK: Action = { move: 'play', args: ['whistle', '1'] };
export const PASS: Action = { move: 'pass', args: [] };

/**
 * The game in a deal of its own: seat 0 begins and attacks seat 1, which holds two answers, or none. Whatever
 * everybody sees is the same in both deals.
 */
export function windowRules(holdsAnswers: boolean): Rulebook {
  const { game } = crowsOverkill;
  const target = holdsAnswers ? (['door', 'mirror'] as const) : (['stones', 'song'] as const);
  return anyRulebook({
    ...crowsOverkill,
    game: {
      ...game,
      setup: (context, setupData) => {
        const G = game.setup?.(context, setupData);
        if (G === undefined) throw new Error('the game lays its own table');
        const others = G.hands.slice(2).map(() => [] as const);
        layOut([['whistle'], target, ...others], { top: ['blowgun', 'scarecrow'] })(G);
        G.starter = '0';
        return G;
      },
    },
  });
}
