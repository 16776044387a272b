import { placesOf } from '../../parts/cards/sides-of';
import { pickFor } from '../../parts/cards/steps';
import { hauntOf } from '../../parts/haunts/haunt';
import { traitorOf } from '../../parts/haunts/heroes';
import { lunging } from '../../parts/haunts/lunging';
import { traitors } from '../../parts/haunts/traitors-by-haunt';
import { guessUnseen, showUnseen, unseen } from '../../parts/haunts/unseen';
import { explorerAt, isAlive } from '../../rules/figures';
import { room as roomFact } from '../../rules/journal';
import type { Alternative } from '../../rules/step';
import type { Haunt } from '../../rules/thing';
import { keyOf } from '../../rules/ways';
import { goals, worthHiding } from './goals';
import { asks, feeling, heroSteps } from './heroes';
import { CLAUSE, pocketsAt, type State } from './state';
import { blow, steals, step, traitorSteps } from './traitor';

/** The traitor is nowhere to be seen: off the board, where he is stands on his slip of paper alone. */

export const invisibleTraitor: Haunt = hauntOf<State>({
  number: 41,
  sides: 'two',
  traitor: traitors[41],
  parts: [unseen(CLAUSE), lunging(CLAUSE)],
  begin: () => ({ pocket: null, struck: null }),
  show: (state, to) => {
    const shown = { ...state, unseen: showUnseen(state.unseen, to) };
    return to === 'traitor' ? shown : { ...shown, pocket: null };
  },
  guess: (shown, random, seen) => {
    const unseenOf = guessUnseen(shown.unseen, random, seen);
    if (shown.unseen.spot !== null) return shown;
    const [pocket = null] = unseenOf.spot === null ? [] : random.Shuffle(pocketsAt(seen, unseenOf.spot));
    return { ...shown, unseen: unseenOf, pocket };
  },
  // Any room there is, on either side of a barrier (BH-h41-S).
  setup: (at) => {
    const among = placesOf(at);
    const ways = among.map(
      (to): Alternative => ({
        key: keyOf(to),
        label: 'hide',
        facts: { room: roomFact(to.room) },
        weight: worthHiding(at, to),
        next: [step('hide', { to, among })],
      }),
    );
    return pickFor(traitorOf(at.G), CLAUSE, ways);
  },
  steps: { ...traitorSteps, ...heroSteps },
  on: {
    turnEnds: feeling,
  },
  alters: {
    deeds: (seen, { seat }, so) =>
      seat === traitorOf(seen.table)
        ? [...so.map((option) => blow(seen, option)), ...steals(seen, seat)]
        : so,
    foes: ({ table }, { attacker, weapon }, so) =>
      so && !(weapon === 'ring' && attacker === traitorOf(table)),
  },
  offers: { turn: (seen, { seat }) => asks(seen, seat) },
  won: ({ G }) => (isAlive(explorerAt(G, traitorOf(G))) ? [] : ['heroes']),
  goals,
});
