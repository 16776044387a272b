import type { PlayerID } from '@/kit/action';
import { whereIs } from '../../parts/cards/where-is';
import { fallen, heroes, traitorOf } from '../../parts/haunts/heroes';
import { isOfKind, ofKind } from '../../parts/haunts/of-kind';
import { wishFor } from '../../parts/plans/asking-for';
import { stepsTo } from '../../parts/plans/far';
import { nearestFirst, refuges } from '../../parts/plans/keeping-away';
import { hunted, planned } from '../../parts/plans/plan';
import { attackOption } from '../../rules/attacks';
import { holderOf } from '../../rules/cards';
import type { FigureID, RoomID } from '../../rules/components';
import { explorerAt, isMonster, isTraitor, monsterAt, traitOf } from '../../rules/figures';
import { roomsInPlay } from '../../rules/house';
import { card as cardFact, figure as figureFact, room as roomFact } from '../../rules/journal';
import type { Option } from '../../rules/option';
import type { Goal, Goals } from '../../rules/thing';
import { distancesFrom, spacesLeft } from '../../rules/ways';
import {
  BOOK,
  BRIDE,
  CHAPEL,
  CLAUSE,
  CORPSE,
  CRYPT,
  GHOST,
  isBrought,
  lore,
  RING,
  type Seer,
  SHELVES,
  STURDY,
  VOWS,
} from './state';

/** What each side makes for. */

/** What a room costs with the load. */
const STRIDE = 2;
/** Likely enough to be tried: to stun her. */
const FAIR = 0.3;
/** What is worth picking up. */
const WANTS = [CORPSE, RING];

/** How likely a seat is to stun her with the Ring. */
const chanceOver = (seen: Seer, seat: PlayerID, target: FigureID): number =>
  attackOption(seen, { attacker: seat, target, trait: 'sanity', weapon: RING }).odds?.chance ?? 0;

/** Where one waits for what is to be done in the Crypt: it hurts whoever stays there. */
const doorstep = (seen: Seer, crypt: readonly RoomID[]): RoomID[] =>
  crypt.flatMap((room) => [...distancesFrom(seen, room)].flatMap(([one, n]) => (n === 1 ? [one] : [])));

/** The load goes from hand to hand, as the trade of the turn: whoever can still walk takes it on (BH-g12). */
export function wishes(seen: Seer, seat: PlayerID): readonly Option[] {
  const { table } = seen;
  const holder = holderOf(table, CORPSE);
  const all = heroes(table);
  if (holder === null || holder === seat || !all.includes(seat) || !all.includes(holder)) return [];
  const isFresh = !table.turn.isMovementOver && spacesLeft(seen, seat) >= STRIDE;
  return wishFor(seen, seat, { card: CORPSE, clause: CLAUSE, isSpared: () => isFresh });
}

