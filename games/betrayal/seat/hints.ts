import type { Action, Ctx } from '@/kit/action';
import type { Explanation, HintSentence } from '@/kit/rulebook';
import { sameArgs } from '../rules/choosing';
import type { Odds } from '../rules/option';
import type { BetrayalView } from '../rules/view';
import { percentOf } from './percent';

/** What is done by the way, or gives up on the turn. */
const SMALL: readonly string[] = ['go', 'discover', 'end', 'drop', 'trade'];

/** Where those stand whom the side is after. */
const preyRooms = ({ goal, monsters, explorers }: BetrayalView): readonly (string | undefined)[] =>
  (goal?.prey ?? []).map(
    (figure) => (monsters.find(({ id }) => id === figure) ?? explorers[Number(figure)])?.room,
  );

/** What speaks for a walk: what is there, what leads on from there, what one gets away from; or that there is nothing here. */
function whyGo(view: BetrayalView, room: string): HintSentence | undefined {
  const { goal, playerID, choices, piles, monsters, explorers } = view;
  const here = explorers[Number(playerID)]?.room;
  const isGuarded = (where: string | undefined) =>
    monsters.some((one) => one.room === where && one.stunned === 0 && one.owner !== playerID);
  const only = (kind: string): HintSentence => ({ kind, facts: {} });
  if (goal?.rooms?.includes(room) === true) return only('goal');
  if (preyRooms(view).includes(room)) return only('prey');
  if (isGuarded(here) && !isGuarded(room)) return only('away');
  if (piles.some((pile) => pile.room === room && pile.cards.length > 0)) return only('things');
  if (choices.some(({ move, args, not }) => move === 'discover' && args[0] === room && not === undefined))
    return only('door');
  const isIdle = choices.every(({ move, not }) => not !== undefined || SMALL.includes(move));
  return isIdle ? only('nothing-here') : undefined;
}

/** How likely a roll comes out as hoped, what else it may come to, or what is made of a roll that waits. */
function whyRoll({ chance, from, was, end, isFight }: Odds, move: string): HintSentence {
  const percent = percentOf(chance);
  if (was !== undefined) {
    const facts = { was: percentOf(was), percent };
    return isFight === true
      ? { kind: 'odds-lift-fight', facts }
      : { kind: 'odds-lift', facts: { from, ...facts } };
  }
  if (move === 'attack') return { kind: 'odds-fight', facts: { percent } };
  if (end === undefined) return { kind: 'odds', facts: { from, percent } };
  const { upTo, ill } = end;
  const low = percentOf(end.chance);
  return { kind: 'odds-ends', facts: { from, percent, upTo, low, ill: { term: `ills.${ill}` } } };
}

/** A choice in words, as it stands on its button, and what speaks for it: the odds, or the way to the side's aim. */
export function explain(view: BetrayalView, _ctx: Ctx, { move, args }: Action): Explanation {
  const choice = view.choices.find((one) => one.move === move && sameArgs(one.args, args));
  if (choice === undefined) return { action: { kind: move, facts: {} } };
  const action = { kind: choice.label.kind, facts: choice.label.facts ?? {} };
  if (choice.odds !== undefined) {
    return { action, reason: whyRoll(choice.odds, move) };
  }
  if (move === 'go' && view.ask?.kind === 'turn') {
    const reason = whyGo(view, String(args[0]));
    return reason === undefined ? { action } : { action, reason };
  }
  if (move === 'discover') return { action, reason: { kind: 'unknown', facts: { left: view.stackCount } } };
  return { action };
}
