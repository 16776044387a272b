import { say } from '../../rules/journal';
import type { Card } from '../../rules/thing';

/** One point less each time the body is harmed, by itself (BH114). */
export const armor: Card = {
  deck: 'item',
  clause: 'BH-armor',
  isItem: true,
  isUnstealable: true,
  on: {
    eased: ({ G, self }, { seat, kind }) => {
      if (self.holder === seat && kind === 'physical') say(G, 'armor-takes', seat, { points: 1 });
      return [];
    },
  },
  alters: {
    harm: (_seen, { figure, kind }, so, { holder }) =>
      holder === figure && kind === 'physical' ? Math.max(0, so - 1) : so,
  },
};
