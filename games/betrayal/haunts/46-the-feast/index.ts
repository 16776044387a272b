import type { PlayerID } from '@/kit/action';
import { firstPlaceIn } from '../../parts/cards/sides-of';
import { pick } from '../../parts/cards/steps';
import { along } from '../../parts/haunts/along';
import { frontDoor } from '../../parts/haunts/front-door';
import { change, hauntOf, openSlice } from '../../parts/haunts/haunt';
import { firstHero, placerFor, traitorOf } from '../../parts/haunts/heroes';
import { isOfKind } from '../../parts/haunts/of-kind';
import { slain } from '../../parts/haunts/slain';
import { traitors } from '../../parts/haunts/traitors-by-haunt';
import { DIRECTIONS, type Direction, type FigureID, type RoomID } from '../../rules/components';
import { explorerAt, isAlive, isTraitor, placeOf } from '../../rules/figures';
import { say } from '../../rules/journal';
import { addMonster } from '../../rules/monsters';
import type { Questions } from '../../rules/questions';
import { type Step, stepsOf } from '../../rules/step';
import type { At, Haunt, Mark, Resolvers } from '../../rules/thing';
import { feastSteps, feasts, seated } from './feasting';
import { goals, reweighed, worthBiting, worthFacing } from './goals';
import { askBack, leading, leadSteps } from './leading';
import {
  ATTIC,
  bodiesIn,
  CLAUSE,
  countOf,
  FREAK,
  freaks,
  hasDied,
  heroesWho,
  isVictim,
  lookOf,
  ROOMS,
  type Seer,
  type State,
  VICTIM,
  victims,
} from './state';
import { walk, walkSteps } from './walking';

/** Somebody has guests for dinner, and upstairs stand those who are to be eaten, and wait to be led. */

const step = stepsOf<{
  come: { room: RoomID };
  face: { direction: Direction };
  fall: { figure: FigureID };
}>('haunt');

const DINING = 'dining-room';
/** To open the front door. */
const DOOR = 5;

const term = (direction: Direction) => ({ direction: { term: `directions.${direction}` } });

/** They come where they begin; from the Attic the heroes say where all of them look (BH-h46-S, BH-h46-D1). */
function come(at: At<State>, room: RoomID): readonly Step[] {
  const { G, box, mine } = at;
  if (mine.come.includes(room)) return [];
  change(at, { come: [...mine.come, room] });
  const place = firstPlaceIn(box, room);
  for (let n = 0; n < (G.haunt?.heroCount ?? 0); n++)
    if (room === DINING) addMonster(G, FREAK, place, { mover: traitorOf(G) });
    else addMonster(G, VICTIM, place, { mover: null, fightsFor: 'heroes' });
  if (room === DINING) return [];
  const ways = DIRECTIONS.map((direction) => ({
    key: String(direction),
    label: 'face',
    facts: term(direction),
    next: [step('face', { direction })],
    weight: worthFacing(at, direction),
  }));
  return [{ ...pick(CLAUSE, ways), seat: placerFor(G) }];
}

/** The room is found if it has to be; where it can't be laid they come with it later (BH-g4, BH-h46-K1). */
const bring = (seat: PlayerID, room: RoomID): Step => {
  const next = [step('come', { room })];
  return { do: 'find-room', seat, room, isSetup: true, next };
};

/** Victims hurt nobody, not even who has attacked them (BH-h46-D15); both kinds die when they are beaten. */
function struck(
  { table }: Seer,
  { attack: { attacker, target }, margin }: Questions['struck']['asked'],
  so: readonly Step[],
): readonly Step[] {
  const loser = margin > 0 ? target : attacker;
  if (margin === 0) return so;
  if (margin < 0 && isVictim(table, target)) return [];
  return isMortal(table, loser) ? [step('fall', { figure: loser })] : so;
}

const isMortal = (table: Seer['table'], figure: FigureID): boolean => isOfKind(table, figure, VICTIM, FREAK);

/** Before the turn of a hero: of the first Victims walk (BH-h46-D1), once a round (BH-h46-K10), and whoever is out may come back (BH-h46-K4). */
function due(at: At<State>, seat: PlayerID): Step[] {
  const { G, mine } = at;
  const isTime = seat === firstHero(G) && mine.walked !== G.round;
  if (isTime) change(at, { walked: G.round });
  return [
    ...(isTime ? victims(G).map(({ id }) => walk(id, ROOMS)) : []),
    ...(heroesWho(G, 'left').includes(seat) ? [askBack(seat)] : []),
  ];
}

