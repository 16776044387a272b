import type { PlayerID } from '@/kit/action';
import { stepsTo } from '../../parts/plans/far';
import { attackOption } from '../../rules/attacks';
import { type FigureID, FLOORS, type Floor, type RoomID } from '../../rules/components';
import { explorerAt, livingSeats, traitOf } from '../../rules/figures';
import { roomOf, roomsLeft } from '../../rules/house';
import { room as roomFact } from '../../rules/journal';
import type { Option } from '../../rules/option';
import { type Costs, type Goal, type Goals, remembered, type Seen } from '../../rules/thing';
import { distancesFrom } from '../../rules/ways';
import {
  CLAUSE,
  countOf,
  exitsOf,
  FOUGHT_BY,
  hasOne,
  holders,
  lying,
  type Seer,
  searchable,
  unfound,
} from './state';

/** What each makes for, alone: a Parachute, wherever one is to be had soonest, and then the nearest way out. */

/** Turns that it takes to search a room, and to find one first. */
const [SEARCHING, EXPLORING] = [1, 3] as const;
/** As likely to come by one for good, and a contest is as good as a search. */
const FAIR = 0.3;
const LEAST = 0.05;
/** So likely to hurt somebody, and it is worth the risk to be hurt. */
const LIKELY = 0.6;
/** What it costs somebody with a Parachute to go where somebody is who wants it. */
const COMPANY = 0.7;
/** How far one is who has a Parachute. */
const HALFWAY = 0.6;

/** How likely it is that one takes another’s Parachute, by the better of both traits. */
const chanceOn = (seen: Seen, seat: PlayerID, target: FigureID): number =>
  remembered(seen, `contest ${seat} ${target}`, () =>
    Math.max(
      ...FOUGHT_BY.map((trait) => attackOption(seen, { attacker: seat, target, trait }).odds?.chance ?? 0),
    ),
  );

const placeIn = ({ table }: Seen, seat: PlayerID): RoomID => explorerAt(table, seat).room;
const stepsFrom = (seen: Seen, seat: PlayerID, room: RoomID): number =>
  stepsTo(distancesFrom(seen, placeIn(seen, seat), seat), room);
const nearest = (seen: Seen, seat: PlayerID, rooms: readonly RoomID[]): RoomID | undefined =>
  [...rooms].sort((a, b) => stepsFrom(seen, seat, a) - stepsFrom(seen, seat, b))[0];

interface Way {
  readonly kind: string;
  readonly rooms: readonly RoomID[];
  readonly holder?: PlayerID;
  /** Turns that it is likely to take. */
  readonly turns: number;
}

/** How likely it is that a seat takes it from its holder and still has it in its next turn: all others who are there have theirs first. */
const chanceToKeep = (seen: Seen, seat: PlayerID, holder: PlayerID): number =>
  livingSeats(seen.table)
    .filter((other) => other !== seat && placeIn(seen, other) === placeIn(seen, holder))
    .reduce((chance, other) => chance * (1 - chanceOn(seen, other, seat)), chanceOn(seen, seat, holder));

/** Where to meet whoever has one: at the way out, by whoever is there first. */
function meetingWith(seen: Seen, seat: PlayerID, holder: PlayerID): RoomID {
  const here = placeIn(seen, holder);
  const out = nearest(seen, holder, exitsOf(seen)) ?? here;
  return stepsFrom(seen, seat, out) < stepsFrom(seen, seat, here) ? out : here;
}

/** Floors that may still have a room to be searched. */
const floorsLeft = (seen: Seer): Floor[] =>
  FLOORS.filter(
    (floor) =>
      seen.table.tiles.some((tile) => tile.floor === floor) &&
      roomsLeft(seen, floor).some((room) => roomOf(seen.box, room).symbol === 'omen'),
  );

/** The ways to a Parachute that there are for one who has none. */
function waysTo(seen: Seer, seat: PlayerID): Way[] {
  const speed = Math.max(1, traitOf(seen, seat, 'speed'));
  const far = (room: RoomID) => stepsFrom(seen, seat, room) / speed;
  const laid = nearest(
    seen,
    seat,
    lying(seen.table).map(({ room }) => room),
  );
  const rooms = searchable(seen);
  const room = nearest(seen, seat, rooms);
  return [
    ...(laid === undefined ? [] : [{ kind: 'pick-up', rooms: [laid], turns: far(laid) }]),
    ...(room === undefined ? [] : [{ kind: 'search', rooms, turns: far(room) + SEARCHING }]),
    ...(unfound(seen) > 0 && floorsLeft(seen).length > 0
      ? [{ kind: 'find-rooms', rooms: [], turns: EXPLORING }]
      : []),
    ...holders(seen).map((holder) => {
      const meeting = meetingWith(seen, seat, holder);
      const tries = FAIR / Math.max(LEAST, chanceToKeep(seen, seat, holder));
      return { kind: 'rob', rooms: [meeting], holder, turns: far(meeting) + tries };
    }),
  ];
}

const soonest = (seen: Seer, seat: PlayerID): Way =>
  waysTo(seen, seat).sort((a, b) => a.turns - b.turns)[0] ?? { kind: 'watch', rooms: [], turns: EXPLORING };

/** Rooms in which somebody waits for a Parachute to come by. */
const lurkers = (seen: Seen, seat: PlayerID): Costs =>
  Object.fromEntries(
    livingSeats(seen.table)
      .filter((other) => other !== seat && !hasOne(seen, other))
      .map((other) => [placeIn(seen, other), COMPANY * chanceOn(seen, other, seat)]),
  );

function goalOf(seen: Seer, seat: PlayerID): Goal {
  const { life, room: here } = explorerAt(seen.table, seat);
  const facts = { left: unfound(seen), of: countOf(seen.table) };
  if (life !== 'alive') {
    const kind = life === 'left' ? 'landed' : 'watch';
    return { clause: CLAUSE, progress: life === 'left' ? 1 : 0, next: { kind, facts } };
  }
  if (hasOne(seen, seat)) {
    const rooms = exitsOf(seen);
    const room = nearest(seen, seat, rooms) ?? here;
    const progress = HALFWAY + 0.3 * 0.8 ** stepsFrom(seen, seat, room);
    const next = { kind: 'jump', facts: { ...facts, room: roomFact(room) } };
    return { clause: CLAUSE, progress, next, rooms, avoid: lurkers(seen, seat) };
  }
  const { kind, rooms, holder, turns } = soonest(seen, seat);
  const room = nearest(seen, seat, rooms) ?? here;
  return {
    clause: CLAUSE,
    progress: 0.1 + 0.3 * 0.7 ** turns,
    next: { kind, facts: { ...facts, room: roomFact(room), holder: { seat: holder ?? seat } } },
    rooms,
    floors: floorsLeft(seen),
  };
}

export const goals = (seen: Seer): Goals =>
  Object.fromEntries(seen.table.explorers.map((_, seat) => [String(seat), goalOf(seen, String(seat))]));

/** A contest ends the turn: whoever has something better to do does that. */
export const worthContesting = (seen: Seer, seat: PlayerID): number =>
  soonest(seen, seat).kind === 'rob' ? 20 : 1;

/** Harm brings nobody down to the ground; but whoever is weaker takes no Parachute. */
export const worthAttacking = (seen: Seer, seat: PlayerID, { odds }: Option): number =>
  hasOne(seen, seat) && (odds?.chance ?? 0) > LIKELY ? 1 : 0.06;
