import { event } from '../../parts/event';
import { choose, lose, own, rollThen } from '../../parts/steps';
import { TRAITS, type Trait } from '../../rules/components';
import type { Step } from '../../rules/step';
import type { Card } from '../../rules/thing';

const CARD = 'hanged-men';

/** The next of the four rolls; so many were safe before it. */
function next([trait = 'speed', ...left]: readonly Trait[], safe: number): Step {
  return rollThen(trait, `cards.${CARD}`, 'event', own(`card:${CARD}/hung`, { trait, left, safe }));
}

export const hangedMen: Card = event('hanged-men', {
  play: [next(TRAITS, 0)],
  steps: {
    hung: (_at, { trait, left, safe, total }) => {
      const isSafe = Number(total) >= 2;
      const others = left as readonly Trait[];
      const count = Number(safe) + (isSafe ? 1 : 0);
      return [
        ...(isSafe ? [] : [lose(trait as Trait)]),
        ...(others.length > 0 ? [next(others, count)] : count === TRAITS.length ? [choose(1)] : []),
      ];
    },
  },
});
