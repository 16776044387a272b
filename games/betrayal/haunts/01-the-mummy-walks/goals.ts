import type { PlayerID } from '@/kit/action';
import type { Facts } from '@/kit/journal';
import { whereIs } from '../../parts/cards/where-is';
import { aimOfPart } from '../../parts/haunts/haunt';
import { fallen, heroes, traitorOf } from '../../parts/haunts/heroes';
import { wishFor } from '../../parts/plans/asking-for';
import { stepsTo } from '../../parts/plans/far';
import { nearestFirst, refuges } from '../../parts/plans/keeping-away';
import { nearest } from '../../parts/plans/nearest';
import { planned } from '../../parts/plans/plan';
import { holderOf } from '../../rules/cards';
import type { RoomID } from '../../rules/components';
import { explorerAt, isAlive, placeOf, traitOf } from '../../rules/figures';
import { card as cardFact, figure as figureFact, room as roomFact } from '../../rules/journal';
import type { Option } from '../../rules/option';
import type { Goal, Goals } from '../../rules/thing';
import { distancesFrom } from '../../rules/ways';
import { BOOK, CLAUSE, carries, carriesRelic, GIRL, lore, mummyIn, RELICS, type Seer } from './state';

/** What each side makes for. */

interface Line {
  readonly kind: string;
  readonly when: boolean;
  readonly facts?: Facts;
}

/** So many dice more, and the Book is better there. */
const MUCH = 2;
/** What the Book adds to Knowledge in new hands. */
const LEARNED = 2;
/** From this Knowledge on somebody looks for the name as well. */
const CLEVER = 4;

/** How well somebody serves whose hands the Book is in: to read in it, then to strike with it. */
function powerOf(seen: Seer, seat: PlayerID): number {
  if (lore.isDone(seen)) return traitOf(seen, seat, 'sanity');
  const isNew = holderOf(seen.table, BOOK) !== seat;
  return traitOf(seen, seat, 'knowledge') + (isNew ? LEARNED : 0);
}

/** The trade of the turn in short, for the hero with whom the Book is better off. */
export function wishes(seen: Seer, seat: PlayerID): readonly Option[] {
  const holder = holderOf(seen.table, BOOK);
  const all = heroes(seen.table);
  if (holder === null || holder === seat || !all.includes(seat) || !all.includes(holder)) return [];
  const isSpared = () => powerOf(seen, seat) >= powerOf(seen, holder) + MUCH;
  return wishFor(seen, seat, { card: BOOK, clause: CLAUSE, isSpared });
}

/** One reads its name, somebody fetches the Book, another the Girl; who holds the Book learns the spell and strikes. */
function ofHeroes(seen: Seer): Goal {
  const { table } = seen;
  const all = heroes(table);
  const mummy = mummyIn(table);
  const beast = mummy === undefined ? [] : [mummy];
  const [girl, book] = [whereIs(seen, [GIRL]), whereIs(seen, [BOOK])];
  const bearer = book?.holder ?? null;
  const isOurs = bearer !== null && all.includes(bearer);
  const robber = carries(seen, BOOK) ? mummy?.id : isOurs ? undefined : (bearer ?? undefined);
  const { rooms = [] } = aimOfPart(lore.part, seen);
  const count = lore.count(seen);
  const [wisest = ''] = [...all].sort((a, b) => powerOf(seen, b) - powerOf(seen, a));
  const lying = [girl, book].flatMap((one) => (one !== null && one.holder === null ? [one.room] : []));
  const others = (seat: PlayerID): readonly RoomID[] => {
    const near = lying.filter((room) => nearestFirst(seen, room, all)[0] === seat);
    if (near.length > 0) return near;
    if (count === 0 && traitOf(seen, seat, 'knowledge') >= CLEVER) return rooms;
    if (seat === bearer || girl?.holder === seat) return refuges(seen, seat, beast);
    return isOurs && book !== null ? [book.room] : [];
  };
  const facts = { card: cardFact(BOOK), done: count };
  return planned(seen, CLAUSE, {
    errands: [
      { kind: 'name', when: count === 0, rooms, by: wisest },
      { kind: 'find-book', when: book === null && robber === undefined },
      ...(robber === undefined
        ? []
        : [{ kind: 'win-book', prey: [robber], facts: { target: figureFact(table, robber) } }]),
      { kind: 'fetch-book', when: bearer === null, rooms: book === null ? [] : [book.room], by: 'nearest' },
      { kind: 'spell', when: count === 1, rooms: refuges(seen, bearer ?? wisest, beast), by: bearer },
      { kind: 'banish', rooms: beast.map(({ room }) => room), by: bearer, prey: beast.map(({ id }) => id) },
    ],
    others,
    facts,
    progress: 0.25 * count + (isOurs ? 0.15 : 0) + (carries(seen, GIRL) ? 0 : 0.15),
    ...(count === 2 && isOurs ? { hunters: [bearer], ends: { [mummy?.id ?? '']: BOOK } } : {}),
  });
}

