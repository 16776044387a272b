import type { Action, Ctx, PlayerID } from '@/kit/action';
import { walkerOf } from '../rules/bound';
import { sameArgs } from '../rules/choosing';
import type { FigureID, RoomID, Side } from '../rules/components';
import { explorerAt, isAlive, menaceOf, placeOf, traitOf } from '../rules/figures';
import { roomsLeft, standing } from '../rules/house';
import { aimsOf, isOvermatch, preyOf } from '../rules/making-for';
import type { Box, Goal, Seen } from '../rules/thing';
import type { BetrayalView, Choice } from '../rules/view';
import { areOpponents, waysFrom } from '../rules/ways';
import { isSure, namesHighest } from './certain';
import { leavesOpen } from './layings';
import { isReckless } from './risks';

/** How a sensible explorer chooses: towards its side's aim, away from what is stronger, and on into the unknown. */

/** How much nearer the aim has to be to be worth a step: each step counts for so much. */
const PULL = 3;
const AT_AIM = 40;
/** What is sure to come off and serves the aim, whatever its haunt thinks of it by the dice alone. */
const SURE = 200;
/** As much as dice are thrown with (`before-roll`). */
const NAMED = 4;
const FLIGHT = 0.35;
/** A step or a door away from where one is needed, whatever it is worth elsewhere. */
const DESERTION = 0.001;
/** An attack on somebody of whom nothing ill is known. */
const NO_REASON = 0.001;
/** An attack that ends nobody for good who can be ended for good. */
const IN_VAIN = 0.01;
/** What nobody would do who thinks for a moment. */
const FOLLY = 0.0001;
/** A door into the unknown, where that is the way. */
const ONWARD = 2;
/** A door of a floor on which there is nothing to look for. */
const ASTRAY = 0.05;
/** To end a turn in which one might be where one is needed: so little that a search does not look at it. */
const DAWDLING = 0.01;
/** Walks by nobody in particular. */
const NOBODY = '';
/** Nowhere to make for. */
const STAY: Route = { way: [], isOnward: true };

/** What is looked at for every action, read once: a view may work out what it is asked for each time. */
interface Eye {
  readonly seen: Seen;
  readonly playerID: PlayerID | null;
  readonly goal: Goal | null;
  readonly asked: string | undefined;
  readonly side: Side | null;
}

/** Where a seat makes for. */
interface Route {
  /** The rooms on the way, the last of them where it leads to; none: one is there. */
  readonly way: readonly RoomID[];
  /** It leads to a door into the unknown: there is no aim, or no way to it yet. */
  readonly isOnward: boolean;
}

/**
 * The shortest way to one of some rooms, round what is to be avoided, ways that go in one direction among them; where there is none, to a door
 * into the unknown; undefined where there is neither.
 */
function routeTo(
  seen: Seen,
  here: RoomID,
  aims: ReadonlySet<RoomID>,
  walker: FigureID = NOBODY,
  { floors, avoid }: Pick<Goal, 'floors' | 'avoid'> = {},
): Route | undefined {
  const before = new Map<RoomID, RoomID | null>([[here, null]]);
  const costs = new Map<RoomID, number>([[here, 0]]);
  const costOf = (room: RoomID) => costs.get(room) ?? Number.POSITIVE_INFINITY;
  const queue: RoomID[] = [here];
  let edge: RoomID | undefined;
  let second: RoomID | undefined;
  for (let room = queue.shift(); room !== undefined; room = queue.shift()) {
    if (aims.has(room)) return { way: pathBack(before, room), isOnward: false };
    for (const { to } of waysFrom(seen, walker, { room, side: null }))
      if (to !== null) {
        const cost = costOf(room) + 1 + (avoid?.[to.room] ?? 0);
        if (cost >= costOf(to.room)) continue;
        before.set(to.room, room);
        costs.set(to.room, cost);
        queue.push(to.room);
      } else if (edge === undefined && roomsLeft(seen, standing(seen.table, room).floor).length > 0) {
        if (isWorthwhile(seen, room, floors)) edge = room;
        else second ??= room;
      }
    if (avoid !== undefined) queue.sort((a, b) => costOf(a) - costOf(b));
  }
  edge ??= second;
  return edge === undefined ? undefined : { way: pathBack(before, edge), isOnward: true };
}

