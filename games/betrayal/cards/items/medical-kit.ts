import type { PlayerID } from '@/kit/action';
import { hurtTraits, patients } from '../../parts/cards/healing';
import { reaching } from '../../parts/cards/reaching';
import { pick, roll } from '../../parts/cards/steps';
import { usable } from '../../parts/cards/usable';
import { HARMED } from '../../rules/components';
import { oddsOf } from '../../rules/rolls';
import { type Alternative, stepsOf } from '../../rules/step';
import type { Card, Resolvers } from '../../rules/thing';

const KIT = 'medical-kit';
const step = stepsOf<{ mend: { target: PlayerID; left: number } }>(`card:${KIT}`);
const WHAT = `cards.${KIT}`;
/** The least that mends anything. */
const MENDS = 4;

/** Knowledge mends bodies, its owner's or one beside it: so many steps, up to where they began. */
export const medicalKit: Card = {
  deck: 'item',
  clause: 'BH-medical-kit',
  isItem: true,
  ...usable(KIT, (seen, seat) =>
    patients(seen, seat, KIT, HARMED.physical).map(({ target, ...one }) => {
      const mend = (left: number) => [step('mend', { target, left })];
      return {
        ...one,
        odds: oddsOf(seen, { do: 'roll', seat, trait: 'knowledge', use: 'card', what: WHAT }, MENDS),
        next: [roll('knowledge', WHAT, 'card', { 8: mend(3), 6: mend(2), [MENDS]: mend(1), 0: [] })],
      };
    }),
  ),
  alters: reaching({ [WHAT]: MENDS }),
  steps: {
    mend: (at, { target, left }) => {
      const traits = hurtTraits(at, target, HARMED.physical);
      if (left === 0 || traits.length === 0) return [];
      const again = step('mend', { target, left: left - 1 });
      return [
        pick(
          'BH-medical-kit',
          [
            ...traits.map(
              (trait): Alternative => ({
                key: trait,
                label: 'raise',
                facts: { trait: { term: `traits.${trait}` }, by: 1 },
                next: [{ do: 'restore', seat: target, trait, most: 1, of: KIT }, again],
              }),
            ),
            { key: 'enough', label: 'enough', next: [], weight: 0.001 },
          ],
          KIT,
        ),
      ];
    },
  } satisfies Resolvers<unknown, typeof step>,
};
