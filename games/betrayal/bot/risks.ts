import type { CardID, Trait } from '../rules/components';
import { isOfHaunt } from '../rules/option';
import type { BetrayalView, Choice } from '../rules/view';

/** What whoever has an aim leaves alone, once a haunt has begun: it may kill, or take what the aim is rolled with. */

/** Gives as much as it takes at best, and takes two of everything at worst. */
const BOTTLE: CardID = 'bottle';
/** Worn for Knowledge, at the cost of Sanity; taken off the other way round. */
const MASK: CardID = 'mask';
/** What a bad look into it takes of Sanity. */
const BALL: CardID = 'crystal-ball';
const LOOK = 2;

/** The traits that are rolled for the own aim: with what is on offer, and with what the haunt names as the next thing. */
function rolled({ choices, goal }: BetrayalView): { readonly here: Set<string>; readonly next: unknown } {
  const tasks = choices.filter((one) => one.move === 'use' && one.odds !== undefined && isOfHaunt(one));
  const termOf = (fact: unknown) => (fact as { readonly term?: string } | undefined)?.term;
  return {
    here: new Set(tasks.flatMap(({ label }) => termOf(label.facts?.trait) ?? [])),
    next: termOf(goal?.next.facts?.trait),
  };
}

/** Whether a card had better not be used in one's own turn, as things are. */
export function isReckless(view: BetrayalView, choice: Choice): boolean {
  const [card] = choice.args;
  if (view.haunt === null || choice.move !== 'use' || isOfHaunt(choice)) return false;
  if (card === BOTTLE) return true;
  if (card !== MASK && card !== BALL) return false;
  const { here, next } = rolled(view);
  const isRolled = (trait: Trait) => here.has(`traits.${trait}`) || next === `traits.${trait}`;
  const spaces = view.explorers[Number(view.playerID)]?.traits;
  if (card === BALL) return isRolled('sanity') || (spaces?.sanity ?? 0) <= LOOK;
  const [gained, lost] =
    view.slices[MASK] === true ? (['sanity', 'knowledge'] as const) : (['knowledge', 'sanity'] as const);
  return isRolled(lost) || !here.has(`traits.${gained}`) || (spaces?.[lost] ?? 0) <= LOOK;
}