/** Whether what is behind a room's doors may be what is looked for. */
const isWorthwhile = ({ table }: Seen, room: RoomID, floors: Goal['floors']): boolean =>
  floors === undefined || floors.includes(standing(table, room).floor);

function pathBack(before: ReadonlyMap<RoomID, RoomID | null>, room: RoomID): RoomID[] {
  const from = before.get(room);
  return from === null || from === undefined ? [] : [...pathBack(before, from), room];
}

/** Opponents in a room who hit harder than this seat, and what else it costs to be there. */
function danger({ seen, playerID, goal }: Eye, room: RoomID): number {
  const { table } = seen;
  if (playerID === null || table.haunt === null) return 0;
  const prey = goal === null ? [] : preyOf(goal, playerID);
  const isPrey = (figure: string) => prey.includes(figure) && !isOvermatch(seen, playerID, figure);
  const own = traitOf(seen, playerID, 'might');
  const monsters = table.monsters.filter(
    (one) => one.room === room && one.stunned === 0 && areOpponents(seen, playerID, one.id),
  );
  const foes = table.explorers.flatMap((one, seat) =>
    isAlive(one) && one.room === room && areOpponents(seen, playerID, String(seat)) ? [String(seat)] : [],
  );
  return [...monsters.map(({ id }) => id), ...foes]
    .filter((figure) => !isPrey(figure))
    .reduce((sum, figure) => {
      const isStronger = traitOf(seen, figure, 'might') > own;
      return sum + (menaceOf(seen, figure, playerID) ?? (isStronger ? 1 : 0));
    }, goal?.avoid?.[room] ?? 0);
}

/** What a walk costs in the rooms that it leads through. */
const onTheWay = ({ goal }: Eye, { path = [] }: Choice): number =>
  path.slice(0, -1).reduce((sum, room) => sum + (goal?.avoid?.[room] ?? 0), 0);

const aimsIn = ({ seen, goal }: Eye, seat: PlayerID): ReadonlySet<RoomID> =>
  new Set(goal === null ? [] : aimsOf(seen, goal, seat));

export const policyWith =
  (box: Box) =>
  (view: BetrayalView, _ctx: Ctx, actions: readonly Action[]): number[] => {
    const { choices, playerID, mine, side, ask } = view;
    const isWalking = ask?.kind === 'turn' || ask?.kind === 'monster';
    const seen: Seen = { table: view, box, hidden: mine, mine, memo: new Map() };
    const eye: Eye = { seen, playerID, goal: isWalking ? view.goal : null, side, asked: ask?.kind };
    const isOwnTurn = ask?.kind === 'turn' && playerID !== null;
    const route = isOwnTurn
      ? routeTo(
          seen,
          explorerAt(view, playerID).room,
          aimsIn(eye, playerID),
          walkerOf(seen, playerID),
          eye.goal ?? {},
        )
      : undefined;
    const isDue = isOwnTurn && canArrive(eye, route, choices);
    return actions.map(({ move, args }) => {
      if (move === 'lead') return FOLLY;
      const choice = choices.find((one) => one.move === move && sameArgs(one.args, args));
      if (choice === undefined) return 1;
      const open = leavesOpen(seen, ask, choice);
      if (isSure(view, choice)) return SURE;
      if (namesHighest(view, choice)) return NAMED;
      const isFolly = open === 0 || isReckless(view, choice);
      if (move === 'end' && isDue) return DAWDLING;
      return isFolly ? FOLLY : Math.max(0.001, weigh(eye, choice, route) * (open ?? 1));
    });
  };

/**
 * Whether a seat gets to where it makes for in this turn, and has nobody to fear there; to whom it hunts, if it hits harder.
 * Whoever is needed elsewhere is not.
 */
function canArrive(eye: Eye, route: Route | undefined, choices: readonly Choice[]): boolean {
  const { seen, goal, playerID } = eye;
  const aim = route?.isOnward === false ? route.way.at(-1) : undefined;
  if (aim === undefined || goal === null || playerID === null || goal.keeps?.includes(playerID) === true)
    return false;
  const isOpen = choices.some(({ move, args, not }) => move === 'go' && args[0] === aim && not === undefined);
  if (!isOpen || danger(eye, aim) > 0) return false;
  const isNamed = (goal.own?.[playerID] ?? goal.rooms ?? []).includes(aim);
  const might = traitOf(seen, playerID, 'might');
  return (
    isNamed ||
    preyOf(goal, playerID).some(
      (one) => placeOf(seen.table, one).room === aim && traitOf(seen, one, 'might') < might,
    )
  );
}

