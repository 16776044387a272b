import type { PlayerID } from '@/kit/action';
import { cardOf, mayHold } from './cards';
import type { CardID, FigureID, Trait } from './components';
import {
  asHaunt,
  explorerAt,
  figures,
  hasTrait,
  isAlive,
  isMonster,
  kindOfMonster,
  monsterAt,
  onTheRight,
  placeOf,
} from './figures';
import { samePlace } from './house';
import {
  card as cardFact,
  figure as figureFact,
  say,
  sourceIn,
  trait as traitFact,
  whichOne,
} from './journal';
import type { Attack, Option, Roll } from './option';
import type { Asks } from './questions';
import { oddsToBeat } from './rolls';
import type { BetrayalG, Step } from './state';
import type { At, Resolver, Seen } from './thing';
import { ask, happen, offersOf } from './things';
import { areFoes } from './ways';

/** Attacks of all kinds (BH56 to BH60, BH66 to BH69). */

/** Whether one figure may attack another with a trait, wherever they stand. */
export function mayFight(seen: Seen, attacker: FigureID, target: FigureID, trait: Trait): boolean {
  if (seen.table.haunt === null || attacker === target) return false;
  if (!hasTrait(seen, attacker, trait) || !hasTrait(seen, target, trait)) return false;
  const isFoe = ask(seen, 'foes', { attacker, target, trait }, areFoes(seen, attacker, target));
  return isFoe && !isOutOfReach(seen, attacker, target, trait);
}

/** Whether a card may hit a figure in somebody's name, be it of the own side (BH-g16): not whom a haunt keeps from that (BH170). */
export const mayHit = (seen: Seen, attacker: FigureID, target: FigureID, trait?: Trait): boolean =>
  ask(seen, 'foes', { attacker, target, trait }, true);

/** Whether an attack with Might that a card orders may go against a figure; never against a thing (BH170). */
export const mayStrike = (seen: Seen, attacker: FigureID, target: FigureID): boolean =>
  attacker !== target &&
  hasTrait(seen, target, 'might') &&
  !isThing(seen, target) &&
  !isOutOfReach(seen, attacker, target, 'might') &&
  mayHit(seen, attacker, target);

