import { event, metRoll } from '../../parts/event';
import { isExposed, meeting } from '../../parts/meeting';
import { harmDice, own, put } from '../../parts/steps';
import { pullTile, reshuffle } from '../../rules/discovery';
import { tileOf } from '../../rules/house';
import type { Card } from '../../rules/thing';

const CARD = 'the-beckoning';
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
      metRoll(CARD, 'sanity', { 3: [], 0: [own(`card:${CARD}/call`)] }),
    );
  },
  steps: {
    call: (at) => {
      if (tileOf(at.G, PATIO) !== undefined) return [put(PATIO), hurt];
      if (!pullTile(at, PATIO)) return [hurt];
      return [
        {
          do: 'place-new',
          room: PATIO,
          floors: ['ground'],
          next: [{ do: 'put-in-new', before: [hurt] }],
          otherwise: [own(`card:${CARD}/put-back`), hurt],
        },
      ];
    },
    'put-back': (at) => {
      at.G.stack.push(PATIO);
      reshuffle(at);
      return [];
    },
  },
});
