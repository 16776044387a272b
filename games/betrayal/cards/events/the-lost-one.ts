import { event, eventRoll } from '../../parts/cards/event';
import { gain, put } from '../../parts/cards/steps';
import type { Floor, RoomID } from '../../rules/components';
import type { Step } from '../../rules/step';
import type { Card } from '../../rules/thing';

const CARD = 'the-lost-one';

/** To a new room of a floor; where none is left, to one that stands (BH149). */
const stray = (floor: Floor, otherwise: RoomID): Step => ({
  do: 'place-new',
  floors: [floor],
  next: [{ do: 'put-in-new' }],
  otherwise: [put(otherwise)],
});

export const theLostOne: Card = event(CARD, {
  play: [
    eventRoll(CARD, 'knowledge', {
      5: [gain('knowledge')],
      0: [
        eventRoll(CARD, 3, {
          6: [put('entrance-hall')],
          4: [put('upper-landing')],
          2: [stray('upper', 'upper-landing')],
          0: [stray('basement', 'entrance-hall')],
        }),
      ],
    }),
  ],
});
