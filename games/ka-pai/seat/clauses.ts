import type { Ctx } from '@/kit/action';
import type { SeatJournalEntry } from '@/kit/journal';
import { at } from '@/kit/seats';
import { BLANK } from '../rules/components';
import { isDouble, stepOf } from '../rules/drawing';
import type { KaPaiView } from '../rules/view';

const TOLD: Readonly<Record<string, readonly string[]>> = {
  end: ['KP-r25', 'KP-r26'],
  link: ['KP7', 'KP-r20'],
  group: ['KP-r10'],
  mark: ['KP-r21'],
  undo: ['KP-t2'],
};

const RANU = { base: [], 'ranu-1': ['KP-r23'], 'ranu-2': ['KP-r24'] } as const;

/** The clauses of what is happening now: what has to be done with the roll, then what was just drawn. */
export function currentClauses(view: KaPaiView, _ctx: Ctx, told: readonly SeatJournalEntry[]): string[] {
  const { playerID, sheets, dice, options } = view;
  const happened = told.flatMap(({ kind }) => TOLD[kind] ?? []);
  const ranu = RANU[options.sheet];
  if (playerID === null) return [...happened, 'KP13', ...ranu];
  const sheet = at(sheets, playerID);
  if (sheet.isDone) return [...happened, 'KP13', 'KP-t2'];
  const step = stepOf(options.sheet, sheet, dice);
  if (step === 'mark') return ['KP-r14', 'KP9', ...happened];
  if (step === 'ready') return [...happened, 'KP-t2', 'KP13'];
  const first = sheet.cells === BLANK ? ['KP1'] : ['KP-r7'];
  return isDouble(dice)
    ? ['KP-r9', 'KP2', ...first, ...happened, ...ranu]
    : ['KP-r8', ...first, ...happened, 'KP-r10', ...ranu];
}

const ROWS: Readonly<Record<string, string>> = {
  triangle: 'KP-r13',
  square: 'KP-r13',
  circle: 'KP-r13',
  totems: 'KP-r20',
  bonus: 'KP-r21',
  ranu: 'KP-r22',
  marks: 'KP-r26',
};

/** The clause behind a row of the sheet. */
export const scoreClause = (row: string): string | undefined => ROWS[row];
