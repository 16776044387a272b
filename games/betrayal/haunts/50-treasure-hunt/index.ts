import type { PlayerID } from '@/kit/action';
import { reaching } from '../../parts/cards/reaching';
import { pickFor, roomWay } from '../../parts/cards/steps';
import { collapse, losable } from '../../parts/haunts/collapse';
import { change, hauntOf } from '../../parts/haunts/haunt';
import { peril } from '../../parts/haunts/peril';
import { traitors } from '../../parts/haunts/traitors-by-haunt';
import { unhinge, unhinged } from '../../parts/haunts/unhinged';
import { cardTerm, TRAITS } from '../../rules/components';
import { explorerAt, isAlive, isMonster, livingSeats } from '../../rules/figures';
import { say } from '../../rules/journal';
import type { Roll, Step } from '../../rules/step';
import type { At, Card, Haunt, Mark, Resolvers } from '../../rules/thing';
import { goals, needed, worthStealing } from './goals';
import { caveIn, found, hide, searching, take } from './searching';
import {
  CLAUSE,
  CLUES,
  COUNT,
  cardOf,
  cluesOf,
  DART,
  FIND,
  hidingPlaces,
  hopedFor,
  ORDER,
  SEARCH,
  type Seer,
  type State,
  searchable,
  step,
  TREASURE,
  waysIn,
  wordOf,
} from './state';
import { slips } from './table';
import { answers } from './traps';

/** No traitor, one treasure, twenty Clues face down: each searches alone, and the house does not stand it for ever. */

const ALL = Array.from({ length: COUNT }, (_, n) => n + 1);
const sorted = (clues: readonly number[]): number[] => [...clues].sort((a, b) => a - b);

/** What a search that waits is hoped to come to: the treasure, where its dice may do it. */
function hopeOf(seen: Seer, { seat, add = 0 }: Roll): number {
  const { room } = explorerAt(seen.table, seat);
  const ways = waysIn(seen, seat, room).filter(({ roll }) => roll.add === add);
  return ways.some((way) => way.risk === null && hopedFor(seen, way) === FIND) ? FIND : TREASURE;
}

function choose(at: At<State>, seat: PlayerID, left: number): readonly Step[] {
  if (left === 0 || !isAlive(explorerAt(at.G, seat))) return [];
  const next = step('choose', { seat, left: left - 1 });
  return pickFor(
    seat,
    CLAUSE,
    hidingPlaces({ ...at, table: at.G }).map((room) =>
      roomWay(room, 'take-clue', [step('take', { seat, room }), next]),
    ),
  );
}

function marks(seen: Seer): Mark[] {
  const { table, mine } = seen;
  const lying = hidingPlaces(seen);
  const hasBegun = table.tiles.some(({ isLost }) => isLost);
  return [
    ...searchable(seen).map((room) => ({ on: { room }, word: lying.includes(room) ? 'clue' : 'trail' })),
    ...(hasBegun ? losable(table, ORDER) : []).map((room) => ({ on: { room }, word: 'shaky' })),
    ...livingSeats(table).map(
      (seat): Mark => ({ on: { seat }, word: 'clues', value: cluesOf(table, seat).length }),
    ),
    ...(mine.struck === null ? [] : [{ on: { seat: mine.struck }, word: 'dart' }]),
    ...livingSeats(table)
      .filter((seat) => seat === mine.struck)
      .filter((seat) => TRAITS.every((trait) => explorerAt(table, seat).traits[trait] === 1))
      .flatMap((seat) => peril({ seat, what: cardTerm(cardOf(DART)), ill: 'kills', chance: 1 })),
  ];
}

export const treasureHunt: Haunt = hauntOf<State>({
  number: 50,
  sides: 'each',
  isOpen: true,
  traitor: traitors[50],
  parts: [
    collapse({ next: ({ table }) => losable(table, ORDER), needed }),
    unhinged(CLAUSE, { might: 2, sanity: 2, speed: 0.3, knowledge: 0.03 }),
  ],
  begin: ({ random }) => ({
    ...{ lying: [], bare: [], unseen: random.Shuffle(ALL) },
    ...{ struck: null, finder: null, isFight: false },
  }),
  // Nobody looks at what lies face down, not even its number by its place in the list.
  show: ({ unseen, ...open }) => ({ ...open, unseen: sorted(unseen) }),
  guess: ({ unseen, ...open }, random) => ({ ...open, unseen: random.Shuffle([...unseen]) }),
  setup: () => [step('hide')],
  things: Object.fromEntries(
    ALL.map((clue): [string, Card] => [wordOf(clue), { deck: 'quest', clause: CLAUSE, isItem: true }]),
  ),
  steps: {
    hide,
    searched: (at, { seat = '', ...how }) => found(at, seat, how),
    take: (at, { seat = '', room }) => take(at, seat, room),
    choose: (at, { seat = '', left }) => choose(at, seat, left),
    'cave-in': (at) => caveIn(at),
    dart: (at, { seat = '' }) => {
      change(at, { struck: seat });
      say(at.G, 'dart', seat);
      return [];
    },
    calm: (at) => {
      change(at, { isFight: false });
      return [];
    },
  } satisfies Resolvers<State, typeof step>,
  on: {
    // Of a room that nobody draws for it is laid when the turn is over (BH-h50-K3).
    turnOver: () => [step('hide')],
    turnBegan: ({ mine }, { seat }) =>
      mine.struck === seat ? [unhinge('lose', { seat, left: 1, source: cardTerm(cardOf(DART)) })] : [],
    // What an attack does is done before that.
    fought: (at) => {
      change(at, { isFight: true });
      return [step('calm')];
    },
    spared: (at, { seat }) => {
      say(at.G, 'gets-up', seat);
      return [];
    },
  },
  alters: {
    ...reaching({ [SEARCH]: (seen, roll) => hopeOf(seen, roll) }),
    drawing: (_seen, _asked, so) => [...so, step('hide')],
    foes: (_seen, { attacker, target }, so) => so || (!isMonster(attacker) && !isMonster(target)),
    dies: ({ mine }, _asked, so) => so && !mine.isFight,
    struck: (seen, { attack: { attacker } }, so) => so.map((one) => worthStealing(seen, attacker, one)),
  },
  offers: {
    turn: (seen, { seat }) => searching(seen, seat),
    pick: (seen, { seat }) => answers(seen, seat),
  },
  won: ({ mine }) => (mine.finder === null ? [] : [mine.finder]),
  goals,
  marks,
  slips,
});
