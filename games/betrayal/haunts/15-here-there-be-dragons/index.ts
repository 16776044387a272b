import { reaching } from '../../parts/cards/reaching';
import { change, hauntOf, openSlice } from '../../parts/haunts/haunt';
import { traitorOf } from '../../parts/haunts/heroes';
import { traitors } from '../../parts/haunts/traitors-by-haunt';
import { wounded } from '../../parts/haunts/wounded';
import { isMonster } from '../../rules/figures';
import { say } from '../../rules/journal';
import { addMonster } from '../../rules/monsters';
import { type Nothing, stepsOf } from '../../rules/step';
import type { Haunt, Mark, Resolvers } from '../../rules/thing';
import { isDone } from '../../rules/turn';
import { armory, armoryOptions, armorySteps, bared, placed } from './armory';
import { breath, ESCAPE, fire, firePerils, fireSteps } from './fire';
import { goals } from './goals';
import { BREATHED, DRAGON, dragonIn, FIRE, holds, isHeat, lying, SHIELD, type State, WORN } from './state';

/** A Dragon has come home to the Entrance Hall; it bites, it breathes fire, and a spear is what it fears. */

/** Points of each defeat that its scales keep off, and of each hit that old armour does. */
const SCALES = 2;
const PLATES = 5;
const SPEAR = 'spear';
const AGAINST_DRAGONS = 4;

const step = stepsOf<{ wake: Nothing }>('haunt');

export const hereThereBeDragons: Haunt = hauntOf<State>({
  number: 15,
  sides: 'two',
  traitor: traitors[15],
  // What the Ring does to it counts as well (BH-h15-K5), what the scales keep off is nothing (BH-h15-K6).
  parts: [
    wounded(DRAGON, ({ haunt }) => haunt?.players ?? 1, { less: SCALES, isByMind: true, side: 'heroes' }),
  ],
  begin: () => ({ hasWoken: false, lies: { shield: null, armor: null } }),
  ...openSlice,
  setup: () => [step('wake')],
  monsters: {
    [DRAGON]: { sheet: () => ({ speed: 3, might: 8, sanity: 6 }), offers: breath, menace: () => 4 },
  },
  things: armory,
  alters: {
    ...reaching({ 'rolls.dodge': ESCAPE }),
    // With it as the weapon in attack, whoever holds it in defence (BH-h15-D1, BH-h15-K7).
    dice: ({ table }, { roll: { seat, use, against = '', weapon, trait } }, so) => {
      if (trait !== 'might' || !isMonster(against) || !holds(table, seat, SPEAR)) return so;
      const isArmed = use === 'defence' || weapon === SPEAR;
      return isArmed ? { ...so, add: so.add + AGAINST_DRAGONS } : so;
    },
    spaces: ({ table }, { figure }, so) =>
      so - [SHIELD, WORN].filter((card) => holds(table, figure, card)).length,
    // The Armor does not add to the card of that name (BH-h15-D5), and keeps neither fire nor heat off; the Shield does.
    harm: ({ table }, { figure, kind, points, source }, so) => {
      if (isHeat(source)) return holds(table, figure, SHIELD) ? 0 : so;
      const isArmed = kind === 'physical' && source !== FIRE && holds(table, figure, WORN);
      return isArmed ? Math.max(0, Math.min(so, points - PLATES)) : so;
    },
    // Dynamite is a matter of Speed too (BH-g18).
    foes: (_seen, { target, trait }, so) => so && !(trait === 'speed' && isMonster(target)),
    felled: () => [],
    // It goes no further once it has bitten or breathed (BH-h15-D2).
    waysOut: ({ table }, { figure }, so) => {
      const hasActed = isDone(table, BREATHED) || dragonIn(table)?.hasAttacked === true;
      return isMonster(figure) && table.turn.seat === null && hasActed ? [] : so;
    },
  },
  steps: {
    ...fireSteps,
    ...armorySteps,
    wake: (at) => {
      addMonster(at.G, DRAGON, { room: 'entrance-hall', side: null }, { mover: traitorOf(at.G) });
      change(at, { hasWoken: true });
      return placed(at);
    },
  } satisfies Resolvers<State, typeof step>,
  on: {
    laid: placed,
    died: bared,
    eased: ({ G }, { seat, source }) => {
      if (isHeat(source) && holds(G, seat, SHIELD)) say(G, 'shielded', seat);
      return [];
    },
    monstersTurnEnded: ({ G }) => (isDone(G, BREATHED) ? [] : [fire('breathe')]),
  },
  offers: { turn: (seen, { seat }) => armoryOptions(seen, seat) },
  won: ({ G, mine }) => (mine.hasWoken && dragonIn(G) === undefined ? ['heroes'] : []),
  goals,
  marks: (seen) => [
    ...lying(seen.mine).map(({ quest, room }): Mark => ({ on: { room }, word: quest })),
    ...firePerils(seen),
  ],
});
