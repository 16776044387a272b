import { event, metRoll } from '../../parts/cards/event';
import { isExposed, meeting } from '../../parts/cards/meeting';
import { harmDice, put } from '../../parts/cards/steps';
import { tileOf } from '../../rules/house';
import { type Nothing, stepsOf } from '../../rules/step';
import type { Card, Resolvers } from '../../rules/thing';

const CARD = 'the-beckoning';
const step = stepsOf<{ call: Nothing }>(`card:${CARD}`);
const PATIO = 'patio';
const hurt = harmDice('physical', 1);

/** It calls those outside and at open windows to the Patio, which is looked for where it does not stand yet (BH91). */
export const theBeckoning: Card = event(CARD, {
  play: (at, seat) => {
    const isExposedAt = isExposed(at);
    return meeting(
      at,
      seat,
      CARD,
      (explorer) => explorer.room !== PATIO && isExposedAt(explorer),
      metRoll(CARD, 'sanity', { 3: [], 0: [step('call')] }),
    );
  },
  steps: {
    call: ({ G }) =>
      tileOf(G, PATIO) === undefined
        ? [
            {
              do: 'find-room',
              room: PATIO,
              next: [{ do: 'put-in-new', before: [hurt] }],
              otherwise: [hurt],
            },
          ]
        : [put(PATIO), hurt],
  } satisfies Resolvers<unknown, typeof step>,
});
