import type { PlayerID } from '@/kit/action';
import { mark, pick } from '../../parts/cards/steps';
import { isUntouched } from '../../parts/cards/untouched';
import { goTogether, joins, parts } from '../../parts/haunts/along';
import { HALL, isOpen } from '../../parts/haunts/front-door';
import { barred, change, deed } from '../../parts/haunts/haunt';
import type { Direction, FigureID, Place } from '../../rules/components';
import { explorerAt, isAlive, placeOf, sideOf } from '../../rules/figures';
import { samePlace } from '../../rules/house';
import { room as roomFact, say, whichOne } from '../../rules/journal';
import type { Option } from '../../rules/option';
import { type Alternative, type Step, stepsOf } from '../../rules/step';
import type { At } from '../../rules/thing';
import { consult } from '../../rules/things';
import { isDone } from '../../rules/turn';
import { keyOf, waysFrom } from '../../rules/ways';
import { worthLeading } from './goals';
import { CLAUSE, LED, lookOf, ROOMS, type Seer, type State, victims } from './state';
import { type Exit, exitsOf, turnTo } from './walking';

/** A hero leads a Victim, at the start of the turn and before all else (BH-h46-D3, BH-h46-D10). */

type Led = { victim: FigureID };
export const step = stepsOf<{
  lead: Led & { to: Place; door: Direction | null; left: number };
  'lead-on': Led & { left: number };
  'lead-out': Led;
  'come-back': Record<never, never>;
}>('haunt');

/** One way to lead it: to a room, or out of the house. */
interface Lead {
  readonly key: string;
  readonly label: 'lead' | 'lead-out';
  readonly facts: NonNullable<Alternative['facts']>;
  readonly weight: number;
  readonly next: readonly Step[];
}

/** Where the two can go: the Victim by itself, and the hero by a step, though no room is left by a roll (BH-h46-K3). */
function leads(seen: Seer, seat: PlayerID, victim: FigureID, left: number): Lead[] {
  const { table, mine } = seen;
  const place = placeOf(table, seat);
  const ways = waysFrom(seen, seat, place);
  const isOpenTo = ({ to }: Exit) => ways.some((way) => way.to !== null && samePlace(way.to, to));
  const monster = whichOne(table, victim);
  const rooms = exitsOf(seen, victim)
    .filter(isOpenTo)
    .map(
      ({ to, door }): Lead => ({
        key: keyOf(to),
        label: 'lead',
        facts: { monster, room: roomFact(to.room) },
        weight: worthLeading(seen, place.room, to.room),
        next: [step('lead', { seat, victim, to, door, left })],
      }),
    );
  if (place.room !== HALL || !isOpen(mine.door)) return rooms;
  const out = { label: 'lead-out', facts: { monster }, weight: worthLeading(seen, HALL, null) } as const;
  return [{ ...out, key: 'out', next: [step('lead-out', { seat, victim })] }, ...rooms];
}

/** Of Victims that look the same way one stands for all. */
function ledBy({ table, mine }: Seer, seat: PlayerID): FigureID[] {
  const here = victims(table).filter((one) => samePlace(one, placeOf(table, seat)));
  const looks = here.map(({ id }) => lookOf(mine, id));
  return here.filter(({ id }, n) => looks.indexOf(lookOf(mine, id)) === n).map(({ id }) => id);
}

/** One Victim a hero and turn, while nothing else has been done in it. */
export function leading(seen: Seer, seat: PlayerID): Option[] {
  const { table } = seen;
  const isAble = consult(seen, 'may', { seat, what: 'step' }, null) === null;
  const here = sideOf(table, seat) === 'heroes' && isAble ? ledBy(seen, seat) : [];
  if (here.length === 0 || isDone(table, LED)) return [];
  if (!isUntouched(table.turn))
    return [barred(deed(CLAUSE, 'lead-late', { next: [] }), { reason: 'lead-first', clause: CLAUSE })];
  return here.flatMap((victim) =>
    leads(seen, seat, victim, ROOMS - 1).map(({ key, label, next, ...more }) =>
      deed(CLAUSE, label, {
        ...more,
        args: ['lead', victim, key],
        next: [mark(LED), joins(victim, seat), ...next],
      }),
    ),
  );
}

/** The hero goes, and the Victim goes along. */
export function lead(
  at: At<State>,
  seat: PlayerID,
  victim: FigureID,
  to: Place,
  door: Direction | null,
  left: number,
): Step[] {
  turnTo(at, victim, door);
  say(at.G, 'led', seat, { monster: whichOne(at.G, victim), room: roomFact(to.room) });
  return [...goTogether(at.G, [seat], to, true), step('lead-on', { seat, victim, left })];
}

/** As far as it goes, or as the hero likes; then the Victim is set down. */
export function leadOn(at: At<State>, seat: PlayerID, victim: FigureID, left: number): Step[] {
  const { G, mine } = at;
  const isOver = left === 0 || G.turn.isEnding || !isAlive(explorerAt(G, seat));
  if (isOver || mine.along[victim] !== seat) return [parts(victim)];
  const stay = { key: 'stay', label: 'lead-no-more', next: [parts(victim)], weight: 1 };
  return [{ ...pick(CLAUSE, [...leads(at, seat, victim, left - 1), stay]), seat }];
}

/** Through the front door together; the hero may be back at once (BH-h46-D3, BH-h46-K5). */
export function leadOut(at: At<State>, seat: PlayerID, victim: FigureID): Step[] {
  const { G } = at;
  say(G, 'victim-out', seat, { monster: whichOne(G, victim) });
  G.monsters = G.monsters.filter(({ id }) => id !== victim);
  change(at, { out: at.mine.out + 1 });
  return [parts(victim), { do: 'leave', seat }, ...askBack(seat)];
}

/** Whoever is out is asked whether to come back in. */
export const askBack = (seat: PlayerID): Step[] => [
  {
    ...pick(CLAUSE, [
      { key: 'back', label: 'come-back', next: [step('come-back', { seat })], weight: 5 },
      { key: 'out', label: 'stay-out', next: [], weight: 1 },
    ]),
    seat,
  },
];

/** For a space, whoever is in the way (BH-h46-D16); in a turn that has not begun yet as soon as it has. */
export function comeBack(at: At<State>, seat: PlayerID): Step[] {
  const { G } = at;
  say(G, 'comes-back', seat, { room: roomFact(HALL) });
  const back: Step = { do: 'return', seat, room: HALL };
  if (G.turn.seat === seat) return [back, { do: 'spend', seat, cost: 1 }];
  change(at, { owes: seat });
  return [back];
}
