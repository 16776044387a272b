import type { PlayerID } from '@/kit/action';
import { reaction } from '../../parts/cards/reaction';
import { lose } from '../../parts/cards/steps';
import { explorerAt } from '../../rules/figures';
import { fallOf } from '../../rules/harm';
import { liftedBy } from '../../rules/hope';
import { amendRoll, diceOf } from '../../rules/rolls';
import { type Nothing, type Roll, stepsOf } from '../../rules/step';
import type { Card, Resolvers, Seen } from '../../rules/thing';
import { consult } from '../../rules/things';

const MORE = 2;
const step = stepsOf<{ add: Nothing }>('card:idol');
const more = ({ moreDice = 0 }: Roll) => ({ moreDice: moreDice + MORE });

/** The table with the price paid: the dice are counted after it (BH129). */
function poorer(seen: Seen, seat: PlayerID): Seen {
  const { table } = seen;
  const by = consult(seen, 'loss', { seat, trait: 'sanity', source: 'cards.idol' }, 1);
  const { after } = fallOf(seen, seat, 'sanity', by);
  const explorers = table.explorers.map((one, other) =>
    String(other) === seat ? { ...one, traits: { ...one.traits, sanity: after } } : one,
  );
  return { table: { ...table, explorers }, box: seen.box, hidden: seen.hidden, mine: seen.mine };
}

/** Whether more dice would be thrown with it: not where a number stands (BH105), nor where there are eight (BH5). */
const isOfUse = (seen: Seen, roll: Roll): boolean =>
  roll.fixed === undefined && diceOf(seen, { ...roll, ...more(roll) }).dice > diceOf(seen, roll).dice;

/** Two dice more for a step of Sanity, which is lost before the dice are counted (BH129). */
export const idol: Card = {
  deck: 'item',
  clause: 'BH-idol',
  isItem: true,
  ...reaction('before-roll', 'idol', (seen, { seat, roll }) =>
    (roll.trait === undefined && roll.use !== 'event') || !isOfUse(seen, roll)
      ? []
      : [
          {
            args: ['idol'],
            ...liftedBy(seen, roll, more(roll), poorer(seen, seat)),
            weight:
              seen.table.haunt !== null && explorerAt(seen.table, seat).traits.sanity <= 1 ? 0.001 : 0.5,
            next: [step('add'), lose('sanity')],
          },
        ],
  ),
  steps: {
    add: (at) => {
      amendRoll(at, more);
      return [];
    },
  } satisfies Resolvers<unknown, typeof step>,
};
