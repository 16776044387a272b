import type { PlayerID } from '@/kit/action';
import { fallen, heroes, traitorOf } from '../../parts/haunts/heroes';
import { flies, isPilot, planeOf } from '../../parts/haunts/vehicle';
import { FAR, stepsTo } from '../../parts/plans/far';
import { likelyFloors } from '../../parts/plans/likely-floors';
import { planned } from '../../parts/plans/plan';
import { attackOption } from '../../rules/attacks';
import type { FigureID, RoomID } from '../../rules/components';
import { explorerAt, isMonster, placeOf, sideOf } from '../../rules/figures';
import { figure as figureFact, room as roomFact } from '../../rules/journal';
import type { Option } from '../../rules/option';
import type { Monster } from '../../rules/state';
import { type Costs, type Goal, type Goals, remembered } from '../../rules/thing';
import { distancesFrom } from '../../rules/ways';
import { CLAUSE, captorOf, cats, exitsOf, type Seer, TOYS, toysIn, walkers } from './state';

/** What each side makes for: the plane, and who is to be caught before it flies. */

/** By the steps that a Cat has to go, what it costs to be there. */
const DREAD: readonly number[] = [5, 2, 1, 0.5];
/** What it costs to fly past somebody who bats. */
const BATTED: readonly number[] = [1];
/** So likely to beat a Cat, and it is worth a way of so many steps. */
const [HOPE, NEAR] = [0.08, 3] as const;
/** Who is not likelier than that to win lets sleeping Cats lie. */
const EVEN = 0.45;
const USELESS = 0.02;
/** So many steps away one is on the way. */
const WAIT = 4;
const SAFE = 80;

const far = (seen: Seer, figure: FigureID, room: RoomID): number =>
  stepsTo(distancesFrom(seen, placeOf(seen.table, figure).room, figure), room);
const nearest = (seen: Seer, figure: FigureID, rooms: readonly RoomID[]): RoomID | undefined =>
  [...rooms].sort((a, b) => far(seen, figure, a) - far(seen, figure, b))[0];

/** Cats that are after somebody. */
const prowling = ({ table, mine }: Seer): FigureID[] =>
  cats(table).flatMap(({ id, stunned }) => (stunned === 0 && mine.held[id] === undefined ? [id] : []));

/** For whoever’s turn it is: on foot the rooms to which a Cat comes, in the air those in which somebody bats. */
function fears(seen: Seer): Costs {
  const { table, mine } = seen;
  const isUp = flies(seen, table.turn.seat ?? '') || (mine.vehicle.isFlying && walkers(seen).length === 0);
  const foes = isUp ? [traitorOf(table), ...prowling(seen)] : prowling(seen);
  const costs = foes.flatMap((id) =>
    [...distancesFrom(seen, placeOf(table, id).room, id)].map(
      ([room, steps]) => [room, (isUp ? BATTED : DREAD)[steps] ?? 0] as const,
    ),
  );
  return Object.fromEntries(costs.sort(([, a], [, b]) => a - b));
}

/** Who may well make a Cat let go, and is near. */
const rescuers = (seen: Seer, captor: FigureID): PlayerID[] =>
  heroes(seen.table).filter((seat) => {
    if (captorOf(seen.mine, seat) !== undefined || flies(seen, seat)) return false;
    if (far(seen, seat, placeOf(seen.table, captor).room) > NEAR) return false;
    return (attackOption(seen, { attacker: seat, target: captor, trait: 'might' }).odds?.chance ?? 0) >= HOPE;
  });

/** The pilot flies to who is still below, and then out; all others come to the plane. */
const routes = (seen: Seer, seat: PlayerID, plane: RoomID): readonly RoomID[] => {
  const below = walkers(seen).map((one) => explorerAt(seen.table, one).room);
  if (!isPilot(seen, seat)) return [plane];
  return below.length > 0 ? below : exitsOf(seen);
};

function progressOf(seen: Seer): number {
  const { table, mine } = seen;
  const plane = planeOf(table);
  const all = Math.max(1, heroes(table).length);
  if (plane === undefined) return toysIn(table).length === 0 ? 0.05 : 0.15;
  const share = mine.vehicle.aboard.length / all;
  const pilot = mine.vehicle.pilot === null ? 0 : 0.1;
  if (!mine.vehicle.isFlying) return 0.3 + 0.15 * share + pilot;
  const out = nearest(seen, plane.id, exitsOf(seen));
  const way = out === undefined ? FAR : far(seen, plane.id, out);
  return 0.55 + 0.2 * share + 0.2 * 0.8 ** way;
}

