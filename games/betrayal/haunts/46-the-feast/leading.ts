import type { PlayerID } from '@/kit/action';
import { mark, pick } from '../../parts/cards/steps';
import { isUntouched } from '../../parts/cards/untouched';
import { goTogether, joins, parts } from '../../parts/haunts/along';
import { HALL, isOpen } from '../../parts/haunts/front-door';
import { barred, change, deed } from '../../parts/haunts/haunt';
import type { Direction, FigureID, Place } from '../../rules/components';
import { placeOf } from '../../rules/figures';
import { samePlace } from '../../rules/house';
import { room as roomFact, say, whichOne } from '../../rules/journal';
import type { Option } from '../../rules/option';
import { type Alternative, type Nothing, type Step, stepsOf } from '../../rules/step';
import type { Resolvers } from '../../rules/thing';
import { isDone } from '../../rules/turn';
import { keyOf, waysFrom } from '../../rules/ways';
import { isTimeToGo, worthLeading } from './goals';
import { CLAUSE, lookOf, ROOMS, type Seer, type State, victims } from './state';
import { exitsOf, turnTo } from './walking';

/** A hero leads a Victim, at the start of the turn and before all else (BH-h46-D3, BH-h46-D10). */

type Led = { victim: FigureID };
type OfLead = Led & { left: number };
const step = stepsOf<
  Record<'ask-back' | 'come-back', Nothing> &
    Record<'lead-out', Led> &
    Record<'lead-on', OfLead> & { lead: OfLead & { to: Place; door: Direction | null } }
>('haunt');

/** What a turn keeps of it that somebody has been led. */
const LED = 'lead';

/** Where the two can go: the Victim by itself, and the hero by a step, though no room is left by a roll (BH-h46-K3). */
function leads(seen: Seer, seat: PlayerID, victim: FigureID, left: number): Alternative[] {
  const place = placeOf(seen.table, seat);
  const ways = waysFrom(seen, seat, place);
  const monster = whichOne(seen.table, victim);
  const rooms = exitsOf(seen, victim)
    .filter(({ to }) => ways.some((way) => way.to !== null && samePlace(way.to, to)))
    .map(({ to, door }) => ({
      key: keyOf(to),
      label: 'lead',
      facts: { monster, room: roomFact(to.room) },
      weight: worthLeading(seen, place.room, to.room, left),
      next: [step('lead', { seat, victim, to, door, left })],
    }));
  if (place.room !== HALL || !isOpen(seen.mine.door)) return rooms;
  const out = { key: 'out', label: 'lead-out', facts: { monster }, weight: worthLeading(seen, HALL, null) };
  return [{ ...out, next: [step('lead-out', { seat, victim })] }, ...rooms];
}

/** One Victim a hero and turn, while nothing else has been done in it; of those that look the same way one is named (BH-h46-K9). */
export function leading(seen: Seer, seat: PlayerID): Option[] {
  const { table, mine } = seen;
  const here = victims(table).filter((one) => samePlace(one, placeOf(table, seat)));
  if (here.length === 0 || isDone(table, LED)) return [];
  if (!isUntouched(table.turn))
    return [barred(deed(CLAUSE, 'lead-late', { next: [] }), { reason: 'lead-first', clause: CLAUSE })];
  const looks = here.map(({ id }) => lookOf(mine, id));
  return here
    .filter((_, n) => looks.indexOf(looks[n] ?? 0) === n)
    .flatMap(({ id }) =>
      leads(seen, seat, id, ROOMS - 1).map(({ key, label, next, facts = {}, weight = 1 }) => {
        const first = [mark(LED), joins(id, seat)];
        return deed(CLAUSE, label, { facts, weight, args: [LED, id, key], next: [...first, ...next] });
      }),
    );
}

export const askBack = (seat: PlayerID): Step => step('ask-back', { seat });

export const leadSteps = {
  /** The hero goes, and the Victim goes along. */
  lead: (at, { seat = '', victim, to, door, left }) => {
    turnTo(at, victim, door);
    say(at.G, 'led', seat, { monster: whichOne(at.G, victim), room: roomFact(to.room) });
    return [...goTogether(at.G, [seat], to, true), step('lead-on', { seat, victim, left })];
  },
  /** As far as it goes, or as the hero likes; then the Victim is set down. */
  'lead-on': (at, { seat = '', victim, left }) => {
    const isOver = left === 0 || at.G.turn.isEnding;
    const stay: Alternative = { key: 'stay', label: 'lead-no-more', next: [parts(victim)] };
    return isOver ? stay.next : [{ ...pick(CLAUSE, [...leads(at, seat, victim, left - 1), stay]), seat }];
  },
  /** Through the front door together; the hero may be back at once (BH-h46-D3, BH-h46-K5). */
  'lead-out': (at, { seat = '', victim }) => {
    const { G } = at;
    say(G, 'victim-out', seat, { monster: whichOne(G, victim) });
    G.monsters = G.monsters.filter(({ id }) => id !== victim);
    change(at, { out: at.mine.out + 1 });
    return [{ do: 'leave', seat }, askBack(seat)];
  },
  /** Whoever is out is asked whether to come back in. */
  'ask-back': (at, { seat }) => {
    const weight = isTimeToGo(at) ? 0.05 : 5;
    const back = { key: 'back', label: 'come-back', next: [step('come-back', { seat })], weight };
    return [{ ...pick(CLAUSE, [back, { key: 'out', label: 'stay-out', next: [] }]), seat }];
  },
  /** For a space, whoever is in the way (BH-h46-D16); in a turn that has not begun yet as soon as it has. */
  'come-back': (at, { seat = '' }) => {
    say(at.G, 'comes-back', seat, { room: roomFact(HALL) });
    const back: Step = { do: 'return', seat, room: HALL };
    if (at.G.turn.seat === seat) return [back, { do: 'spend', seat, cost: 1 }];
    change(at, { owes: seat });
    return [back];
  },
} satisfies Resolvers<State, typeof step>;
