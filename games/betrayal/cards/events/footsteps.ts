import { event, eventRoll } from '../../parts/cards/event';
import { meeting } from '../../parts/cards/meeting';
import { choose, gain, lose, pick } from '../../parts/cards/steps';
import { explorerAt, livingSeats } from '../../rules/figures';
import { type Nothing, stepsOf } from '../../rules/step';
import type { Card, Resolvers } from '../../rules/thing';
import { nearestOf } from '../../rules/ways';

const CARD = 'footsteps';
const step = stepsOf<{ nearest: { by: 1 | -1 }; passing: Nothing }>(`card:${CARD}`);

/** The nearest is by steps, of several as the drawer chooses (BH141). */
export const footsteps: Card = event('footsteps', {
  play: ({ table }, seat) => [
    eventRoll(CARD, explorerAt(table, seat).room === 'chapel' ? 2 : 1, {
      4: [gain('might'), step('nearest', { by: 1 })],
      3: [gain('might'), step('nearest', { by: -1 })],
      2: [lose('sanity')],
      1: [lose('speed')],
      0: [step('passing')],
    }),
  ],
  steps: {
    nearest: (at, { seat = '', by }) => {
      const others = livingSeats(at.G).filter((one) => one !== seat);
      const roomIn = (one: string) => explorerAt(at.G, one).room;
      const rooms = nearestOf(at, roomIn(seat), others.map(roomIn));
      const change = by === 1 ? gain('might') : lose('sanity');
      const found = others.filter((one) => rooms.includes(roomIn(one)));
      if (found.length === 0) return [];
      return [
        pick(
          'BH141',
          found.map((one) => ({
            key: one,
            label: 'nearest',
            facts: { target: { seat: one } },
            next: [{ ...change, seat: one }],
          })),
          CARD,
        ),
      ];
    },
    passing: (at, { seat = '' }) =>
      meeting(
        at,
        seat,
        CARD,
        () => true,
        () => [choose(-1)],
      ),
  } satisfies Resolvers<unknown, typeof step>,
});
