import type { PlayerID } from '@/kit/action';
import { whereIs } from '../../parts/cards/where-is';
import { fallen, heroes, traitorOf } from '../../parts/haunts/heroes';
import { stepsTo } from '../../parts/plans/far';
import { nearestFirst, refuges } from '../../parts/plans/keeping-away';
import { hunted, planned } from '../../parts/plans/plan';
import { holderOf } from '../../rules/cards';
import type { RoomID, Trait } from '../../rules/components';
import { explorerAt, isAlive, isMonster, isTraitor, monsterAt, placeOf, traitOf } from '../../rules/figures';
import { roomsInPlay } from '../../rules/house';
import { card as cardFact, figure as figureFact, room as roomFact } from '../../rules/journal';
import type { Goal, Goals } from '../../rules/thing';
import { distancesFrom } from '../../rules/ways';
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

/** So many go down into the Crypt at once: it hurts whoever stays. */
const GANG = 2;
/** What is worth picking up. */
const WANTS = [CORPSE, RING];

/** Of some seats those who are best at something. */
const best = (seen: Seer, seats: readonly PlayerID[], trait: Trait): PlayerID[] =>
  [...seats].sort((a, b) => traitOf(seen, b, trait) - traitOf(seen, a, trait)).slice(0, GANG);

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
  const robber = [corpse, ring].flatMap((one) => (isTraitor(table, one?.holder ?? '') ? [one?.holder ?? ''] : []));
  const hunted = mine.groom !== null && all.includes(mine.groom) ? mine.groom : null;
  const gang = best(
    seen,
    all.filter((seat) => seat !== hunted || all.length <= GANG),
    count === 2 ? 'might' : 'knowledge',
  );
  const isUp = count === 3;
  const lying = [corpse, ring].flatMap((one) => (one !== null && one.holder === null ? [one.room] : []));
  const others = (seat: PlayerID): readonly RoomID[] => {
    const near = lying.filter((room) => room !== CHAPEL && nearestFirst(seen, room, all)[0] === seat);
    if (near.length > 0) return near;
    const isLaden = seat === corpse?.holder || (isUp && seat === ring?.holder);
    if (isLaden) return chapel;
    if (seat === hunted) return refuges(seen, seat, bride === undefined ? [] : [bride]);
    if (isUp) return chapel;
    return count === 0 ? shelves : gang.includes(seat) ? crypt : chapel;
  };
  const way =
    corpse === null || chapel.length === 0 ? 0 : 0.9 ** stepsTo(distancesFrom(seen, corpse.room), CHAPEL);
  return planned(seen, CLAUSE, {
    errands: [
      { kind: 'find-shelf', when: count === 0 && shelves.length === 0 && !isRead },
      { kind: 'name', when: count === 0, ...(isRead ? { by: null } : {}), rooms: shelves, by: gang[0] ?? null },
      { kind: 'find-crypt', when: !isUp && crypt.length === 0 },
      { kind: count === 1 ? 'place' : 'dig', when: !isUp, rooms: crypt, by: gang[0] ?? null },
      { kind: 'win-back', when: robber.length > 0, prey: robber },
      { kind: 'find-chapel', when: chapel.length === 0 },
      { kind: 'fetch', when: lying.some((room) => room !== CHAPEL), rooms: lying.filter((room) => room !== CHAPEL), by: 'nearest' },
      { kind: 'carry', rooms: chapel, by: null },
    ],
    others,
    facts: { card: cardFact(corpse?.holder === null ? CORPSE : RING), ...(robber[0] === undefined ? {} : { target: figureFact(table, robber[0]) }) },
    wants: WANTS,
    progress: Math.max(0, 0.15 * count + (isUp ? 0.3 * way : 0) + (robber.length > 0 ? 0 : 0.1) + (hunted === null ? 0 : 0.1) - 0.1 * mine.track),
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
    own: {
      ...(chapel.length === 0 && isAlive(explorerAt(table, traitor)) ? { [traitor]: [] } : {}),
      ...Object.fromEntries([bride, ghost].flatMap((one) => (one === undefined ? [] : [[one.id, chapel]]))),
    },
  };
}

export const goals = (seen: Seer): Goals => ({ heroes: ofHeroes(seen), traitor: ofTraitor(seen) });
void placeOf;
