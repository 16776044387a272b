import type { Ctx } from 'boardgame.io';
import type { SeatJournalEntry } from '@/kit/journal';
import { isAskedToRespond } from '@/kit/response';
import { at, isActive } from '@/kit/seats';
import type { Card } from '../rules/components';
import { CLAUSE, DISCARD, ownBirds } from '../rules/legal';
import { crying, hasBats, hourAt } from '../rules/sill';
import type { CrowsOverkillView } from '../rules/view';

/** The clauses of what a line of the journal tells. */
const TOLD: Readonly<Record<string, string>> = {
  begin: 'CO29',
  gong: 'CO4',
  'gong-last': 'CO5',
  shuffle: 'CO26',
  'shuffle-birds': 'CO26',
  copy: 'CO15',
  trap: 'CO12',
  'trap-gong': 'CO7',
  attack: 'CO18',
  block: 'CO14',
  redirect: 'CO16',
  nothing: 'CO16',
  scissors: 'CO20',
  'plectrum-given': 'CO21',
  nighthawk: 'CO3',
  out: 'CO27',
  end: 'CO23',
};

const HOUR_CLAUSES = { ox: 'CO-r15', tiger: 'CO-r16', rabbit: 'CO-r17', dragon: 'CO-r18' } as const;

/** The clauses of what is happening now: the choice to be made, then what has just been done. */
export function currentClauses(
  view: CrowsOverkillView,
  ctx: Ctx,
  told: readonly SeatJournalEntry[],
): string[] {
  const { playerID, seats, hour, attack } = view;
  const happened = told.flatMap(({ kind }) => TOLD[kind] ?? []);
  const hourly = HOUR_CLAUSES[hourAt(hour)];
  const attacked: readonly Card[] = attack === null ? [] : [attack.args[0]];
  if (playerID === null || !isActive(ctx, playerID))
    return [...attacked.map((card) => CLAUSE[card]), ...happened, hourly];
  if (isAskedToRespond(ctx, playerID))
    return ['CO18', ...attacked.map((card) => CLAUSE[card]), 'CO14', 'CO16', hourly];
  if (ctx.activePlayers?.[playerID] === DISCARD) return ['CO25', ...happened];
  const { birds } = at(seats, playerID);
  return [
    ...(crying(ownBirds(view), hour) === undefined ? [] : ['CO24']),
    ...(hasBats(birds) ? ['CO9'] : []),
    'CO-r11',
    hourly,
    ...happened,
  ];
}

/** The clause that says how the ranking comes about. */
export const scoreClause = (): string => 'CO-r21';
