import type { PlayerID } from '@/kit/action';
import { whereIs } from '../../parts/cards/where-is';
import { fallen, heroes, traitorOf } from '../../parts/haunts/heroes';
import { wishFor } from '../../parts/plans/asking-for';
import { stepsTo } from '../../parts/plans/far';
import { nearestFirst, refuges } from '../../parts/plans/keeping-away';
import { hunted, planned } from '../../parts/plans/plan';
import { attackOption } from '../../rules/attacks';
import { holderOf } from '../../rules/cards';
import type { FigureID, RoomID, Trait } from '../../rules/components';
import { explorerAt, isAlive, isMonster, isTraitor, monsterAt, traitOf } from '../../rules/figures';
import { roomsInPlay } from '../../rules/house';
import { card as cardFact, figure as figureFact, room as roomFact } from '../../rules/journal';
import type { Option } from '../../rules/option';
import type { Goal, Goals } from '../../rules/thing';
import { distancesFrom, spacesLeft } from '../../rules/ways';
import {
  BOOK,
  brideIn,
  CHAPEL,
  CLAUSE,
  CORPSE,
  CRYPT,
  ghostIn,
  lore,
  RING,
  type Seer,
  SHELVES,
  VOWS,
} from './state';

/** What each side makes for. */

/** As near as this she is a danger to her bridegroom. */
const NEAR = 0;
/** What a room costs with the load. */
const STRIDE = 2;
/** So many go down into the Crypt at once: it hurts whoever stays. */
const GANG = 2;
/** What is worth picking up. */
const WANTS = [CORPSE, RING];

const FAIR = 0.3;
const chanceOver = (seen: Seer, seat: PlayerID, target: FigureID): number =>
  attackOption(seen, { attacker: seat, target, trait: 'sanity', weapon: RING }).odds?.chance ?? 0;

const isNear = (seen: Seer, seat: PlayerID): boolean => {
  const bride = brideIn(seen.table);
  if (bride === undefined) return false;
  return stepsTo(distancesFrom(seen, bride.room, bride.id), explorerAt(seen.table, seat).room) <= NEAR;
};

/** Where one waits for what is to be done in the Crypt: it hurts whoever stays there. */
const doorstep = (seen: Seer, crypt: readonly RoomID[]): RoomID[] =>
  crypt.flatMap((room) => [...distancesFrom(seen, room)].flatMap(([one, steps]) => (steps === 1 ? [one] : [])));

/** Of some seats those who are best at something. */
const best = (seen: Seer, seats: readonly PlayerID[], trait: Trait): PlayerID[] =>
  [...seats].sort((a, b) => traitOf(seen, b, trait) - traitOf(seen, a, trait)).slice(0, GANG);

/** The load goes from hand to hand, as the trade of the turn: whoever can still walk takes it on (BH-g12). */
export function wishes(seen: Seer, seat: PlayerID): readonly Option[] {
  const { table } = seen;
  const holder = holderOf(table, CORPSE);
  const all = heroes(table);
  if (holder === null || holder === seat || !all.includes(seat) || !all.includes(holder)) return [];
  const isFresh = !table.turn.isMovementOver && spacesLeft(seen, seat) >= STRIDE;
  return wishFor(seen, seat, { card: CORPSE, clause: CLAUSE, isSpared: () => isFresh });
}

