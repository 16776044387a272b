import { holderOf } from '../rules/cards';
import type { CardID } from '../rules/components';
import { attackOption } from '../rules/fighting';
import { placeOf } from '../rules/figures';
import { samePlace } from '../rules/house';
import { ask } from '../rules/things';
import { areFoes } from '../rules/ways';
import { type Part, part } from './haunt';
import { use } from './steps';

/** Monsters that lie stunned can be attacked with this weapon, which does more to them than that, and with nothing else (BH68). */
export const finishing = (weapon: CardID, moreDice: number): Part =>
  part({
    name: 'finishing',
    offers: {
      turn: (seen, { seat }) => {
        const { turn, monsters } = seen.table;
        const isReady = holderOf(seen.table, weapon) === seat && !turn.usedCards.includes(weapon);
        if (!isReady || turn.hasAttacked || ask(seen, 'may', { seat, what: 'attack' }, null) !== null)
          return [];
        return monsters
          .filter((one) => one.stunned > 0 && areFoes(seen, seat, one.id))
          .filter((one) => samePlace(one, placeOf(seen.table, seat)))
          .map(({ id }) => {
            const attack = { attacker: seat, target: id, trait: 'might', weapon, moreDice } as const;
            return { ...attackOption(seen, attack, [use(weapon)]), weight: 4 + moreDice };
          });
      },
    },
  });
