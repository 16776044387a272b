import type { PlayerID } from '@/kit/action';
import { aimOf, change, deed, hauntOf, openSlice } from '../../parts/haunt';
import { traitorOf } from '../../parts/heroes';
import { gain, harmDice, own, pick, restored, rollThen, tell, use } from '../../parts/steps';
import { isA, oneOf } from '../../parts/thrown';
import { traitors } from '../../parts/traitors-by-haunt';
import { layDown } from '../../rules/cards';
import { type RoomID, TOP_SPACE, TRAITS } from '../../rules/components';
import { explorerAt, isAlive, isTraitor, livingSeats, whoIs } from '../../rules/figures';
import { card as cardFact, room as roomFact, say } from '../../rules/journal';
import type { Not, Option } from '../../rules/option';
import { oddsOf } from '../../rules/rolls';
import type { Data, Step } from '../../rules/state';
import type { At, Haunt, Resolver } from '../../rules/thing';
import { ask } from '../../rules/things';
import { distancesFrom } from '../../rules/ways';
import { goals } from './goals';
import { dry, painting } from './painting';
import {
  bare,
  ENOUGH,
  FACE,
  GALLERY,
  hasAmulet,
  left,
  PAINT,
  paintOf,
  ROOMS,
  type Seer,
  type State,
} from './state';
import { askForDoorway, askForTile, layTile } from './tiles';

/** Somebody does not age, and a portrait does; it can be painted over, if the Paint gets there. */

const CLAUSE = 'BH-h19';
const PORTRAIT = 'rolls.portrait';

/** One step up for a trait that has risen least, card bonuses counted; of several the traitor says which (BH-h19-D1). */
const thrive: Resolver<State> = ({ G, box }, { seat = '', times }) => {
  if (Number(times) === 0) return [];
  const explorer = explorerAt(G, seat);
  const start = whoIs(box, explorer).traits;
  const risen = TRAITS.filter((trait) => explorer.traits[trait] < TOP_SPACE).map((trait) => ({
    trait,
    by: explorer.traits[trait] - start[trait].start,
  }));
  const least = Math.min(...risen.map(({ by }) => by));
  const tied = risen.filter(({ by }) => by === least).map(({ trait }) => trait);
  const of = tied.map((trait) => ({
    key: trait,
    label: 'raise',
    facts: { trait: { term: `traits.${trait}` }, by: 1 },
    next: [gain(trait)],
  }));
  const [only, ...others] = tied;
  const rise = only === undefined ? [] : others.length > 0 ? [pick(CLAUSE, of)] : [gain(only)];
  return [...rise, own('haunt/thrive', { times: Number(times) - 1 })];
};

/** Of some rooms those with most steps from the nearest explorer (BH-h19-D4, BH-g1). */
function farthest(at: At, rooms: readonly RoomID[]): RoomID[] {
  const all = livingSeats(at.G).map((seat) => distancesFrom(at, explorerAt(at.G, seat).room));
  const far = (room: RoomID) => Math.min(...all.map((steps) => steps.get(room) ?? Number.POSITIVE_INFINITY));
  const most = Math.max(...rooms.map(far));
  return rooms.filter((room) => far(room) === most);
}

/** One Paint a room; of more rooms than Paints the farthest, of these the traitor says which. */
const stock: Resolver<State> = (at, { seat }) => {
  const open = bare(at);
  const most = left(at);
  if (open.length === 0 || most === 0) return [];
  const best = open.length <= most ? open : farthest(at, open);
  const again: Step = { do: 'haunt/stock', seat };
  if (best.length <= most) return [{ do: 'haunt/put-paint', rooms: best }, again];
  const of = best.map((room) => ({
    key: room,
    label: 'put-paint',
    facts: { room: roomFact(room) },
    next: [{ do: 'haunt/put-paint', rooms: [room] }],
  }));
  return [{ ...pick(CLAUSE, of), seat }, again];
};

/** The traitor looks at the portrait: on coming in, and at the start of a turn (BH-h19-D5). */
const face = (seat: PlayerID): Step[] => [
  { ...rollThen('sanity', PORTRAIT, 'haunt', own('haunt/faced')), seat },
];

/** What hurts the traitor though nothing does (BH-h19-R). */
const through = (steps: readonly Step[]): Step[] => [
  { do: 'haunt/expose', isExposed: true },
  ...steps,
  { do: 'haunt/expose', isExposed: false },
];

const unharmed = (seat: PlayerID): Step => tell('unharmed', { target: { seat } });

/** A theft of Paint comes before anything else; harm that does nothing is no choice. */
function prizes(step: Step, unhurt?: PlayerID): Step {
  if (step.do !== 'ask') return step;
  const of = step.of as readonly Readonly<Record<string, Data>>[];
  return {
    ...step,
    of: of.flatMap((one) => {
      if (isA(PAINT, String(one.key))) return [{ ...one, weight: 12 }];
      if (one.key !== 'harm' || unhurt === undefined) return [one];
      return [{ key: 'none', label: 'no-harm', facts: {}, next: [unharmed(unhurt)], weight: 0.1 }];
    }),
  } as Step;
}

