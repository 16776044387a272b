import type { PlayerID } from '@/kit/action';
import { firstPlaceIn } from '../../parts/cards/sides-of';
import { gain, pick } from '../../parts/cards/steps';
import { isUntouched } from '../../parts/cards/untouched';
import { along } from '../../parts/haunts/along';
import { frontDoor } from '../../parts/haunts/front-door';
import { barred, change, deed, hauntOf, openSlice } from '../../parts/haunts/haunt';
import { placerFor, traitorOf } from '../../parts/haunts/heroes';
import { slain } from '../../parts/haunts/slain';
import { traitors } from '../../parts/haunts/traitors-by-haunt';
import { DIRECTIONS, type Direction, type FigureID, type RoomID, TRAITS } from '../../rules/components';
import { clockwiseFrom, explorerAt, isAlive, isMonster, monsterAt, placeOf } from '../../rules/figures';
import { room as roomFact, say, whichOne } from '../../rules/journal';
import { addMonster } from '../../rules/monsters';
import type { Not, Option } from '../../rules/option';
import type { Table } from '../../rules/state';
import { type Attack, type Step, stepsOf } from '../../rules/step';
import type { At, Haunt, Mark, Resolvers } from '../../rules/thing';
import { isDone } from '../../rules/turn';
import { goals, reweighed, worthBiting, worthFacing } from './goals';
import { askBack, comeBack, lead, leading, leadOn, leadOut, type step as leadStep } from './leading';
import {
  ATTIC,
  type Body,
  CLAUSE,
  countOf,
  DINING,
  DOOR,
  FREAK,
  freaks,
  hasDied,
  heroSeats,
  isFreak,
  isLaid,
  isVictim,
  lookOf,
  ROOMS,
  type Seer,
  type State,
  VICTIM,
  victims,
} from './state';
import { walk, step as walkStep } from './walking';

/** Somebody has guests for dinner, and upstairs stand those who are to be eaten, and wait to be led. */

const step = stepsOf<{
  come: { room: RoomID };
  face: { direction: Direction };
  fall: { figure: FigureID };
  feast: { on: Body['of'] };
}>('haunt');

/** They come where they begin; from the Attic the heroes say where all of them look (BH-h46-S, BH-h46-D1). */
function come(at: At<State>, room: RoomID): readonly Step[] {
  const { G, box, mine } = at;
  if (mine.come.includes(room)) return [];
  const place = firstPlaceIn(box, room);
  for (let n = 0; n < (G.haunt?.heroCount ?? 0); n++)
    if (room === DINING) addMonster(G, FREAK, place, { mover: traitorOf(G) });
    else addMonster(G, VICTIM, place, { mover: null, fightsFor: 'heroes' });
  change(at, { come: [...mine.come, room] });
  if (room === DINING) return [];
  const ways = DIRECTIONS.map((direction) => ({
    key: String(direction),
    label: 'face',
    facts: { direction: { term: `directions.${direction}` } },
    next: [step('face', { direction })],
    weight: worthFacing(at, direction),
  }));
  return [{ ...pick(CLAUSE, ways), seat: placerFor(G) }];
}

/** The room is found if it has to be; where it can't be laid they come with it later (BH-g4, BH-h46-K1). */
const bring = (seat: PlayerID, room: RoomID): Step[] => [
  { do: 'find-room', seat, room, isSetup: true, next: [step('come', { room })] },
];

/** Both kinds die when they are beaten; of a Victim a body is left. */
function fall(at: At<State>, figure: FigureID): readonly Step[] {
  const { G, mine } = at;
  if (isVictim(G, figure))
    change(at, { bodies: [...mine.bodies, { room: placeOf(G, figure).room, of: 'victim' }] });
  return slain(G, figure);
}

function struck(
  { table }: Seer,
  { attack: { attacker, target }, margin }: { attack: Attack; margin: number },
  so: readonly Step[],
): readonly Step[] {
  if (margin === 0) return so;
  // It hurts nobody, not even whoever has attacked it (BH-h46-D15).
  if (isVictim(table, target)) return margin > 0 ? [step('fall', { figure: target })] : [];
  const loser = margin > 0 ? target : attacker;
  return isFreak(table, loser) ? [step('fall', { figure: loser })] : so;
}

