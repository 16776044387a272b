import { rulebookOf } from '@games/betrayal/whole';
import { Bot } from '@/bots/bot';
import { Runner } from '@/bots/runner/runner';
import type { Action, Ctx } from '@/kit/action';
import type { ThinkingLevel } from '@/kit/opponents';
import { anyRulebook } from '@/kit/rulebook';
import type { houseOf } from './arrange';

/** What bots do in a house that a test has laid out, whoever is asked there. */

type House = ReturnType<typeof houseOf>;

const nameOf = ({ move, args }: Action): string => [move, ...args].join(' ');

/** The house as a match: what a bot of the seat that is asked is given. */
export function decisionIn(house: House) {
  const { G, box } = house;
  const rulebook = rulebookOf(box);
  const [currentPlayer = ''] = house.asked.split(' ');
  const runner = new Runner(rulebook.game);
  runner.start({ numPlayers: G.explorers.length, setupData: {}, seed: 'any' });
  const ctx: Ctx = {
    ...runner.ctx,
    phase: G.stage,
    currentPlayer,
    playOrderPos: Number(currentPlayer),
  };
  return { rulebook, decision: { view: rulebook.view(G, ctx, currentPlayer), ctx } };
}

/** How often a bot of that level chooses each thing, of so many times it is asked. */
export function chosen(house: House, level: ThinkingLevel = 'normal', times = 20): Record<string, number> {
  const { rulebook, decision } = decisionIn(house);
  const { ms: _ms, ...budget } = rulebook.search.levels[level === 'hard' ? 'hard' : 'normal'];
  const bot = new Bot(anyRulebook(rulebook), level, { budget });
  const counts: Record<string, number> = {};
  for (let n = 0; n < times; n++) {
    const name = nameOf(bot.decide(decision, `choice ${n}`).action);
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

/** The share of a policy's weight that each choice has, in percent. */
export function shares(house: House): Record<string, number> {
  const { rulebook, decision } = decisionIn(house);
  const { view, ctx } = decision;
  const actions = rulebook.legal(view, ctx);
  const weights = rulebook.policy(view, ctx, actions);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return Object.fromEntries(
    actions.map((action, n) => [nameOf(action), Math.round((1000 * (weights[n] ?? 0)) / all) / 10]),
  );
}
