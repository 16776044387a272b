import type { PlayerID } from '@/kit/action';
import { whereIs } from '../../parts/cards/where-is';
import { losable } from '../../parts/haunts/collapse';
import { fallen, heroes, traitorOf } from '../../parts/haunts/heroes';
import { nearestFirst, refuges } from '../../parts/plans/keeping-away';
import { onTheWay } from '../../parts/plans/on-the-way';
import { hunted, planned } from '../../parts/plans/plan';
import { attackOption } from '../../rules/attacks';
import { holderOf } from '../../rules/cards';
import type { CardID, RoomID } from '../../rules/components';
import { explorerAt, sideOf, traitOf } from '../../rules/figures';
import { roomsInPlay } from '../../rules/house';
import { figure as figureFact, room as roomFact } from '../../rules/journal';
import type { Monster } from '../../rules/state';
import type { Goal, Goals, Seen } from '../../rules/thing';
import {
  BOARD,
  BONES,
  CALLS,
  CHESTS,
  CLAUSE,
  circleOf,
  GRAVES,
  ghostIn,
  ghostSide,
  ORDER,
  PENTAGRAM,
  RING,
  type Seer,
  stateIn,
  TOO_LATE,
} from './state';

/** What each side makes for: the Chamber, then the bones; and when the Ghost has turned, the Chamber again. */

/** What it is worth to go round all rooms together that may fall next. */
const DREAD = 4;

const chamberIn = ({ table }: Seen): RoomID[] => roomsInPlay(table, [PENTAGRAM]);

const lyingAt = (seen: Seen, card: CardID): RoomID[] => {
  const found = whereIs(seen, [card]);
  return found === null || found.holder !== null ? [] : [found.room];
};

/** Where it is likely to fall next. */
function fears({ table, mine }: Seer): Pick<Goal, 'avoid'> {
  const next = mine.ruin === 'stands' ? [] : losable(table, ORDER);
  return next.length === 0
    ? {}
    : { avoid: Object.fromEntries(next.map((room) => [room, DREAD / next.length])) };
}

/** Rooms that a seat would rather keep: on its side's ways into the cellar, of the heroes' to their Chamber. */
export function needed(seen: Seen, seat: PlayerID): readonly RoomID[] {
  const isHero = sideOf(seen.table, seat) === 'heroes';
  const [end = 'basement-landing'] = isHero ? chamberIn(seen) : [];
  return onTheWay(seen, isHero ? heroes(seen.table) : [seat], end);
}

/** How soon heroes finish it: not before they know where to go then, unless the traitor is on the way. */
export function worthCalling(seen: Seen): number {
  const { circle, board } = stateIn(seen);
  const isLast = circleOf(seen) - circle.done.length === 1;
  const isReady = [CHESTS, GRAVES].every((rooms) => roomsInPlay(seen.table, rooms).length > 0);
  return !isLast || isReady || board.done.length > 0 ? 60 : 0.3;
}

/** How likely it is that some seats beat the Ghost, if only one of them tries. */
const chanceOf = (seen: Seer, seats: readonly PlayerID[], { id }: Monster): number =>
  Math.max(
    0,
    ...seats.map(
      (seat) => attackOption(seen, { attacker: seat, target: id, trait: 'sanity' }).odds?.chance ?? 0,
    ),
  );

