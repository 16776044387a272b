import type { PlayerID } from '@/kit/action';
import { lastIndexWhere } from '@/kit/last';
import { TRAITS, type Trait } from './components';
import { explorerAt, whoIs } from './figures';
import { say } from './journal';
import type { BetrayalG } from './state';
import type { Box, Resolver } from './thing';

/** Choosing explorers, and who begins (BH7 to BH11, BH82, BH158). */

/** An explorer is taken, its clips on the starting spaces (BH7, BH8). */
const become: Resolver<'become'> = (at, step) => {
  const { G, box } = at;
  const seat = step.seat ?? '';
  const explorer = explorerAt(G, seat);
  explorer.explorer = step.explorer;
  const { traits } = whoIs(box, explorer);
  explorer.traits = Object.fromEntries(TRAITS.map((trait) => [trait, traits[trait].start])) as Record<
    Trait,
    number
  >;
  say(G, 'choose', seat, { explorer: { term: `explorers.${explorer.explorer}` } });
  const next = G.explorers.findIndex((one) => one.explorer === null);
  return next < 0 ? [{ do: 'open-door' }] : [{ do: 'ask', kind: 'explorer', seat: String(next) }];
};

/** Days from one day of the year to another, a leap year's; none where it is the same day (BH82). */
const DAYS = [0, 31, 60, 91, 121, 152, 182, 213, 244, 274, 305, 335];
const dayOf = ({ month, day }: BetrayalG['day']): number => (DAYS[month - 1] ?? 0) + day;
export const daysUntil = (from: BetrayalG['day'], to: BetrayalG['day']): number =>
  (dayOf(to) - dayOf(from) + 366) % 366;

/** A day of the year by its number, from 1. */
export function dateOf(number: number): BetrayalG['day'] {
  const month = lastIndexWhere(DAYS, (before) => before < number);
  return { month: month + 1, day: number - (DAYS[month] ?? 0) };
}

/** The seat whose explorer's birthday comes next (BH11). */
export function firstSeat(G: Pick<BetrayalG, 'explorers' | 'day'>, box: Box): PlayerID {
  const until = G.explorers.map((explorer) => daysUntil(G.day, whoIs(box, explorer).birthday));
  return String(until.indexOf(Math.min(...until)));
}

const openDoor: Resolver<'open-door'> = (at) => {
  const { G, box } = at;
  G.stage = 'exploring';
  G.first = firstSeat(G, box);
  say(G, 'day', G.first, { month: G.day.month, day: G.day.day });
  return [{ do: 'begin-turns' }];
};

export const draftSteps = { become, 'open-door': openDoor };
