import type { Ctx } from 'boardgame.io';
import type { Action } from '@/kit/action';
import { termFact } from '@/kit/journal';
import type { Explanation, HintSentence } from '@/kit/rulebook';
import { at } from '@/kit/seats';
import { GOAL, IN_HAND, LAST, type PieceNumber, printedOn, valueAt } from '../rules/components';
import { type Step, stepsOf } from '../rules/path';
import { worthOf } from '../rules/scoring';
import type { NumeriView } from '../rules/view';
import { forecast } from './forecast';

/** A piece jumps when it passes at least so many others. */
const JUMP = 2;

function sentenceFor({ die }: NumeriView, [step, second]: readonly Step[]): HintSentence {
  if (step === undefined) throw new RangeError('an action that moves no piece');
  const { number, from, to } = step;
  if (second !== undefined)
    return {
      kind: 'split',
      facts: {
        die: termFact(`faces.${die}`),
        first: number,
        firstStone: printedOn(to),
        second: second.number,
        secondStone: printedOn(second.to),
      },
    };
  return { kind: from === IN_HAND ? 'enter' : 'move', facts: { number, stone: printedOn(to) } };
}

/** What it brings, what weighs most first. */
function reasonsFor(view: NumeriView, playerID: string, steps: readonly Step[]): readonly HintSentence[] {
  const { total, points, isEnd, earnsRoll, opensSplit } = forecast(view, playerID, steps);
  if (isEnd) return [{ kind: 'end', facts: { total, points } }];
  const reasons: HintSentence[] = [];
  if (earnsRoll) reasons.push({ kind: 'chain', facts: { points } });
  if (points > 0) reasons.push({ kind: 'gain', facts: { points } });
  if (points < 0) reasons.push({ kind: 'cost', facts: { points: -points } });
  for (const { number, to } of steps)
    if (to > LAST - GOAL)
      reasons.push({ kind: 'goal', facts: { number, value: valueAt(to), worth: worthOf(number, to) } });
  if (opensSplit) reasons.push({ kind: 'open', facts: { points } });
  const jumped = Math.max(...steps.map(({ from, to }) => to - from - 1));
  if (jumped >= JUMP) reasons.push({ kind: 'jump', facts: { jumped, points } });
  return reasons.length > 0 ? reasons : [{ kind: 'level', facts: {} }];
}

/** A split whose order makes no difference is said in one order. */
function inOrder(view: NumeriView, own: readonly number[], numbers: readonly PieceNumber[]): readonly Step[] {
  const steps = stepsOf(view.pieces, own, numbers);
  const turned = stepsOf(view.pieces, own, [...numbers].reverse()).reverse();
  const isSame = steps.every(({ to }, index) => turned[index]?.to === to);
  return isSame ? [...steps].sort((a, b) => a.number - b.number) : steps;
}

export function explain(view: NumeriView, ctx: Ctx, { args }: Action): Explanation {
  const playerID = view.playerID ?? ctx.currentPlayer;
  const steps = inOrder(view, at(view.pieces, playerID), args as readonly PieceNumber[]);
  const [reason, ...also] = reasonsFor(view, playerID, steps);
  return { action: sentenceFor(view, steps), ...(reason !== undefined && { reason }), also };
}
