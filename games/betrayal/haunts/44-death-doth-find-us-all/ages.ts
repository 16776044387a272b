import type { PlayerID } from '@/kit/action';
import { choose, gain, lose, pick } from '../../parts/cards/steps';
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

/** A trait one step up or down, or one of those of a harm down, which the hero names. */
type Named = { readonly trait: Trait; readonly by: 1 | -1 };
type Change = Named | { readonly of: Harm };
const up = (trait: Trait): Named => ({ trait, by: 1 });
const down = (trait: Trait): Named => ({ trait, by: -1 });
const choice = (of: Harm): Change => ({ of });

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
function changesOf(decade: number): readonly Change[] {
  switch (Math.min(decade, OLD)) {
    case 20:
      return [up('might'), up('speed')];
    case 30:
      return [up('sanity'), up('knowledge')];
    case 40:
      return [down('speed'), up('sanity')];
    case 50:
      return [choice('physical'), choice('mental')];
    case 60:
      return [down('might'), down('speed'), choice('mental')];
    case OLD:
      return TRAITS.map(down);
    default:
      return [];
  }
}

export const comesOf = (decade: number): readonly Step[] =>
  changesOf(decade).map((one) => {
    if ('of' in one) return step('choice', one);
    return one.by > 0 ? gain(one.trait) : lose(one.trait);
  });

/** Of the traits of a harm the one with more steps left, the first of two alike. */
function higher(left: Readonly<Record<Trait, number>>, of: Harm): Trait {
  const [first, second] = HARMED[of];
  return left[first] < left[second] ? second : first;
}

/** Whether somebody of this age dies of growing so many decades older, whatever is named on the way. */
export function isFatal({ traits }: Pick<ExplorerState, 'traits'>, age: number, decades: number): boolean {
  const left = { ...traits };
  for (let n = 1; n <= decades; n++)
    for (const change of changesOf(DECADE * Math.floor(age / DECADE + n))) {
      const { trait, by } = 'of' in change ? down(higher(left, change.of)) : change;
      left[trait] = Math.min(TOP_SPACE, left[trait] + by);
      if (left[trait] === 0) return true;
    }
  return false;
}

/** So many steps up, each in a trait of one's own choice (BH-h44-K4). */
export const steps = (count: number): Step[] => Array.from({ length: count }, () => choose(1));
