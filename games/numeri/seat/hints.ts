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

function reasonFor(view: NumeriView, playerID: string, steps: readonly Step[]): HintSentence {
  const { total, points, isEnd, earnsRoll, opensSplit } = forecast(view, playerID, steps);
  if (isEnd) return { kind: 'end', facts: { total, points } };
  if (earnsRoll) return { kind: 'chain', facts: { points } };
  const inGoal = steps.find(({ to }) => to > LAST - GOAL);
  if (inGoal !== undefined) {
    const { number, to } = inGoal;
    return { kind: 'goal', facts: { number, value: valueAt(to), worth: worthOf(number, to) } };
  }
  if (opensSplit) return { kind: 'open', facts: { points } };
  const jumped = Math.max(...steps.map(({ from, to }) => to - from - 1));
  if (jumped >= JUMP) return { kind: 'jump', facts: { jumped, points } };
  if (points > 0) return { kind: 'gain', facts: { points } };
  return points < 0 ? { kind: 'cost', facts: { points: -points } } : { kind: 'level', facts: {} };
}

export function explain(view: NumeriView, ctx: Ctx, { args }: Action): Explanation {
  const playerID = view.playerID ?? ctx.currentPlayer;
  const steps = stepsOf(view.pieces, at(view.pieces, playerID), args as readonly PieceNumber[]);
  return { action: sentenceFor(view, steps), reason: reasonFor(view, playerID, steps) };
}
