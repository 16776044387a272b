import type { PlayerID } from '@/kit/action';
import { deed } from '../../parts/haunt';
import { traitorOf } from '../../parts/heroes';
import { mark, pick, use } from '../../parts/steps';
import { heldBy, isA } from '../../parts/thrown';
import { cardOf } from '../../rules/cards';
import type { CardID, FigureID } from '../../rules/components';
import { stealable } from '../../rules/fighting';
import { explorerAt, isMonster, isTraitor, monsterAt, placeOf } from '../../rules/figures';
import { samePlace } from '../../rules/house';
import { card as cardFact, figure as figureFact, monster as monsterFact } from '../../rules/journal';
import type { Attack, Not, Option } from '../../rules/option';
import type { Monster, Step } from '../../rules/state';
import { BODY, CHAMBER, CLAUSE, isCargo, isCultist, loadOf, lying, PAINT, type Seer, worthOf } from './state';

/** What is brought, robbed and won back, until it lies in the Chamber. */

/** Free, there, for what has not been used or moved in this turn (BH-h14-D1, BH33, BH-h14-K3). */
function offering(seen: Seer, figure: FigureID, card: CardID): Option {
  const { table, box } = seen;
  // What hurts its holder when it is lost is given last.
  const isDear = !isMonster(figure) && cardOf(box, card).on?.lost !== undefined;
  const option = deed(CLAUSE, 'sacrifice', {
    args: ['sacrifice', figure, card],
    facts: { card: cardFact(card) },
    weight: isDear ? 5 : 200,
    next: [...(isMonster(figure) ? [mark(figure)] : []), { do: 'haunt/sacrifice', seat: figure, card }],
  });
  const isFresh = table.turn.usedCards.includes(card);
  return isFresh ? { ...option, not: { reason: 'sacrifice-later', clause: 'BH33' }, next: [] } : option;
}

export const sacrifices = (seen: Seer, seat: PlayerID): Option[] => {
  const { cards, room } = explorerAt(seen.table, seat);
  if (!isTraitor(seen.table, seat) || room !== CHAMBER) return [];
  return cards.filter((card) => worthOf(seen.box, card) > 0).map((card) => offering(seen, seat, card));
};

/** A Cultist picks up as much as it likes, on whichever side of a barrier it lies (BH-h14-R, BH-h14-D5, BH-h14-K3), and lays it down in the Chamber alone. */
export function errands(seen: Seer, monster: Readonly<Monster>): Option[] {
  const { table, box } = seen;
  const { id, room } = monster;
  const isFresh = (card: CardID) => table.turn.usedCards.includes(card);
  return [
    ...(room === CHAMBER ? loadOf(seen, id).map((card) => offering(seen, id, card)) : []),
    ...lying(seen)
      .filter((one) => one.room === room && isCargo(box, one.card) && !isFresh(one.card))
      .map(({ card }) =>
        deed(CLAUSE, 'load', {
          args: ['load', id, card],
          facts: { monster: monsterFact(table, monster), card: cardFact(card) },
          weight: 100,
          next: [mark(id), use(card), { do: 'haunt/load', seat: id, card }],
        }),
      ),
  ];
}

/** Why somebody can't pick up what lies there (BH-h14-H, BH-h14-D3, BH-h14-D5, BH-h14-K2). */
function whyNot(seen: Seer, seat: PlayerID, card: CardID): Not | null {
  if (seen.mine.carried[card] !== undefined) return { reason: 'carried', clause: CLAUSE };
  const isFoe = isTraitor(seen.table, seat);
  if (isA(BODY, card)) return isFoe ? null : { reason: 'no-body', clause: CLAUSE };
  if (!isA(PAINT, card)) return null;
  if (isFoe) return { reason: 'no-paint', clause: CLAUSE };
  return heldBy(seen, seat, PAINT) === undefined ? null : { reason: 'one-paint', clause: CLAUSE };
}

/** Shown with the reason: nobody has to guess why it stays on the floor. */
export function barred(seen: Seer, seat: PlayerID): Option[] {
  const { piles } = seen.table;
  const here = piles.filter((pile) => samePlace(pile, placeOf(seen.table, seat)));
  return here
    .flatMap(({ cards }) => cards)
    .flatMap((card): Option[] => {
      const not = whyNot(seen, seat, card);
      const label = { kind: 'take', facts: { card: cardFact(card) } };
      return not === null ? [] : [{ move: 'take', args: [card], clause: CLAUSE, label, not, next: [] }];
    });
}

/** What a hero could win back of a Cultist: what can be stolen at all (BH-g20, BH58). */
export const loot = (seen: Seer, monster: FigureID): CardID[] =>
  loadOf(seen, monster).filter((card) => {
    const { deck, isUnstealable } = cardOf(seen.box, card);
    return deck !== 'quest' && isUnstealable !== true && !seen.table.turn.usedCards.includes(card);
  });

/** In place of what winning by so much would do: something that the loser has, by the winner's choice (BH58, BH-g20). */
export function struck(seen: Seer, attack: Attack, margin: number, so: readonly Step[]): readonly Step[] {
  const { table, box } = seen;
  const { attacker, target, trait, isFar, noSteal } = attack;
  if (margin < 2 || trait !== 'might' || isFar === true || noSteal === true) return so;
  if (isCultist(table, attacker) && !isMonster(target)) {
    const prizes = stealable(seen, target, traitorOf(table)).filter((card) => isCargo(box, card));
    const harm = {
      key: 'harm',
      label: 'harm',
      facts: { target: { seat: target }, points: margin },
      weight: 2,
    };
    const of = prizes.map((card) => ({
      key: card,
      label: 'steal',
      facts: { card: cardFact(card), target: { seat: target } },
      next: [use(card), { do: 'haunt/rob', seat: target, card, by: attacker }],
    }));
    const seat = monsterAt(table, attacker).owner ?? traitorOf(table);
    return of.length === 0 ? so : [{ ...pick('BH58', [{ ...harm, next: so }, ...of]), seat }];
  }
  if (!isCultist(table, target)) return so;
  const facts = { target: figureFact(table, target) };
  const of = loot(seen, target).map((card) => ({
    key: card,
    label: 'win-back',
    facts: { card: cardFact(card), ...facts },
    next: [use(card), { do: 'haunt/win-back', seat: attacker, card, from: target }],
    weight: 0.5,
  }));
  const isDown = monsterAt(table, target).stunned > 0;
  const stun = { key: 'stun', label: 'stun-it', facts, next: so, weight: isDown ? 0.01 : 2 };
  return of.length === 0 ? so : [{ ...pick('BH58', [stun, ...of]), seat: attacker }];
}
