import { reaching } from '../../parts/cards/reaching';
import { mark, pick } from '../../parts/cards/steps';
import { heldBy, isA, oneOf } from '../../parts/haunts/copies';
import { change, deed, hauntOf, openSlice } from '../../parts/haunts/haunt';
import { heroes, traitorOf } from '../../parts/haunts/heroes';
import { task, tellTask } from '../../parts/haunts/task';
import { thrown } from '../../parts/haunts/thrown';
import { traitors } from '../../parts/haunts/traitors-by-haunt';
import { nearest } from '../../parts/plans/nearest';
import type { RoomID } from '../../rules/components';
import { explorerAt, isTraitor, placeOf, sideOf } from '../../rules/figures';
import { roomsInPlay, samePlace } from '../../rules/house';
import { card as cardFact, room as roomFact, say } from '../../rules/journal';
import { addMonster } from '../../rules/monsters';
import type { Option } from '../../rules/option';
import { type Laid, type Nothing, type Rolled, type Step, type StepOf, stepsOf } from '../../rules/step';
import type { Haunt, Resolvers } from '../../rules/thing';
import { isDone } from '../../rules/turn';
import { goals } from './goals';
import {
  CREATURE,
  creatureIn,
  DEPTHS,
  isCreature,
  isFire,
  LABS,
  type Seer,
  SHOVE,
  type State,
  TORCH,
} from './state';

/** What somebody has sewn together goes for whoever is nearest; fire ends it, or a long fall. */

const step = stepsOf<{ wake: Laid; light: Nothing; burn: Nothing; pushed: Rolled }>('haunt');

/** A laboratory that is looked for upstairs, or else the other one (BH-h29-D5); it wakes in the first that is laid. */
function findLab(room: RoomID, seat: string): Step {
  const find: StepOf<'find-room'> = { do: 'find-room', seat, room, isSetup: true, floors: ['upper'] };
  const others = LABS.filter((other) => other !== room);
  return { ...find, otherwise: others.map((other) => ({ ...find, room: other })) };
}

/** Where there is fire, without a roll, once a turn (BH-h29-D1). */
function lights(seen: Seer, seat: string): Option[] {
  const { table } = seen;
  if (!isFire(explorerAt(table, seat).room) || isDone(table, 'light')) return [];
  if (heldBy(seen, seat, TORCH) !== undefined) return [];
  return [
    deed('BH-h29', 'light', {
      weight: 100,
      next: [mark('light'), step('light', { seat })],
    }),
  ];
}

/** Beside the attack of the turn, and also where it lies stunned (BH-h29-D3). */
function pushes(seen: Seer, seat: string): Option[] {
  const { table } = seen;
  const creature = creatureIn(table);
  if (creature === undefined || !DEPTHS.includes(creature.room)) return [];
  if (!samePlace(placeOf(table, seat), creature)) return [];
  return task(seen, seat, {
    kind: 'push',
    args: ['push'],
    clause: 'BH-h29',
    trait: 'might',
    from: SHOVE,
    what: 'rolls.push',
    label: { kind: 'push-creature', facts: { room: roomFact(creature.room) } },
    next: step.after('pushed'),
    weight: 200,
  });
}

export const frankensteinsLegacy: Haunt = hauntOf<State>({
  number: 29,
  sides: 'two',
  traitor: traitors[29],
  parts: [
    thrown({
      thing: TORCH,
      clause: 'BH-h29',
      trait: 'speed',
      isTarget: ({ table }, figure) => isCreature(table, figure),
      hit: (seat) => [step('burn', { seat })],
      weight: 200,
    }),
  ],
  begin: () => ({ lit: 0, hits: 0, isFallen: false }),
  ...openSlice,
  setup: ({ G }) => {
    const seat = traitorOf(G);
    const here = roomsInPlay(G, LABS);
    const of = (here.length > 0 ? here : LABS).map((room) => ({
      key: room,
      label: 'wake-in',
      facts: { room: roomFact(room) },
      next: [here.length > 0 ? step('wake', { room }) : findLab(room, seat)],
    }));
    // Of two rooms the traitor says which (BH-g32).
    return [{ ...pick('BH-h29', of), seat }];
  },
  monsters: {
    [CREATURE]: {
      sheet: () => ({ speed: 3, might: 8 }),
      // All the way, and it attacks whom it gets to (BH-h29-D4); then it is done (BH-h29-K6).
      prey: (seen, monster) => (monster.hasAttacked ? [] : nearest(seen, monster, heroes(seen.table))),
      menace: () => 4,
    },
  },
  things: { torch: { deck: 'quest', clause: 'BH-h29', isItem: true, ...oneOf(TORCH) } },
  alters: {
    ...reaching({ 'rolls.push': SHOVE }),
    dice: ({ table }, { roll: { seat, use } }, so) =>
      use === 'attack' && isCreature(table, seat) ? { ...so, add: so.add + 2 } : so,
    foes: ({ table }, { target, trait }, so) => (trait === 'speed' && isCreature(table, target) ? false : so),
    // Dynamite is a matter of Speed (BH-g18).
    felled: ({ table }, { monster }, so) => (isCreature(table, monster.id) ? [] : so),
  },
  steps: {
    wake: ({ G }, { room }) => {
      addMonster(G, CREATURE, { room, side: null }, { mover: G.haunt?.traitor ?? null });
      return [];
    },
    light: (at, { seat = '' }) => {
      const lit = at.mine.lit + 1;
      change(at, { lit });
      const card = `${TORCH}.${lit}`;
      say(at.G, 'lights', seat, { card: cardFact(card) });
      return [{ do: 'gain-card', seat, card }];
    },
    burn: (at, { seat = null }) => {
      const hits = at.mine.hits + 1;
      change(at, { hits });
      tellTask(at.G, seat, 'rolls.torch', hits);
      return [];
    },
    pushed: (at, { seat = '', total }) => {
      if (total < SHOVE) {
        tellTask(at.G, seat, 'rolls.push', null);
        return [];
      }
      at.G.monsters = at.G.monsters.filter(({ kind }) => kind !== CREATURE);
      change(at, { isFallen: true });
      say(at.G, 'creature-falls', seat, { room: roomFact(explorerAt(at.G, seat).room) });
      return [];
    },
  } satisfies Resolvers<State, typeof step>,
  on: {
    // Left out at first it comes with the tile (BH-g4).
    laid: ({ G }, { room }) =>
      LABS.includes(room) && creatureIn(G) === undefined ? [step('wake', { room })] : [],
    // What comes into the traitor’s hands goes out (BH-h29-K2).
    gained: ({ G }, { seat, card }) =>
      isA(TORCH, card) && isTraitor(G, seat) ? [{ do: 'discard', seat, card }] : [],
  },
  offers: {
    turn: (seen, { seat }) =>
      sideOf(seen.table, seat) === 'heroes' ? [...lights(seen, seat), ...pushes(seen, seat)] : [],
  },
  won: ({ G, mine }) => (mine.isFallen || mine.hits >= (G.haunt?.players ?? 0) ? ['heroes'] : []),
  goals,
  marks: ({ table, mine }) => {
    const creature = creatureIn(table);
    return creature === undefined || mine.hits === 0
      ? []
      : [{ on: { monster: creature.id }, word: 'burns', value: mine.hits }];
  },
});
