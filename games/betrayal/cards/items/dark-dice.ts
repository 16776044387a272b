import { adjacent } from '../../parts/cards/adjacent';
import { choose, draw, goBy, pick, roll } from '../../parts/cards/steps';
import { usable } from '../../parts/cards/usable';
import { type Place, TRAITS } from '../../rules/components';
import { explorerAt, isTraitor, livingSeats, placeOf } from '../../rules/figures';
import { room as roomFact } from '../../rules/journal';
import { canBeMoved } from '../../rules/moving';
import { type Nothing, type Step, stepsOf } from '../../rules/step';
import type { Card, Resolvers } from '../../rules/thing';
import { companyOf, keyOf } from '../../rules/ways';

const DICE = 'dark-dice';
const step = stepsOf<Record<'visit' | 'push' | 'slip', Nothing>>(`card:${DICE}`);
const CLAUSE = 'BH131';

const goTo = (place: Place, key = keyOf(place)) => ({
  key,
  label: 'go-to',
  facts: { room: roomFact(place.room) },
  next: [goBy(place)],
});

/** What they bring is anybody's guess; through doors only, and asking nobody who leaves (BH131). */
export const darkDice: Card = {
  deck: 'item',
  clause: 'BH-dark-dice',
  isItem: true,
  ...usable(DICE, () => [
    {
      weight: 0.3,
      next: [
        roll(3, `cards.${DICE}`, 'card', {
          6: [step('visit')],
          5: [step('push')],
          4: [choose(1, ['speed', 'might'], DICE)],
          3: [step('slip')],
          2: [choose(1, ['sanity', 'knowledge'], DICE)],
          1: [draw('event')],
          0: [...TRAITS.map((trait): Step => ({ do: 'sink', trait })), { do: 'discard', card: DICE }],
        }),
      ],
    },
  ]),
  steps: {
    visit: ({ G }, { seat = '' }) => [
      pick(
        CLAUSE,
        livingSeats(G)
          .filter((other) => other !== seat && !isTraitor(G, other))
          .map((other) => ({
            ...goTo(placeOf(G, other), other),
            label: 'go-to-explorer',
            facts: { target: { seat: other }, room: roomFact(explorerAt(G, other).room) },
          })),
        DICE,
      ),
    ],
    push: (at, { seat = '' }) => [
      pick(
        CLAUSE,
        companyOf(at, seat)
          .filter((other) => canBeMoved(at, other, { by: DICE, whose: seat }))
          .flatMap((other) =>
            adjacent(at, placeOf(at.G, other)).map((to) => ({
              key: `${other} ${keyOf(to)}`,
              label: 'push',
              facts: { target: { seat: other }, room: roomFact(to.room) },
              next: [{ do: 'put', seat: other, to }],
            })),
          ),
        DICE,
      ),
    ],
    slip: (at, { seat = '' }) => [
      pick(
        CLAUSE,
        adjacent(at, placeOf(at.G, seat)).map((to) => goTo(to)),
        DICE,
      ),
    ],
  } satisfies Resolvers<unknown, typeof step>,
};
