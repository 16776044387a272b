import { event } from '../../parts/cards/event';
import { keepEvent, lifted, liftedFromTraitor } from '../../parts/cards/lingering';
import { explorerAt } from '../../rules/figures';
import type { Card } from '../../rules/thing';
import { companyOf } from '../../rules/ways';

/** One space a turn, until there is company, or light. */
export const lightsOut: Card = event('lights-out', {
  stays: true,
  play: ({ table }, seat) =>
    explorerAt(table, seat).cards.includes('candle') ? [] : [keepEvent('lights-out')],
  alters: { spaces: (_seen, { figure }, so, { holder }) => (figure === holder ? Math.min(so, 1) : so) },
  on: {
    gained: ({ self }, { seat, card }) => (self.holder === seat && card === 'candle' ? lifted({ self }) : []),
    turnEnds: (at, { seat }) =>
      at.self.holder === seat &&
      (companyOf(at, seat).length > 0 || explorerAt(at.G, seat).room === 'furnace-room')
        ? lifted(at)
        : [],
    hauntBegan: liftedFromTraitor,
    turned: liftedFromTraitor,
  },
});