/** Her name, her bones, and then both things to the Chapel; whoever is likely to stun her with the Ring goes for her. */
function ofHeroes(seen: Seer): Goal {
  const { table, mine } = seen;
  const all = heroes(table);
  const [bride] = ofKind(table, BRIDE);
  const count = lore.count(seen);
  const isUp = lore.isDone(seen);
  const [shelves = [], crypt = [], chapel = []] = [SHELVES, [CRYPT], [CHAPEL]].map((rooms) =>
    roomsInPlay(table, rooms),
  );
  const [reader, ringed, laden] = [BOOK, RING, CORPSE].map((card) => holderOf(table, card));
  const isRead = all.includes(reader ?? '');
  const robbed = WANTS.find((card) => isTraitor(table, holderOf(table, card) ?? ''));
  const robber = robbed === undefined ? null : holderOf(table, robbed);
  const lost = WANTS.filter((card) => whereIs(seen, [card])?.holder === null && !isBrought(seen, card));
  const lying = lost.flatMap((card) => whereIs(seen, [card])?.room ?? []);
  const isChampion =
    bride?.stunned === 0 && all.includes(ringed ?? '') && chanceOver(seen, ringed ?? '', bride.id) >= FAIR;
  const room = whereIs(seen, [CORPSE])?.room;
  const isCutOff = room !== undefined && !distancesFrom(seen, room).has(CHAPEL);
  const others = (seat: PlayerID): readonly RoomID[] => {
    const { room: here } = explorerAt(table, seat);
    const far = (rooms: readonly RoomID[]) =>
      Math.min(...rooms.map((one) => stepsTo(distancesFrom(seen, here), one)));
    const near = lying.filter((one) => nearestFirst(seen, one, all)[0] === seat);
    if (near.length > 0) return near;
    if (seat === laden || (isUp && seat === ringed)) return chapel;
    // She outruns whoever goes after her.
    const isNear = far([bride?.room ?? here]) <= traitOf(seen, seat, 'speed');
    if (seat === ringed && isChampion && isNear && all.length > 1) return [bride.room];
    if (seat === mine.groom && here === bride?.room) return refuges(seen, seat, [bride]);
    // Whoever goes along takes the load on, or looks for its way up.
    if (isUp) return room === undefined || isCutOff ? [] : [room];
    if (count > 0) return crypt;
    return isRead || (shelves.length > 0 && far(crypt) < far(shelves)) ? doorstep(seen, crypt) : shelves;
  };
  const [wisest = null] = [...all].sort(
    (a, b) => traitOf(seen, b, 'knowledge') - traitOf(seen, a, 'knowledge'),
  );
  return planned(seen, CLAUSE, {
    errands: [
      { kind: 'find-shelf', when: count === 0 && shelves.length === 0 && !isRead },
      { kind: 'name', when: count === 0, rooms: shelves, by: isRead ? null : wisest },
      { kind: 'find-crypt', when: !isUp && crypt.length === 0 },
      { kind: count === 1 ? 'place' : 'dig', when: !isUp, rooms: crypt, by: null },
      ...(robber === null
        ? []
        : [{ kind: 'win-back', prey: [robber], facts: { target: figureFact(table, robber) } }]),
      { kind: 'find-chapel', when: chapel.length === 0 },
      { kind: 'fetch', when: lying.length > 0, rooms: lying, by: 'nearest' },
      { kind: 'carry', rooms: chapel, by: null },
    ],
    others,
    facts: { card: cardFact(robbed ?? lost[0] ?? CORPSE) },
    wants: WANTS,
    ...(isCutOff ? { floors: ['basement'] as const } : {}),
    // Who is too weak for her strikes her with nothing.
    ...(bride === undefined ? {} : { ends: { [bride.id]: isChampion ? RING : CORPSE } }),
    progress:
      0.3 +
      0.12 * count +
      (room === undefined ? 0 : 0.25 * 0.9 ** stepsTo(distancesFrom(seen, room), CHAPEL)) -
      0.1 * mine.track,
  });
}

/** He who is to be hers is hunted down; then both go to the Chapel, and who comes there is kept off. */
function ofTraitor(seen: Seer): Goal {
  const { table, mine } = seen;
  const { prey } = hunted(seen, CLAUSE);
  const couple = table.monsters.filter(({ id }) => isOfKind(table, id, BRIDE, GHOST));
  const groom = mine.groom ?? traitorOf(table);
  if (!isOfKind(table, groom, GHOST)) {
    const left = isMonster(groom)
      ? STURDY - monsterAt(table, groom).wounds
      : explorerAt(table, groom).traits.might;
    return {
      clause: CLAUSE,
      progress: 0.3 * Math.max(0, 1 - left / STURDY) + 0.1 * fallen(table),
      next: { kind: 'kill-groom', facts: { target: figureFact(table, groom) } },
      prey: [groom],
    };
  }
  const chapel = roomsInPlay(table, [CHAPEL]);
  const there = couple.flatMap(({ id, room }) => (room === CHAPEL ? [id] : []));
  const here = prey.filter((seat) => explorerAt(table, seat).room === CHAPEL);
  const kind = chapel.length === 0 ? 'find-chapel' : there.length < couple.length ? 'lead' : 'wed';
  return {
    clause: CLAUSE,
    progress: Math.min(1, 0.35 + 0.1 * there.length + 0.15 * mine.track),
    next: { kind, facts: { done: mine.track, of: VOWS, room: roomFact(CHAPEL) } },
    prey: here.length > 0 ? here : prey,
    keeps: there,
    own: {
      ...(chapel.length === 0 ? { [traitorOf(table)]: [] } : {}),
      ...Object.fromEntries(couple.map(({ id }) => [id, chapel])),
    },
  };
}

export const goals = (seen: Seer): Goals => ({ heroes: ofHeroes(seen), traitor: ofTraitor(seen) });
