import { event, metRoll } from '../../parts/cards/event';
import { meeting } from '../../parts/cards/meeting';
import { harmDice } from '../../parts/cards/steps';
import type { Card } from '../../rules/thing';

const CARD = 'hideous-shriek';

export const hideousShriek: Card = event('hideous-shriek', {
  play: (at, seat) =>
    meeting(
      at,
      seat,
      CARD,
      () => true,
      metRoll(CARD, 'sanity', { 4: [], 1: [harmDice('mental', 1)], 0: [harmDice('mental', 2)] }),
    ),
});
