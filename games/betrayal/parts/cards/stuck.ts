import type { ClauseID } from '../../rules/clause';
import type { CardID } from '../../rules/components';
import { explorerAt, placeOf } from '../../rules/figures';
import { samePlace } from '../../rules/house';
import { oddsOf } from '../../rules/rolls';
import { type Nothing, type Step, stepsOf } from '../../rules/step';
import type { Resolvers, Thing } from '../../rules/thing';
import { isDone } from '../../rules/turn';
import { lifted, liftedFromTraitor } from './lingering';
import { mark, roll } from './steps';

/** After so many failures in all whoever is stuck comes free at its next turn. */
const MOST_TRIES = 3;

const stepsOfCard = (card: CardID) => stepsOf<Record<'stick' | 'failed' | 'free', Nothing>>(`card:${card}`);

/** The step by which a card makes whoever drew it stick. */
export const stick = (card: CardID): Step => stepsOfCard(card)('stick');

/**
 * Whoever has the card can't act until somebody in that place, itself among them, frees it by Might 4 or more,
 * once in each own turn, or three have failed (BH140). `failing`: what befalls whoever fails.
 */
export const stuck = (
  card: CardID,
  failing: readonly Step[] = [],
): Pick<Thing, 'steps' | 'alters' | 'on' | 'offers'> => {
  const clause: ClauseID = `BH-${card}`;
  const what = `cards.${card}`;
  const done = `free from ${card}`;
  const step = stepsOfCard(card);
  const free = step('free');
  return {
    steps: {
      stick: ({ G }) => {
        G.slices[card] = 0;
        return [{ do: 'keep-event', card }];
      },
      failed: ({ G }) => {
        G.slices[card] = Number(G.slices[card] ?? 0) + 1;
        return failing;
      },
      free: lifted,
    } satisfies Resolvers<unknown, typeof step>,
    alters: {
      may: (_seen, { seat }, so, { holder }) =>
        holder === seat ? { reason: 'stuck', clause, facts: { card: { term: what } } } : so,
    },
    on: {
      turnBegan: ({ G, self }, { seat }) =>
        self.holder === seat && Number(G.slices[card] ?? 0) >= MOST_TRIES ? [free] : [],
      hauntBegan: liftedFromTraitor,
      turned: liftedFromTraitor,
    },
    offers: {
      turn: (seen, { seat }, { holder }) => {
        const { table } = seen;
        if (holder === null || isDone(table, done)) return [];
        if (!samePlace(placeOf(table, seat), explorerAt(table, holder))) return [];
        return [
          {
            move: 'use',
            args: [card],
            clause,
            label: { kind: 'free', facts: { target: { seat: holder }, card: { term: what } } },
            odds: oddsOf(seen, { do: 'roll', seat, trait: 'might', use: 'task', what }, 4),
            weight: 5,
            isAlways: holder === seat,
            next: [mark(done), roll('might', what, 'task', { 4: [free], 0: [step('failed')] })],
          },
        ];
      },
    },
  };
};
