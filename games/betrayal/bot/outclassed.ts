import { type CardID, type FigureID, MOST_DICE, MOST_FACE, type Trait } from '../rules/components';
import { isMonster } from '../rules/figures';
import type { BetrayalView, Choice } from '../rules/view';
import { FEATHER, HIGHEST } from './certain';

/** What cannot come off, and attacks that another one on the same figure does better. */

/** What cards do for a roll that is about to be made: dice more, so much more, or a number in place of the dice. */
const LIFTS: Readonly<
  Record<CardID, { readonly dice?: number; readonly add?: number; readonly fixed?: number }>
> = { idol: { dice: 2 }, 'adrenaline-shot': { add: 4 }, [FEATHER]: { fixed: HIGHEST } };

/** Every third failure frees whoever is stuck (BH140): a try is worth it that cannot succeed. */
const COUNTED = 'free';

/** What is held and not used yet that helps a roll. */
const liftsOf = ({ explorers, playerID, turn }: BetrayalView) =>
  (explorers[Number(playerID)]?.cards ?? []).flatMap((card) =>
    turn.usedCards.includes(card) ? [] : (LIFTS[card] ?? []),
  );

/** Whether something is rolled for in vain, whatever is held: ways are gone all the same, at a price. */
export function isHopeless(view: BetrayalView, { move, odds, label }: Choice): boolean {
  if ((move !== 'use' && move !== 'attack') || odds === undefined || odds.chance > 0) return false;
  if (label.kind === COUNTED) return false;
  const lifts = liftsOf(view);
  if (odds.isFight === true) return lifts.length === 0;
  const sum = (of: 'dice' | 'add') => lifts.reduce((all, lift) => all + (lift[of] ?? 0), odds[of]);
  const thrown = MOST_FACE * Math.min(MOST_DICE, sum('dice'));
  return Math.max(thrown, ...lifts.map(({ fixed = 0 }) => fixed)) + sum('add') < odds.from;
}

/** So much less likely, and an attack is not worth a look. */
const CLEARLY = 0.1;
/** Weapons that cost their bearer something whatever comes of it. */
const COSTLY: readonly CardID[] = ['blood-dagger', 'sacrificial-dagger'];
/** It hits from afar, and nothing is stolen with it (BH59). */
const REVOLVER: CardID = 'revolver';

interface Blow {
  readonly target: FigureID;
  readonly trait: Trait;
  readonly weapon: CardID | undefined;
}

const blowOf = ({ args: [target, trait, weapon] }: Choice): Blow => ({
  target: String(target),
  trait: trait as Trait,
  weapon: weapon === undefined ? undefined : String(weapon),
});

const isOfMind = (trait: Trait): boolean => trait === 'sanity' || trait === 'knowledge';

/** What an explorer has left of what a blow takes, in spaces. */
function leftOf({ explorers }: BetrayalView, { target, trait }: Blow): number {
  const { speed = 0, might = 0, sanity = 0, knowledge = 0 } = explorers[Number(target)]?.traits ?? {};
  return isOfMind(trait) ? sanity + knowledge : speed + might;
}

/** Whether a blow at an explorer is good for nothing that the other one is not good for as well: harm, and what may be stolen. */
function isNoBetter(view: BetrayalView, blow: Blow, other: Blow): boolean {
  const hasThings = (view.explorers[Number(blow.target)]?.cards.length ?? 0) > 0;
  const isTheft =
    hasThings && other.trait !== blow.trait && (other.trait !== 'might' || blow.trait === 'speed');
  if (isTheft || (hasThings && other.weapon === REVOLVER)) return false;
  return blow.weapon !== REVOLVER && leftOf(view, blow) >= leftOf(view, other);
}

/** Whether an attack is clearly less likely than another on the same figure, and nothing else about it is better. */
export function isOutclassed(view: BetrayalView, choice: Choice): boolean {
  if (choice.move !== 'attack' || view.ask?.kind !== 'turn') return false;
  const blow = blowOf(choice);
  const { target, trait, weapon } = blow;
  const isSpecial =
    weapon?.includes(':') === true || (weapon !== undefined && view.goal?.ends?.[target] === weapon);
  if (isSpecial) return false;
  return view.choices.some((one) => {
    if (one.move !== 'attack' || one.not !== undefined) return false;
    const other = blowOf(one);
    const isLess = (choice.odds?.chance ?? 1) + CLEARLY <= (one.odds?.chance ?? 0);
    if (other.target !== target || !isLess) return false;
    if (COSTLY.includes(other.weapon ?? '') && !COSTLY.includes(weapon ?? '')) return false;
    // What beats a monster with this trait or that weapon is its haunt’s to say.
    return isMonster(target)
      ? other.trait === trait && (weapon === undefined || weapon === other.weapon)
      : isNoBetter(view, blow, other);
  });
}