function began(at: At<State>, seat: PlayerID): readonly Step[] {
  if (isTraitor(at.G, seat)) return seated(at, [seat]);
  if (at.mine.owes !== seat) return [];
  change(at, { owes: null });
  at.G.turn.hasMoved = true;
  return [{ do: 'spend', seat, cost: 1 }];
}

function marks({ table, mine }: Seer): Mark[] {
  const { bodies, fed } = mine;
  return [
    ...victims(table).map(({ id }): Mark => {
      const turn = lookOf(mine, id);
      return { on: { monster: id }, word: 'looks', turn, facts: term(turn) };
    }),
    ...freaks(table).flatMap(({ id }): Mark[] =>
      fed[id] === undefined ? [] : [{ on: { monster: id }, word: 'fed', value: fed[id] }],
    ),
    ...bodies
      .filter((one, n) => bodies.findIndex(({ room, of }) => room === one.room && of === one.of) === n)
      .map(({ room, of }) => ({ on: { room }, word: `${of}-body`, value: bodiesIn(mine, room, of) })),
    ...(['out', 'eaten'] as const).flatMap((word): Mark[] =>
      mine[word] === 0 ? [] : [{ on: 'haunt', word, value: mine[word] }],
    ),
  ];
}

/** All are out and nobody has died, or all who eat are dead (BH-h46-H); all Victims are eaten, and none is out (BH-h46-T). */
function won({ G, mine }: At<State>): ('heroes' | 'traitor')[] {
  const all = countOf(G, mine);
  const isLeft = heroesWho(G, 'alive').length === 0 && !hasDied(G, mine);
  const isOut = all > 0 && mine.out === all && isLeft;
  const isRid = freaks(G).length === 0 && !isAlive(explorerAt(G, traitorOf(G)));
  const isEaten = all > 0 && mine.out === 0 && mine.eaten === all;
  return [...(isOut || isRid ? (['heroes'] as const) : []), ...(isEaten ? (['traitor'] as const) : [])];
}

/** Before anything has happened. */
const AT_FIRST = { eaten: 0, out: 0, walked: 0, owes: null };

export const theFeast: Haunt = hauntOf<State>({
  number: 46,
  sides: 'two',
  traitor: traitors[46],
  parts: [along, frontDoor<State>(DOOR, () => true)],
  begin: () => ({ come: [], looks: {}, from: {}, bodies: [], guests: [], fed: {}, ...AT_FIRST }),
  ...openSlice,
  setup: ({ G }) => [bring(traitorOf(G), DINING), bring(placerFor(G), ATTIC)],
  steps: {
    come: (at, { room }) => come(at, room),
    face: (at, { direction }) => {
      change(at, { looks: Object.fromEntries(victims(at.G).map(({ id }) => [id, direction])) });
      say(at.G, 'faced', null, term(direction));
      return [];
    },
    /** Of a Victim a body is left (BH-h46-K7). */
    fall: (at, { figure }) => {
      const { room } = placeOf(at.G, figure);
      if (isVictim(at.G, figure)) change(at, { bodies: [...at.mine.bodies, { room, of: 'victim' }] });
      return slain(at.G, figure);
    },
    ...feastSteps,
    ...walkSteps,
    ...leadSteps,
  } satisfies Resolvers<State, typeof step>,
  on: {
    laid: (_at, { room }) => ([DINING, ATTIC].includes(room) ? [step('come', { room })] : []),
    turnDue: (at, { seat }) => due(at, seat),
    turnBegan: (at, { seat }) => began(at, seat),
    monstersTurnBegan: (at) => {
      const all = freaks(at.G).map(({ id }) => id);
      return seated(at, all);
    },
    died: (at, { seat }) => {
      const { room } = explorerAt(at.G, seat);
      if (!isTraitor(at.G, seat)) change(at, { bodies: [...at.mine.bodies, { room, of: 'hero' }] });
      return [];
    },
  },
  alters: {
    struck,
    felled: ({ table }, { monster: { id } }, so) =>
      isMortal(table, id) ? [step('fall', { figure: id })] : so,
    deeds: reweighed,
  },
  offers: {
    turn: (seen, { seat }) => (isTraitor(seen.table, seat) ? feasts(seen, seat) : leading(seen, seat)),
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
    [VICTIM]: { sheet: () => ({ speed: 2, might: 3, sanity: 3 }), slows: false, menace: () => 0 },
  },
  won,
  goals,
  marks,
});
