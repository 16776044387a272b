import type { PlayerID } from '@/kit/action';
import { mark, pick, use } from '../../parts/cards/steps';
import { deed } from '../../parts/haunts/haunt';
import { traitorOf } from '../../parts/haunts/heroes';
import { stealable } from '../../rules/attacks';
import { cardOf } from '../../rules/cards';
import type { CardID, FigureID } from '../../rules/components';
import { explorerAt, isMonster, isTraitor, monsterAt } from '../../rules/figures';
import { card as cardFact, figure as figureFact } from '../../rules/journal';
import type { Option } from '../../rules/option';
import type { Monster } from '../../rules/state';
import type { Attack, Step } from '../../rules/step';
import { CHAMBER, CLAUSE, isCargo, loadOf, lying, type Seer, step, worth } from './state';

/** What is brought, robbed and won back, until it lies in the Chamber. */

/** Free, there, for what has not been used or moved in this turn (BH-h14-D1, BH33, BH-h14-K3). */
function offering({ table, box }: Seer, figure: FigureID, card: CardID): Option {
  // What hurts its holder when it is lost is given last.
  const isDear = !isMonster(figure) && cardOf(box, card).on?.lost !== undefined;
  const option = deed(CLAUSE, 'sacrifice', {
    args: ['sacrifice', figure, card],
    facts: { card: cardFact(card) },
    weight: isDear ? 5 : 200,
    next: [mark(figure), step('sacrifice', { seat: figure, card })],
  });
  const not = { reason: 'sacrifice-later', clause: 'BH33' } as const;
  return table.turn.usedCards.includes(card) ? { ...option, not, next: [] } : option;
}

export const sacrifices = (seen: Seer, seat: PlayerID): Option[] => {
  const { cards, room } = explorerAt(seen.table, seat);
  if (!isTraitor(seen.table, seat) || room !== CHAMBER) return [];
  return cards.filter((card) => worth(seen.box, card) > 0).map((card) => offering(seen, seat, card));
};

/** A Cultist picks up as much as it likes, on either side of a barrier (BH-h14-D5, BH-h14-K3), and lays it down in the Chamber alone. */
export function errands(seen: Seer, { id, room }: Readonly<Monster>): Option[] {
  const { table, box } = seen;
  const loads = lying(seen)
    .filter((one) => one.room === room && isCargo(box, one.card) && !table.turn.usedCards.includes(one.card))
    .map(({ card }) =>
      deed(CLAUSE, 'load', {
        args: ['load', id, card],
        facts: { monster: figureFact(table, id), card: cardFact(card) },
        weight: 100,
        next: [mark(id), use(card), step('load', { seat: id, card })],
      }),
    );
  const given = loadOf(seen, id).filter((card) => room === CHAMBER && isCargo(box, card));
  return [...given.map((card) => offering(seen, id, card)), ...loads];
}

/** What a hero could win back of a Cultist: what can be stolen at all (BH-g20, BH58). */
export const loot = (seen: Seer, monster: FigureID): readonly CardID[] =>
  loadOf(seen, monster).filter((card) => {
    const { deck, isUnstealable } = cardOf(seen.box, card);
    return deck !== 'quest' && isUnstealable !== true && !seen.table.turn.usedCards.includes(card);
  });

/** In place of what winning by so much would do: something that the loser has, by the winner's choice (BH58, BH-g20). */
export function struck(seen: Seer, attack: Attack, margin: number, so: readonly Step[]): readonly Step[] {
  const { table } = seen;
  const { attacker, target, trait, isFar, noSteal } = attack;
  const isOurs = isMonster(attacker);
  if (margin < 2 || trait !== 'might' || isFar === true || noSteal === true) return so;
  if (!isOurs && !isMonster(target)) return so;
  const seat = isOurs ? (monsterAt(table, attacker).mover ?? traitorOf(table)) : attacker;
  // The Blood Dagger as well, though it is no sacrifice (BH-g20, BH-h14-K1).
  const prizes = isOurs ? stealable(seen, target, seat) : loot(seen, target);
  const facts = { target: figureFact(table, target), points: margin };
  const of = prizes.map((card) => ({
    key: card,
    label: isOurs ? 'steal' : 'win-back',
    facts: { ...facts, card: cardFact(card) },
    next: [use(card), step(isOurs ? 'load' : 'win-back', { seat: attacker, card, from: target })],
    weight: isOurs ? 1 : 0.5,
  }));
  const weight = !isOurs && monsterAt(table, target).stunned > 0 ? 0.01 : 2;
  const [key, label] = isOurs ? ['harm', 'harm'] : ['stun', 'stun-it'];
  return of.length === 0 ? so : [{ ...pick('BH58', [{ key, label, facts, next: so, weight }, ...of]), seat }];
}
