import { harm } from '../../parts/cards/steps';
import { exorcism } from '../../parts/haunts/exorcism';
import { aimOfPart, hauntOf, openSlice } from '../../parts/haunts/haunt';
import { fallen, heroes, traitorOf } from '../../parts/haunts/heroes';
import { deadlyPoints, highPeril } from '../../parts/haunts/peril';
import { traitors } from '../../parts/haunts/traitors-by-haunt';
import { MOST_DICE, MOST_FACE, type Place, type RoomID } from '../../rules/components';
import { explorerAt, isMonster, placeOf } from '../../rules/figures';
import { addMonster } from '../../rules/monsters';
import type { Table } from '../../rules/state';
import { type Laid, type Rolled, stepsOf } from '../../rules/step';
import type { Haunt, Resolvers } from '../../rules/thing';

/** Bats of fire come out of the wall, more of them each night; the heroes shut it by an exorcism. */
type State = {
  /** Where they come from: the room in which the haunt was revealed. */
  nest: RoomID;
  side: Place['side'];
};

const step = stepsOf<{ hatch: { count: number }; burn: Laid; burnt: Laid & Rolled }>('haunt');

const rite = exorcism();
const FIRE = 'rolls.fire';
const FIREBAT = 'haunts.38.monsters.firebat';

const batsIn = ({ monsters }: Pick<Table, 'monsters'>, room: RoomID): number =>
  monsters.filter((one) => one.room === room).length;

export const hellbeasts: Haunt = hauntOf<State>({
  number: 38,
  sides: 'two',
  traitor: traitors[38],
  parts: [rite],
  begin: ({ G }) => {
    const { room, side } = placeOf(G, G.haunt?.revealer ?? '0');
    return { nest: room, side };
  },
  ...openSlice,
  setup: ({ G }) => [step('hatch', { count: Math.ceil((G.haunt?.players ?? 0) / 2) })],
  monsters: {
    firebat: {
      sheet: () => ({ speed: 3 }),
      // It burns who is there, and is in nobody's way (BH-h38-D2).
      isObject: true,
      isAlike: true,
      menace: () => 1,
    },
  },
  alters: {
    // Nobody attacks it, be it with the one trait that it has.
    foes: (_seen, { target }, so) => so && !isMonster(target),
    // Nothing can stun it (BH-h38-D2).
    felled: () => [],
  },
  steps: {
    hatch: ({ G, mine }, { count }) => {
      for (let n = count; n > 0; n--)
        addMonster(G, 'firebat', { room: mine.nest, side: mine.side }, { mover: G.haunt?.traitor ?? null });
      return [];
    },
    // One roll of the traitor's player for all who are there (BH-h38-D3).
    burn: ({ G }, { room }) => {
      const dice = batsIn(G, room);
      const next = step.after('burnt', { room });
      return [{ do: 'roll', seat: traitorOf(G), dice, use: 'harm', what: FIRE, isLent: true, next }];
    },
    burnt: ({ G }, { room, total }) =>
      heroes(G)
        .filter((seat) => explorerAt(G, seat).room === room)
        .map((seat) => ({
          ...harm('physical', total),
          seat,
          source: FIREBAT,
        })),
  } satisfies Resolvers<State, typeof step>,
  on: {
    // As many more as the roll shows: they move from the next turn on, and burn in this one (BH-h38-D1).
    monstersRolled: (_at, { total }) => [step('hatch', { count: total })],
    monstersTurnEnded: ({ G }) =>
      [...new Set(heroes(G).map((seat) => explorerAt(G, seat).room))]
        .filter((room) => batsIn(G, room) > 0)
        .map((room) => step('burn', { room })),
  },
  marks: (seen) =>
    heroes(seen.table).flatMap((seat) => {
      const dice = Math.min(MOST_DICE, batsIn(seen.table, explorerAt(seen.table, seat).room));
      const from = deadlyPoints(seen, seat, 'physical', dice * MOST_FACE, FIREBAT);
      return from === undefined ? [] : highPeril({ seat, what: FIRE, ill: 'kills' }, dice, from);
    }),
  won: (at) => (aimOfPart(rite, at).isDone ? ['heroes'] : []),
  goals: (seen) => ({
    heroes: { clause: 'BH-h38', ...aimOfPart(rite, seen) },
    traitor: {
      clause: 'BH-h38',
      progress: fallen(seen.table),
      next: { kind: 'hunt', facts: { left: seen.table.monsters.length } },
      prey: heroes(seen.table),
    },
  }),
});
