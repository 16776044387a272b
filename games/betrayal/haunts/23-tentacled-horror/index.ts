import type { PlayerID } from '@/kit/action';
import { lowEnd, loweredBy } from '../../parts/cards/other-end';
import { reaching } from '../../parts/cards/reaching';
import { firstPlaceIn } from '../../parts/cards/sides-of';
import { lose, mark, pick, tell } from '../../parts/cards/steps';
import { clock } from '../../parts/haunts/clock';
import { grip } from '../../parts/haunts/grip';
import { change, deed, hauntOf, openSlice } from '../../parts/haunts/haunt';
import { heroes, traitorOf } from '../../parts/haunts/heroes';
import { task, tellTask } from '../../parts/haunts/task';
import { traitors } from '../../parts/haunts/traitors-by-haunt';
import { wounded } from '../../parts/haunts/wounded';
import { mayFight } from '../../rules/attacks';
import { takeFrom } from '../../rules/cards';
import { cardTerm, type FigureID, type RoomID } from '../../rules/components';
import { explorerAt, isMonster } from '../../rules/figures';
import { roomsInPlay } from '../../rules/house';
import { figure as figureFact, room as roomFact, say } from '../../rules/journal';
import { addMonster } from '../../rules/monsters';
import { stand } from '../../rules/moving';
import type { Option } from '../../rules/option';
import { type Alternative, type Laid, type Nothing, type Rolled, type Step, stepsOf } from '../../rules/step';
import type { At, Haunt, Resolvers } from '../../rules/thing';
import { isDone } from '../../rules/turn';
import { goals, menace } from './goals';
import {
  armOf,
  BALL,
  CLAUSE,
  CLEAR,
  grown,
  HEAD,
  headIn,
  ROOMS,
  type Seer,
  type State,
  SUCKER,
  VISION_DICE,
  VISIONS,
  WINS,
} from './state';

/** Something sits in the house, its arms in many rooms; only the Crystal Ball shows where its Head is. */

type Spread = { spared: readonly RoomID[]; tried: readonly RoomID[] };
type OfSucker = { monster: FigureID };
const step = stepsOf<{
  spread: Spread;
  gazed: Rolled;
  shown: Rolled;
  appear: Laid & { by: PlayerID };
  lash: Nothing;
  loose: Nothing;
  spent: OfSucker;
  withdraw: OfSucker;
}>('haunt');

const GAZE = 'gaze';
const GAZE_ROLL = 'rolls.gaze';
/** Got loose in this turn: its own steps cost more. */
const LOOSE = 'loose';

/**
 * An Arm with its Sucker in as many rooms of the list as there are players: the traitor says which are spared, or looks
 * for more (BH-h23-D1).
 */
function spread(at: At<State>, { spared, tried }: Spread): Step[] {
  const { G } = at;
  const seat = traitorOf(G);
  const most = G.haunt?.players ?? 0;
  const rooms = roomsInPlay(G, ROOMS).filter((room) => !spared.includes(room));
  const unseen = ROOMS.filter((room) => !tried.includes(room) && roomsInPlay(G, [room]).length === 0);
  const ask = (label: string, among: readonly RoomID[], next: (room: RoomID) => Step) => {
    const of = among.map((room) => ({
      key: room,
      label,
      facts: { room: roomFact(room) },
      next: [next(room)],
    }));
    return [{ ...pick(CLAUSE, of), seat }];
  };
  if (rooms.length > most)
    return ask('spare', rooms, (room) => step('spread', { spared: [...spared, room], tried }));
  if (rooms.length < most && unseen.length > 0)
    return ask('add-arm', unseen, (room) => {
      const next = [step('spread', { spared, tried: [...tried, room] })];
      return { do: 'find-room', seat, room, isSetup: true, next, otherwise: next };
    });
  const arms = rooms.map((room, n) => ({
    no: n + 1,
    room,
    sucker: addMonster(G, SUCKER, firstPlaceIn(at.box, room), { mover: seat }),
  }));
  change(at, { arms });
  return [];
}

/** Whoever holds the Ball looks, in place of its own use (BH-h23-D5). */
function gazes(seen: Seer, seat: PlayerID): Option[] {
  const { table, mine } = seen;
  if (mine.isFound || !explorerAt(table, seat).cards.includes(BALL)) return [];
  if (table.turn.usedCards.includes(BALL) && !isDone(table, GAZE))
    return [deed(CLAUSE, GAZE, { not: { reason: 'ball-used', clause: CLAUSE }, next: [] })];
  return task(seen, seat, {
    kind: GAZE,
    args: [GAZE],
    clause: CLAUSE,
    trait: 'knowledge',
    card: BALL,
    from: CLEAR,
    low: lowEnd(
      [0, loweredBy(seen, seat, 'sanity', 2, cardTerm(BALL))],
      [CLEAR - 1, loweredBy(seen, seat, 'sanity', 1, cardTerm(BALL))],
    ),
    what: GAZE_ROLL,
    label: { kind: GAZE, facts: { trait: { term: 'traits.knowledge' } } },
    next: step.after('gazed'),
    // Whoever would die of a failure leaves it to others, if there are any.
    weight: explorerAt(table, seat).traits.sanity > 2 || heroes(table).length === 1 ? 60 : 4,
  });
}

/** The Ball is spent, and what it has shown is there. */
function appear(at: At<State>, seat: PlayerID, room: RoomID): Step[] {
  const { G, box } = at;
  const after = takeFrom(at, seat, BALL, 'discard');
  G.gone.push(BALL);
  say(G, 'ball-spent', seat, { room: roomFact(room) });
  addMonster(G, HEAD, firstPlaceIn(box, room), { mover: null });
  change(at, { isFound: true });
  face(at, seat);
  return after;
}

