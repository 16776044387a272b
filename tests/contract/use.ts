import { Bot } from '@/bots/bot';
import { favourite } from '@/bots/settle';
import type { Action } from '@/kit/action';
import type { Explanation } from '@/kit/rulebook';
import { activeSeats } from '@/kit/seats';
import { compare, tellingReason } from '@/ui/table/hint-comparison';
import { bytes } from './match';
import { positions } from './sentences';
import type { Subject } from './subject';

/** What makes a hint of no use, however true it is. */
export type Useless = 'without reason' | 'beside itself' | 'beside what is lost' | 'reason of both';

export interface UseRow {
  readonly hints: number;
  readonly useless: Readonly<Record<Useless, readonly string[]>>;
}

const same = (a: unknown, b: unknown): boolean => bytes(a) === bytes(b);

export function checkUse(subject: Subject, { hints }: { hints: number }): UseRow {
  const { rulebook } = subject;
  const { explain } = rulebook;
  if (explain === undefined) throw new RangeError(`${rulebook.slug} says nothing`);
  const { ms: _, ...budget } = rulebook.search.levels.hard;
  const bot = new Bot(rulebook, 'hard', { budget: { iterations: 400, ...budget } });
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
    if (looked++ % 7 !== 0) continue;
    const [playerID] = activeSeats(ctx);
    if (playerID === undefined) continue;
    const view = rulebook.view(G, ctx, playerID);
    const legal = rulebook.legal(view, ctx);
    if (legal.length < 2) continue;
    const words = (action: Action): Explanation => explain.call(rulebook, view, ctx, action);
    const found = bot.decide({ view, ctx }, `use ${_stateID}`);
    const thought = { ...found, action: favourite(found, (peers) => rulebook.policy(view, ctx, peers)) };
    count++;
    const explanation = words(thought.action);
    const { action } = explanation;
    const comparison = compare(thought, legal, words);
    const other = comparison !== undefined && 'other' in comparison ? words(comparison.other) : undefined;
    const reason = tellingReason(explanation, other);
    const note = (kind: Useless) =>
      useless[kind].push(bytes({ stateID: _stateID, does: thought.action, explanation, comparison, other }));
    const isReason = comparison?.kind === 'rest' || comparison?.kind === 'only';
    if (reason === undefined && !isReason) note('without reason');
    if (other === undefined) continue;
    if (same(other.action, action)) note('beside itself');
    if (other.isDominated === true && explanation.isDominated !== true) note('beside what is lost');
    if (comparison?.kind !== 'ahead') continue;
    const reasonsOfOther = [other.reason, ...(other.also ?? [])];
    if (reason !== undefined && reasonsOfOther.some((one) => same(one, reason))) note('reason of both');
  }
  return { hints: count, useless };
}
