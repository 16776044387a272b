import type { PlayerID } from '@/kit/action';
import { choose, gain, lose, pick } from '../../parts/steps';
import { HARMED, type Harm, TOP_SPACE, TRAITS, type Trait } from '../../rules/components';
import { explorerAt } from '../../rules/figures';
import { trait as traitFact } from '../../rules/journal';
import type { ExplorerState } from '../../rules/state';
import { type Nothing, type Rolled, type Step, stepsOf } from '../../rules/step';
import type { At } from '../../rules/thing';

/** What the decades of a life give and take (BH-h44-R). */

/** What has brought it about, as the journal names it. */
export const YEARS = 'rolls.years';
export const HARVEST = 'rolls.harvest';

export const DECADE = 10;
/** From this age on each decade takes the same. */
const OLD = 70;

export const step = stepsOf<
  Record<'withered' | 'harvested', Rolled> & {
    choice: { of: Harm };
    older: { decades: number };
    mourned: Nothing;
  }
>('haunt');

const choice = (of: Harm): Step => step('choice', { of });

/** One step down, in a trait that the hero names (BH-h44-D1); nobody sensible names what kills. */
export function choiceOf({ G }: Pick<At, 'G'>, seat: PlayerID, of: Harm): readonly Step[] {
  const { life, traits } = explorerAt(G, seat);
  if (life !== 'alive') return [];
  return [
    pick(
      'BH-h44',
      HARMED[of].map((trait) => ({
        key: trait,
        label: 'lower',
        facts: { trait: traitFact(trait), by: 1 },
        next: [lose(trait)],
        weight: traits[trait] > 1 ? traits[trait] : 0.01,
      })),
    ),
  ];
}

/** What comes of entering the decade that begins with this age; below twenty nothing does (BH-h44-D2). */
export function comesOf(decade: number): readonly Step[] {
  switch (Math.min(decade, OLD)) {
    case 20:
      return [gain('might'), gain('speed')];
    case 30:
      return [gain('sanity'), gain('knowledge')];
    case 40:
      return [lose('speed'), gain('sanity')];
    case 50:
      return [choice('physical'), choice('mental')];
    case 60:
      return [lose('might'), lose('speed'), choice('mental')];
    case OLD:
      return TRAITS.map((trait) => lose(trait));
    default:
      return [];
  }
}

/** Whether somebody of this age dies of growing so many decades older, whatever is named on the way. */
export function isFatal({ traits }: Pick<ExplorerState, 'traits'>, age: number, decades: number): boolean {
  const left = { ...traits };
  for (let n = 1; n <= decades; n++)
    for (const { do: what, trait, of } of comesOf(DECADE * Math.floor(age / DECADE + n))) {
      const [first, second] = of === undefined ? [] : HARMED[of as Harm];
      const spared =
        first !== undefined && second !== undefined && left[first] < left[second] ? second : first;
      const meant = spared ?? (trait as Trait);
      left[meant] = what === 'gain' ? Math.min(TOP_SPACE, left[meant] + 1) : left[meant] - 1;
      if (left[meant] === 0) return true;
    }
  return false;
}

/** So many steps up, each in a trait of one's own choice (BH-h44-K4). */
export const steps = (count: number): Step[] => Array.from({ length: count }, () => choose(1));
