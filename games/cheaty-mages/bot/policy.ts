import type { Ctx } from 'boardgame.io';
import type { Action } from '@/kit/action';
import { FIGHTER, type Spell } from '../rules/components';
import { isBanned } from '../rules/face-down';
import { SPELL, type SpellArgs } from '../rules/spells';
import type { CheatyMagesView } from '../rules/view';
import { boostOf, oddsFor, worthOf } from './belief';
import { type Scale, scaleOf, spellWorth } from './spell-worth';

type View = CheatyMagesView;

/** What a card is good for later on: the strong ones are given up last. */
const keeping = (spell: Spell): number => {
  const { type, strength } = SPELL[spell];
  return type === 'support' ? 0.15 : 0.03 * Math.abs(strength) + 0.05;
};

function worth(scale: Scale, { move, args }: Action): number {
  switch (move) {
    case 'play':
      return spellWorth(scale, args as SpellArgs) - scale.cost - 0.02;
    case 'bribe':
      return spellWorth(scale, args as SpellArgs) - scale.cost - 2.05;
    case 'peek': {
      const hidden = scale.chances[Number(args[1]) - 1]?.hidden ?? 0;
      return 0.03 * hidden - keeping(args[0] as Spell) - scale.cost;
    }
    default:
      return 0;
  }
}

/** What sets of bets are worth by strength, prize, and what the own hand could do for a fighter. */
function betWeights(view: View, actions: readonly Action[]): number[] {
  const boosts = view.corners.map(({ fighter }) =>
    boostOf(
      FIGHTER[fighter].isReversed ? -1 : 1,
      view.hand,
      (spell) => !isBanned(view, view.playerID, spell),
    ),
  );
  const { weights, prizes } = oddsFor(
    view.corners.map(({ fighter }) => fighter),
    boosts,
  );
  return actions.map(({ args }) => Math.exp(3 * worthOf(weights, prizes, args as number[])));
}

/** Steepness with which a better action is preferred. */
const STEEPNESS = 6;

/**
 * Bets by strength and prize; casts what swings the own bets most and keeps clear of the judge; gives up
 * what is least useful; passes when nothing helps.
 */
export function policy(view: View, ctx: Ctx, actions: readonly Action[]): number[] {
  const [first] = actions;
  if (first === undefined) return [];
  if (first.move === 'bet') return betWeights(view, actions);
  if (first.move === 'forget') return actions.map(({ args }) => Math.exp(-8 * keeping(args[0] as Spell)));
  if (ctx.phase === 'refill') return actions.map(({ move }) => (move === 'draw' ? 8 : 1));
  const scale = scaleOf(view);
  return actions.map((action) => Math.exp(Math.max(-20, Math.min(60, STEEPNESS * worth(scale, action)))));
}
