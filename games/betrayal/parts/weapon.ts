import type { CardID } from '../rules/components';
import { type Attack, attackOption, targetsOf } from '../rules/fighting';
import type { Step } from '../rules/state';
import type { Option, Seen, Thing } from '../rules/thing';
import { ask } from '../rules/things';
import { use } from './steps';

/** More dice on a Might attack, one weapon each, never in defence (BH39). What it costs comes `first`, or `after`. */
export const weapon = (
  card: CardID,
  moreDice: number,
  { first = [], after = [] }: { readonly first?: readonly Step[]; readonly after?: readonly Step[] } = {},
): Pick<Thing, 'offers'> => {
  const armed = (seen: Seen, attack: Attack): Option => {
    const option = attackOption(seen, { ...attack, weapon: card, moreDice }, [use(card), ...first]);
    return { ...option, next: [...option.next, ...after], weight: 4 + moreDice };
  };
  return {
    offers: {
      turn: (seen, { seat }, { holder }) => {
        const { turn } = seen.table;
        if (holder !== seat || turn.hasAttacked || turn.usedCards.includes(card)) return [];
        if (ask(seen, 'may', { seat, what: 'attack' }, null) !== null) return [];
        return targetsOf(seen, seat).map((target) => armed(seen, { attacker: seat, target, trait: 'might' }));
      },
      strike: (seen, { seat, targets }, { holder }) =>
        holder !== seat || seen.table.turn.usedCards.includes(card)
          ? []
          : targets.map((target) =>
              armed(seen, { attacker: seat, target, trait: 'might', isFree: true, noSteal: true }),
            ),
    },
  };
};
