import type { PlayerID } from '@/kit/action';
import { reaching } from '../../parts/cards/reaching';
import { goBy } from '../../parts/cards/steps';
import { isA } from '../../parts/haunts/copies';
import { change, deed, hauntOf, openSlice } from '../../parts/haunts/haunt';
import { walks } from '../../parts/haunts/one-walk';
import { linked } from '../../parts/haunts/spreading';
import { successes } from '../../parts/haunts/successes';
import { canSpend, task, tellTask } from '../../parts/haunts/task';
import { traitors } from '../../parts/haunts/traitors-by-haunt';
import { holderOf } from '../../rules/cards';
import type { CardID } from '../../rules/components';
import { explorerAt, isMonster, isTraitor, sideOf } from '../../rules/figures';
import { roomsInPlay } from '../../rules/house';
import { card as cardFact, room as roomFact, say, sayTo, trait as traitFact } from '../../rules/journal';
import type { Not, Option, Way } from '../../rules/option';
import { type Laid, type Rolled, type Step, stepsOf } from '../../rules/step';
import type { Haunt, Resolvers } from '../../rules/thing';
import { blob, blobPerils, blobSteps, brimOf, isBeside, isDeadly, massOf } from './blob';
import { goals } from './goals';
import * as flesh from './state';
import { CLAUSE, ELEVATOR, INGREDIENT, isKnown, isPerson, PERSON, type Seer, type State } from './state';

/** Something is growing in a room, fills the next, and does not mean any harm; whoever it reaches agrees with it. */

const BALL = 'crystal-ball';
/** What studying it and searching have to reach. */
const WIT = 3;
const STEPS = 2;

const step = stepsOf<{ found: Rolled & Laid; throw: { card: CardID } }>('haunt');

const study = successes({
  name: 'weakness',
  clause: CLAUSE,
  what: 'rolls.study',
  label: 'study',
  mark: 'weakness',
  from: WIT,
  tries: (seen, seat) =>
    isBeside({ ...seen, mine: seen.hidden as State }, explorerAt(seen.table, seat).room)
      ? [{ key: seat, trait: 'knowledge', weight: 60 }]
      : [],
  next: () => ({ next: { kind: 'study' } }),
});

/** In each room of the list once, when it is known what to look for (BH-h27-H). */
function searching(seen: Seer, seat: PlayerID): Option[] {
  const { table, mine } = seen;
  const { room } = explorerAt(table, seat);
  if (!flesh.SOURCES.includes(room)) return [];
  const options = task(seen, seat, {
    kind: 'search',
    args: ['search'],
    clause: CLAUSE,
    trait: 'knowledge',
    from: WIT,
    what: 'rolls.ingredient',
    label: { kind: 'search', facts: { room: roomFact(room), trait: traitFact('knowledge') } },
    next: step.after('found', { room }),
    weight: 60,
  });
  const no = (not: Not): Option[] => options.map((option) => ({ ...option, not, next: [] }));
  if (!isKnown(seen)) return no({ reason: 'not-known', clause: CLAUSE });
  if (mine.searched.includes(room)) return no({ reason: 'searched', clause: CLAUSE });
  return flesh.isShut(table, room) ? no({ reason: 'vault-shut', clause: 'BH79' }) : options;
}

/** From next to it, as many as there are steps for (BH-h27-D6). */
function throwing(seen: Seer, seat: PlayerID): Option[] {
  const { table } = seen;
  const isFresh = (one: string) => table.turn.usedCards.includes(one);
  const held = flesh.ingredientsOf(table, seat);
  const card = held.find((one) => !isFresh(one)) ?? held[0];
  if (card === undefined) return [];
  const next = [step('throw', { seat, card })];
  const option = deed(CLAUSE, 'throw', { facts: { card: cardFact(card) }, cost: 1, weight: 400, next });
  const no = (not: Not): Option[] => [{ ...option, not, next: [] }];
  if (!isBeside(seen, explorerAt(table, seat).room)) return no({ reason: 'not-beside', clause: CLAUSE });
  if (isFresh(card)) return no({ reason: 'fresh', clause: 'BH33' });
  return canSpend(seen, seat, 1) ? [option] : no({ reason: 'no-step', clause: CLAUSE });
}

/** Of their own accord heroes don't go into it; the traitor may (BH-h27-D5, BH-h27-K5). */
function entering(seen: Seer, seat: PlayerID): Option[] {
  const { table } = seen;
  const into = linked(seen, explorerAt(table, seat).room).filter((room) => isDeadly(seen, room));
  return into.flatMap((room): Option[] => {
    const more = { args: ['enter', room], facts: { room: roomFact(room) }, cost: 1, weight: 0.02 };
    if (isTraitor(table, seat))
      return canSpend(seen, seat, 1)
        ? [deed(CLAUSE, 'enter', { ...more, next: [goBy({ room, side: null })] })]
        : [];
    return [deed(CLAUSE, 'enter', { ...more, not: { reason: 'keep-out', clause: CLAUSE }, next: [] })];
  });
}