/** Who lies there to be eaten: as a whole turn, which nothing else has been done in (BH-h46-D4, BH-h46-D13). */
function feasts({ table, mine }: Seer, figure: FigureID): Option[] {
  const { room } = placeOf(table, figure);
  const isIdle = isMonster(figure)
    ? !monsterAt(table, figure).hasMoved && !monsterAt(table, figure).hasAttacked && !isDone(table, figure)
    : isUntouched(table.turn);
  const reason = !isLaid(table, mine, figure)
    ? 'watched'
    : isIdle && mine.guests.includes(figure)
      ? undefined
      : 'feast-first';
  const not: Not | undefined = reason === undefined ? undefined : { reason, clause: CLAUSE };
  return (['victim', 'hero'] as const)
    .filter((of) => mine.bodies.some((one) => one.room === room && one.of === of))
    .map((on) => {
      const args = [...(isMonster(figure) ? [figure] : []), 'feast', on];
      const next = [step('feast', { seat: figure, on })];
      const kind = isMonster(figure) ? `freak-${on}` : `feast-${on}`;
      const facts = { monster: whichOne(table, figure) };
      return barred(deed(CLAUSE, kind, { facts, args, weight: 40, next }), not);
    });
}

function feast(at: At<State>, figure: FigureID, on: Body['of']): readonly Step[] {
  const { G, mine } = at;
  const { room } = placeOf(G, figure);
  const eaten = mine.bodies.findIndex((one) => one.room === room && one.of === on);
  if (eaten < 0) return [];
  change(at, {
    bodies: mine.bodies.filter((_, n) => n !== eaten),
    eaten: mine.eaten + (on === 'victim' ? 1 : 0),
    ...(isMonster(figure) ? { fed: { ...mine.fed, [figure]: (mine.fed[figure] ?? 0) + 1 } } : {}),
  });
  say(G, `feasts-${on}`, null, { who: whichOne(G, figure), room: roomFact(room) });
  if (!isMonster(figure)) return [...TRAITS.map((trait) => gain(trait)), { do: 'stop', seat: figure }];
  monsterAt(G, figure).isDone = true;
  return [];
}

/** Who is at a body with no hero there as the turn begins. */
function seated(at: At<State>, figures: readonly FigureID[]): Step[] {
  change(at, { guests: figures.filter((figure) => isLaid(at.G, at.mine, figure)) });
  return [];
}

/** The first living hero on the traitor's left, in the house or out of it: in whose turn the Victims walk (BH-h46-D1). */
const firstOf = (table: Readonly<Table>): PlayerID | undefined =>
  clockwiseFrom(table, traitorOf(table)).find(
    (seat) => heroSeats(table).includes(seat) && explorerAt(table, seat).life !== 'dead',
  );

/** Before the turn of a hero: Victims walk, and whoever is out may come back (BH-h46-K4). */
function due(at: At<State>, seat: PlayerID): Step[] {
  const { G } = at;
  // Once a round, though the first may die in the turn that follows (BH-h46-K10).
  const isTime = seat === firstOf(G) && at.mine.walked !== G.round;
  if (isTime) change(at, { walked: G.round });
  const walks = isTime ? victims(G).map(({ id }) => walkStep('walk', { victim: id, left: ROOMS })) : [];
  const isOut = heroSeats(G).includes(seat) && explorerAt(G, seat).life === 'left';
  return [...walks, ...(isOut ? askBack(seat) : [])];
}

function began(at: At<State>, seat: PlayerID): readonly Step[] {
  if (seat === traitorOf(at.G)) return seated(at, [seat]);
  if (at.mine.owes !== seat) return [];
  change(at, { owes: null });
  at.G.turn.hasMoved = true;
  return [{ do: 'spend', seat, cost: 1 }];
}

function marks({ table, mine }: Seer): Mark[] {
  const lying = (['victim', 'hero'] as const).flatMap((of): Mark[] => {
    const rooms = mine.bodies.filter((one) => one.of === of).map(({ room }) => room);
    return [...new Set(rooms)].map((room) => ({
      on: { room },
      word: `${of}-body`,
      value: rooms.filter((one) => one === room).length,
    }));
  });
  return [
    ...victims(table).map(({ id }): Mark => {
      const turn = lookOf(mine, id);
      return {
        on: { monster: id },
        word: 'looks',
        turn,
        facts: { direction: { term: `directions.${turn}` } },
      };
    }),
    ...freaks(table).flatMap(({ id }): Mark[] => {
      const value = mine.fed[id];
      return value === undefined ? [] : [{ on: { monster: id }, word: 'fed', value }];
    }),
    ...lying,
    ...(['out', 'eaten'] as const).flatMap((word): Mark[] =>
      mine[word] === 0 ? [] : [{ on: 'haunt', word, value: mine[word] }],
    ),
  ];
}