/** In place of the attack of the turn, wherever she is (BH-h19-T, BH-h19-D3). */
function destroying(seen: Seer, seat: PlayerID): Option[] {
  const { table } = seen;
  const card = paintOf(seen, seat);
  if (!isTraitor(table, seat) || card === undefined) return [];
  const option = deed(CLAUSE, 'destroy-paint', {
    facts: { card: cardFact(card) },
    weight: 200,
    next: [{ do: 'forgo-attack' }, use(card), { do: 'haunt/destroy', seat, card }],
  });
  const barred = (not: Not): Option[] => [{ ...option, not, next: [] }];
  if (table.turn.usedCards.includes(card)) return barred({ reason: 'destroy-later', clause: 'BH33' });
  if (table.turn.hasAttacked) return barred({ reason: 'has-attacked', clause: CLAUSE });
  return ask(seen, 'may', { seat, what: 'attack' }, null) === null ? [option] : [];
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
      { do: 'haunt/thrive', seat, times: G.haunt?.heroes ?? 0 },
      // A portrait has to hang somewhere (BH-h19-K2).
      { do: 'find-room', seat, room: GALLERY, isSetup: true },
      { do: 'haunt/stock', seat },
    ];
  },
  things: { paint: { deck: 'quest', clause: CLAUSE, isItem: true, ...oneOf(PAINT) } },
  steps: {
    thrive,
    stock,
    'put-paint': (at, { rooms }) => {
      const some = rooms as readonly RoomID[];
      change(at, { stocked: [...at.mine.stocked, ...some] });
      for (const room of some) {
        layDown(at.G, { room, side: null }, [`${PAINT}.${room}`]);
        say(at.G, 'paint-lies', null, { room: roomFact(room) });
      }
      return [];
    },
    faced: ({ G }, { seat = '', total }) => {
      if (Number(total) < FACE) return through([{ ...harmDice('mental', 1), source: PORTRAIT }]);
      say(G, 'faced', seat);
      return [];
    },
    expose: (at, { isExposed }) => {
      change(at, { isExposed: isExposed === true });
      return [];
    },
    destroy: (at, { seat = '', card }) => {
      const destroyed = at.mine.destroyed + 1;
      change(at, { destroyed });
      say(at.G, 'paint-destroyed', seat, { card: cardFact(String(card)), done: destroyed });
      return [{ do: 'discard', seat, card }];
    },
    tile: askForTile,
    'lay-tile': layTile,
  },
  alters: {
    harm: ({ table, mine }, { figure }, so) => (isTraitor(table, figure) && !mine.isExposed ? 0 : so),
    dies: ({ table, mine }, { seat }, so) => so && (!isTraitor(table, seat) || mine.isExposed),
    struck: ({ table }, { attack: { attacker, target }, margin }, so) => {
      const [winner, loser] = margin > 0 ? [attacker, target] : [target, attacker];
      if (margin === 0 || !isTraitor(table, loser)) return so.map((step) => prizes(step));
      if (hasAmulet(table, winner)) return through(so.map((step) => prizes(step)));
      return so.map((step) => (step.do === 'harm' ? unharmed(loser) : prizes(step, loser)));
    },
    // No walk leads through a room in which something is rolled.
    waysOut: (seen, { figure }, so) =>
      !isTraitor(seen.table, figure)
        ? so
        : so.map((way) => {
            if (way.to?.room !== GALLERY) return way;
            const roll = { do: 'roll', seat: figure, trait: 'sanity', use: 'haunt', what: PORTRAIT } as const;
            return { ...way, isLoud: true, odds: oddsOf(seen, roll, FACE) };
          }),
  },
  on: {
    entered: ({ G }, { figure, to }) => (isTraitor(G, figure) && to.room === GALLERY ? face(figure) : []),
    turnBegan: ({ G }, { seat }) =>
      isTraitor(G, seat) && explorerAt(G, seat).room === GALLERY ? face(seat) : [],
    turnEnds: (at, { seat }) => (isTraitor(at.G, seat) ? askForDoorway(at, seat) : []),
    // Whoever lays or finds it (BH-h19-D4).
    laid: (at, { room }) =>
      ROOMS.includes(room) && bare(at).includes(room) && left(at) > 0
        ? [{ do: 'haunt/put-paint', rooms: [room] }]
        : [],
  },
  offers: { turn: (seen, { seat }) => [...dry(seen, seat), ...destroying(seen, seat)] },
  won: (at) => {
    const isDead = !isAlive(explorerAt(at.G, traitorOf(at.G)));
    if (isDead || aimOf(painting, at).isDone) return ['heroes'];
    return at.mine.destroyed >= ENOUGH ? ['traitor'] : [];
  },
  goals,
  marks: ({ mine }) => [{ on: 'haunt', word: 'ruined', value: mine.destroyed }],
});
