import type { Ctx } from 'boardgame.io';
import type { SeatJournalEntry } from '@/kit/journal';
import { isActive } from '@/kit/seats';
import type { DiggersView } from '../rules/view';

const TOLD: Readonly<Record<string, readonly string[]>> = {
  start: ['DG3'],
  place: ['DG4', 'DG8'],
  'place-down': ['DG4', 'DG-r4'],
  'dig-begin': ['DG5'],
  pay: ['DG5'],
  take: ['DG-r7'],
  'take-down': ['DG-r8'],
  send: ['DG-r9'],
  stay: ['DG-r10'],
  'heartbreak-begin': ['DG6'],
  lose: ['DG6'],
  nobody: ['DG6'],
  end: ['DG7'],
};

/** What the seat to act has to know. */
function asked({ isDigging, due }: DiggersView, { phase }: Ctx): string[] {
  if (phase === 'bury') return ['DG4', 'DG8'];
  if (phase === 'heartbreak') return ['DG6', 'DG7'];
  if (!isDigging) return ['DG5', 'DG-r7'];
  return due > 0 ? ['DG-r7', 'DG8', 'DG-r8'] : ['DG-r10', 'DG-r9'];
}

/** The clauses of what is happening now: the choice to be made, then what has just been done. */
export function currentClauses(view: DiggersView, ctx: Ctx, told: readonly SeatJournalEntry[]): string[] {
  const happened = told.flatMap(({ kind }) => TOLD[kind] ?? []);
  if (ctx.gameover !== undefined) return ['DG7', 'DG-r14'];
  return isActive(ctx, view.playerID) ? [...asked(view, ctx), ...happened] : happened;
}

const ROWS: Readonly<Record<string, string>> = {
  idols: 'DG7',
  managers: 'DG7',
  units: 'DG-r14',
  sets: 'DG9',
  left: 'DG-r15',
};

/** The clause behind a row of the sheet. */
export const scoreClause = (row: string): string | undefined => ROWS[row];
