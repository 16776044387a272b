import type { PlayerID } from '@/kit/action';
import type { Alternative, Step } from '../../rules/step';
import { tell } from '../cards/steps';

export const unharmed = (seat: PlayerID): Step => tell('unharmed', { target: { seat } });

/** Of what a victory brings over somebody whom it does not hurt: a card, or nothing (BH58). */
export const robbed = (step: Step, loser: PlayerID): Step => {
  if (step.do !== 'ask' || step.kind !== 'pick') return step;
  const none: Alternative = {
    key: 'none',
    label: 'no-harm',
    facts: {},
    next: [unharmed(loser)],
    weight: 0.1,
  };
  return { ...step, of: step.of.map((one) => (one.key === 'harm' ? none : one)) };
};
