import { clock } from '../../parts/haunts/clock';
import { type FrontDoor, frontDoor, HALL, hasLeft, isOpen } from '../../parts/haunts/front-door';
import { hauntOf, openSlice } from '../../parts/haunts/haunt';
import { traitors } from '../../parts/haunts/traitors-by-haunt';
import { livingSeats, placeOf, sideOf } from '../../rules/figures';
import { addMonster } from '../../rules/monsters';
import { type Nothing, stepsOf } from '../../rules/step';
import type { Haunt, Resolvers } from '../../rules/thing';

/** United We Stand: find Stairs from Basement; traitor's Mi 5, Sp = explorers+1 (moves by rolling so many dice, at least 1 space). */
type State = {
  door: FrontDoor;
  track: number;
};

const step = stepsOf<{ appear: Nothing }>('haunt');

/** To open the front door. */
const DOOR = 4;

export const unitedWeStand: Haunt = hauntOf<State>({
  number: 18,
  sides: 'two',
  traitor: traitors[18],
  parts: [frontDoor<State>(DOOR, () => true), clock(1)],
  begin: () => ({}),
  ...openSlice,
  setup: () => [step('appear')],
  steps: {
    appear: ({ G }) => {
      const { traitor = null, revealer = '0' } = G.haunt ?? {};
      addMonster(G, 'shade', placeOf(G, traitor ?? revealer), { mover: traitor });
      return [];
    },
  } satisfies Resolvers<State, typeof step>,
  monsters: { shade: { sheet: () => ({ speed: 4, might: 6, sanity: 4 }) } },
  won: (at) => (hasLeft(at.G) ? ['heroes'] : []),
  goals: (seen) => ({
    heroes: {
      clause: 'BH-h18',
      progress: isOpen(seen.mine.door) ? 0.5 : 0,
      next: { kind: isOpen(seen.mine.door) ? 'leave' : 'open-door' },
      rooms: [HALL],
    },
    traitor: {
      clause: 'BH-h18',
      progress: 0,
      next: { kind: 'hunt' },
      prey: livingSeats(seen.table).filter((seat) => sideOf(seen.table, seat) === 'heroes'),
    },
  }),
});
