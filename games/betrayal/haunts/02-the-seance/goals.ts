import type { PlayerID } from '@/kit/action';
import { whereIs } from '../../parts/cards/where-is';
import { losable } from '../../parts/haunts/collapse';
import { fallen, heroes, traitorOf } from '../../parts/haunts/heroes';
import { stepsTo } from '../../parts/plans/far';
import { nearestFirst, refuges } from '../../parts/plans/keeping-away';
import { hunted, planned } from '../../parts/plans/plan';
import { attackOption } from '../../rules/attacks';
import { holderOf } from '../../rules/cards';
import type { CardID, RoomID } from '../../rules/components';
import { explorerAt, sideOf, traitOf } from '../../rules/figures';
import { roomsInPlay } from '../../rules/house';
import { figure as figureFact, room as roomFact } from '../../rules/journal';
import type { Goal, Goals, Seen } from '../../rules/thing';
import { distancesFrom, distancesTo } from '../../rules/ways';
import * as seance from './state';
import { BOARD, BONES, CALLS, CHESTS, CLAUSE, GRAVES, PENTAGRAM, RING, type Seer } from './state';

/** What each side makes for: the Chamber, then the bones; and when the Ghost has turned, the Chamber again. */

/** What it is worth to go round all rooms together that may fall next. */
const DREAD = 4;

const roomOf = ({ table }: Seen, seat: PlayerID): RoomID => explorerAt(table, seat).room;
const chamberIn = ({ table }: Seen): RoomID[] => roomsInPlay(table, [PENTAGRAM]);
const lyingAt = (seen: Seer, card: CardID): RoomID[] => {
  const found = whereIs(seen, [card]);
  return found === null || found.holder !== null ? [] : [found.room];
};

/** Where it is likely to fall next. */
const fearsIn = ({ table, mine }: Seer): Pick<Goal, 'avoid'> => {
  if (mine.ruin === 'stands') return {};
  const next = losable(table, seance.ORDER);
  return { avoid: Object.fromEntries(next.map((room) => [room, DREAD / next.length])) };
};

/** Rooms that a side would rather keep: on its ways into the cellar, the heroes' Chamber among them. */
export function needed(seen: Seen, seat: PlayerID): readonly RoomID[] {
  const { table } = seen;
  const isHero = sideOf(table, seat) === 'heroes';
  const [end = 'basement-landing'] = isHero ? chamberIn(seen) : [];
  const left = distancesTo(seen, end, '');
  return (isHero ? heroes(table) : [seat]).flatMap((one) => {
    const here = roomOf(seen, one);
    const far = stepsTo(left, here);
    const way = [...distancesFrom(seen, here)].filter(([room, gone]) => gone + stepsTo(left, room) === far);
    return way.flatMap(([room]) => (room === here && room !== end ? [] : [room]));
  });
}

const isReady = ({ table }: Seen): boolean =>
  [CHESTS, GRAVES].every((rooms) => roomsInPlay(table, rooms).length > 0);

/** How soon heroes finish it: not before they know where to go then, unless the traitor is on the way. */
export function worthCalling(seen: Seen): number {
  const { circle, board } = seance.stateIn(seen);
  const isLast = seance.circleOf(seen) - circle.done.length === 1;
  return !isLast || isReady(seen) || board.done.length > 0 ? 60 : 0.3;
}