/** Her name, her bones, and then both things to the Chapel; meanwhile the bridegroom keeps away from her. */
function ofHeroes(seen: Seer): Goal {
  const { table, mine } = seen;
  const all = heroes(table);
  const bride = brideIn(table);
  const count = lore.count(seen);
  const [corpse, ring] = [whereIs(seen, [CORPSE]), whereIs(seen, [RING])];
  const shelves = roomsInPlay(table, SHELVES);
  const [chapel, crypt] = [roomsInPlay(table, [CHAPEL]), roomsInPlay(table, [CRYPT])];
  const reader = holderOf(table, BOOK);
  const isRead = reader !== null && all.includes(reader);
  const robber = [corpse, ring].map((one) => one?.holder ?? '').find((seat) => isTraitor(table, seat));
  const bearer = ring?.holder != null && all.includes(ring.holder) ? ring.holder : null;
  // Beaten she misses a turn; who is too weak for her leaves her alone.
  const isChampion =
    bearer !== null && bride !== undefined && bride.stunned === 0 && chanceOver(seen, bearer, bride.id) >= FAIR;
  const hunted = all.find((seat) => seat === mine.groom && isNear(seen, seat));
  const free = all.filter((seat) => seat !== hunted);
  const gang = best(seen, free, count === 2 ? 'might' : 'knowledge');
  const isUp = count === 3;
  const lying = [corpse, ring].flatMap((one) =>
    one !== null && one.holder === null && one.room !== CHAPEL ? [one.room] : [],
  );
  const others = (seat: PlayerID): readonly RoomID[] => {
    const near = lying.filter((room) => nearestFirst(seen, room, all)[0] === seat);
    if (near.length > 0) return near;
    if (seat === corpse?.holder || (isUp && seat === ring?.holder)) return chapel;
    if (seat === bearer && isChampion && bride !== undefined) return [bride.room];
    if (seat === hunted && bride !== undefined) return refuges(seen, seat, [bride]);
    if (isUp) return corpse === null ? chapel : [corpse.room];
    if (count > 0) return crypt;
    const steps = distancesFrom(seen, explorerAt(table, seat).room);
    const far = (rooms: readonly RoomID[]) => Math.min(...rooms.map((room) => stepsTo(steps, room)));
    return isRead || far(crypt) < far(shelves) ? doorstep(seen, crypt) : shelves;
  };
  const way =
    corpse === null || chapel.length === 0 ? 0 : 0.9 ** stepsTo(distancesFrom(seen, corpse.room), CHAPEL);
  return planned(seen, CLAUSE, {
    errands: [
      { kind: 'find-shelf', when: count === 0 && shelves.length === 0 && !isRead },
      { kind: 'name', when: count === 0, rooms: shelves, by: isRead ? null : (gang[0] ?? null) },
      { kind: 'find-crypt', when: !isUp && crypt.length === 0 },
      { kind: count === 1 ? 'place' : 'dig', when: !isUp, rooms: crypt, by: gang[0] ?? null },
      ...(robber === undefined
        ? []
        : [{ kind: 'win-back', prey: [robber], facts: { target: figureFact(table, robber) } }]),
      { kind: 'find-chapel', when: chapel.length === 0 },
      { kind: 'fetch', when: lying.length > 0, rooms: lying, by: 'nearest' },
      { kind: 'carry', rooms: chapel, by: null },
    ],
    others,
    facts: { card: cardFact(corpse?.holder === null ? CORPSE : RING) },
    wants: WANTS,
    ...(bride === undefined ? {} : { ends: { [bride.id]: isChampion ? RING : CORPSE } }),
    progress: Math.max(
      0,
      0.15 * count +
        (isUp ? 0.3 * way : 0) +
        (robber === undefined ? 0.1 : 0) +
        (mine.groom !== null && all.includes(mine.groom) ? 0.1 : 0) -
        0.1 * mine.track,
    ),
  });
}

/** He who is to be hers is hunted down; then both go to the Chapel, and who comes there is kept off. */
function ofTraitor(seen: Seer): Goal {
  const { table, mine } = seen;
  const { prey, ...hunt } = hunted(seen, CLAUSE);
  const [bride, ghost] = [brideIn(table), ghostIn(table)];
  const traitor = traitorOf(table);
  const chapel = roomsInPlay(table, [CHAPEL]);
  if (ghost === undefined || mine.groom === null) {
    const groom = mine.groom ?? traitor;
    const left = isMonster(groom)
      ? 1 - monsterAt(table, groom).wounds / 4
      : Math.min(1, explorerAt(table, groom).traits.might / 4);
    return {
      ...hunt,
      progress: 0.3 * (1 - left) + 0.1 * fallen(table),
      next: { kind: 'kill-groom', facts: { target: figureFact(table, groom) } },
      prey: [groom],
    };
  }
  const there = [bride, ghost].filter((one) => one?.room === CHAPEL).length;
  const here = prey.filter((seat) => explorerAt(table, seat).room === CHAPEL);
  const kind = chapel.length === 0 ? 'find-chapel' : there < 2 ? 'lead' : 'wed';
  return {
    clause: CLAUSE,
    progress: Math.min(1, 0.35 + 0.1 * there + 0.15 * mine.track),
    next: { kind, facts: { done: mine.track, of: VOWS, room: roomFact(CHAPEL) } },
    prey: here.length > 0 ? here : prey,
    keeps: [bride, ghost].flatMap((one) => (one?.room === CHAPEL ? [one.id] : [])),
    own: {
      ...(chapel.length === 0 && isAlive(explorerAt(table, traitor)) ? { [traitor]: [] } : {}),
      ...Object.fromEntries([bride, ghost].flatMap((one) => (one === undefined ? [] : [[one.id, chapel]]))),
    },
  };
}

export const goals = (seen: Seer): Goals => ({ heroes: ofHeroes(seen), traitor: ofTraitor(seen) });
