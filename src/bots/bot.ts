import type { Action, Ctx } from '@/kit/action';
import type { Random } from '@/kit/random';
import type { Rulebook, SeatView } from '@/kit/rulebook';

export const BOT_LEVELS = ['random', 'easy'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** Everything a bot ever gets: what a person on its seat would have in front of them. */
export interface Decision {
  readonly view: SeatView;
  readonly ctx: Ctx;
}

type Player = Pick<Rulebook, 'legal' | 'policy'>;

/** How often an easy bot does not think. */
const BLUNDER = 0.25;

const pick = <T>(list: readonly T[], random: Random): T => {
  const item = list[Math.floor(random.Number() * list.length)];
  if (item === undefined) throw new RangeError('nothing to choose from');
  return item;
};

function pickByWeight<T>(list: readonly T[], weights: readonly number[], random: Random): T {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let rest = random.Number() * total;
  for (const [index, item] of list.entries()) {
    rest -= weights[index] ?? 0;
    if (rest < 0) return item;
  }
  return pick(list, random);
}

/**
 * A bot's action. `random` draws uniformly from what is legal; `easy` follows the game's policy and
 * now and then does not. Throws RangeError when the seat has nothing to do.
 */
export function choose(player: Player, level: BotLevel, { view, ctx }: Decision, random: Random): Action {
  const actions = player.legal(view, ctx);
  if (level === 'random' || random.Number() < BLUNDER) return pick(actions, random);
  return pickByWeight(actions, player.policy(view, ctx, actions), random);
}
