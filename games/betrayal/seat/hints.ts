import type { Action, Ctx } from '@/kit/action';
import type { Explanation, HintSentence } from '@/kit/rulebook';
import { sameArgs } from '../rules/choosing';
import type { BetrayalView } from '../rules/view';

/** What is done by the way, or gives up on the turn. */
const SMALL: readonly string[] = ['go', 'discover', 'end', 'drop', 'trade'];

/** Rooms that are aimed at: of the side's goal, and where those stand whom it is after. */
function aimsOf({ goal, monsters, explorers }: BetrayalView): readonly string[] {
  const prey = (goal?.prey ?? []).map(
    (figure) => (monsters.find(({ id }) => id === figure) ?? explorers[Number(figure)])?.room ?? '',
  );
  return [...(goal?.rooms ?? []), ...prey];
}

/** How far two rooms are from each other as they lie on one floor; walls are not looked at. */
function spanOf({ tiles }: BetrayalView, room: string | undefined, other: string): number {
  const [one, two] = [room, other].map((name) => tiles.find((tile) => tile.room === name));
  if (one === undefined || two === undefined || one.floor !== two.floor) return Number.POSITIVE_INFINITY;
  return Math.abs(one.x - two.x) + Math.abs(one.y - two.y);
}

/** What speaks for a walk: what is there, what leads on from there, what one gets away from; or that there is nothing here. */
function whyGo(view: BetrayalView, room: string): HintSentence | undefined {
  const { goal, playerID, choices, piles, monsters, explorers } = view;
  const here = explorers[Number(playerID)]?.room;
  const isGuarded = (where: string | undefined) =>
    monsters.some((one) => one.room === where && one.stunned === 0 && one.owner !== playerID);
  const only = (kind: string): HintSentence => ({ kind, facts: {} });
  if (goal?.rooms?.includes(room) === true) return only('goal');
  const aims = aimsOf(view);
  if (aims.includes(room)) return only('prey');
  if (isGuarded(here) && !isGuarded(room)) return only('away');
  const nearer = aims.find((aim) => spanOf(view, room, aim) < spanOf(view, here, aim));
  if (nearer !== undefined) return { kind: 'nearer', facts: { room: { term: `rooms.${nearer}` } } };
  if (piles.some((pile) => pile.room === room && pile.cards.length > 0)) return only('things');
  if (choices.some(({ move, args, not }) => move === 'discover' && args[0] === room && not === undefined))
    return only('door');
  const isIdle = choices.every(({ move, not }) => not !== undefined || SMALL.includes(move));
  return isIdle ? only('nothing-here') : undefined;
}

/** A choice in words, as it stands on its button, and what speaks for it: the odds, or the way to the side's aim. */
export function explain(view: BetrayalView, _ctx: Ctx, { move, args }: Action): Explanation {
  const choice = view.choices.find((one) => one.move === move && sameArgs(one.args, args));
  if (choice === undefined) return { action: { kind: move, facts: {} } };
  const action = { kind: choice.label.kind, facts: choice.label.facts ?? {} };
  if (choice.odds !== undefined)
    return { action, reason: { kind: 'odds', facts: { percent: Math.round(choice.odds.chance * 100) } } };
  if (move === 'go' && view.ask?.kind === 'turn') {
    const reason = whyGo(view, String(args[0]));
    return reason === undefined ? { action } : { action, reason };
  }
  if (move === 'discover') return { action, reason: { kind: 'unknown', facts: { left: view.stackCount } } };
  return { action };
}
