import type { PlayerID } from '@/kit/action';
import { HARMED, type Harm, type Side } from '../../rules/components';
import { explorerAt } from '../../rules/figures';
import { harmedIn } from '../../rules/harm';
import type { Ill, LowEnd } from '../../rules/option';
import { chanceOf, oddsOf } from '../../rules/rolls';
import type { Table } from '../../rules/state';
import type { Roll, Step } from '../../rules/step';
import type { Mark, Seen } from '../../rules/thing';
import { consult } from '../../rules/things';
import { isDeadly, loweredBy } from '../cards/other-end';

/** What may befall somebody before long, where they stand: on their plate, with how likely it is. */

interface Peril {
  readonly seat: PlayerID;
  /** The message that names what does it. */
  readonly what: string;
  readonly ill: Ill;
  readonly chance: number;
  /** Whose secret the number is, or that there is any (BH156, BH169). */
  readonly to?: Side | undefined;
}

const tag = (word: string, { seat, what, ill, chance, to }: Peril, value?: number): Mark[] =>
  chance <= 0
    ? []
    : [
        {
          on: { seat },
          word,
          ...(value === undefined ? {} : { value }),
          ...(to === undefined ? {} : { to }),
          chance,
          facts: { what: { term: what }, ill: { term: `ills.${ill}` } },
        },
      ];

/** Something that is sure, or of which no one number can be named. */
export const peril = (of: Peril): Mark[] => tag('peril', of);

/** By a total up to a number, in a roll of one's own. */
export function lowPeril(seen: Seen, roll: Roll, low: LowEnd | undefined, to?: Side): Mark[] {
  if (low === undefined) return [];
  const { seat, what } = roll;
  const chance = oddsOf(seen, roll, low.upTo + 1, low).end?.chance ?? 0;
  return tag('peril-low', { seat, what, ill: low.ill, chance, to }, low.upTo);
}

/** By a total from a number on, of so many dice. */
export const highPeril = (of: Omit<Peril, 'chance'>, dice: number, from: number): Mark[] =>
  tag('peril-high', { ...of, chance: chanceOf(dice, from) }, from);

/** The fewest points of harm that somebody dies of, of so many at the most; undefined: of none. */
export function deadlyPoints(
  seen: Seen,
  seat: PlayerID,
  meant: Harm,
  most: number,
  source: string,
): number | undefined {
  const { traits } = explorerAt(seen.table, seat);
  const kind = harmedIn(seen, seat, meant);
  const least = HARMED[kind].reduce((sum, trait) => sum + traits[trait] - 1, 1);
  for (let points = least; points <= most; points++) {
    const asked = { figure: seat, kind, points, isAttack: false, source };
    if (isDeadly(seen, seat, kind, consult(seen, 'harm', asked, points))) return points;
  }
  return undefined;
}

/** Whether somebody dies of any of some steps. */
export const areDeadly = (seen: Seen, seat: PlayerID, steps: readonly Step[], source: string): boolean =>
  steps.some((one) => {
    if (one.do === 'lose') return loweredBy(seen, seat, one.trait, one.by, source) === 'kills';
    if (one.do !== 'harm') return one.do === 'die';
    return deadlyPoints(seen, seat, one.kind, one.points ?? 0, source) !== undefined;
  });

/** Whether somebody has a turn, or is in it, before that of another is over. */
export function actsBefore({ turn, explorers }: Readonly<Table>, seat: PlayerID, last: PlayerID): boolean {
  if (turn.seat === null || turn.seat === seat) return true;
  const after = (one: PlayerID) => (Number(one) - Number(turn.seat) + explorers.length) % explorers.length;
  return after(seat) <= after(last);
}
