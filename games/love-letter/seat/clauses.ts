import type { Ctx } from '@/kit/action';
import type { SeatJournalEntry } from '@/kit/journal';
import { isActive } from '@/kit/seats';
import { CLAUSE, countessIsDue } from '../rules/legal';
import type { LoveLetterView } from '../rules/view';

/** The clauses of what a line of the journal tells. */
const TOLD: Readonly<Record<string, readonly string[]>> = {
  'no-effect': ['LL9'],
  'guard-miss': ['LL-r7'],
  'guard-hit': ['LL-r7'],
  handmaid: ['LL8'],
  'baron-level': ['LL10'],
  'baron-defeat': ['LL-r9'],
  'prince-discard': ['LL-r11'],
  'prince-draw-aside': ['LL11'],
  'king-trade': ['LL20'],
  out: ['LL15'],
  'round-last': ['LL16', 'LL5'],
  'round-showdown': ['LL-r6', 'LL5'],
  'round-discards': ['LL6', 'LL17'],
};

/** The clauses of what is happening now: the choice to be made, then what has just been played. */
export function currentClauses(view: LoveLetterView, ctx: Ctx, told: readonly SeatJournalEntry[]): string[] {
  const { hand, playerID, plays } = view;
  const isMyTurn = isActive(ctx, playerID);
  const played = plays.at(-1)?.card;
  return [
    ...(isMyTurn && countessIsDue(hand) ? ['LL12'] : []),
    ...told.flatMap(({ kind }) => TOLD[kind] ?? []),
    ...(played === undefined ? [] : [CLAUSE[played]]),
    ...(isMyTurn ? hand.map((card) => CLAUSE[card]) : []),
    'LL-r5',
  ];
}

/** The clause that says how tokens are won. */
export const scoreClause = (): string => 'LL5';
