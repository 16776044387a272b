import type { Card } from '../../rules/thing';

/** One point less each time the body is harmed, by itself (BH114). */
export const armor: Card = {
  deck: 'item',
  clause: 'BH-armor',
  isItem: true,
  isUnstealable: true,
  alters: {
    harm: (_seen, { figure, kind }, so, { holder }) =>
      holder === figure && kind === 'physical' ? Math.max(0, so - 1) : so,
  },
};
