import type { PlayerID } from '@/kit/action';
import { isDeadly } from '../../parts/cards/other-end';
import { reaching } from '../../parts/cards/reaching';
import { gain, harmDice, pick, pickFor, restored, roomWay, use } from '../../parts/cards/steps';
import { isA, oneOf } from '../../parts/haunts/copies';
import { aimOfPart, barred, change, deed, hauntOf, openSlice } from '../../parts/haunts/haunt';
import { traitorOf } from '../../parts/haunts/heroes';
import { lowPeril } from '../../parts/haunts/peril';
import { robbed, unharmed } from '../../parts/haunts/robbing';
import { traitors } from '../../parts/haunts/traitors-by-haunt';
import { doorsOn } from '../../parts/plans/doors-on';
import { stepsTo } from '../../parts/plans/far';
import { layDown } from '../../rules/cards';
import {
  type CardID,
  type Direction,
  FLOORS,
  MOST_FACE,
  type RoomID,
  TOP_SPACE,
  TRAITS,
  type Trait,
} from '../../rules/components';
import { reshuffle } from '../../rules/discovery';
import { explorerAt, isAlive, isTraitor, livingSeats, whoIs } from '../../rules/figures';
import { layingsBehind, roomOf, standing } from '../../rules/house';
import { card as cardFact, room as roomFact, say } from '../../rules/journal';
import type { LowEnd, Option } from '../../rules/option';
import { oddsOf } from '../../rules/rolls';
import {
  type Alternative,
  type Laid,
  type Nothing,
  type Roll,
  type Rolled,
  type Step,
  stepsOf,
} from '../../rules/step';
import type { At, Box, Haunt, Resolvers, Seen } from '../../rules/thing';
import { consult } from '../../rules/things';
import { distancesFrom } from '../../rules/ways';
import { goals } from './goals';
import {
  AMULET,
  bare,
  ENOUGH,
  FACE,
  GALLERY,
  left,
  PAINT,
  painting,
  paintOf,
  ROOMS,
  type Seer,
  type State,
} from './state';

/** Somebody does not age, and a portrait does; it can be painted over, if the Paint gets there. */

const CLAUSE = 'BH-h19';
const PORTRAIT = 'rolls.portrait';

type Doorway = { from: RoomID; direction: Direction };
const step = stepsOf<{
  thrive: { times: number };
  stock: Nothing;
  'put-paint': Laid;
  faced: Rolled;
  expose: { isExposed: boolean };
  destroy: { card: CardID };
  tile: Doorway;
  'lay-tile': Laid & Doorway;
}>('haunt');

/** One step up for a trait that has risen least, card bonuses counted; of several the traitor says which (BH-h19-D1). */
function thrive({ G, box }: At, seat: PlayerID, times: number): Step[] {
  if (times === 0) return [];
  const explorer = explorerAt(G, seat);
  const risen = (trait: Trait) => explorer.traits[trait] - whoIs(box, explorer).traits[trait].start;
  const open = TRAITS.filter((trait) => explorer.traits[trait] < TOP_SPACE);
  const least = Math.min(...open.map(risen));
  const of = open.flatMap((trait) => {
    const facts = { trait: { term: `traits.${trait}` }, by: 1 };
    return risen(trait) === least ? [{ key: trait, label: 'raise', facts, next: [gain(trait)] }] : [];
  });
  return of.length === 0 ? [] : [pick(CLAUSE, of), step('thrive', { times: times - 1 })];
}

/** Of some rooms those with most steps from the nearest explorer (BH-h19-D4, BH-g1). */
function farthest(at: At, rooms: readonly RoomID[]): RoomID[] {
  const all = livingSeats(at.G).map((seat) => distancesFrom(at, explorerAt(at.G, seat).room));
  const far = (room: RoomID) => Math.min(...all.map((steps) => steps.get(room) ?? Number.POSITIVE_INFINITY));
  const most = Math.max(...rooms.map(far));
  return rooms.filter((room) => far(room) === most);
}

const putPaint = (room: RoomID): Step => step('put-paint', { room });

/** One Paint a room, the farthest first; where more are as far than are left the traitor says which. */
function stock(at: At<State>, seat: PlayerID): Step[] {
  const best = farthest(at, bare(at));
  if (best.length === 0 || left(at) === 0) return [];
  const again = step('stock', { seat });
  if (best.length <= left(at)) return [...best.map(putPaint), again];
  const ways = best.map((room) => roomWay(room, 'put-paint', [putPaint(room)]));
  return [...pickFor(seat, CLAUSE, ways), again];
}

