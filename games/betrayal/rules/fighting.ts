import { isObject, rollOf, stealable } from './attacks';
import type { FigureID, Trait } from './components';
import { explorerAt, isAlive, isMonster, monsterAt, onTheRight, placeOf } from './figures';
import { orUnhurt } from './harm';
import { samePlace } from './house';
import {
  card as cardFact,
  figure as figureFact,
  say,
  sourceIn,
  trait as traitFact,
  whichOne,
} from './journal';
import type { BetrayalG } from './state';
import type { Attack, Step } from './step';
import type { At, Resolver } from './thing';
import { consult, happen } from './things';

/** What comes of an attack (BH56 to BH60, BH66 to BH69). */

/** Whether a figure is still there: what a weapon costs may have killed whoever was to attack. */
const isThere = (G: BetrayalG, figure: FigureID): boolean =>
  isMonster(figure) ? G.monsters.some(({ id }) => id === figure) : isAlive(explorerAt(G, figure));

const attack: Resolver<'attack'> = (at, step) => {
  const { G } = at;
  const { attacker, target, moreDice = 0 } = step;
  if (!isThere(G, attacker) || !isThere(G, target)) return [];
  if (step.isFree !== true) {
    if (isMonster(attacker)) monsterAt(G, attacker).hasAttacked = true;
    else G.turn.hasAttacked = true;
  }
  say(G, 'attack', isMonster(attacker) ? null : attacker, {
    attacker: whichOne(G, attacker),
    target: whichOne(G, target),
    trait: traitFact(step.trait),
  });
  // Who strikes back does the harm of an attack that is lost.
  return [
    {
      ...rollOf(step, 'attack', moreDice),
      source: sourceIn(G, attacker),
      next: { ...step, do: 'defend', seat: attacker },
    },
  ];
};

const defend: Resolver<'defend'> = (_at, step) => {
  const { total, dice: _dice, ...rest } = step;
  return [{ ...rollOf(step, 'defence'), next: { ...rest, do: 'fight', attacked: total } }];
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
const fight: Resolver<'fight'> = (at, step) => {
  const { G } = at;
  const { attacker, target, trait } = step;
  const margin = step.attacked - step.total;
  say(G, margin === 0 ? 'fight-tie' : 'fight', null, {
    winner: whichOne(G, margin > 0 ? attacker : target),
    loser: whichOne(G, margin > 0 ? target : attacker),
    points: Math.abs(margin),
  });
  const after = happen(at, 'fought', { attacker, target, trait, margin });
  const usual = margin > 0 ? won(at, step, margin) : margin < 0 ? lost(at, step, -margin) : [];
  const struck = consult(at, 'struck', { attack: attackIn(step), margin }, usual);
  const loser = margin > 0 ? target : attacker;
  return [...(usual.length === 0 ? struck : orUnhurt(at, loser, struck)), ...after];
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
          next: [{ do: 'hand-over', seat: target, card, to: attacker, how: 'steal' } as const],
        })),
      ],
    },
  ];
}

/**
 * The attacker has lost: a monster is stunned (BH69), an explorer is hurt, unless it shot from elsewhere (BH59) or hit
 * at something stunned (BH68).
 */
function lost(at: At, one: Attack, margin: number): Step[] {
  const { attacker, target, trait } = one;
  const { G } = at;
  if (isMonster(attacker)) return [{ do: 'stun', seat: attacker }];
  if (isObject(at, target)) return [];
  if (one.isFar === true && !samePlace(placeOf(G, attacker), placeOf(G, target))) return [];
  if (isMonster(target) && monsterAt(G, target).stunned > 0) return [];
  const source = sourceIn(G, target);
  return [{ do: 'harm', seat: attacker, source, kind: kindOf(trait), points: margin, isAttack: true }];
}

/**
 * An attack by something that has no figure: the player on the right throws so many dice for it against a
 * defence with Might (BH139). `next` follows if the victim takes any harm.
 */
const assault: Resolver<'assault'> = ({ G }, { seat = '', dice, what, next }) => [
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

const resist: Resolver<'resist'> = (_at, { seat = '', total, follows }) => [
  {
    do: 'roll',
    seat,
    trait: 'might',
    use: 'defence',
    what: 'rolls.defence',
    next: { do: 'assaulted', attacked: total, follows },
  },
];

const assaulted: Resolver<'assaulted'> = (_at, { attacked, total, follows }) => {
  const points = attacked - total;
  return points > 0 ? [{ do: 'harm', kind: 'physical', points, isAttack: true, next: follows }] : [];
};

/** The one attack of a turn is spent without being made (BH60). */
const forgoAttack: Resolver<'forgo-attack'> = ({ G }) => {
  G.turn.hasAttacked = true;
  return [];
};

export const fightingSteps = {
  attack,
  defend,
  fight,
  assault,
  resist,
  assaulted,
  'forgo-attack': forgoAttack,
};
