import { clock } from '../../parts/haunts/clock';
import { exorcism } from '../../parts/haunts/exorcism';
import { aimOfPart, hauntOf, openSlice } from '../../parts/haunts/haunt';
import { traitors } from '../../parts/haunts/traitors-by-haunt';
import { livingSeats, placeOf, sideOf } from '../../rules/figures';
import { addMonster } from '../../rules/monsters';
import { type Nothing, stepsOf } from '../../rules/step';
import type { Haunt, Resolvers } from '../../rules/thing';

/** The Heir: revealer secretly names another hero heir; find Statuary Corridor (hard to reach); traitor writes P hidden Assassins in unoccupied rooms, again at the end of turns 3 and 6. */
type State = {
  track: number;
};

const step = stepsOf<{ appear: Nothing }>('haunt');

const rite = exorcism();

export const theHeir: Haunt = hauntOf<State>({
  number: 39,
  sides: 'two',
  traitor: traitors[39],
  parts: [rite, clock(1)],
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
  won: (at) => (aimOfPart(rite, at).isDone ? ['heroes'] : []),
  goals: (seen) => ({
    heroes: { clause: 'BH-h39', ...aimOfPart(rite, seen) },
    traitor: {
      clause: 'BH-h39',
      progress: 0,
      next: { kind: 'hunt' },
      prey: livingSeats(seen.table).filter((seat) => sideOf(seen.table, seat) === 'heroes'),
    },
  }),
});
