import type { Ctx } from 'boardgame.io';
import type { SeatJournalEntry } from '@/kit/journal';
import { isAskedToRespond } from '@/kit/response';
import { isActive } from '@/kit/seats';
import { isOrdering } from '../rules/may';
import type { Step } from '../rules/state';
import type { MacroscopeView } from '../rules/view';

const TOLD: Readonly<Record<string, readonly string[]>> = {
  start: ['MS-r3', 'MS1'],
  roll: ['MS2', 'MS3'],
  pick: ['MS4'],
  lift: ['MS2'],
  decline: ['MS5'],
  join: ['MS6', 'MS8'],
  'join-free': ['MS21'],
  call: ['MS8'],
  'none-right': ['MS14', 'MS12'],
  appeal: ['MS20'],
  right: ['MS13', 'MS11'],
  lose: ['MS10', 'MS15'],
  aside: ['MS16'],
  next: ['MS17'],
  end: ['MS18', 'MS19'],
};

const STEP: Readonly<Record<Step, readonly string[]>> = {
  begin: ['MS-r5', 'MS4'],
  thrown: ['MS2', 'MS-r6'],
  lifted: ['MS-r7', 'MS5'],
  again: ['MS3', 'MS5'],
  asked: ['MS7', 'MS6'],
  naming: ['MS9', 'MS8'],
  judging: ['MS20'],
};

/** The clauses of what is happening now: the choice to be made, then what has just been done. */
export function currentClauses(view: MacroscopeView, ctx: Ctx, told: readonly SeatJournalEntry[]): string[] {
  const { playerID, step, options } = view;
  const happened = told.flatMap(({ kind }) => TOLD[kind] ?? []);
  if (playerID === null || !isActive(ctx, playerID)) return [...happened, ...STEP[step]];
  const simple = options.rules === 'simple' ? ['MS21'] : [];
  if (isAskedToRespond(ctx, playerID)) return [...STEP[step], ...simple, ...happened];
  if (step === 'naming') return [isOrdering(view) ? 'MS8' : 'MS9', ...happened];
  return [...STEP[step], ...simple, ...happened];
}

/** The clause behind the one row of the sheet. */
export const scoreClause = (): string => 'MS-r9';
