import { wordIn } from '@/kit/journal';
import { TRAITS, type Trait } from '../rules/components';
import type { BetrayalView, Choice } from '../rules/view';
import { tracksOf } from './people';

/** A trait that falls: from which value to which, 0 at the skull. */
export interface Fall {
  readonly trait: Trait;
  readonly by: number;
  readonly from: number;
  readonly to: number;
}

/** Labels of choices that lower the own traits, and the facts that say which and by how much. */
const LOWERING: Readonly<Record<string, readonly (readonly [trait: string, by: string])[]>> = {
  split: [
    ['first', 'a'],
    ['second', 'b'],
  ],
  'split-one': [['first', 'a']],
  lower: [['trait', 'by']],
};

/** What the traits of the view's seat come to by a choice; before the haunt nobody comes to the skull (BH44). */
export function fallsOf(
  { explorers, haunt, playerID }: Pick<BetrayalView, 'explorers' | 'haunt' | 'playerID'>,
  { label: { kind, facts = {} } }: Choice,
): readonly Fall[] {
  const own = explorers[Number(playerID)];
  const tracks = own === undefined ? undefined : tracksOf(own.explorer);
  if (playerID === null || own === undefined || tracks === undefined) return [];
  return (LOWERING[kind] ?? []).flatMap(([name, count]) => {
    const trait = TRAITS.find((one) => one === wordIn(facts[name]));
    const by = Number(facts[count]);
    if (trait === undefined || !(by > 0)) return [];
    const space = own.traits[trait];
    const value = (at: number) => (at === 0 ? 0 : (tracks[trait].track[at - 1] ?? 0));
    return [{ trait, by, from: value(space), to: value(Math.max(haunt === null ? 1 : 0, space - by)) }];
  });
}
