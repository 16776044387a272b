import { event } from '../../parts/cards/event';
import { choose, lose, rollThen } from '../../parts/cards/steps';
import { TRAITS, type Trait } from '../../rules/components';
import { type Rolled, type Step, stepsOf } from '../../rules/step';
import type { Card, Resolvers } from '../../rules/thing';

const CARD = 'hanged-men';
const step = stepsOf<{ hung: Rolled & { trait: Trait; left: readonly Trait[]; safe: number } }>(
  `card:${CARD}`,
);

/** The next of the four rolls; so many were safe before it. */
function next([trait = 'speed', ...left]: readonly Trait[], safe: number): Step {
  return rollThen(trait, `cards.${CARD}`, 'event', step.after('hung', { trait, left, safe }));
}

export const hangedMen: Card = event('hanged-men', {
  play: [next(TRAITS, 0)],
  steps: {
    hung: (_at, { trait, left, safe, total }) => {
      const isSafe = total >= 2;
      const count = safe + (isSafe ? 1 : 0);
      return [
        ...(isSafe ? [] : [lose(trait)]),
        ...(left.length > 0 ? [next(left, count)] : count === TRAITS.length ? [choose(1)] : []),
      ];
    },
  } satisfies Resolvers<unknown, typeof step>,
});
