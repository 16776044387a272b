import { Bot, type Decision } from '@/bots/bot';
import type { BotLevel } from '@/kit/opponents';
import type { Rulebook } from '@/kit/rulebook';

/** A position of seat 0 with a choice that is clearly best. */
export interface Position {
  readonly rulebook: Rulebook;
  readonly decision: Decision;
}

const SEEDS = 20;
const MISSES = 1;
/** Iterations: a third of what the level has, so that a slow phone is covered too. */
const BUDGETS: readonly (readonly [BotLevel, number])[] = [
  ['normal', 150],
  ['hard', 500],
];

/** Fails when `normal` or `hard` miss that choice more than once in twenty. */
export function demandChoice(
  { rulebook, decision }: Position,
  isBest: (args: readonly unknown[], move: string) => boolean,
): void {
  for (const [level, iterations] of BUDGETS) {
    const bot = new Bot(rulebook, level, { budget: { iterations } });
    const others = Array.from({ length: SEEDS }, (_, seed) => bot.decide(decision, `${seed}`).action).filter(
      ({ args, move }) => !isBest(args, move),
    );
    if (others.length > MISSES) throw new Error(`${level} also chose ${JSON.stringify(others)}`);
  }
}