function ofHeroes(seen: Seer): Goal {
  const { table, mine } = seen;
  const all = heroes(table);
  const plane = planeOf(table);
  const toys = toysIn(table);
  const below = walkers(seen);
  const here = plane === undefined ? [] : [plane.room];
  const captors = Object.keys(mine.held);
  const hunters = captors.flatMap((cat) => rescuers(seen, cat));
  const { isFlying, aboard } = mine.vehicle;
  const [out] = plane === undefined ? [] : [nearest(seen, plane.id, exitsOf(seen))];
  const goal = planned(seen, CLAUSE, {
    errands: [
      { kind: 'find-room', when: plane === undefined && toys.length === 0 },
      { kind: 'search', when: plane === undefined, rooms: toys },
      { kind: 'board', when: !isFlying && aboard.length < all.length, rooms: here },
      { kind: 'start', when: !isFlying && mine.vehicle.pilot === null, rooms: here },
      { kind: 'wait', when: !isFlying, rooms: here },
      { kind: 'pick-up', when: below.length > 0, by: null },
      { kind: 'free', when: captors.length > 0, by: null },
      { kind: 'find-exit', when: out === undefined, by: null },
      { kind: 'fly-out', by: null, facts: { room: roomFact(out ?? '') } },
    ],
    others: (seat) => (plane === undefined ? toys : routes(seen, seat, plane.room)),
    facts: {
      done: aboard.length,
      of: all.length,
      left: below.length,
      ...(captors[0] === undefined ? {} : { monster: figureFact(table, captors[0]) }),
    },
    ...(plane === undefined ? { floors: likelyFloors(seen, TOYS) } : {}),
    avoid: fears(seen),
    progress: progressOf(seen),
  });
  // By a step out of it its engine stops, and a seat is lost.
  const keeps = isFlying ? [] : aboard.filter((seat) => !hunters.includes(seat));
  return { ...goal, keeps, ...(hunters.length === 0 ? {} : { prey: captors, hunters }) };
}

/** Cats make for who is on the ground and nearest, or for the plane where that flies nearer; the traitor goes where he can bat. */
function ofTraitor(seen: Seer): Goal {
  const { table, mine } = seen;
  const here = planeOf(table) === undefined ? [] : [planeOf(table)?.room ?? ''];
  const all = heroes(table);
  const prey = all.filter((one) => !flies(seen, one) && captorOf(mine, one) === undefined);
  const low = prey.map((one) => explorerAt(table, one).room);
  const { isFlying } = mine.vehicle;
  const quarry = (cat: FigureID) => nearest(seen, cat, isFlying ? [...low, ...here] : low);
  const own = prowling(seen).map((cat) => [cat, [quarry(cat) ?? placeOf(table, cat).room]]);
  return {
    clause: CLAUSE,
    progress: fallen(table),
    next: { kind: isFlying ? 'bat' : 'hunt', facts: { left: all.length } },
    prey,
    hunters: [],
    own: { ...Object.fromEntries(own), [traitorOf(table)]: here.length > 0 ? here : low },
  };
}

const plans = (seen: Seer): Readonly<Record<'heroes' | 'traitor', Goal>> =>
  remembered(seen, 'small plans', () => ({ heroes: ofHeroes(seen), traitor: ofTraitor(seen) }));
export const goals = (seen: Seer): Goals => plans(seen);

/** A doorway is worth something on the way. */
export function worthStepping(seen: Seer, figure: FigureID, to: RoomID | null): number {
  const side = sideOf(seen.table, figure) === 'traitor' ? 'traitor' : 'heroes';
  const aims = plans(seen)[side].own?.[figure] ?? [];
  if (to === null) return aims.length === 0 ? 2 : USELESS;
  const least = (room: RoomID) =>
    Math.min(...aims.map((aim) => stepsTo(distancesFrom(seen, room, figure), aim)));
  return least(to) < least(placeOf(seen.table, figure).room) ? 3 : USELESS;
}

/** Nobody stays below who can get in; but first whoever is held has to be got free. */
export const worthBoarding = (seen: Seer, seat: PlayerID): number =>
  plans(seen).heroes.hunters?.includes(seat) === true && !seen.table.turn.hasAttacked ? 1 : 60;

/** They wait for whoever is on the way, as long as no Cat is. */
export function worthStarting(seen: Seer): number {
  const here = planeOf(seen.table)?.room ?? '';
  const isNear = (figure: FigureID) => far(seen, figure, here) <= WAIT;
  return walkers(seen).some(isNear) && !prowling(seen).some(isNear) ? USELESS : 60;
}

/** A Cat that holds somebody is struck at no risk; one that holds nobody is left alone by whoever is not likely to beat it. */
export const wiser =
  (seen: Seer) =>
  (option: Option): Option => {
    const target = String(option.args[0]);
    if (option.move !== 'attack' || !isMonster(target)) return option;
    if (seen.mine.held[target] !== undefined) return { ...option, weight: SAFE };
    return (option.odds?.chance ?? 0) < EVEN ? { ...option, weight: USELESS } : option;
  };

export const boldness = (seen: Seer, { id }: Readonly<Monster>, target: FigureID): number =>
  20 * (attackOption(seen, { attacker: id, target, trait: 'might' }).odds?.chance ?? 0);
