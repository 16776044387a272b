import { aimOf, hauntOf, openSlice } from '../../parts/haunt';
import { mark } from '../../parts/steps';
import { traitors } from '../../parts/traitors-by-haunt';
import { isMonster, monsterAt, placeOf } from '../../rules/figures';
import { standing } from '../../rules/house';
import { addMonster } from '../../rules/monsters';
import type { Haunt, Mark } from '../../rules/thing';
import { isDone } from '../../rules/turn';
import { candleOptions, candleSteps, placing } from './candles';
import { goals } from './goals';
import { BEGINS, CLAUSE, GHOST, ghostIn, isGhost, mightOf, type State } from './state';
import {
  comeBack,
  gatherOptions,
  isImmune,
  met,
  rummage,
  struck,
  sweep,
  thiefOptions,
  thiefSteps,
} from './thief';

/** A Poltergeist takes what people carry and grows by it; Candles on the floor where it broke out lay it to rest. */

/** It loses nothing by an attack that fails, so it makes them. */
const BOLD = 8;

export const aBreathOfWind: Haunt = hauntOf<State>({
  number: 17,
  sides: 'two',
  traitor: traitors[17],
  parts: [placing],
  begin: ({ G }) => ({
    floor: standing(G, placeOf(G, G.haunt?.revealer ?? '0').room).floor,
    track: BEGINS,
    held: [],
    found: 0,
    lit: [],
    isAway: false,
  }),
  ...openSlice,
  things: { candle: { deck: 'quest', clause: CLAUSE, isItem: true } },
  setup: () => [{ do: 'haunt/appear' }],
  monsters: {
    [GHOST]: {
      sheet: ({ mine }) => ({ speed: 3, might: mightOf(mine), sanity: 4 }),
      offers: gatherOptions,
      boldness: () => BOLD,
    },
  },
  alters: {
    struck,
    // What Dynamite does to it, and anything like it (BH-h17-R, BH-h17-K4).
    felled: ({ table }, { monster }, so) => (isGhost(table, monster.id) ? [{ do: 'haunt/scatter' }] : so),
    foes: (seen, asked, so) =>
      so &&
      !isImmune(seen, asked) &&
      !(isGhost(seen.table, asked.attacker) && isDone(seen.table, met(asked.target))),
  },
  steps: {
    appear: (at) => {
      const { traitor = null, revealer = '0' } = at.G.haunt ?? {};
      addMonster(at.G, GHOST, placeOf(at.G, revealer), traitor);
      return sweep(at);
    },
    ...candleSteps,
    ...thiefSteps,
  },
  on: {
    entered: (at, { figure }) => (isGhost(at.G, figure) ? sweep(at) : []),
    monstersTurnBegan: (at) => (at.mine.isAway ? comeBack(at) : sweep(at)),
    monstersTurnEnded: rummage,
    fought: ({ G }, { attacker, target }) => {
      if (!isMonster(attacker) || !isGhost(G, attacker)) return [];
      monsterAt(G, attacker).hasAttacked = false;
      return [mark(met(target))];
    },
  },
  offers: { turn: (seen, { seat }) => [...candleOptions(seen, seat), ...thiefOptions(seen, seat)] },
  won: (at) => (aimOf(placing, at).isDone ? ['heroes'] : []),
  goals,
  marks: ({ table, mine }) => [
    { on: 'haunt', word: 'track', value: mine.track },
    ...mine.lit.map((room): Mark => ({ on: { room }, word: 'candle' })),
    ...[ghostIn(table)].flatMap((ghost): Mark[] =>
      ghost === undefined || mine.held.length === 0
        ? []
        : [{ on: { monster: ghost.id }, word: 'loot', value: mine.held.length }],
    ),
  ],
});
