import { event } from '../../parts/cards/event';
import { goThrough, mayFollow, otherFloors, passage, passages, secondEnd } from '../../parts/cards/passage';
import { leaves } from '../../parts/cards/spot';
import { draw } from '../../parts/cards/steps';
import { explorerAt } from '../../rules/figures';
import { type Nothing, stepsOf } from '../../rules/step';
import type { Card, Resolvers } from '../../rules/thing';

const CARD = 'secret-stairs';
const step = stepsOf<{ build: Nothing }>(`card:${CARD}`);
const end = passages(CARD);

/** Between two floors; whoever follows them at once finds an event there (BH86). */
export const secretStairs: Card = event(CARD, {
  play: leaves(CARD, step('build')),
  steps: {
    ...({
      build: (at, { seat = '' }) =>
        secondEnd(at, seat, otherFloors(at, explorerAt(at.G, seat).room), CARD, (to) => end('found', { to })),
    } satisfies Resolvers<unknown, typeof step>),
    ...({
      found: (at, told) => mayFollow(at, CARD, told, [draw('event')]),
      through: goThrough(0),
    } satisfies Resolvers<unknown, typeof end>),
  },
});

export const secretStairsToken = passage(CARD, `BH-${CARD}`);
