import type { PlayerID } from '@/kit/action';
import type { Facts } from '@/kit/journal';
import { whereIs } from '../../parts/cards/where-is';
import { unopened } from '../../parts/haunts/exploring';
import { fallen, heroes } from '../../parts/haunts/heroes';
import { ofKind } from '../../parts/haunts/of-kind';
import { bestHand } from '../../parts/plans/best-hand';
import { stepsTo } from '../../parts/plans/far';
import { refuges } from '../../parts/plans/keeping-away';
import { hunted, planned } from '../../parts/plans/plan';
import type { FigureID, RoomID } from '../../rules/components';
import { explorerAt, traitOf } from '../../rules/figures';
import { card as cardFact, monster as monsterFact, room as roomFact, whichOne } from '../../rules/journal';
import type { Monster } from '../../rules/state';
import type { Goal, Goals } from '../../rules/thing';
import { distancesFrom } from '../../rules/ways';
import {
  CLAUSE,
  HEAD,
  HEADS,
  isWeak,
  mightOf,
  RING,
  type Seer,
  SKULL,
  STEADY,
  WEAKEN,
  whole,
  winsFor,
} from './state';

/** What each side makes for. */

/** With less Might than this nobody goes for a Head of their own accord. */
const FIT = 3;
/** What it is worth that somebody has the Skull: more than it costs to be far from where it goes next. */
const IN_HAND = 0.12;
/** Bots of the traitor attack while nothing comes of losing: first of all. */
const FREELY = 200;

const hands = bestHand({
  clause: CLAUSE,
  trait: 'sanity',
  from: STEADY,
  what: WEAKEN,
  things: ({ explorers }, seat) => (explorerAt({ explorers }, seat).cards.includes(SKULL) ? [SKULL] : []),
});

export const wishes = (seen: Seer, seat: PlayerID) =>
  whole(seen).length > 0 ? hands.wishes(seen, seat) : [];

/** What meeting one is likely to cost: whoever brings the Skull means to meet it. */
export function menace(seen: Seer, { id }: Readonly<Monster>, seat: PlayerID): number {
  const isMeant = !isWeak(seen, id) && explorerAt(seen.table, seat).cards.includes(SKULL);
  return isMeant ? 0 : Math.max(0.3, (mightOf(seen, id) - traitOf(seen, seat, 'might')) / 2);
}

export const boldness = (seen: Seer, { id }: Readonly<Monster>, target: FigureID): number =>
  isWeak(seen, id) ? 4 * Math.max(0, 2 + mightOf(seen, id) - traitOf(seen, target, 'might')) : FREELY;

/** Those to which somebody has fewest steps to go first. */
function nearby(seen: Seer, seat: PlayerID | null, heads: readonly Monster[]): Monster[] {
  if (seat === null) return [...heads];
  const steps = distancesFrom(seen, explorerAt(seen.table, seat).room);
  return [...heads].sort((a, b) => stepsTo(steps, a.room) - stepsTo(steps, b.room));
}

/** Where a Head has not been, or can open a door. */
function onward(seen: Seer, { id, room: here }: Monster): RoomID[] {
  const { bodies } = seen.mine;
  const heads = ofKind(seen.table, HEAD).map(({ room }) => room);
  return [...distancesFrom(seen, here, id).keys()].filter(
    (room) => (!bodies.includes(room) && !heads.includes(room)) || unopened(seen, id, room).length > 0,
  );
}

/** The Skull is fetched and taken to one Head, then to the other; whoever is strong enough fights what it has weakened. */
function ofHeroes(seen: Seer): Goal {
  const { table, mine } = seen;
  const skull = whereIs(seen, [SKULL]);
  const bearer = skull?.holder ?? null;
  const [next] = nearby(seen, bearer, whole(seen));
  const weak = ofKind(table, HEAD).filter(({ id }) => isWeak(seen, id));
  const [foe] = weak;
  const isWhole = mine.weak.length < HEADS;
  const ends = next === undefined ? [] : [next.room];
  const of = winsFor(table);
  const wins = weak.reduce((sum, { wounds }) => sum + wounds, 0) + of * (mine.weak.length - weak.length);
  // Where no Head gets on any more nothing is left but to fight them (BH-h47-D5).
  const isPressed = ofKind(table, HEAD).some((one) => onward(seen, one).length > 0);
  const isFit = (seat: PlayerID) => !isPressed || traitOf(seen, seat, 'might') >= FIT;
  const others = (seat: PlayerID): readonly RoomID[] => {
    if (!isFit(seat)) return refuges(seen, seat, ofKind(table, HEAD));
    if (weak.length > 0) return nearby(seen, seat, weak).map(({ room }) => room);
    // At hand, where the Skull may have to change hands.
    return skull === null || seat === bearer ? [] : [skull.room];
  };
  // Before they are there, and where they were destroyed, it is where they came from.
  const told = (head: Monster | undefined): Facts => ({
    monster: head === undefined ? monsterFact(table, { kind: HEAD, mover: null }) : whichOne(table, head.id),
    room: roomFact(head?.room ?? table.haunt?.began.room ?? ''),
  });
  return planned(seen, CLAUSE, {
    errands: [
      {
        kind: 'fetch',
        when: isWhole && skull !== null && bearer === null,
        rooms: skull === null ? [] : [skull.room],
        by: 'nearest',
      },
      {
        kind: 'weaken',
        when: isWhole,
        rooms: bearer === null ? ends : hands.towards(seen, bearer, ends),
        by: bearer,
        facts: told(next),
      },
      {
        kind: 'strike',
        rooms: weak.map(({ room }) => room),
        by: null,
        facts: { ...told(foe), done: foe?.wounds ?? 0, of },
      },
    ],
    others,
    facts: { card: cardFact(SKULL) },
    prey: weak.map(({ id }) => id),
    hunters: heroes(table).filter(isFit),
    wants: next === undefined ? [] : [SKULL],
    progress: Math.min(
      1,
      (0.3 * mine.weak.length + (0.7 * wins) / of) / HEADS + (bearer === null ? 0 : IN_HAND),
    ),
  });
}

function ofTraitor(seen: Seer): Goal {
  const { table, mine } = seen;
  const hunt = hunted(seen, CLAUSE);
  const ways = ofKind(table, HEAD).map((one) => [one.id, onward(seen, one)] as const);
  const count = mine.bodies.length;
  const isOpen = ways.some(([, rooms]) => rooms.length > 0);
  return {
    ...hunt,
    progress: 1 - (1 - count / RING) * (1 - fallen(table)),
    next: isOpen ? { kind: 'spread', facts: { count, of: RING } } : hunt.next,
    own: Object.fromEntries(ways.filter(([, rooms]) => rooms.length > 0)),
  };
}

export const goals = (seen: Seer): Goals => ({ heroes: ofHeroes(seen), traitor: ofTraitor(seen) });