function ofHeroes(seen: Seer): Goal {
  const { table, mine } = seen;
  const all = heroes(table);
  const side = seance.ghostSide(table);
  const ghost = seance.ghostIn(table);
  const chamber = chamberIn(seen);
  const [chests, graves] = [CHESTS, GRAVES].map((rooms) => roomsInPlay(table, rooms)) as [RoomID[], RoomID[]];
  const bearer = holderOf(table, BONES);
  const ringed = holderOf(table, RING);
  const of = seance.circleOf(seen);
  const done = mine.circle.done.length;
  const skill = (seat: PlayerID) => Math.max(...CALLS.map((trait) => traitOf(seen, seat, trait)));
  const sitters = nearestFirst(seen, PENTAGRAM, all)
    .sort((a, b) => skill(b) - skill(a))
    .slice(0, Math.max(1, of - done));
  const [bonesAt, ringAt] = [lyingAt(seen, BONES), lyingAt(seen, RING)];
  const isRobbed = bearer !== null && !all.includes(bearer);
  const steps = (seat: PlayerID, rooms: readonly RoomID[]) =>
    Math.min(...rooms.map((room) => stepsTo(distancesFrom(seen, roomOf(seen, seat)), room)));
  const looking = chests.length === 0 ? [] : chests;
  const others = (seat: PlayerID): readonly RoomID[] => {
    if (ringAt.some((room) => nearestFirst(seen, room, all)[0] === seat)) return ringAt;
    if (side === null) return sitters.includes(seat) ? chamber : looking;
    if (side === 'heroes' && mine.isFound) return seat === bearer ? graves : chamber;
    if (side === 'heroes') return steps(seat, chamber) < steps(seat, looking) ? chamber : looking;
    if (chamber.length > 0 || ghost === undefined) return chamber;
    return seat === ringed ? [ghost.room] : refuges(seen, seat, [ghost]);
  };
  const able = all.filter((seat) => seat === ringed || roomOf(seen, seat) === PENTAGRAM);
  const chance = Math.max(
    0,
    ...able.map((seat) =>
      ghost === undefined
        ? 0
        : (attackOption(seen, { attacker: seat, target: ghost.id, trait: 'sanity' }).odds?.chance ?? 0),
    ),
  );
  const progress = {
    none: 0.3 + (0.1 * done) / Math.max(1, of) + (isReady(seen) ? 0.1 : 0),
    heroes: 0.5 + (mine.isFound ? 0.2 : 0) - 0.04 * mine.track,
    traitor: 0.15 + 0.3 * chance,
  }[side === 'heroes' || side === 'traitor' ? side : 'none'];
  return planned(seen, CLAUSE, {
    errands: [
      { kind: 'find-chamber', when: side === null && chamber.length === 0 },
      { kind: 'circle', when: side === null, rooms: chamber, by: null, facts: { done, of } },
      { kind: 'find-chest', when: side === 'heroes' && !mine.isFound && chests.length === 0 },
      { kind: 'find', when: side === 'heroes' && !mine.isFound, rooms: chests, by: null },
      { kind: 'fetch', when: side === 'heroes' && bonesAt.length > 0, rooms: bonesAt, by: 'nearest' },
      ...(side === 'heroes' && isRobbed
        ? [{ kind: 'win-back', prey: [bearer], facts: { target: figureFact(table, bearer) } }]
        : []),
      { kind: 'find-grave', when: side === 'heroes' && graves.length === 0 },
      { kind: 'bury', when: side === 'heroes', rooms: graves, by: bearer },
      { kind: 'banish', when: chamber.length > 0, rooms: chamber, by: null },
      { kind: ringed === null ? 'flee' : 'banish-by-ring' },
    ],
    others,
    facts: { track: mine.track, limit: seance.TOO_LATE },
    wants: [BONES, RING],
    floors: chests.length === 0 ? ['upper'] : ['ground', 'basement'],
    ...fearsIn(seen),
    ...(side === 'traitor' && ghost !== undefined ? { prey: [ghost.id], hunters: able } : {}),
    progress,
  });
}

function ofTraitor(seen: Seer): Goal {
  const { table, mine } = seen;
  const seat = traitorOf(table);
  const side = seance.ghostSide(table);
  const { prey, ...goal } = hunted(seen, CLAUSE);
  if (side === 'traitor') return { ...goal, prey, progress: 0.5 + 0.5 * fallen(table), ...fearsIn(seen) };
  const bearer = holderOf(table, BONES);
  const isBearer = bearer !== null && prey.includes(bearer);
  if (side === 'heroes')
    return {
      ...goal,
      next: { kind: 'hinder', facts: { track: mine.track } },
      prey: isBearer ? [bearer] : prey,
      progress: 0.3 + 0.02 * mine.track + 0.3 * fallen(table),
    };
  const done = mine.board.done.length;
  const lying = lyingAt(seen, BOARD);
  const isHeld = holderOf(table, BOARD) === seat;
  const kind = isHeld ? 'board' : lying.length > 0 ? 'fetch-board' : 'no-board';
  return {
    ...goal,
    next: {
      kind,
      facts: { done, of: CALLS.length, ...(lying[0] === undefined ? {} : { room: roomFact(lying[0]) }) },
    },
    wants: [BOARD],
    own: { [seat]: isHeld ? [] : lying },
    progress: 0.2 + 0.1 * done + 0.2 * fallen(table),
  };
}

export const goals = (seen: Seer): Goals => ({ heroes: ofHeroes(seen), traitor: ofTraitor(seen) });
