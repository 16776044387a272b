import { event, metRoll } from '../../parts/cards/event';
import { isBelow, meeting } from '../../parts/cards/meeting';
import { harmDice } from '../../parts/cards/steps';
import { explorerAt } from '../../rules/figures';
import { roomOf } from '../../rules/house';
import type { Card } from '../../rules/thing';

const CARD = 'mists-from-the-walls';

/** It meets the explorers in the basement, harder where an event symbol is printed. */
export const mistsFromTheWalls: Card = event('mists-from-the-walls', {
  play: (at, seat) =>
    meeting(at, seat, CARD, isBelow(at), (use, met) => {
      const isThick = roomOf(at.box, explorerAt(at.table, met).room).symbol === 'event';
      return metRoll(CARD, 'sanity', {
        4: [],
        1: [harmDice('mental', isThick ? 2 : 1)],
        0: [harmDice('mental', isThick ? 3 : 1)],
      })(use);
    }),
});