/** The traitor looks at the portrait: on coming in, and at the start of a turn (BH-h19-D5). */
const look = (seat: PlayerID): Roll => ({
  ...{ do: 'roll', seat, trait: 'sanity', use: 'haunt', what: PORTRAIT },
  next: step.after('faced', { seat }),
});

/** What it does to whoever fails. */
const lookedAt = (seen: Seen, seat: PlayerID): LowEnd => ({
  upTo: FACE - 1,
  ill: isDeadly(seen, seat, 'mental', MOST_FACE) ? 'risks' : 'hurts',
});

const expose = (isExposed: boolean): Step => step('expose', { isExposed });
/** What hurts the traitor though nothing does (BH-h19-R). */
const through = (steps: readonly Step[]): Step[] => [expose(true), ...steps, expose(false)];

/** Whether a loss comes of an event, or of a room. */
const isOfHouse = ({ cards }: Box, source = ''): boolean => {
  const [kind, name = ''] = source.split('.');
  return kind === 'rooms' || kind === 'tokens' || (kind === 'cards' && cards[name]?.deck === 'event');
};

/** A theft of Paint comes before anything else; harm that does nothing to the traitor is no choice. */
function prizes(step: Step, loser?: PlayerID, isArmed = false): Step {
  if (step.do !== 'ask' || step.kind !== 'pick') return step;
  const first: Step = {
    ...step,
    of: step.of.map((one): Alternative => {
      if (isA(PAINT, one.key)) return { ...one, weight: 12 };
      return one.key === 'harm' && isArmed ? { ...one, next: through(one.next) } : one;
    }),
  };
  return loser === undefined || isArmed ? first : robbed(first, loser);
}

/** In place of the attack of the turn, wherever she is (BH-h19-T, BH-h19-D3). */
function destroying(seen: Seer, seat: PlayerID): Option[] {
  const { table } = seen;
  const card = paintOf(seen, seat);
  const why = consult(seen, 'may', { seat, what: 'attack' }, null);
  if (!isTraitor(table, seat) || card === undefined || why !== null) return [];
  const option = deed(CLAUSE, 'destroy-paint', {
    facts: { card: cardFact(card) },
    weight: 200,
    next: [{ do: 'forgo-attack' }, use(card), step('destroy', { seat, card })],
  });
  const later = { reason: 'destroy-later', clause: 'BH33' } as const;
  const spent = { reason: 'has-attacked', clause: CLAUSE } as const;
  const not = table.turn.usedCards.includes(card) ? later : table.turn.hasAttacked ? spent : undefined;
  return [barred(option, not)];
}

/** At the end of her turn: behind which door, or none (BH-h19-K3). */
function askForDoorway(at: At<State>, seat: PlayerID): readonly Step[] {
  const steps = distancesFrom(at, explorerAt(at.G, seat).room);
  const ways = FLOORS.flatMap((floor) => doorsOn(at, floor)).map(({ room, direction }) => ({
    key: `${room} ${direction}`,
    label: 'tile-behind',
    facts: { from: roomFact(room), direction: { term: `directions.${direction}` } },
    next: [step('tile', { from: room, direction })],
    weight: left(at) > 0 ? 12 / (1 + stepsTo(steps, room)) ** 2 : 0.1,
  }));
  const none = { key: 'none', label: 'tile-none', next: [] };
  return pickFor(seat, CLAUSE, [...ways, none]);
}

/** Which of the tiles that fit there, in an order that tells nothing of the stack's (BH-g4). */
function askForTile(at: At<State>, seat: PlayerID, { from, direction }: Doorway): readonly Step[] {
  const { G, box } = at;
  const doorway = { room: from, direction };
  const { floor } = standing(G, from);
  const of = [...G.stack, ...G.discards.map(({ room }) => room)]
    .filter((room) => roomOf(box, room).floors.includes(floor))
    .filter((room) => layingsBehind(G, box, room, doorway).length > 0)
    .sort()
    .map((room) => {
      const weight = left(at) > 0 && ROOMS.includes(room) ? 20 : 1;
      return roomWay(room, 'tile', [step('lay-tile', { from, direction, room })], { weight });
    });
  return pickFor(seat, CLAUSE, of);
}

/** It comes out of the stack, which is shuffled (BH-g4), and is turned as she likes; its symbol draws nothing (BH-g3). */
function layTile(at: At, seat: PlayerID, { from, direction, room }: Laid & Doorway): Step[] {
  at.G.stack = at.G.stack.filter((one) => one !== room);
  at.G.discards = at.G.discards.filter((tile) => tile.room !== room);
  reshuffle(at);
  return [{ do: 'ask', kind: 'place', seat, room, from, direction }];
}

