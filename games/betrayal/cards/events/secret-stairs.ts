import { event } from '../../parts/event';
import { goThrough, mayFollow, otherFloors, passage, secondEnd } from '../../parts/passage';
import { leaves } from '../../parts/spot';
import { draw, own } from '../../parts/steps';
import { explorerAt } from '../../rules/figures';
import type { Card } from '../../rules/thing';

const CARD = 'secret-stairs';

/** Between two floors; whoever follows them at once finds an event there (BH86). */
export const secretStairs: Card = event(CARD, {
  play: leaves(CARD, own(`card:${CARD}/build`)),
  steps: {
    build: (at, { seat = '' }) =>
      secondEnd(at, seat, otherFloors(at, explorerAt(at.G, seat).room), CARD, own(`card:${CARD}/found`)),
    found: (at, step) => mayFollow(at, CARD, step, [draw('event')]),
    through: goThrough(0),
  },
});

export const secretStairsToken = passage(CARD, `BH-${CARD}`);
