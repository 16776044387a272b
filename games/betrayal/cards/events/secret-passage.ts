import { event } from '../../parts/event';
import { goThrough, mayFollow, passage, secondEnd } from '../../parts/passage';
import { leaves } from '../../parts/spot';
import { own, roll } from '../../parts/steps';
import { FLOORS, type Floor } from '../../rules/components';
import type { Step } from '../../rules/step';
import type { Card } from '../../rules/thing';

const CARD = 'secret-passage';
const dig = (floors: readonly Floor[]): Step[] => [own(`card:${CARD}/dig`, { floors })];

/** Between two rooms; whoever finds it may go at once, for a space that need not be left (BH86). */
export const secretPassage: Card = event(CARD, {
  play: leaves(
    CARD,
    roll(3, `cards.${CARD}`, 'event', {
      6: dig(FLOORS),
      4: dig(['upper']),
      2: dig(['ground']),
      0: dig(['basement']),
    }),
  ),
  steps: {
    dig: (at, { seat = '', floors }) =>
      secondEnd(at, seat, floors as Floor[], CARD, own(`card:${CARD}/found`)),
    found: (at, step) => mayFollow(at, CARD, step),
    through: goThrough(1),
  },
});

export const secretPassageToken = passage(CARD, `BH-${CARD}`);