export const theFeast: Haunt = hauntOf<State>({
  number: 46,
  sides: 'two',
  traitor: traitors[46],
  parts: [along, frontDoor<State>(DOOR, () => true)],
  begin: () => ({
    come: [],
    looks: {},
    from: {},
    bodies: [],
    guests: [],
    fed: {},
    eaten: 0,
    out: 0,
    walked: 0,
    owes: null,
  }),
  ...openSlice,
  setup: ({ G }) => [...bring(traitorOf(G), DINING), ...bring(placerFor(G), ATTIC)],
  steps: {
    come: (at, { room }) => come(at, room),
    face: (at, { direction }) => {
      change(at, { looks: Object.fromEntries(victims(at.G).map(({ id }) => [id, direction])) });
      say(at.G, 'faced', null, { direction: { term: `directions.${direction}` } });
      return [];
    },
    fall: (at, { figure }) => fall(at, figure),
    feast: (at, { seat = '', on }) => feast(at, seat, on),
    walk: (at, { victim, left }) => walk(at, victim, left),
    lead: (at, { seat = '', victim, to, door, left }) => lead(at, seat, victim, to, door, left),
    'lead-on': (at, { seat = '', victim, left }) => leadOn(at, seat, victim, left),
    'lead-out': (at, { seat = '', victim }) => leadOut(at, seat, victim),
    'come-back': (at, { seat = '' }) => comeBack(at, seat),
  } satisfies Resolvers<State, typeof step & typeof walkStep & typeof leadStep>,
  on: {
    laid: (_at, { room }) => ([DINING, ATTIC].includes(room) ? [step('come', { room })] : []),
    turnDue: (at, { seat }) => due(at, seat),
    turnBegan: (at, { seat }) => began(at, seat),
    monstersTurnBegan: (at) =>
      seated(
        at,
        freaks(at.G).map(({ id }) => id),
      ),
    died: (at, { seat }) => {
      const body: Body = { room: explorerAt(at.G, seat).room, of: 'hero' };
      if (heroSeats(at.G).includes(seat)) change(at, { bodies: [...at.mine.bodies, body] });
      return [];
    },
  },
  alters: {
    struck,
    felled: ({ table }, { monster: { id } }, so) =>
      isVictim(table, id) || isFreak(table, id) ? [step('fall', { figure: id })] : so,
    deeds: reweighed,
  },
  offers: {
    turn: (seen, { seat }) => (seat === traitorOf(seen.table) ? feasts(seen, seat) : leading(seen, seat)),
  },
  monsters: {
    [FREAK]: {
      sheet: ({ mine }, { id }) => {
        const more = mine.fed[id] ?? 0;
        return { speed: 2 + more, might: 4 + more, sanity: 4 + more };
      },
      offers: (seen, { id }) => feasts(seen, id),
      // One that has feasted has another Speed (BH-h46-D6, BH-h46-K8).
      rollsAlone: ({ mine }, { id }) => mine.fed[id] !== undefined,
      boldness: worthBiting,
      isAlike: ({ mine }, one, other) => mine.fed[one.id] === mine.fed[other.id],
    },
    [VICTIM]: {
      sheet: () => ({ speed: 2, might: 3, sanity: 3 }),
      slows: false,
      menace: () => 0,
    },
  },
  won: (at) => {
    const { G, mine } = at;
    const all = countOf(G, mine);
    const isOut =
      all > 0 &&
      mine.out === all &&
      !hasDied(G, mine) &&
      heroSeats(G).every((seat) => explorerAt(G, seat).life === 'left');
    const isRid = freaks(G).length === 0 && !isAlive(explorerAt(G, traitorOf(G)));
    const isEaten = all > 0 && mine.out === 0 && mine.eaten === all;
    return [...(isOut || isRid ? (['heroes'] as const) : []), ...(isEaten ? (['traitor'] as const) : [])];
  },
  goals,
  marks,
});
