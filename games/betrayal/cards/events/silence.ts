import { event, metRoll } from '../../parts/cards/event';
import { isBelow, meeting } from '../../parts/cards/meeting';
import { harmDice } from '../../parts/cards/steps';
import type { Card } from '../../rules/thing';

const CARD = 'silence';

/** It meets the explorers in the basement. */
export const silence: Card = event('silence', {
  play: (at, seat) =>
    meeting(
      at,
      seat,
      CARD,
      isBelow(at),
      metRoll(CARD, 'sanity', { 4: [], 1: [harmDice('mental', 1)], 0: [harmDice('mental', 2)] }),
    ),
});
