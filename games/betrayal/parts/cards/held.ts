import type { Trait } from '../../rules/components';
import type { ExplorerState } from '../../rules/state';
import type { Step } from '../../rules/step';
import type { Thing } from '../../rules/thing';
import { gain, lose } from './steps';

/** By trait, steps up; below 0, down. */
export type Changes = Readonly<Partial<Record<Trait, number>>>;

/** The steps of some changes, those down last. */
export const changes = (by: Changes, card: string): Step[] =>
  (Object.entries(by) as [Trait, number][])
    .sort(([, a], [, b]) => b - a)
    .map(([trait, steps]) => (steps > 0 ? gain(trait, steps, card) : lose(trait, -steps)));

const turnedRound = (by: Changes): Changes =>
  Object.fromEntries(Object.entries(by).map(([trait, steps]) => [trait, -steps]));

/** Whoever gains the card has these changes, whoever loses it the reverse, or others where the card says so (BH38, BH118). */
export const whileHeld = (gained: Changes, lost: Changes = turnedRound(gained)): Pick<Thing, 'on'> => ({
  on: {
    gained: ({ self }, { seat, card }) =>
      card === self.name ? changes(gained, card).map((step) => ({ ...step, seat })) : [],
    lost: ({ self }, { seat, card, how }) =>
      card === self.name && how !== 'death' ? changes(lost, card).map((step) => ({ ...step, seat })) : [],
  },
});

/** What losing cards brings, as far as it kills nobody: where something takes them away that does not mean to. */
export const bearable = (steps: readonly Step[], { traits }: Pick<ExplorerState, 'traits'>): Step[] => {
  const left = { ...traits };
  return steps.flatMap((step): Step[] => {
    if (step.do !== 'lose') return [step];
    const by = Math.min(step.by, left[step.trait] - 1);
    if (by <= 0) return [];
    left[step.trait] -= by;
    return [{ ...step, by }];
  });
};