export const aFriendForTheAges: Haunt = hauntOf<State>({
  number: 19,
  sides: 'two',
  traitor: traitors[19],
  parts: [painting],
  begin: () => ({ stocked: [], destroyed: 0, isExposed: false }),
  ...openSlice,
  setup: ({ G }) => {
    const seat = traitorOf(G);
    return [
      ...restored(seat),
      step('thrive', { seat, times: G.haunt?.heroCount ?? 0 }),
      // A portrait has to hang somewhere (BH-h19-K2).
      { do: 'find-room', seat, room: GALLERY, isSetup: true },
      step('stock', { seat }),
    ];
  },
  things: { paint: { deck: 'quest', clause: CLAUSE, isItem: true, ...oneOf(PAINT) } },
  steps: {
    thrive: (at, { seat = '', times }) => thrive(at, seat, times),
    stock: (at, { seat = '' }) => stock(at, seat),
    'put-paint': (at, { room }) => {
      change(at, { stocked: [...at.mine.stocked, room] });
      layDown(at.G, { room, side: null }, [`${PAINT}.${room}`]);
      say(at.G, 'paint-lies', null, { room: roomFact(room) });
      return [];
    },
    faced: (_at, { total }) =>
      total < FACE ? through([{ ...harmDice('mental', 1), source: PORTRAIT }]) : [],
    expose: (at, { isExposed }) => {
      change(at, { isExposed });
      return [];
    },
    destroy: (at, { seat = '', card }) => {
      const destroyed = at.mine.destroyed + 1;
      change(at, { destroyed });
      say(at.G, 'paint-destroyed', seat, { card: cardFact(card), done: destroyed });
      return [{ do: 'discard', seat, card }];
    },
    tile: (at, { seat = '', ...doorway }) => askForTile(at, seat, doorway),
    'lay-tile': (at, { seat = '', ...tile }) => layTile(at, seat, tile),
  } satisfies Resolvers<State, typeof step>,
  alters: {
    ...reaching({ [PORTRAIT]: FACE }),
    harm: ({ table, mine }, { figure }, so) => (isTraitor(table, figure) && !mine.isExposed ? 0 : so),
    // What the house does lowers nothing of hers; what an item costs, or its loss, does (BH-h19-D8).
    loss: ({ table, box, mine }, { seat, source }, so) =>
      isTraitor(table, seat) && !mine.isExposed && isOfHouse(box, source) ? 0 : so,
    dies: ({ table, mine }, { seat }, so) => so && (!isTraitor(table, seat) || mine.isExposed),
    struck: ({ table }, { attack: { attacker, target }, margin }, so) => {
      const [winner, loser] = margin > 0 ? [attacker, target] : [target, attacker];
      if (margin === 0 || !isTraitor(table, loser)) return so.map((step) => prizes(step));
      const isArmed = explorerAt(table, winner).cards.includes(AMULET);
      const hit = (step: Step) => (isArmed ? through([step]) : [unharmed(loser)]);
      return so.flatMap((step) => (step.do === 'harm' ? hit(step) : prizes(step, loser, isArmed)));
    },
    // No walk leads through a room in which something is rolled.
    waysOut: (seen, { figure }, so) =>
      so.map((way) => {
        if (!isTraitor(seen.table, figure) || way.to?.room !== GALLERY) return way;
        return { ...way, isLoud: true, odds: oddsOf(seen, look(figure), FACE, lookedAt(seen, figure)) };
      }),
  },
  on: {
    entered: ({ G }, { figure, to }) => (isTraitor(G, figure) && to.room === GALLERY ? [look(figure)] : []),
    turnBegan: ({ G }, { seat }) =>
      isTraitor(G, seat) && explorerAt(G, seat).room === GALLERY ? [look(seat)] : [],
    turnEnds: (at, { seat }) => (isTraitor(at.G, seat) ? askForDoorway(at, seat) : []),
    // Whoever lays or finds it (BH-h19-D4).
    laid: (at, { room }) => (bare(at).includes(room) && left(at) > 0 ? [putPaint(room)] : []),
  },
  offers: { turn: (seen, { seat }) => destroying(seen, seat) },
  won: (at) => {
    const isDead = !isAlive(explorerAt(at.G, traitorOf(at.G)));
    if (isDead || aimOfPart(painting, at).isDone) return ['heroes'];
    return at.mine.destroyed >= ENOUGH ? ['traitor'] : [];
  },
  goals,
  marks: (seen) => [
    { on: 'haunt', word: 'ruined', value: seen.mine.destroyed },
    ...livingSeats(seen.table)
      .filter((seat) => isTraitor(seen.table, seat) && explorerAt(seen.table, seat).room === GALLERY)
      .flatMap((seat) => lowPeril(seen, look(seat), lookedAt(seen, seat), 'traitor')),
  ],
});