/** Whether the way goes on from the other side of a barrier. */
function isCutOff({ seen, playerID }: Eye, route: Route | undefined): boolean {
  const [next] = route?.way ?? [];
  if (next === undefined || playerID === null) return false;
  return !waysFrom(seen, playerID, placeOf(seen.table, playerID)).some(({ to }) => to?.room === next);
}

function weigh(eye: Eye, choice: Choice, route: Route | undefined): number {
  const { move, args, label, weight = 1, odds } = choice;
  if (eye.asked === 'monster') return monsterWeight(eye, choice, weight);
  if (eye.asked !== 'turn') return weight;
  if (move === 'attack') {
    const [target, , weapon] = args.map(String);
    const wanted = eye.goal?.ends?.[target ?? ''];
    if (wanted !== undefined && weapon !== wanted) return IN_VAIN;
    return weight * fightingChance(eye, target ?? '', (odds?.dice ?? 0) + (odds?.add ?? 0));
  }
  if (label.kind === 'cross' && isCutOff(eye, route)) return AT_AIM;
  if (odds !== undefined && move === 'use') return weight * (0.2 + odds.chance * 2);
  if (move === 'take' && eye.goal?.wants?.includes(String(args[0])) === true) return weight * AT_AIM;
  const isKept = eye.goal?.keeps?.includes(eye.playerID ?? '') === true;
  if (isKept && (move === 'go' || move === 'discover')) return DESERTION;
  const { way, isOnward } = route ?? STAY;
  if (move === 'go') {
    const room = String(args[0]);
    const flight = FLIGHT ** (danger(eye, room) + onTheWay(eye, choice));
    const gained = way.indexOf(room) + 1;
    if (gained === 0) return weight * flight * (isOnward ? 0.6 : 0.3);
    return weight * flight * (gained === way.length ? AT_AIM : PULL ** Math.min(4, gained));
  }
  const isThere = !isOnward && way.length === 0;
  if (move === 'discover') {
    if (!isOnward) return weight * (isThere ? 0.01 : 0.2);
    return weight * (isWorthwhile(eye.seen, String(args[0]), eye.goal?.floors) ? ONWARD : ASTRAY);
  }
  if (move === 'end' && isThere) return weight * 3;
  return weight;
}

/** Monsters of a side go where each is said to, else hunt; what the dead lead where each plays alone goes for their aim; they rest where they can't come nearer. */
function monsterWeight({ seen, goal, side }: Eye, { move, args }: Choice, weight: number): number {
  if (move !== 'go' || args.length === 1) return weight;
  const prey = (goal?.prey ?? []).map((figure) => placeOf(seen.table, figure).room);
  const figure = String(args[0]);
  if (goal?.keeps?.includes(figure) === true) return DESERTION;
  const aims = new Set(goal?.own?.[figure] ?? (side === 'traitor' ? prey : goal?.rooms));
  // It climbs where no explorer does (BH70).
  const route = routeTo(seen, placeOf(seen.table, figure).room, aims, figure, { avoid: goal?.avoid });
  if (route === undefined || route.isOnward) return weight;
  const gained = route.way.indexOf(String(args[1])) + 1;
  return gained === 0 ? 0.1 * weight : gained === route.way.length ? AT_AIM : PULL ** Math.min(3, gained);
}

/** An attack is worth it where one rolls more dice than the other, what is added counting as much as dice do; among people who may be friends it takes a reason (BH81). */
function fightingChance({ seen, goal, playerID }: Eye, target: string, dice: number): number {
  const other = traitOf(seen, target, 'might');
  const isPrey = goal !== null && playerID !== null && preyOf(goal, playerID).includes(target);
  const isFriend =
    seen.table.haunt?.kind === 'hidden' && playerID !== null && !areOpponents(seen, playerID, target);
  if (isFriend && !isPrey) return NO_REASON;
  const chance = dice / Math.max(1, dice + other);
  return (isPrey ? 4 : 1) * (chance >= 0.5 ? 2 * chance : 0.3 * chance);
}
