import type { Ctx } from '@/kit/action';
import type { SeatJournalEntry } from '@/kit/journal';
import { at, LOCKED } from '@/kit/seats';
import type { CATEGORIES, Kind } from '../rules/components';
import { hasChopsticks } from '../rules/legal';
import { emptyWasabi } from '../rules/scoring';
import type { SushiGoView } from '../rules/view';

/** The clause that says what a card is for. */
const CARD: Readonly<Record<Kind, string>> = {
  tempura: 'SG-r21',
  sashimi: 'SG-r22',
  dumpling: 'SG-r23',
  'maki-1': 'SG-r19',
  'maki-2': 'SG-r19',
  'maki-3': 'SG-r19',
  egg: 'SG-r26',
  salmon: 'SG-r25',
  squid: 'SG-r24',
  wasabi: 'SG-r13',
  pudding: 'SG-r29',
  chopsticks: 'SG-r15',
};

const TOLD: Readonly<Record<string, readonly string[]>> = {
  'pudding-most': ['SG-r34'],
  'pudding-fewest': ['SG-r35'],
  'pudding-none': ['SG-r37'],
  'round-end': ['SG-r18'],
  'pass-last': ['SG-r12'],
  chopsticks: ['SG-r16'],
};

/** The clauses of what is happening now: the choice to be made, then what has just been turned over. */
export function currentClauses(view: SushiGoView, ctx: Ctx, told: readonly SeatJournalEntry[]): string[] {
  const { playerID, seats, reveals } = view;
  const happened = told.flatMap(({ kind }) => TOLD[kind] ?? []);
  if (playerID === null) return [...happened, 'SG-r9'];
  if (ctx.activePlayers?.[playerID] === LOCKED) return ['SG-t1', 'SG-r9'];
  const { tableau } = at(seats, playerID);
  return [
    ...happened,
    ...(hasChopsticks(view) ? ['SG-r15', 'SG8'] : []),
    ...(emptyWasabi(tableau) > 0 ? ['SG7'] : []),
    ...at(reveals, playerID).map((card) => CARD[card]),
    'SG-r8',
  ];
}

const CATEGORY: Readonly<Record<(typeof CATEGORIES)[number], string>> = {
  maki: 'SG-r19',
  tempura: 'SG-r21',
  sashimi: 'SG-r22',
  dumpling: 'SG-r23',
  nigiri: 'SG-r24',
};

/** The clause behind a row of the sheet. */
export const scoreClause = (row: string): string | undefined =>
  ({ ...CATEGORY, pudding: 'SG-r34', puddings: 'SG-r33' })[row];
