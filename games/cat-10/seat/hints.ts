import type { Ctx } from 'boardgame.io';
import type { Action } from '@/kit/action';
import { seatFact, termFact } from '@/kit/journal';
import type { Explanation, HintSentence } from '@/kit/rulebook';
import { at } from '@/kit/seats';
import { JUMBO_POINTS, sumOf } from '../rules/components';
import type { Cat10View } from '../rules/view';
import { pointsOf } from './chances';
import { oddsOf } from './odds';

/** What a hint says of a choice: only what has lain open. */

const percent = (share: number): number => Math.round(100 * share);

function flipReason(view: Cat10View): HintSentence | undefined {
  const odds = oddsOf(view);
  if (odds === undefined || view.row.length === 0) return undefined;
  if (odds.bust === 0) return { kind: 'safe', facts: { ten: percent(odds.ten) } };
  return { kind: 'flip', facts: { bust: percent(odds.bust), ten: percent(odds.ten) } };
}

function takeReason(view: Cat10View): HintSentence | undefined {
  const odds = oddsOf(view);
  const sum = sumOf(view.row);
  if (odds === undefined) return { kind: 'take-last', facts: { sum } };
  return odds.bust === 0 ? flipReason(view) : { kind: 'take', facts: { sum, bust: percent(odds.bust) } };
}

/** A duel is for what others have: the cards in their piles, or the jumbo pots. */
function duelReason({ piles, playerID, row, supply, jumbos }: Cat10View): HintSentence {
  const isOther = (_: unknown, seat: number) => String(seat) !== playerID;
  const cards = piles.filter(isOther).reduce((count, pile) => count + pile.length, 0);
  const isThereToLose = jumbos.filter(isOther).some((count) => count > 0);
  return {
    kind: supply > 0 ? 'duel' : isThereToLose ? 'duel-seize' : 'duel-cards',
    facts: { sum: sumOf(row), cards },
  };
}

const meanOf = (pile: readonly number[]): number => pile.reduce((sum, card) => sum + card, 0) / pile.length;

function targetReason(view: Cat10View, target: string, isJumbo: boolean): HintSentence | undefined {
  const points = pointsOf(view);
  const theirs = at(points, target);
  const rivals = points.filter((_, seat) => String(seat) !== view.playerID && String(seat) !== target);
  if (rivals.length > 0 && rivals.every((rival) => rival < theirs))
    return { kind: 'leader', facts: { points: theirs } };
  if (isJumbo) return undefined;
  return { kind: 'rich', facts: { average: Math.round(10 * meanOf(at(view.piles, target))) / 10 } };
}

function discardReason({ piles, playerID }: Cat10View, points: number): HintSentence {
  const own = playerID === null ? [] : at(piles, playerID);
  return { kind: own.every((card) => card >= points) ? 'smallest' : 'larger', facts: { points } };
}

const sentence = (action: HintSentence, reason?: HintSentence): Explanation => ({
  action,
  ...(reason !== undefined && { reason }),
});

export function explain(view: Cat10View, _ctx: Ctx, { move, args: [arg] }: Action): Explanation {
  const sum = sumOf(view.row);
  const target = String(arg);
  switch (move) {
    case 'flip':
      return sentence({ kind: view.row.length === 0 ? 'flip-first' : 'flip', facts: {} }, flipReason(view));
    case 'take':
      return sentence({ kind: 'take', facts: { sum } }, takeReason(view));
    case 'duel':
      return sentence({ kind: 'duel', facts: { sum } }, duelReason(view));
    case 'discard':
      return sentence(
        { kind: 'discard', facts: { card: termFact(`cards.${target}`) } },
        discardReason(view, Number(arg)),
      );
    case 'steal':
      return sentence(
        { kind: 'steal', facts: { target: seatFact(target) } },
        targetReason(view, target, false),
      );
    default:
      return sentence(
        { kind: 'seize', facts: { target: seatFact(target) } },
        targetReason(view, target, true) ?? { kind: 'swing', facts: { points: 2 * JUMBO_POINTS } },
      );
  }
}
