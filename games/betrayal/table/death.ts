import type { Facts, SeatJournalEntry } from '@/kit/journal';
import { lastIndexWhere } from '@/kit/last';

/** What is told between a blow and the death it comes to: which values it has lowered, and what has taken some of it. */
const BETWEEN = ['lose', 'eased', 'armor-takes', 'keeps-trait', 'skull-turns'];

/**
 * Of what a seat's explorer has died, as the journal has it: `room`, and `of` where `known` says yes. `points` of `kind`
 * are those of the blow that killed it, none where it was no blow. Undefined where no death is told.
 */
export function deathOf(entries: readonly SeatJournalEntry[], seat: string): Facts | undefined {
  const own = entries.filter(({ playerID }) => playerID === seat);
  const end = lastIndexWhere(own, ({ kind }) => kind === 'die');
  const death = own[end]?.facts;
  if (death === undefined) return undefined;
  const before = own.slice(0, end);
  const blow = before[lastIndexWhere(before, ({ kind }) => !BETWEEN.includes(kind))];
  const isOfIt = blow?.kind === 'hurt' && JSON.stringify(blow.facts.of) === JSON.stringify(death.of);
  const { points = 0, kind = '' } = isOfIt ? blow.facts : {};
  return { ...death, points, kind };
}
