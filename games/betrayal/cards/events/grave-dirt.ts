import { event, eventRoll } from '../../parts/cards/event';
import { keepEvent, lifted, liftedFromTraitor } from '../../parts/cards/lingering';
import { gain, harm } from '../../parts/cards/steps';
import { explorerAt } from '../../rules/figures';
import type { Box, Card } from '../../rules/thing';

const CARD = 'grave-dirt';
/** Rooms where a turn's end washes it off. */
const CLEAN = ['balcony', 'gardens', 'graveyard', 'gymnasium', 'larder', 'patio', 'tower'];

const isHeld = (box: Box, card: string): boolean => ['item', 'omen'].includes(box.cards[card]?.deck ?? '');

/** It hurts at the beginning of each turn until something takes it off. */
export const graveDirt: Card = event('grave-dirt', {
  stays: true,
  play: [eventRoll(CARD, 'might', { 4: [gain('might')], 0: [keepEvent(CARD)] })],
  on: {
    turnBegan: ({ self }, { seat }) => (self.holder === seat ? [harm('physical', 1)] : []),
    // What makes a trait rise by a card of its owner's carries the card's name (BH142).
    raised: ({ box, self }, { seat, by }) =>
      self.holder === seat && isHeld(box, by) ? lifted({ self }) : [],
    turnEnds: ({ G, self }, { seat }) =>
      self.holder === seat && CLEAN.includes(explorerAt(G, seat).room) ? lifted({ self }) : [],
    hauntBegan: liftedFromTraitor,
    turned: liftedFromTraitor,
  },
});
