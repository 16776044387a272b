import type { PlayerID } from '@/kit/action';
import { isDeadly } from '../../parts/cards/other-end';
import { reaching } from '../../parts/cards/reaching';
import { change, deed, hauntOf, openSlice } from '../../parts/haunts/haunt';
import { heavy } from '../../parts/haunts/heavy';
import { heroes, placerFor, traitorOf } from '../../parts/haunts/heroes';
import { actsBefore, peril } from '../../parts/haunts/peril';
import { task, tellTask } from '../../parts/haunts/task';
import { traitors } from '../../parts/haunts/traitors-by-haunt';
import { layDown, takeFrom } from '../../rules/cards';
import { explorerAt, isAlive, isTraitor, placeOf, sideOf } from '../../rules/figures';
import { samePlace, tileOf } from '../../rules/house';
import { room as roomFact, say, tellHurt } from '../../rules/journal';
import type { Option } from '../../rules/option';
import { type Nothing, type Rolled, type Step, stepsOf } from '../../rules/step';
import type { At, Haunt, Mark, Resolvers } from '../../rules/thing';
import { consult } from '../../rules/things';
import { looseCards } from '../../rules/trading';
import { goals } from './goals';
import {
  ATTIC,
  BEARS,
  BOAT,
  BRIM,
  boatIn,
  CLAUSE,
  DRAG,
  exitsIn,
  HIT,
  isOurs,
  levelIn,
  MEDALLION,
  type Seer,
  type State,
} from './state';

/** The house fills with water from below; there is a boat under the roof, and it leaves with all of them or with none. */

const step = stepsOf<Record<'moor' | 'drown' | 'calm' | 'rise', Nothing> & { hit: Rolled }>('haunt');

const FLOOD = 'rolls.flood';
/** What the deep water does to a hero. */
const HARM = 2;

/** Where there is no Attic a hero places it (BH-g3); where it can't be, the boat comes with it later (BH-g4). */
function setup({ G }: At<State>): Step[] {
  if (tileOf(G, ATTIC) !== undefined) return [step('moor')];
  return [{ do: 'find-room', seat: placerFor(G), room: ATTIC, isSetup: true }];
}

/** Whether the boat is within reach: with somebody in the same place, or on the floor on whichever side (BH-h36-D4, BH-g30). */
function reaches(seen: Seer, seat: PlayerID): boolean {
  const boat = boatIn(seen);
  if (boat === null) return false;
  const here = placeOf(seen.table, seat);
  return boat.holder === null ? boat.room === here.room : samePlace(here, placeOf(seen.table, boat.holder));
}

/** The traitor hits the boat in place of the attack of the turn (BH-h36-T, BH-h36-K3). */
function hits(seen: Seer, seat: PlayerID): Option[] {
  const { table } = seen;
  if (!isTraitor(table, seat) || !reaches(seen, seat)) return [];
  const facts = { trait: { term: 'traits.might' } };
  if (table.turn.hasAttacked)
    return [deed(CLAUSE, 'hit', { facts, not: { reason: 'hit-once', clause: CLAUSE }, next: [] })];
  if (consult(seen, 'may', { seat, what: 'attack' }, null) !== null) return [];
  return task(seen, seat, {
    kind: 'hit',
    args: ['hit'],
    clause: CLAUSE,
    trait: 'might',
    from: HIT,
    what: 'rolls.hit',
    label: { kind: 'hit', facts },
    next: step.after('hit'),
    weight: 6,
  }).map((option) => ({ ...option, next: [{ do: 'forgo-attack' }, ...option.next] }));
}

/** The Medallion is given up to the water, while there is more to come (BH-h36-D6): a use of it, and no drop (BH168). */
function calming(seen: Seer, seat: PlayerID): Option[] {
  const { table, mine } = seen;
  const isLoose = looseCards(seen, seat).includes(MEDALLION);
  if (sideOf(table, seat) !== 'heroes' || mine.track >= BRIM || !isLoose) return [];
  const isDry = levelIn(table, mine.track, explorerAt(table, seat).room) === 'dry';
  return [
    deed(CLAUSE, 'calm', {
      weight: 40,
      ...(isDry ? { not: { reason: 'dry', clause: CLAUSE }, next: [] } : { next: [step('calm', { seat })] }),
    }),
  ];
}

/** All living heroes are where the boat floats off, and it is there with them (BH-h36-H, BH-h36-D5, BH-h36-K2). */
function isAboard(at: At<State>): boolean {
  const boat = boatIn(at);
  return (
    boat !== null &&
    isOurs(at.G, boat) &&
    exitsIn(at.G).includes(boat.room) &&
    heroes(at.G).every((seat) => explorerAt(at.G, seat).room === boat.room)
  );
}