/** What is no creature: it can be hit, and does nothing. */
const isThing = (seen: Seen, figure: FigureID): boolean =>
  isMonster(figure) && kindOfMonster(seen, figure)?.isThing === true;

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
  return isThing(seen, target) ? here.room === there.room : samePlace(here, there);
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
        target: figureFact(seen.table as never, target),
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
const rollOf = (
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

/** Whether a figure is still there: what a weapon costs may have killed whoever was to attack. */
const isThere = (G: BetrayalG, figure: FigureID): boolean =>
  isMonster(figure) ? G.monsters.some(({ id }) => id === figure) : isAlive(explorerAt(G, figure));

const attack: Resolver = (at, step) => {
  const { G } = at;
  const one = step as Step & Attack;
  const { attacker, target, moreDice = 0 } = one;
  if (!isThere(G, attacker) || !isThere(G, target)) return [];
  if (one.isFree !== true) {
    if (isMonster(attacker)) monsterAt(G, attacker).hasAttacked = true;
    else G.turn.hasAttacked = true;
  }
  say(G, 'attack', isMonster(attacker) ? null : attacker, {
    attacker: whichOne(G, attacker),
    target: whichOne(G, target),
    trait: traitFact(one.trait),
  });
  // Who strikes back does the harm of an attack that is lost.
  return [
    {
      ...rollOf(one, 'attack', moreDice),
      source: sourceIn(G, attacker),
      next: { ...one, do: 'defend', seat: attacker },
    },
  ];
};

const defend: Resolver = (_at, step) => {
  const one = step as Step & Attack;
  const { total, dice: _dice, ...rest } = one;
  return [{ ...rollOf(one, 'defence'), next: { ...rest, do: 'fight', attacked: total } }];
};

/** An attack without what the step that carries it has besides. */
const attackIn = ({ attacker, target, trait, weapon, isFar, noSteal }: Attack): Attack => ({
  attacker,
  target,
  trait,
  ...(weapon === undefined ? {} : { weapon }),
  ...(isFar === true ? { isFar } : {}),
  ...(noSteal === true ? { noSteal } : {}),
});

/** The higher total wins; the loser takes the difference (BH56), unless a haunt says what comes of it. */
const fight: Resolver = (at, step) => {
  const { G } = at;
  const one = step as Step & Attack;
  const { attacker, target, trait } = one;
  const margin = Number(one.attacked) - Number(one.total);
  say(G, margin === 0 ? 'fight-tie' : 'fight', null, {
    winner: whichOne(G, margin > 0 ? attacker : target),
    loser: whichOne(G, margin > 0 ? target : attacker),
    points: Math.abs(margin),
  });
  const after = happen(at, 'fought', { attacker, target, trait, margin });
  const usual = margin > 0 ? won(at, one, margin) : margin < 0 ? lost(at, one, -margin) : [];
  return [...ask(at, 'struck', { attack: attackIn(one), margin }, usual), ...after];
};

const kindOf = (trait: Trait) => (trait === 'might' || trait === 'speed' ? 'physical' : 'mental');

/** The attacker has won: harm, or, by the margin before Armor (BH119), a theft in its place (BH58); a monster is stunned. */
function won(at: At, one: Attack, margin: number): Step[] {
  const { attacker, target, trait } = one;
  const harm: Step = { do: 'harm', seat: target, kind: kindOf(trait), points: margin, isAttack: true };
  if (isMonster(target)) return [{ do: 'stun', seat: target }];
  const prizes =
    margin >= 2 &&
    kindOf(trait) === 'physical' &&
    one.isFar !== true &&
    one.noSteal !== true &&
    !isMonster(attacker)
      ? stealable(at, target, attacker)
      : [];
  if (prizes.length === 0) return [harm];
  return [
    {
      do: 'ask',
      kind: 'pick',
      seat: attacker,
      clause: 'BH58',
      of: [
        {
          key: 'harm',
          label: 'harm',
          facts: { target: figureFact(at.G, target), points: margin },
          next: [harm],
          weight: 2,
        },
        ...prizes.map((card) => ({
          key: card,
          label: 'steal',
          facts: { card: cardFact(card), target: figureFact(at.G, target) },
          next: [{ do: 'hand-over', seat: target, card, to: attacker, how: 'steal' }],
        })),
      ],
    },
  ];
}

/** Cards that somebody can be robbed of now: items not used or moved in this turn (BH33, BH36, BH37). */
export const stealable = (seen: Seen, from: PlayerID, by: PlayerID): CardID[] =>
  explorerAt(seen.table, from).cards.filter((card) => {
    const { isItem, isUnstealable } = cardOf(seen.box, card);
    const isLoose = isItem === true && isUnstealable !== true && !seen.table.turn.usedCards.includes(card);
    return isLoose && mayHold(seen, by, card);
  });

/**
 * The attacker has lost: a monster is stunned (BH69), an explorer is hurt, unless it shot from elsewhere (BH59) or hit
 * at something stunned (BH68).
 */
function lost(at: At, one: Attack, margin: number): Step[] {
  const { attacker, target, trait } = one;
  const { G } = at;
  if (isMonster(attacker)) return [{ do: 'stun', seat: attacker }];
  if (isThing(at, target)) return [];
  if (one.isFar === true && !samePlace(placeOf(G, attacker), placeOf(G, target))) return [];
  if (isMonster(target) && monsterAt(G, target).stunned > 0) return [];
  const source = sourceIn(G, target);
  return [{ do: 'harm', seat: attacker, source, kind: kindOf(trait), points: margin, isAttack: true }];
}

/**
 * An attack by something that has no figure: the player on the right throws so many dice for it against a
 * defence with Might (BH139). `next` follows if the victim takes any harm.
 */
const assault: Resolver = ({ G }, { seat = '', dice, what, next }) => [
  {
    do: 'roll',
    seat: onTheRight(G, seat),
    dice,
    use: 'attack',
    what,
    isLent: true,
    next: { do: 'resist', seat, follows: next },
  },
];

const resist: Resolver = (_at, { seat = '', total, follows }) => [
  {
    do: 'roll',
    seat,
    trait: 'might',
    use: 'defence',
    what: 'rolls.defence',
    next: { do: 'assaulted', attacked: total, follows },
  },
];

const assaulted: Resolver = (_at, { attacked, total, follows }) => {
  const points = Number(attacked) - Number(total);
  return points > 0 ? [{ do: 'harm', kind: 'physical', points, isAttack: true, next: follows }] : [];
};

/** The one attack of a turn is spent without being made (BH60). */
const forgoAttack: Resolver = ({ G }) => {
  G.turn.hasAttacked = true;
  return [];
};

/** Whom an attack that a card orders goes against, and with which weapon. */
export const strikes = (seen: Seen, { seat, targets }: Asks['strike']): Option[] => [
  ...targets.map((target) =>
    attackOption(seen, { attacker: seat, target, trait: 'might', isFree: true, noSteal: true }),
  ),
  ...offersOf(seen, 'strike', { seat, targets }),
];

export const fightingSteps: Readonly<Record<string, Resolver>> = {
  attack,
  defend,
  fight,
  assault,
  resist,
  assaulted,
  'forgo-attack': forgoAttack,
};
