import type { PlayerID } from '@/kit/action';
import type { CardID, Trait } from '../../rules/components';
import { explorerAt, whoIs } from '../../rules/figures';
import type { Option } from '../../rules/option';
import type { Step } from '../../rules/step';
import type { Seen, Thing } from '../../rules/thing';
import { areOpponents, companyOf } from '../../rules/ways';
import { usable } from './usable';

/** Which of some traits are below where they began. */
export const hurtTraits = ({ table, box }: Seen, seat: PlayerID, traits: readonly Trait[]): Trait[] => {
  const explorer = explorerAt(table, seat);
  return traits.filter((trait) => explorer.traits[trait] < whoIs(box, explorer).traits[trait].start);
};

/** Whether somebody is none of one's own: of another side, or a rival where each plays alone. */
const isRival = (seen: Seen, seat: PlayerID, other: PlayerID): boolean =>
  seen.table.haunt?.kind === 'each' ? other !== seat : areOpponents(seen, seat, other);

/** Who can be healed: oneself and whoever is in the same place, each as a way to use the card. */
export const patients = (
  seen: Seen,
  seat: PlayerID,
  card: CardID,
  traits: readonly Trait[],
): (Pick<Option, 'args' | 'label' | 'weight'> & { readonly target: PlayerID })[] =>
  [seat, ...companyOf(seen, seat)]
    .filter((target) => hurtTraits(seen, target, traits).length > 0)
    .map((target) => ({
      target,
      args: [card, target],
      label: {
        kind: target === seat ? 'use-card' : 'use-card-on',
        facts: { card: { term: `cards.${card}` }, target: { seat: target } },
      },
      weight: isRival(seen, seat, target) ? 0.02 : target === seat ? 2 : 0.5,
    }));

/** Brings some traits back to where they began, once: then it is used up. */
export const healing = (card: CardID, traits: readonly Trait[]): Pick<Thing, 'offers'> =>
  usable(card, (seen, seat) =>
    patients(seen, seat, card, traits).map(({ target, ...one }) => ({
      ...one,
      next: [
        { do: 'discard', card },
        ...traits.map((trait): Step => ({ do: 'restore', seat: target, trait, of: card })),
      ],
    })),
  );