function ofHeroes(seen: Seer): Goal {
  const { table, mine } = seen;
  const all = heroes(table);
  const [side, ghost, chamber] = [ghostSide(table), ghostIn(table), chamberIn(seen)];
  const [chests, graves] = [roomsInPlay(table, CHESTS), roomsInPlay(table, GRAVES)];
  const [bearer, ringed] = [holderOf(table, BONES), holderOf(table, RING)];
  const [bonesAt, ringAt] = [lyingAt(seen, BONES), lyingAt(seen, RING)];
  const [done, of] = [mine.circle.done.length, circleOf(seen)];
  const waits = side === 'heroes';
  const skill = (seat: PlayerID) => Math.max(...CALLS.map((trait) => traitOf(seen, seat, trait)));
  const callers = nearestFirst(seen, PENTAGRAM, all)
    .sort((a, b) => skill(b) - skill(a))
    .slice(0, Math.max(1, of - done));
  const others = (seat: PlayerID): readonly RoomID[] => {
    if (ringAt.some((room) => nearestFirst(seen, room, all)[0] === seat)) return ringAt;
    if (side === null) return callers.includes(seat) ? chamber : chests;
    // Whoever has no hand in it waits where the Ghost can be beaten, or looks for what is missing.
    if (waits && mine.isFound) return graves.length === 0 ? graves : chamber;
    if (waits) return explorerAt(table, seat).room === PENTAGRAM ? chamber : chests;
    if (chamber.length > 0 || ghost === undefined) return chamber;
    return seat === ringed ? [ghost.room] : refuges(seen, seat, [ghost]);
  };
  const able = all.filter((seat) => seat === ringed || explorerAt(table, seat).room === PENTAGRAM);
  const isAfoot = side === 'traitor' && ghost !== undefined;
  return planned(seen, CLAUSE, {
    errands: [
      { kind: 'find-chamber', when: side === null && chamber.length === 0 },
      { kind: 'circle', when: side === null, rooms: chamber, by: null },
      { kind: 'find-chest', when: waits && !mine.isFound && chests.length === 0 },
      { kind: 'find', when: waits && !mine.isFound, rooms: chests, by: null },
      { kind: 'fetch', when: waits && bonesAt.length > 0, rooms: bonesAt, by: 'nearest' },
      ...(waits && bearer !== null && !all.includes(bearer)
        ? [{ kind: 'win-back', prey: [bearer], facts: { target: figureFact(table, bearer) } }]
        : []),
      { kind: 'find-grave', when: waits && graves.length === 0 },
      { kind: 'bury', when: waits, rooms: graves, by: bearer },
      { kind: 'banish', when: chamber.length > 0, rooms: chamber, by: null },
      { kind: ringed === null ? 'flee' : 'banish-by-ring' },
    ],
    others,
    facts: { track: mine.track, limit: TOO_LATE, done, of },
    wants: [BONES, RING],
    floors: chests.length === 0 ? ['upper'] : ['ground', 'basement'],
    ...fears(seen),
    ...(isAfoot ? { prey: [ghost.id], hunters: able } : {}),
    progress: isAfoot
      ? 0.15 + 0.3 * chanceOf(seen, able, ghost)
      : waits
        ? 0.5 + (mine.isFound ? 0.2 : 0) - 0.04 * mine.track
        : 0.3 + (0.1 * done) / of,
  });
}

function ofTraitor(seen: Seer): Goal {
  const { table, mine } = seen;
  const [seat, side] = [traitorOf(table), ghostSide(table)];
  const goal = { ...hunted(seen, CLAUSE), ...fears(seen) };
  if (side === 'traitor') return { ...goal, progress: 0.5 + 0.5 * fallen(table) };
  const bearer = holderOf(table, BONES) ?? '';
  const lying = lyingAt(seen, side === 'heroes' ? BONES : BOARD);
  if (side === 'heroes')
    return {
      ...goal,
      next: { kind: 'hinder', facts: { track: mine.track } },
      wants: [BONES],
      ...(lying.length > 0 ? { own: { [seat]: lying } } : {}),
      prey: goal.prey.includes(bearer) ? [bearer] : goal.prey,
      progress: 0.3 + 0.02 * mine.track + 0.3 * fallen(table),
    };
  const done = mine.board.done.length;
  const kind = holderOf(table, BOARD) === seat ? 'board' : lying.length > 0 ? 'fetch-board' : 'no-board';
  const room = lying.map(roomFact)[0];
  return {
    ...goal,
    next: { kind, facts: { done, of: CALLS.length, ...(room === undefined ? {} : { room }) } },
    wants: [BOARD],
    prey: [],
    own: { [seat]: lying },
    progress: 0.2 + 0.1 * done + 0.2 * fallen(table),
  };
}

export const goals = (seen: Seer): Goals => ({ heroes: ofHeroes(seen), traitor: ofTraitor(seen) });
