import type { Ctx } from '@/kit/action';
import type { SeatJournalEntry } from '@/kit/journal';
import { isActive } from '@/kit/seats';
import { DUEL_FROM, sumOf } from '../rules/components';
import { stageOf } from '../rules/legal';
import type { Cat10View } from '../rules/view';

const TOLD: Readonly<Record<string, readonly string[]>> = {
  ten: ['CT-r13', 'CT1'],
  bust: ['CT-r16'],
  take: ['CT-r11'],
  roll: ['CT-r17'],
  steal: ['CT7'],
  discard: ['CT8'],
  jumbo: ['CT-r14'],
  seize: ['CT-r15'],
  'no-steal': ['CT7'],
  'no-discard': ['CT8'],
  'no-jumbo': ['CT5'],
  end: ['CT-r21', 'CT-r22'],
};

const STAGE = { steal: ['CT7', 'CT-r18'], discard: ['CT8', 'CT-r19'], seize: ['CT5', 'CT-r15'] } as const;

/** The clauses of what is happening now: the choice to be made, then what has just been done. */
export function currentClauses(view: Cat10View, ctx: Ctx, told: readonly SeatJournalEntry[]): string[] {
  const { playerID, row, deckCount } = view;
  const happened = told.flatMap(({ kind }) => TOLD[kind] ?? []);
  if (playerID === null || !isActive(ctx, playerID)) return [...happened, 'CT-r8'];
  const stage = stageOf(ctx, playerID);
  if (stage !== undefined) return [...STAGE[stage], ...happened];
  if (row.length === 0) return ['CT2', ...happened, 'CT-r8'];
  return [
    'CT-r9',
    ...(deckCount === 0 ? ['CT3'] : []),
    ...(sumOf(row) >= DUEL_FROM ? ['CT-r12'] : []),
    'CT-r11',
    ...happened,
  ];
}

const ROWS: Readonly<Record<string, string>> = { cards: 'CT-r22', jumbos: 'CT-r3' };

/** The clause behind a row of the sheet. */
export const scoreClause = (row: string): string | undefined => ROWS[row];
