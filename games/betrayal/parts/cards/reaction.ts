import type { CardID } from '../../rules/components';
import type { Option } from '../../rules/option';
import type { Asks } from '../../rules/questions';
import type { Step } from '../../rules/step';
import type { Seen, Thing } from '../../rules/thing';

/** A card that may be used on one's own roll, once a turn (BH33, BH127). */
export const reaction = <A extends 'before-roll' | 'after-roll'>(
  kind: A,
  card: CardID,
  offer: (seen: Seen, asked: Asks[A]) => readonly (Pick<Option, 'args' | 'next'> & Partial<Option>)[],
): Pick<Thing, 'offers'> => ({
  offers: {
    [kind]: (seen: Seen, asked: Asks[A], { holder }: { readonly holder: string | null }): Option[] =>
      holder !== asked.seat || seen.table.turn.usedCards.includes(card)
        ? []
        : offer(seen, asked).map((one) => ({
            move: 'answer',
            clause: `BH-${card}`,
            label: { kind: 'use-card', facts: { card: { term: `cards.${card}` } } },
            weight: 0.5,
            ...one,
            next: [{ do: 'mark', card } satisfies Step, ...one.next],
          })),
  },
});
