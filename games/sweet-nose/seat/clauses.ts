import type { Ctx } from 'boardgame.io';
import type { SeatJournalEntry } from '@/kit/journal';
import { isActive } from '@/kit/seats';
import { SHOP_CLAUSE, SHOPS } from '../rules/components';
import { shopOf } from '../rules/legal';
import type { SweetNoseView } from '../rules/view';

const TOLD: Readonly<Record<string, readonly string[]>> = {
  deal: ['SN-r7', 'SN2'],
  auction: ['SN23'],
  bid: ['SN23'],
  pass: ['SN23'],
  'round-begin': ['SN-r8'],
  arrange: ['SN-r9'],
  swap: ['SN-r11'],
  market: ['SN-r13'],
  'use-takeaway': ['SN12'],
  ...Object.fromEntries(SHOPS.map((shop) => [`use-${shop}`, [SHOP_CLAUSE[shop]]])),
  skip: ['SN8'],
  stuck: ['SN8'],
  guard: ['SN10'],
  empty: ['SN9'],
  'round-end': ['SN1', 'SN-r25'],
  return: ['SN6'],
  claim: ['SN-r29'],
  'no-shop': ['SN-r30'],
  over: ['SN21'],
};

/** What the seat to act has to know. */
function asked(view: SweetNoseView, { phase }: Ctx): string[] {
  const shop = shopOf(view);
  if (phase === 'auction') return ['SN23'];
  if (phase === 'arrange') return ['SN-r9', 'SN-r25', 'SN1'];
  if (phase === 'declare') return ['SN16'];
  if (phase === 'shop') return ['SN-r29', 'SN5', 'SN7'];
  return ['SN8', 'SN-r11', 'SN-r13', ...(shop === null ? [] : [SHOP_CLAUSE[shop], 'SN7']), 'SN9'];
}

/** The clauses of what is happening now: the choice to be made, then what has just been done. */
export function currentClauses(view: SweetNoseView, ctx: Ctx, told: readonly SeatJournalEntry[]): string[] {
  const happened = told.flatMap(({ kind }) => TOLD[kind] ?? []);
  if (ctx.gameover !== undefined) return ['SN21', 'SN18'];
  return isActive(ctx, view.playerID) ? [...asked(view, ctx), ...happened] : happened;
}

const ROWS: Readonly<Record<string, string>> = { bid: 'SN23', sweetness: 'SN-r25' };

/** The clause behind a row of the sheet. */
export const scoreClause = (row: string): string | undefined => ROWS[row];