function marks(seen: Seer): Mark[] {
  const { table, mine } = seen;
  const { track } = mine;
  const wet = table.tiles.flatMap(({ room, isLost }): Mark[] => {
    const level = levelIn(table, track, room);
    return isLost || level === 'dry' ? [] : [{ on: { room }, word: level }];
  });
  return [
    { on: 'haunt', word: 'flood', value: track },
    ...(mine.isCalmed ? [{ on: 'haunt', word: 'calm' } as const] : []),
    ...(mine.hits > 0 ? [{ on: 'haunt', word: 'hits', value: mine.hits } as const] : []),
    ...wet,
    ...heroes(table)
      .filter((seat) => levelIn(table, trackBy(seen, seat), explorerAt(table, seat).room) === 'full')
      .filter((seat) => isDeadly(seen, seat, 'physical', HARM))
      .flatMap((seat) => peril({ seat, what: FLOOD, ill: 'kills', chance: 1 })),
  ];
}

/** How far the water has risen when somebody's next turn begins: by a step once the traitor's is over (BH-h36-D6). */
function trackBy({ table, mine }: Seer, seat: PlayerID): number {
  const isBefore = table.turn.seat !== seat && actsBefore(table, seat, traitorOf(table));
  return isBefore || mine.isCalmed ? mine.track : Math.min(BRIM, mine.track + 1);
}

export const betterWithFriends: Haunt = hauntOf<State>({
  number: 36,
  sides: 'two',
  traitor: traitors[36],
  parts: [heavy(BOAT)],
  begin: () => ({ track: 0, isCalmed: false, drag: 0, isThere: false, hits: 0, isSunk: false }),
  ...openSlice,
  setup,
  things: { rowboat: { deck: 'quest', clause: CLAUSE, isItem: true } },
  alters: {
    ...reaching({ 'rolls.hit': HIT }),
    spaces: ({ table, mine }, { figure }, so) =>
      table.turn.seat === figure ? Math.max(0, so - mine.drag) : so,
  },
  steps: {
    moor: (at) => {
      layDown(at.G, { room: ATTIC, side: null }, [BOAT]);
      change(at, { isThere: true });
      say(at.G, 'boat-waits', null, { room: roomFact(ATTIC) });
      return [];
    },
    hit: (at, { seat = '', total }) => {
      const isHit = total >= HIT;
      const count = at.mine.hits + (isHit ? 1 : 0);
      change(at, { hits: count, isSunk: count > BEARS });
      if (count > BEARS) say(at.G, 'boat-sinks', seat);
      else tellTask(at.G, seat, 'rolls.hit', isHit ? count : null, { side: 'traitor', of: BEARS + 1 });
      return [];
    },
    // Nothing makes it less, and who has just died of a card feels no more of it (BH-h36-K4, BH-g28).
    drown: ({ G }, about) => {
      if (!isAlive(explorerAt(G, about.seat ?? ''))) return [];
      tellHurt(G, about, 'physical', HARM);
      return [{ do: 'ask', kind: 'split', harm: 'physical', points: HARM }];
    },
    // The card is out of the game, so that it works once (BH-h36-D6).
    calm: (at, { seat = '' }) => {
      const after = takeFrom(at, seat, MEDALLION, 'discard');
      at.G.gone.push(MEDALLION);
      change(at, { isCalmed: true });
      say(at.G, 'calms', seat);
      return after;
    },
    rise: (at) => {
      const { G, mine } = at;
      if (mine.isCalmed) {
        change(at, { isCalmed: false });
        say(G, 'water-waits', null);
      } else if (mine.track < BRIM) {
        const track = mine.track + 1;
        change(at, { track });
        say(G, 'water-rises', null, { track });
      }
      return [];
    },
  } satisfies Resolvers<State, typeof step>,
  on: {
    laid: ({ mine }, { room }) => (room === ATTIC && !mine.isThere ? [step('moor')] : []),
    // Heroes alone, by the floor on which their turn begins (BH-h36-D2, BH-h36-D3).
    turnBegan: (at, { seat }) => {
      const { G, mine } = at;
      const isWet = sideOf(G, seat) === 'heroes';
      const level = isWet ? levelIn(G, mine.track, explorerAt(G, seat).room) : 'dry';
      change(at, { drag: DRAG[level] });
      return level === 'full' ? [step('drown', { seat, source: FLOOD })] : [];
    },
    died: ({ G }, { seat }) => {
      if (seat === traitorOf(G)) say(G, 'water-goes-on', seat);
      return [];
    },
    traitorTurnEnded: () => [step('rise')],
  },
  offers: { turn: (seen, { seat }) => [...hits(seen, seat), ...calming(seen, seat)] },
  won: (at) => {
    const isEnough = 2 * heroes(at.G).length >= (at.G.haunt?.heroCount ?? 0);
    return [
      ...(isEnough && isAboard(at) ? (['heroes'] as const) : []),
      ...(isEnough && !at.mine.isSunk ? [] : (['traitor'] as const)),
    ];
  },
  goals,
  marks,
});
