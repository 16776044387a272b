import type { PlayerID } from '@/kit/action';
import { cardOf, mayHold } from './cards';
import { type CardID, cardTerm } from './components';
import { explorerAt } from './figures';
import { card as cardFact } from './journal';
import type { Option } from './option';
import type { AskOf, Step } from './step';
import type { Seen } from './thing';
import { consult } from './things';
import { isDone } from './turn';
import { companyOf } from './ways';

/** Giving and trading with somebody who is willing (BH34, BH115): put together card by card, then the other is asked. */

/** Cards that may change hands now: items that are not fixed, nor kept by a haunt, and have not been used in this turn (BH33, BH37). */
export const looseCards = (seen: Seen, seat: PlayerID): CardID[] =>
  explorerAt(seen.table, seat).cards.filter((card) => {
    const { isItem, isFixed } = cardOf(seen.box, card);
    const isLoose = isItem === true && isFixed !== true && !seen.table.turn.usedCards.includes(card);
    return isLoose && consult(seen, 'parts', { seat, card }, true);
  });

type Draft = AskOf<'trade'>;

/** What of one's loose cards another may come to hold. */
const wares = (seen: Seen, owner: PlayerID, other: PlayerID): CardID[] =>
  looseCards(seen, owner).filter((card) => mayHold(seen, other, card));

export function tradeOptions(seen: Seen, seat: PlayerID): Option[] {
  if (isDone(seen.table, 'trade')) return [];
  return companyOf(seen, seat)
    .filter((other) => wares(seen, seat, other).length + wares(seen, other, seat).length > 0)
    .map(
      (partner): Option => ({
        move: 'trade',
        args: [partner],
        clause: 'BH115',
        label: { kind: 'trade', facts: { partner: { seat: partner } } },
        weight: 0.02,
        next: [{ do: 'ask', kind: 'trade', seat, partner, give: [], want: [] }],
      }),
    );
}

/** One card more on either side, or the offer as it stands; what is called off before that has not been (BH162). */
export function draftOptions(seen: Seen, draft: Draft): Option[] {
  const { seat, partner, give, want } = draft;
  const more = (side: 'give' | 'want', owner: PlayerID, other: PlayerID): Option[] =>
    wares(seen, owner, other)
      .filter((card) => !draft[side].includes(card))
      .map((card) => ({
        move: 'answer',
        args: [side, card],
        clause: 'BH115',
        label: { kind: `trade-${side}`, facts: { card: cardFact(card), partner: { seat: partner } } },
        weight: side === 'give' ? 0.5 : 1,
        next: [{ ...draft, [side]: [...draft[side], card] }],
      }));
  const isEmpty = give.length + want.length === 0;
  const facts = { partner: { seat: partner }, ...termsOf(draft) };
  const offer: Option = {
    move: 'answer',
    args: ['offer'],
    clause: 'BH34',
    label: { kind: offerKind(draft), facts },
    next: [{ do: 'mark', done: 'trade' }, asked(draft)],
  };
  const cancel: Option = {
    move: 'answer',
    args: ['cancel'],
    clause: 'BH162',
    label: { kind: 'trade-cancel' },
    next: [],
  };
  return [
    ...more('give', seat, partner),
    ...more('want', partner, seat),
    ...(isEmpty ? [] : [offer]),
    cancel,
  ];
}

const termsOf = ({ give, want }: Draft) => ({
  give: { terms: give.map(cardTerm) },
  want: { terms: want.map(cardTerm) },
});

const offerKind = ({ give, want }: Draft): string =>
  want.length === 0 ? 'trade-offer-gift' : give.length === 0 ? 'trade-offer-wish' : 'trade-offer';

/** The other explorer is willing, or is not. */
const asked = (draft: Draft): Step => {
  const { seat, partner, give, want } = draft;
  return {
    do: 'ask',
    kind: 'pick',
    seat: partner,
    about: 'trade',
    clause: 'BH34',
    of: [
      {
        key: 'accept',
        label: offerKind(draft).replace('offer', 'accept'),
        facts: { partner: { seat }, ...termsOf(draft) },
        weight: want.length > give.length ? 0.3 : 3,
        next: [
          ...give.map((card): Step => ({ do: 'hand-over', seat, card, to: partner, how: 'trade' })),
          ...want.map((card): Step => ({ do: 'hand-over', seat: partner, card, to: seat, how: 'trade' })),
        ],
      },
      {
        key: 'refuse',
        label: 'trade-refuse',
        facts: { partner: { seat } },
        next: [{ do: 'tell', kind: 'refuse', to: { seat } }],
      },
    ],
  };
};
