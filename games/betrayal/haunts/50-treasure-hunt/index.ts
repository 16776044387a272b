import type { PlayerID } from '@/kit/action';
import { reaching } from '../../parts/cards/reaching';
import { pickFor, roomWay } from '../../parts/cards/steps';
import { brawl } from '../../parts/haunts/brawl';
import { collapse, losable } from '../../parts/haunts/collapse';
import { guessedFaceDown, shownFaceDown } from '../../parts/haunts/face-down';
import { change, hauntOf } from '../../parts/haunts/haunt';
import { peril } from '../../parts/haunts/peril';
import { traitors } from '../../parts/haunts/traitors-by-haunt';
import { unhinge, unhinged } from '../../parts/haunts/unhinged';
import { cardTerm, TRAITS } from '../../rules/components';
import { explorerAt, isAlive, livingSeats } from '../../rules/figures';
import { say } from '../../rules/journal';
import type { Step } from '../../rules/step';
import type { At, Card, Haunt, Mark, Resolvers } from '../../rules/thing';
import { goals, hopeOf, keeping, needed, worthStealing } from './goals';
import { caveIn, clues, found, hide, searching, take } from './searching';
import {
  CLAUSE,
  COUNT,
  cardOf,
  cluesOf,
  DART,
  hidingPlaces,
  ORDER,
  SEARCH,
  type Seer,
  type State,
  searchable,
  step,
  wordOf,
} from './state';
import { slips } from './table';
import { answers } from './traps';

/** No traitor, one treasure, twenty Clues face down: each searches alone, and the house does not stand it for ever. */

const ALL = Array.from({ length: COUNT }, (_, n) => n + 1);

function choose(at: At<State>, seat: PlayerID, left: number): readonly Step[] {
  if (left === 0 || !isAlive(explorerAt(at.G, seat))) return [];
  const next = step('choose', { seat, left: left - 1 });
  const ways = hidingPlaces(at).map((room) =>
    roomWay(room, 'take-clue', [step('take', { seat, room }), next]),
  );
  return pickFor(seat, CLAUSE, ways);
}

/** Whoever has no point left to lose. */
const dartPeril = ({ table }: Seer, seat: PlayerID): Mark[] =>
  TRAITS.every((trait) => explorerAt(table, seat).traits[trait] === 1)
    ? peril({ seat, what: cardTerm(cardOf(DART)), ill: 'kills', chance: 1 })
    : [];

function marks(seen: Seer): Mark[] {
  const { table, mine } = seen;
  const [lying, living] = [hidingPlaces(seen), livingSeats(table)];
  const hasBegun = table.tiles.some(({ isLost }) => isLost);
  return [
    ...searchable(seen).map((room) => ({ on: { room }, word: lying.includes(room) ? 'clue' : 'trail' })),
    ...(hasBegun ? losable(table, ORDER) : []).map((room) => ({ on: { room }, word: 'shaky' })),
    ...living
      .map((seat): Mark => ({ on: { seat }, word: 'clues', value: cluesOf(table, seat).length }))
      .filter(({ value }) => value !== 0),
    ...living
      .filter((seat) => seat === mine.struck)
      .flatMap((seat) => [{ on: { seat }, word: 'dart' }, ...dartPeril(seen, seat)]),
  ];
}

export const treasureHunt: Haunt = hauntOf<State>({
  number: 50,
  sides: 'each',
  isOpen: true,
  traitor: traitors[50],
  parts: [
    clues.part,
    brawl,
    collapse({ next: ({ table }) => losable(table, ORDER), needed }),
    unhinged(CLAUSE, { might: 2, sanity: 2, speed: 0.3, knowledge: 0.03 }),
  ],
  begin: () => ({ struck: null, finder: null }),
  show: ({ clues: all, ...open }, to) => ({ ...open, clues: shownFaceDown(all, to) }),
  guess: ({ clues: all, ...open }, random) => ({ ...open, clues: guessedFaceDown(all, random) }),
  setup: () => [step('hide', { isSetup: true })],
  things: Object.fromEntries(
    ALL.map((clue): [string, Card] => [wordOf(clue), { deck: 'quest', clause: CLAUSE, isItem: true }]),
  ),
  steps: {
    hide: (at, { isSetup }) => hide(at, isSetup),
    searched: (at, { seat = '', ...how }) => found(at, seat, how),
    take: (at, { seat = '', room }) => take(at, seat, room),
    choose: (at, { seat = '', left }) => choose(at, seat, left),
    'cave-in': (at) => caveIn(at),
    dart: (at, { seat = '' }) => {
      change(at, { struck: seat });
      say(at.G, 'dart', seat);
      return [];
    },
  } satisfies Resolvers<State, typeof step>,
  on: {
    // Of a room that nobody draws for it is laid when the turn is over (BH-h50-K3).
    turnOver: () => [step('hide', { isSetup: false })],
    turnBegan: ({ mine }, { seat }) =>
      mine.struck === seat ? [unhinge('lose', { seat, left: 1, source: cardTerm(cardOf(DART)) })] : [],
  },
  alters: {
    ...reaching({ [SEARCH]: hopeOf }),
    deeds: (_seen, _asked, so) => keeping(so),
    drawing: (_seen, _asked, so) => [...so, step('hide', { isSetup: false })],
    struck: (_seen, _asked, so) => so.map(worthStealing),
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
