import type { Ctx } from '@/kit/action';
import type { SeatJournalEntry } from '@/kit/journal';
import { isActive } from '@/kit/seats';
import { SPLITS } from '../rules/components';
import { SPLIT_CLAUSE } from '../rules/legal';
import type { NumeriView } from '../rules/view';

const TOLD: Readonly<Record<string, readonly string[]>> = {
  end: ['NU-r26', 'NU-r27'],
  bonus: ['NU-r21'],
  open: ['NU-r14', 'NU9'],
  pass: ['NU-r25'],
  enter: ['NU-r7'],
};

const isJump = ({ facts }: SeatJournalEntry): boolean => typeof facts.jumped === 'number' && facts.jumped > 0;

/** The clauses of what is happening now: what may be done with the roll, then what the last one did. */
export function currentClauses(view: NumeriView, ctx: Ctx, told: readonly SeatJournalEntry[]): string[] {
  const { die, isSplitOpen, playerID } = view;
  const happened = told.flatMap(({ kind }) => TOLD[kind] ?? []);
  const jumped = told.some(isJump) ? ['NU-r11'] : [];
  if (die === null) return [...happened, ...jumped, 'NU-r31'];
  if (die === 'star') return ['NU-r12', 'NU5', ...happened, ...jumped];
  const mayBeSplit = isSplitOpen && SPLITS.has(die) && isActive(ctx, playerID);
  const splitting = mayBeSplit ? [SPLIT_CLAUSE[die], 'NU-r19'] : [];
  return [...splitting, ...happened, ...jumped, 'NU-r9', 'NU-r10'];
}

const ROWS: Readonly<Record<string, string>> = {
  spaces: 'NU-r27',
  'dark-red': 'NU-r28',
  'in-hand': 'NU-r29',
};

/** The clause behind a row of the sheet. */
export const scoreClause = (row: string): string | undefined => ROWS[row];
