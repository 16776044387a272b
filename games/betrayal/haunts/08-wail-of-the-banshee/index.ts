import type { PlayerID } from '@/kit/action';
import { reaching } from '../../parts/cards/reaching';
import { harmDice, pick, rollThen } from '../../parts/cards/steps';
import { exorcism, itemsBut } from '../../parts/haunts/exorcism';
import { aimOfPart, change, hauntOf, openSlice } from '../../parts/haunts/haunt';
import { traitorOf } from '../../parts/haunts/heroes';
import { traitors } from '../../parts/haunts/traitors-by-haunt';
import { hunted } from '../../parts/plans/plan';
import type { RoomID } from '../../rules/components';
import {
  clockwiseFrom,
  explorerAt,
  isAlive,
  isMonster,
  isTraitor,
  monsterAt,
  placeOf,
} from '../../rules/figures';
import { addMonster } from '../../rules/monsters';
import type { Option } from '../../rules/option';
import type { Monster, Table } from '../../rules/state';
import type { Step } from '../../rules/step';
import type { Haunt, Resolvers } from '../../rules/thing';
import { glides, onward, placings, type Seer, stepBy } from './glide';
import { type State, step } from './state';

/** A voice without a body goes through the house by a way of its own; the heroes silence it by an exorcism. */

const BOARD = 'spirit-board';
const VOICE = 'haunts.8.monsters.banshee';
const ELEVATOR = 'mystic-elevator';

const rite = exorcism(itemsBut('ring', { [BOARD]: 'sanity' }));

/** Whom a wail meets in a room: everybody but a traitor who holds the Board. */
const hearing = (table: Readonly<Table>, room: RoomID, from: PlayerID): PlayerID[] =>
  clockwiseFrom(table, from).filter((seat) => {
    const one = explorerAt(table, seat);
    const isSafe = isTraitor(table, seat) && one.cards.includes(BOARD);
    return isAlive(one) && one.room === room && !isSafe;
  });

/** Dice of harm to the mind, by the Sanity that is rolled against it. */
const harmBy = (total: number): number => (total >= 6 ? 1 : total >= 3 ? 2 : 4);

const roll = (seat: PlayerID): Step => ({
  ...rollThen('sanity', 'rolls.wail', 'haunt', step.after('heard', { seat })),
  seat,
});

/** What she may do now: by the roll of this turn she is put somewhere, glides on, or goes as the traitor likes. */
function offers(seen: Seer, monster: Readonly<Monster>): readonly Option[] {
  const { mode, heading } = seen.mine;
  if (mode === 0) return placings(seen, monster);
  if (mode === null || (monster.spaces ?? 0) <= 0) return [];
  const ways = glides(seen, monster);
  const each = (some: typeof ways) => some.map((way) => stepBy(seen, monster, [way]));
  if (mode === 4) return each(ways);
  const joined = ways.filter(({ door }) => door !== null);
  const next = heading === null ? [] : onward(mode, heading, joined);
  return [
    ...(heading === null ? each(joined) : next.length === 0 ? [] : [stepBy(seen, monster, next)]),
    // Stairs and the like only where the traitor wants her to take them (BH-h08-D1): with no room joined she may stay.
    ...each(ways.filter(({ door }) => door === null)),
    ...(joined.length === 0 ? [rest(monster)] : []),
  ];
}

export const wailOfTheBanshee: Haunt = hauntOf<State>({
  number: 8,
  sides: 'two',
  traitor: traitors[8],
  parts: [rite],
  begin: () => ({ mode: null, heading: null, hasWailed: false }),
  ...openSlice,
  setup: ({ G }) => {
    const traitor = traitorOf(G);
    addMonster(G, 'banshee', placeOf(G, traitor), { mover: traitor });
    return [];
  },
  monsters: {
    banshee: {
      sheet: () => ({ speed: 8 }),
      goes: 'offers',
      offers: (seen, monster) => {
        const own = offers(seen, monster);
        return seen.mine.mode === 4 && own.length > 0 ? [...own, rest(monster)] : own;
      },
      menace: () => 1,
    },
  },
  alters: {
    ...reaching({ 'rolls.wail': 6 }),
    waysOut: (_seen, { figure }, so) =>
      isMonster(figure) ? so.filter(({ to }) => to?.room !== ELEVATOR) : so,
    // Nobody attacks her, be it with the one trait that she has.
    foes: (_seen, { target }, so) => so && !isMonster(target),
    // Nobody slows her (BH-h08-D5).
    price: (_seen, { figure }, so) => (isMonster(figure) ? 1 : so),
    felled: () => [],
  },
  steps: {
    turn: (at, { heading }) => {
      change(at, { heading });
      return [];
    },
    // Left or right by lot, where she can't go straight on (BH-h08-D1).
    drift: (at, { monster, doors }) => {
      const [door] = at.random.Shuffle([...doors]);
      const one = monsterAt(at.G, monster);
      const way = glides({ ...at, mine: at.mine }, one).find((other) => other.door === door);
      return way === undefined ? [] : stepBy(at, one, [way]).next;
    },
    sound: (at, { total }) => {
      change(at, { mode: total as State['mode'], heading: null, hasWailed: false });
      return [];
    },
    // Each time she comes into a room (BH-h08-D4); only one is asked for where she goes freely (BH-h08-D8).
    wail: (at, { monster }) => {
      const { mover, room } = monsterAt(at.G, monster);
      const seats = hearing(at.G, room, mover ?? '0');
      if (at.mine.mode !== 4) return seats.map(roll);
      if (at.mine.hasWailed || seats.length === 0) return [];
      const at4 = seats.map((seat) => ({
        key: seat,
        label: 'wail-at',
        facts: { target: { seat } },
        next: [step('spend'), roll(seat)],
        weight: isTraitor(at.G, seat) ? 0.01 : 3,
      }));
      return [
        { ...pick('BH-h08', [...at4, { key: 'wait', label: 'wail-later', next: [] }]), seat: mover ?? '0' },
      ];
    },
    spend: (at) => {
      change(at, { hasWailed: true });
      return [];
    },
    heard: (_at, { total }) => [{ ...harmDice('mental', harmBy(total)), source: VOICE }],
  } satisfies Resolvers<State, typeof step>,
  on: {
    // Two dice say how she goes this time.
    monstersRolled: (_at, { ids }) => [
      { ...rollThen(2, 'rolls.banshee', 'haunt', step.after('sound')), seat: ids[0] ?? '' },
    ],
    monstersTurnEnded: (at) => {
      change(at, { mode: null, heading: null });
      return [];
    },
  },
  won: (at) => (aimOfPart(rite, at).isDone ? ['heroes'] : []),
  goals: (seen) => ({
    heroes: { clause: 'BH-h08', ...aimOfPart(rite, seen) },
    traitor: hunted(seen, 'BH-h08'),
  }),
});

/** Where she goes freely, or no room is joined, she may stay. */
const rest = ({ id }: Readonly<Monster>): Option => ({
  move: 'end',
  args: [id],
  clause: 'BH67',
  label: { kind: 'monster-done', facts: { monster: { term: 'haunts.8.monsters.banshee' } } },
  weight: 0.3,
  next: [{ do: 'monster-done', monster: id }],
});