/** What it wants is fetched, handed over or robbed; then it goes home. */
function ofTraitor(seen: Seer): Goal {
  const { table, mine } = seen;
  const traitor = traitorOf(table);
  const all = heroes(table);
  const mummy = mummyIn(table);
  const isHere = isAlive(explorerAt(table, traitor));
  const wanted = [...(carries(seen, GIRL) ? [] : [[GIRL]]), ...(carriesRelic(seen) ? [] : [RELICS])];
  const places = wanted.map((cards) => whereIs(seen, cards));
  const lying = places.flatMap((one) => (one !== null && one.holder === null ? [one.room] : []));
  const robbed = all.filter((seat) => places.some((one) => one?.holder === seat));
  const isLaden = places.some((one) => one?.holder === traitor);
  const isMissing = places.includes(null);
  const way = mummy === undefined ? 0 : stepsTo(distancesFrom(seen, mummy.room), mine.tomb);
  const [room] = lying;
  const [holder] = robbed;
  const lines: readonly Line[] = [
    { kind: 'go-home', when: wanted.length === 0, facts: { room: roomFact(mine.tomb) } },
    { kind: 'fetch', when: isHere && room !== undefined, facts: { room: roomFact(room ?? mine.tomb) } },
    { kind: 'hand-over', when: isLaden, facts: { room: roomFact(mine.tomb) } },
    { kind: 'rob', when: holder !== undefined, facts: { target: figureFact(table, holder ?? traitor) } },
    { kind: 'find-relic', when: isHere && isMissing },
  ];
  const { kind, facts } = lines.find(({ when }) => when) ?? { kind: 'hunt', facts: { left: all.length } };
  const prey = robbed.length > 0 ? robbed : mummy === undefined ? all : nearest(seen, mummy, all);
  const homeward = wanted.length === 0 || (isLaden && robbed.length === 0);
  const chased = homeward ? [mine.tomb] : prey.map((seat) => placeOf(table, seat).room);
  const ownWay = isLaden ? [mummy?.room ?? mine.tomb] : isMissing ? [] : chased;
  return {
    clause: CLAUSE,
    progress: Math.min(
      1,
      0.3 * (2 - wanted.length) +
        (isLaden ? 0.15 : 0) +
        (homeward ? 0.2 * 0.8 ** way : 0) +
        0.4 * fallen(table),
    ),
    next: { kind, ...(facts === undefined ? {} : { facts }) },
    prey: isMissing || isLaden ? prey : all,
    wants: RELICS,
    own: {
      [traitor]: lying.length > 0 ? lying : ownWay,
      ...(mummy === undefined ? {} : { [mummy.id]: chased }),
    },
  };
}

export const goals = (seen: Seer): Goals => ({ heroes: ofHeroes(seen), traitor: ofTraitor(seen) });
