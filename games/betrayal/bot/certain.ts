import type { CardID } from '../rules/components';
import { isOfHaunt } from '../rules/option';
import type { BetrayalView, Choice } from '../rules/view';

/** What needs no luck: bots do it before anything else, and name the result where a card lets them. */

/** Any one roll is not made but named, up to the highest (BH105). */
export const FEATHER: CardID = 'angel-feather';
export const HIGHEST = 8;

type Seen = Pick<BetrayalView, 'playerID' | 'explorers' | 'turn' | 'haunt' | 'side'>;

const canName = ({ playerID, explorers, turn }: Seen): boolean =>
  explorers[Number(playerID)]?.cards.includes(FEATHER) === true && !turn.usedCards.includes(FEATHER);

/** Whoever must not be found out does no good that others may see. */
const isHiding = ({ haunt, side }: Seen): boolean =>
  haunt?.kind === 'hidden' && haunt.traitor === null && side === 'traitor';

/** Whether a task of the haunt comes off for sure: by its odds, or because its result can be named. */
export function isSure(view: Seen, choice: Choice): boolean {
  const { move, odds } = choice;
  if (move !== 'use' || odds === undefined || odds.isFight || !isOfHaunt(choice) || isHiding(view))
    return false;
  return odds.chance >= 1 || (canName(view) && odds.from - odds.add <= HIGHEST);
}

/** Whether a choice names the highest result for a task: worth as good a look as the dice. */
export const namesHighest = ({ ask }: Pick<BetrayalView, 'ask'>, { label }: Choice): boolean =>
  label.kind === 'name-result' &&
  label.facts?.total === HIGHEST &&
  ask?.kind === 'before-roll' &&
  ask.roll.use === 'task';
