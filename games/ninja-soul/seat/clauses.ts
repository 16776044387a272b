import type { Ctx } from '@/kit/action';
import type { SeatJournalEntry } from '@/kit/journal';
import { isActive } from '@/kit/seats';
import { CLAUSE, cardToAim } from '../rules/legal';
import type { NinjaSoulView } from '../rules/view';

/** The clauses of what a line of the journal tells. */
const TOLD: Readonly<Record<string, readonly string[]>> = {
  'round-begin': ['NS-r3', 'NS13'],
  look: ['NS9'],
  swap: ['NS3'],
  sleep: ['NS4'],
  'peek-hit': ['NS8'],
  'peek-miss': ['NS5'],
  kill: ['NS6'],
  'round-won': ['NS1'],
  'round-last': ['NS11'],
  'round-stopped': ['NS12'],
};

/** The clauses of what is happening now: the card to be aimed, then what has just been done. */
export function currentClauses(view: NinjaSoulView, ctx: Ctx, told: readonly SeatJournalEntry[]): string[] {
  const { playerID, deeds } = view;
  const aiming = cardToAim(view, playerID);
  const opened = deeds.at(-1)?.card ?? null;
  return [
    ...(aiming === null ? [] : [CLAUSE[aiming]]),
    ...told.flatMap(({ kind }) => TOLD[kind] ?? []),
    ...(opened === null ? [] : [CLAUSE[opened]]),
    ...(opened === 'sleep-peek' ? ['NS7'] : []),
    ...(isActive(ctx, playerID) && aiming === null ? ['NS-r5', 'NS-r6', 'NS-r7'] : []),
    'NS-r5',
  ];
}

/** The clause that says how points are won. */
export const scoreClause = (): string => 'NS1';
