import { event } from '../../parts/cards/event';
import { goThrough, mayFollow, passage, passages, secondEnd } from '../../parts/cards/passage';
import { leaves } from '../../parts/cards/spot';
import { roll } from '../../parts/cards/steps';
import { FLOORS, type Floor } from '../../rules/components';
import { type Step, stepsOf } from '../../rules/step';
import type { Card, Resolvers } from '../../rules/thing';

const CARD = 'secret-passage';
const step = stepsOf<{ dig: { floors: readonly Floor[] } }>(`card:${CARD}`);
const end = passages(CARD);
const dig = (floors: readonly Floor[]): Step[] => [step('dig', { floors })];

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
    ...({
      dig: (at, { seat = '', floors }) => secondEnd(at, seat, floors, CARD, (to) => end('found', { to })),
    } satisfies Resolvers<unknown, typeof step>),
    ...({ found: (at, told) => mayFollow(at, CARD, told), through: goThrough(1) } satisfies Resolvers<
      unknown,
      typeof end
    >),
  },
});

export const secretPassageToken = passage(CARD, `BH-${CARD}`);
