import { placesOf } from '../../parts/cards/sides-of';
import { pickFor } from '../../parts/cards/steps';
import { change, hauntOf } from '../../parts/haunts/haunt';
import { traitorOf } from '../../parts/haunts/heroes';
import { traitors } from '../../parts/haunts/traitors-by-haunt';
import { explorerAt, isAlive } from '../../rules/figures';
import { room as roomFact } from '../../rules/journal';
import type { Alternative } from '../../rules/step';
import type { Haunt } from '../../rules/thing';
import { goals, worthHiding } from './goals';
import { asks, feeling, guessingSteps, lunges } from './guessing';
import { deedsUnseen, hidingMoments, hidingSteps, step } from './hiding';
import { CLAUSE, isUnseen, pocketsAt, type State } from './state';

/** The traitor is nowhere to be seen: he stands off the board, and writes down where he is. */

export const invisibleTraitor: Haunt = hauntOf<State>({
  number: 41,
  sides: 'two',
  traitor: traitors[41],
  parts: [],
  begin: () => ({
    spot: null,
    walked: 0,
    pocket: null,
    among: [],
    since: [],
    least: 0,
    hasWalked: false,
    blow: null,
    exit: null,
  }),
  show: (state, to) =>
    to === 'traitor' || to === 'all' ? state : { ...state, spot: null, walked: 0, pocket: null, exit: null },
  guess: (shown, random, seen) => {
    if (shown.spot !== null || !isUnseen(seen) || shown.among.length === 0) return shown;
    const spot = random.Shuffle([...shown.among])[0] ?? null;
    const pockets = spot === null ? [] : pocketsAt(seen, spot);
    return { ...shown, spot, pocket: random.Shuffle(pockets)[0] ?? null };
  },
  // Any room there is, and either side of a barrier (BH-h41-S).
  setup: (at) => {
    const among = placesOf(at);
    change(at, { among, since: among });
    const ways = among.map(
      (to): Alternative => ({
        key: `${to.room}${to.side === null ? '' : ` ${to.side}`}`,
        label: 'hide',
        facts: { room: roomFact(to.room) },
        weight: worthHiding(at, to),
        next: [step('hide', { to })],
      }),
    );
    return pickFor(traitorOf(at.G), CLAUSE, ways);
  },
  steps: { ...hidingSteps, ...guessingSteps },
  on: {
    ...hidingMoments,
    turnEnds: (at, { seat }) => (seat === traitorOf(at.G) ? feeling(at) : []),
  },
  alters: {
    places: ({ table, mine }, _asked, so) =>
      mine.spot === null ? so : { ...so, [traitorOf(table)]: mine.spot },
    deeds: (seen, { seat }, so) =>
      seat !== traitorOf(seen.table)
        ? lunges(seen, seat, so)
        : seen.mine.spot === null
          ? so
          : deedsUnseen(seen, seat, so),
    spaces: ({ table, mine }, { figure }, so) => (figure === traitorOf(table) ? so - mine.walked : so),
    // Nobody is in his way; and he is in nobody's who is not on the board (BH-h41-D1).
    price: ({ table }, { figure }, so) => (figure === traitorOf(table) ? Math.min(so, 1) : so),
    foes: ({ table }, { attacker, weapon }, so) =>
      so && !(weapon === 'ring' && attacker === traitorOf(table)),
  },
  offers: { turn: (seen, { seat }) => asks(seen, seat) },
  won: ({ G }) => (isAlive(explorerAt(G, traitorOf(G))) ? [] : ['heroes']),
  goals,
  marks: ({ mine: { spot, among }, table }) => [
    ...among
      .map(({ room }) => room)
      .filter((room, n, rooms) => rooms.indexOf(room) === n && room !== spot?.room)
      .map((room) => ({ on: { room }, word: 'maybe' })),
    ...(spot === null ? [] : [{ on: { room: spot.room }, word: 'here' }]),
  ],
});
