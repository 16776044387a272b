import { eachMet } from '../../parts/haunts/each-met';
import { aimOfPart, hauntOf, openSlice } from '../../parts/haunts/haunt';
import { traitorOf } from '../../parts/haunts/heroes';
import { traitors } from '../../parts/haunts/traitors-by-haunt';
import { placeOf } from '../../rules/figures';
import { standing } from '../../rules/house';
import { addMonster } from '../../rules/monsters';
import { type Nothing, stepsOf } from '../../rules/step';
import type { Haunt, Resolvers } from '../../rules/thing';
import { litRooms, placing, search, wise } from './candles';
import {
  besideIt,
  comeBack,
  gatherOptions,
  ghostSteps,
  hands,
  isImmune,
  poltergeist,
  rummage,
  struck,
} from './ghost';
import { goals } from './goals';
import { CLAUSE, GHOST, ghostIn, isGhost, mightOf, type State } from './state';

/** A Poltergeist takes what people carry and grows by it; Candles on the floor where it broke out lay it to rest. */

const step = stepsOf<{ appear: Nothing }>('haunt');

export const aBreathOfWind: Haunt = hauntOf<State>({
  number: 17,
  sides: 'two',
  traitor: traitors[17],
  parts: [placing, search, hands.part, eachMet(GHOST)],
  begin: ({ G }) => ({ floor: standing(G, placeOf(G, G.haunt?.revealer ?? '0').room).floor, track: 4 }),
  ...openSlice,
  things: { candle: { deck: 'quest', clause: CLAUSE, isItem: true } },
  setup: () => [step('appear')],
  monsters: {
    [GHOST]: {
      sheet: ({ mine }) => ({ speed: 3, might: mightOf(mine), sanity: 4 }),
      offers: gatherOptions,
      // BH-h17-D7
      yieldsToBlasts: true,
      // It loses nothing by an attack that fails.
      boldness: () => 8,
    },
  },
  alters: {
    struck,
    // Dynamite does that, and anything like it (BH-h17-R, BH-h17-K4).
    felled: ({ table }, { monster }, so) => (isGhost(table, monster.id) ? [poltergeist('scatter')] : so),
    foes: (seen, asked, so) => so && !isImmune(seen, asked),
  },
  steps: {
    appear: (at) => {
      addMonster(at.G, GHOST, placeOf(at.G, at.G.haunt?.revealer ?? '0'), { mover: traitorOf(at.G) });
      return [];
    },
    ...ghostSteps,
  } satisfies Resolvers<State, typeof step>,
  on: {
    entered: (at, { figure }) => (isGhost(at.G, figure) ? hands.sweep(at) : []),
    monstersTurnBegan: (at) => (ghostIn(at.G) === undefined ? comeBack(at) : hands.sweep(at)),
    monstersTurnEnded: rummage,
  },
  offers: { turn: (seen, { seat }) => [...besideIt(seen, seat), ...wise.wishes(seen, seat)] },
  won: (at) => (aimOfPart(placing, at).isDone ? ['heroes'] : []),
  goals,
  marks: ({ mine, hidden }) => [
    { on: 'haunt', word: 'track', value: mine.track },
    ...litRooms(hidden).map((room) => ({ on: { room }, word: 'candle' })),
  ],
});