export const amokFlesh: Haunt = hauntOf<State>({
  number: 27,
  sides: 'two',
  traitor: traitors[27],
  parts: [study],
  begin: ({ G }) => {
    const heart = explorerAt(G, G.haunt?.revealer ?? '0').room;
    return { heart, rooms: [heart], isAwake: false, searched: [], thrown: 0 };
  },
  ...openSlice,
  setup: ({ G, mine }) => {
    const seat = holderOf(G, BALL);
    const begins: Step = { do: 'tell', kind: 'begins', room: mine.heart };
    return seat === null ? [begins] : [{ do: 'discard', seat, card: BALL }, begins];
  },
  things: { ingredient: { deck: 'quest', clause: CLAUSE, isItem: true } },
  monsters: {
    [PERSON]: {
      sheet: () => ({ speed: STEPS }),
      goes: 'offers',
      // BH-h27-K6
      offers: (seen, one) => walks(CLAUSE, seen, one),
      menace: () => 0,
    },
  },
  alters: {
    ...reaching({ 'rolls.ingredient': WIT }),
    // Two steps, without a roll (BH-h27-D3).
    dice: ({ table }, { roll: { seat, use } }, so) =>
      use === 'move' && isPerson(table, seat) ? { dice: 0, add: STEPS } : so,
    price: (seen, { figure, to }, so) =>
      to !== null && isPerson(seen.table, figure) && isDeadly(seen, to.room) ? 0 : so,
    // What it fills stands still (BH-h27-D1).
    moved: ({ mine }, { by }, so) => so && !(by === ELEVATOR && mine.rooms.includes(ELEVATOR)),
    // Down the Coal Chute, by `BH-coal-chute`, one comes through the Chute as well (BH-h27-K5).
    waysOut: (seen, { figure }, so) => {
      const isOpen = ({ to, clause }: Way) => to === null || !isDeadly(seen, to.room, clause.slice(3));
      return isMonster(figure) ? so : so.filter(isOpen);
    },
  },
  steps: {
    ...blobSteps,
    found: (at, { seat = '', room, total }) => {
      if (total < WIT) tellTask(at.G, seat, 'rolls.ingredient', null);
      if (total < WIT) return [];
      const searched = [...at.mine.searched, room];
      change(at, { searched });
      say(at.G, 'finds', seat, { room: roomFact(room) });
      return [{ do: 'gain-card', seat, card: `${INGREDIENT}.${searched.length}` }];
    },
    throw: (at, { seat = '', card }) => {
      const thrown = at.mine.thrown + 1;
      change(at, { thrown });
      sayTo(at.G, 'heroes', 'throws', seat, { done: thrown }, { of: flesh.needed(at.G) });
      return [
        { do: 'spend', seat, cost: 1 },
        { do: 'discard', seat, card },
      ];
    },
  } satisfies Resolvers<State, typeof step>,
  on: {
    monstersTurnBegan: (_at, { whose }) => (whose === undefined ? [blob('ooze')] : []),
    entered: (_at, { figure }) => (isMonster(figure) ? [] : [blob('swallow')]),
    // What the traitor gets hold of is lost (BH-h27-D4).
    gained: ({ G }, { seat, card }) =>
      isA(INGREDIENT, card) && isTraitor(G, seat) ? [{ do: 'discard', seat, card }] : [],
  },
  offers: {
    turn: (seen, { seat }) => [
      ...(sideOf(seen.table, seat) === 'heroes' ? [...searching(seen, seat), ...throwing(seen, seat)] : []),
      ...entering(seen, seat),
    ],
  },
  won: ({ G, mine }) => (mine.thrown >= flesh.needed(G) ? ['heroes'] : []),
  goals,
  marks: (seen) => {
    const { table, mine } = seen;
    const mass = massOf(seen);
    return [
      { on: 'haunt', word: 'thrown', value: mine.thrown },
      ...mine.rooms.map((room) => ({ on: { room }, word: mass.includes(room) ? 'blob' : 'pool' })),
      ...blobPerils(seen),
      ...brimOf(seen).map((room) => ({ on: { room }, word: 'next' })),
      ...roomsInPlay(table, mine.searched).map((room) => ({ on: { room }, word: 'searched' })),
      ...table.monsters.flatMap(({ mover }) =>
        mover === null ? [] : [{ on: { seat: mover }, word: 'person' }],
      ),
    ];
  },
});
