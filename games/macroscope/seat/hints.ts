import type { Ctx } from 'boardgame.io';
import type { Action } from '@/kit/action';
import { seatFact } from '@/kit/journal';
import type { Explanation, HintSentence } from '@/kit/rulebook';
import { WINDOWS } from '../rules/components';
import { candidates } from '../rules/looks';
import type { MacroscopeView } from '../rules/view';

const FEW = 3;

/** What there is to be said of how much can be told from what is seen: never which picture it is. */
function clearness(view: MacroscopeView): HintSentence {
  const { length } = candidates(view);
  const worth = WINDOWS - view.open.length;
  if (length <= FEW) return { kind: 'clear', facts: { worth } };
  return { kind: 'unclear', facts: { worth } };
}

/** A legal action in words, and what speaks for it. What to say is left to whoever looks: that is the game. */
export function explain(view: MacroscopeView, _ctx: Ctx, { move, args }: Action): Explanation {
  const [first, second] = args;
  switch (move) {
    case 'pick':
      return { action: { kind: 'pick', facts: { window: Number(first) + 1 } } };
    case 'lift':
      return {
        action: { kind: 'lift', facts: { number: Number(first), window: Number(second) + 1 } },
      };
    case 'guess':
    case 'name':
      return { action: { kind: 'guess', facts: {} }, reason: clearness(view) };
    case 'decline':
    case 'join':
    case 'stay':
      return { action: { kind: move, facts: {} }, reason: clearness(view) };
    case 'call':
      return { action: { kind: 'call', facts: { target: seatFact(String(first)) } } };
    default:
      return { action: { kind: move, facts: {} } };
  }
}
