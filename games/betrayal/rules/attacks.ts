import type { PlayerID } from '@/kit/action';
import { cardOf, mayHold } from './cards';
import type { CardID, FigureID, Trait } from './components';
import {
  asHaunt,
  explorerAt,
  figures,
  hasTrait,
  isMonster,
  kindOfMonster,
  monsterAt,
  placeOf,
} from './figures';
import { samePlace } from './house';
import { card as cardFact, figure as figureFact, trait as traitFact } from './journal';
import type { Option } from './option';
import type { Asks } from './questions';
import { oddsToBeat } from './rolls';
import type { Attack, Roll, Step } from './step';
import type { Seen } from './thing';
import { consult, offersOf } from './things';
import { areFoes } from './ways';

/** Which attacks there are, and what may be robbed instead of harm (BH56 to BH60, BH66 to BH69). */

/** Whether one figure may attack another with a trait, wherever they stand. */
export function mayFight(seen: Seen, attacker: FigureID, target: FigureID, trait: Trait): boolean {
  if (seen.table.haunt === null || attacker === target) return false;
  if (!hasTrait(seen, attacker, trait) || !hasTrait(seen, target, trait)) return false;
  const isFoe = consult(seen, 'foes', { attacker, target, trait }, areFoes(seen, attacker, target));
  return isFoe && !isOutOfReach(seen, attacker, target, trait);
}

/** Whether a card may hit a figure in somebody's name, be it of the own side (BH-g16): not whom a haunt keeps from that (BH170). */
export const mayHit = (seen: Seen, attacker: FigureID, target: FigureID, trait?: Trait): boolean =>
  consult(seen, 'foes', { attacker, target, trait }, true);

/** Whether an attack with Might that a card orders may go against a figure; never against a thing (BH170). */
export const mayStrike = (seen: Seen, attacker: FigureID, target: FigureID): boolean =>
  attacker !== target &&
  hasTrait(seen, target, 'might') &&
  !isObject(seen, target) &&
  !isOutOfReach(seen, attacker, target, 'might') &&
  mayHit(seen, attacker, target);

/** What is no creature: it can be hit, and does nothing. */
export const isObject = (seen: Seen, figure: FigureID): boolean =>
  isMonster(figure) && kindOfMonster(seen, figure)?.isObject === true;

/** A stunned monster is attacked only where beating it does more than stun (BH68). */
function isOutOfReach(seen: Seen, attacker: FigureID, target: FigureID, trait: Trait): boolean {
  if (!isMonster(target)) return false;
  const monster = monsterAt(seen.table, target);
  if (monster.stunned === 0) return false;
  const { canBeHitStunned } = kindOfMonster(seen, target) ?? {};
  return canBeHitStunned?.(asHaunt(seen), monster, attacker, trait) !== true;
}

/** Whom a figure may attack where it stands. */
export const targetsOf = (seen: Seen, attacker: FigureID, trait: Trait = 'might'): FigureID[] =>
  figures(seen.table).filter(
    (target) => isWithin(seen, attacker, target) && mayFight(seen, attacker, target, trait),
  );

/** In the same place; what is a thing and no creature lies within reach of both sides of a barrier (BH-g30). */
function isWithin(seen: Seen, attacker: FigureID, target: FigureID): boolean {
  const [here, there] = [placeOf(seen.table, attacker), placeOf(seen.table, target)];
  return isObject(seen, target) ? here.room === there.room : samePlace(here, there);
}

/** One attack as an option, with how likely it is to come to more than the defence. */
export function attackOption(seen: Seen, attack: Attack, first: readonly Step[] = []): Option {
  const { attacker, target, trait, weapon, moreDice = 0 } = attack;
  return {
    move: 'attack',
    args: [
      ...(isMonster(attacker) ? [attacker] : []),
      target,
      trait,
      ...(weapon === undefined ? [] : [weapon]),
    ],
    clause: 'BH56',
    label: {
      kind: weapon === undefined ? (trait === 'might' ? 'attack' : 'attack-with-trait') : 'attack-with',
      facts: {
        target: figureFact(seen.table, target),
        trait: traitFact(trait),
        ...(weapon === undefined ? {} : { weapon: cardFact(weapon) }),
      },
    },
    odds: oddsToBeat(seen, rollOf(attack, 'attack', moreDice), rollOf(attack, 'defence')),
    weight: 4,
    next: [...first, { ...attack, do: 'attack' }],
  };
}

/** The attacker's roll, or the defence against it. */
export const rollOf = (
  { attacker, target, trait, weapon }: Attack,
  use: 'attack' | 'defence',
  moreDice = 0,
): Roll => ({
  do: 'roll',
  seat: use === 'attack' ? attacker : target,
  against: use === 'attack' ? target : attacker,
  trait,
  use,
  what: use === 'attack' ? 'rolls.attack' : 'rolls.defence',
  ...(weapon === undefined || use === 'defence' ? {} : { weapon }),
  ...(moreDice === 0 ? {} : { moreDice }),
});

/** Cards that somebody can be robbed of now: items not used or moved in this turn (BH33, BH36, BH37). */
export const stealable = (seen: Seen, from: PlayerID, by: PlayerID): CardID[] =>
  explorerAt(seen.table, from).cards.filter((card) => {
    const { isItem, isUnstealable } = cardOf(seen.box, card);
    const isLoose = isItem === true && isUnstealable !== true && !seen.table.turn.usedCards.includes(card);
    return isLoose && mayHold(seen, by, card, from);
  });

/** Whom an attack that a card orders goes against, and with which weapon. */
export const strikes = (seen: Seen, { seat, targets }: Asks['strike']): Option[] => [
  ...targets.map((target) =>
    attackOption(seen, { attacker: seat, target, trait: 'might', isFree: true, noSteal: true }),
  ),
  ...offersOf(seen, 'strike', { seat, targets }),
];
