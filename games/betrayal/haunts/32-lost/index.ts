import { exorcism } from '../../parts/haunts/exorcism';
import { aimOfPart, hauntOf, openSlice } from '../../parts/haunts/haunt';
import { traitors } from '../../parts/haunts/traitors-by-haunt';
import { livingSeats, placeOf, sideOf } from '../../rules/figures';
import { addMonster } from '../../rules/monsters';
import { type Nothing, stepsOf } from '../../rules/step';
import type { Haunt, Resolvers } from '../../rules/thing';

/** Lost: all unoccupied non-start tiles go back to the stack; find Organ Room at a start tile of the traitor's choice. */
type State = Record<string, never>;

const step = stepsOf<{ appear: Nothing }>('haunt');

const rite = exorcism();

export const lost: Haunt = hauntOf<State>({
  number: 32,
  sides: 'two',
  traitor: traitors[32],
  parts: [rite],
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
    heroes: { clause: 'BH-h32', ...aimOfPart(rite, seen) },
    traitor: {
      clause: 'BH-h32',
      progress: 0,
      next: { kind: 'hunt' },
      prey: livingSeats(seen.table).filter((seat) => sideOf(seen.table, seat) === 'heroes'),
    },
  }),
});