/** In a room with a barrier it turns to whoever comes, or is next: it is within reach from either side (BH-g30, BH-h23-K5). */
function face({ G }: Pick<At, 'G'>, figure: FigureID): Step[] {
  const head = headIn(G);
  if (head === undefined || isMonster(figure)) return [];
  const { room, side } = explorerAt(G, figure);
  if (room === head.room) head.side = side;
  return [];
}

/** One hero in its room, whom its mover names, on whichever side of a barrier (BH-h23-D2). */
function lash(at: At<State>): Step[] {
  const { G } = at;
  const head = headIn(G);
  if (head === undefined) return [];
  const ways: Alternative[] = heroes(G)
    .filter((seat) => explorerAt(G, seat).room === head.room && mayFight(at, head.id, seat, 'might'))
    .map((target) => ({
      key: target,
      label: 'lash',
      facts: { target: figureFact(G, target) },
      next: [{ do: 'attack', attacker: head.id, target, trait: 'might' }],
    }));
  return ways.length === 0 ? [] : [{ ...pick(CLAUSE, ways), seat: traitorOf(G) }];
}

export const tentacledHorror: Haunt = hauntOf<State>({
  number: 23,
  sides: 'two',
  traitor: traitors[23],
  parts: [
    clock(1),
    // Who has eaten has had enough, as in 7 (BH-h23-K1).
    grip({
      kind: SUCKER,
      clause: CLAUSE,
      home: (seen, sucker) => armOf(seen.hidden as State, sucker)?.room ?? '',
      steps: 2,
      fed: (monster) => [step('spent', { monster })],
      beaten: (monster) => [step('withdraw', { monster })],
      freed: (seat) => [step('loose', { seat })],
    }),
    // A win is a win, by however much (BH-h23-K2).
    wounded(HEAD, WINS, { each: 1, side: 'heroes' }),
  ],
  begin: () => ({ arms: [], isFound: false }),
  ...openSlice,
  setup: ({ G }) => [
    { do: 'die', seat: traitorOf(G), source: 'haunts.23.monsters.sucker' },
    step('spread', { spared: [], tried: [] }),
  ],
  monsters: {
    [SUCKER]: { sheet: ({ mine }) => grown(mine.track), menace },
    [HEAD]: { sheet: () => ({ might: 6 }), menace },
  },
  alters: {
    ...reaching({ [GAZE_ROLL]: CLEAR }),
    // Slime: each room a space more, for whoever got loose in its own turn (BH-h23-D4, BH-h23-K3).
    price: ({ table }, { figure }, so) => (figure === table.turn.seat && isDone(table, LOOSE) ? so + 1 : so),
    moved: ({ table }, { figure }, so) => so && figure !== headIn(table)?.id,
  },
  steps: {
    spread: (at, told) => spread(at, told),
    gazed: ({ G }, { seat = '', total }) => {
      if (total >= CLEAR) {
        const next = step.after('shown', { seat });
        return [{ do: 'roll', seat, dice: VISION_DICE, use: 'haunt', what: 'rolls.vision', next }];
      }
      tellTask(G, seat, GAZE_ROLL, null);
      return [{ ...lose('sanity', total === 0 ? 2 : 1), seat, source: cardTerm(BALL) }];
    },
    // Where there is no place for the room the Ball keeps (BH-h23-K4).
    shown: ({ G }, { seat = '', total }) => {
      const room = VISIONS[total] ?? 'underground-lake';
      say(G, 'vision', seat, { room: roomFact(room) });
      const next = [step.after('appear', { by: seat })];
      const otherwise = [tell('blurred', { seat })];
      return [{ do: 'find-room', seat: traitorOf(G), room, isSetup: true, next, otherwise }];
    },
    appear: (at, { by, room }) => appear(at, by, room),
    lash: (at) => lash(at),
    loose: ({ G }, { seat = '' }) => (G.turn.seat === seat ? [mark(LOOSE)] : []),
    spent: (at, { monster }) => {
      const arm = armOf(at.mine, monster);
      if (arm === undefined) return [];
      at.G.monsters = at.G.monsters.filter(({ id }) => id !== monster);
      change(at, { arms: at.mine.arms.filter((one) => one !== arm) });
      say(at.G, 'spent', null, { no: arm.no, room: roomFact(arm.room) });
      return [];
    },
    // It alone goes back (BH-h23-D6).
    withdraw: (at, { monster }) => {
      const arm = armOf(at.mine, monster);
      if (arm === undefined) return [];
      stand(at.G, monster, firstPlaceIn(at.box, arm.room), false);
      say(at.G, 'withdraws', null, { no: arm.no, room: roomFact(arm.room) });
      return [];
    },
  } satisfies Resolvers<State, typeof step>,
  on: {
    monstersTurnEnded: () => [step('lash')],
    turnBegan: (at, { seat }) => face(at, seat),
    entered: (at, { figure }) => face(at, figure),
    crossed: (at, { seat }) => face(at, seat),
  },
  offers: { turn: (seen, { seat }) => gazes(seen, seat) },
  won: ({ G, mine }) => (mine.isFound && headIn(G) === undefined ? ['heroes'] : []),
  goals,
  marks: ({ mine }) =>
    mine.arms.flatMap(({ no, room, sucker }) => [
      { on: { room }, word: 'arm', value: no },
      { on: { monster: sucker }, word: 'sucker', value: no },
    ]),
});
