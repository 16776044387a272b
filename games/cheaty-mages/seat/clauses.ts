import type { Ctx } from 'boardgame.io';
import type { SeatJournalEntry } from '@/kit/journal';
import { isAskedToRespond } from '@/kit/response';
import { isActive } from '@/kit/seats';
import type { Judge } from '../rules/components';
import type { CheatyMagesView } from '../rules/view';

/** The clauses of what a line of the journal tells. */
const TOLD: Readonly<Record<string, string>> = {
  deal: 'CM-r3',
  'bout-begin': 'CM5',
  'bout-again': 'CM13',
  bet: 'CM6',
  place: 'CM-r9',
  'place-down': 'CM-r10',
  bribe: 'CM14',
  peek: 'CM17',
  detect: 'CM-r29',
  dispel: 'CM25',
  'dispel-lasting': 'CM25',
  recall: 'CM-r31',
  amnesia: 'CM20',
  forget: 'CM20',
  imitation: 'CM21',
  'dimension-door': 'CM24',
  confusion: 'CM23',
  invisibility: 'CM22',
  'prismatic-ray': 'CM22',
  metamorphosis: 'CM19',
  alteration: 'CM26',
  'alteration-down': 'CM26',
  'anti-magic': 'CM-r40',
  pass: 'CM16',
  'out-of-cards': 'CM16',
  shuffle: 'CM3',
  'ferine-eject': 'CM3',
  'ferine-dispel': 'CM3',
  confused: 'CM23',
  'verdict-eject': 'CM10',
  'verdict-dispel': 'CM10',
  'verdict-dispel-low': 'CM11',
  'bout-won': 'CM-r17',
  paid: 'CM7',
  cancelled: 'CM13',
  unpaid: 'CM13',
  refill: 'CM27',
  discard: 'CM27',
  end: 'CM28',
};

const JUDGE_CLAUSE: Readonly<Record<Judge, string>> = {
  adoth: 'CM-r41',
  tad: 'CM1',
  ferine: 'CM3',
  zapp: 'CM-r44',
  lawty: 'CM4',
  orlair: 'CM-r46',
  lester: 'CM11',
  morla: 'CM-r48',
};

/** The clauses of what is happening now: the choice to be made, then what has just been done. */
export function currentClauses(view: CheatyMagesView, ctx: Ctx, told: readonly SeatJournalEntry[]): string[] {
  const happened = told.flatMap(({ kind }) => TOLD[kind] ?? []);
  const judge = JUDGE_CLAUSE[view.judge];
  if (!isActive(ctx, view.playerID)) return [...happened, judge];
  if (isAskedToRespond(ctx, view.playerID)) return ['CM20', ...happened];
  if (ctx.phase === 'bet') return ['CM-r7', 'CM7', judge, ...happened];
  if (ctx.phase === 'refill') return ['CM27', ...happened];
  return ['CM-r8', judge, ...happened, 'CM16'];
}

const ROWS: Readonly<Record<string, string>> = {
  purse: 'CM-r3',
  prizes: 'CM7',
  bribes: 'CM14',
  cards: 'CM28',
};

/** The clause behind a row of the score sheet. */
export const scoreClause = (row: string): string | undefined => ROWS[row];
