import { Bot } from '@/bots/bot';
import { asHint } from '@/bots/settle';
import type { Action } from '@/kit/action';
import type { Explanation } from '@/kit/rulebook';
import { activeSeats } from '@/kit/seats';
import { compare, tellingReason } from '@/ui/table/hint-comparison';
import { bytes } from './match';
import { positions } from './sentences';
import type { Subject } from './subject';

/** What makes a hint of no use, however true it is. */
type Useless =
  /** Nothing is said for it, and there is a choice. */
  | 'without reason'
  /** What it is set beside reads like it. */
  | 'beside itself'
  /** What it is set beside is lost by the rules, or comes to nothing. */
  | 'beside what is lost'
  /** What is said for it speaks as well for what is clearly behind it. */
  | 'reason of both';

interface UseRow {
  readonly hints: number;
  /** Where each was met. */
  readonly useless: Readonly<Record<Useless, readonly string[]>>;
}

interface Looked {
  /** So many hints. */
  readonly hints: number;
  /** Playouts of each, at most. */
  readonly iterations?: number;
}

/** Every so manieth decision is asked about: neighbours are alike. */
const APART = 7;

const same = (a: unknown, b: unknown): boolean => bytes(a) === bytes(b);

/** Asks for hints in matches by policy, as a page does, and counts those that are of no use. */
export function checkUse(subject: Subject, { hints, iterations = 400 }: Looked): UseRow {
  const { rulebook } = subject;
  const { explain } = rulebook;
  if (explain === undefined) throw new RangeError(`${rulebook.slug} says nothing`);
  const most = rulebook.search.levels.hard.iterations ?? iterations;
  const bot = new Bot(rulebook, 'hard', { budget: { iterations: Math.min(iterations, most) } });
  const useless: Record<Useless, string[]> = {
    'without reason': [],
    'beside itself': [],
    'beside what is lost': [],
    'reason of both': [],
  };
  let count = 0;
  let looked = 0;
  for (const { G, ctx, _stateID } of positions(subject, 0)) {
    if (count >= hints) break;
    if (looked++ % APART !== 0) continue;
    const [playerID] = activeSeats(ctx);
    if (playerID === undefined) continue;
    const view = rulebook.view(G, ctx, playerID);
    const legal = rulebook.legal(view, ctx);
    if (legal.length < 2) continue;
    const words = (action: Action): Explanation => explain.call(rulebook, view, ctx, action);
    const thought = asHint(bot.decide({ view, ctx }, `use ${_stateID}`), rulebook, { view, ctx });
    count++;
    const explanation = words(thought.action);
    const comparison = compare(thought, legal, words);
    const other = comparison !== undefined && 'other' in comparison ? words(comparison.other) : undefined;
    const reason = tellingReason(explanation, other);
    const note = (kind: Useless) =>
      useless[kind].push(bytes({ stateID: _stateID, does: thought.action, explanation, comparison, other }));
    // That all else is lost is a reason.
    const isReason = comparison?.kind === 'rest' || comparison?.kind === 'only';
    if (reason === undefined && !isReason) note('without reason');
    if (other === undefined) continue;
    if (same(other.action, explanation.action)) note('beside itself');
    if (other.isDominated === true && explanation.isDominated !== true) note('beside what is lost');
    if (comparison?.kind !== 'ahead') continue;
    const reasons = [other.reason, ...(other.also ?? [])];
    if (reason !== undefined && reasons.some((one) => same(one, reason))) note('reason of both');
  }
  return { hints: count, useless };
}
