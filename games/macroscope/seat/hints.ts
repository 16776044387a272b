import type { Ctx } from 'boardgame.io';
import type { Action } from '@/kit/action';
import { seatFact } from '@/kit/journal';
import type { Explanation, HintSentence } from '@/kit/rulebook';
import { SIMPLE_WAGE, STAKE, WAGE, WINDOWS } from '../rules/components';
import { areMoreThan, bitsOf } from '../rules/looks';
import type { MacroscopeView } from '../rules/view';
import { WINDOW_PLACES } from '../rules/windows';
import { costOf } from './cost';

/** No more pictures than that are few: the words say three. */
const FEW = 3;

const isSimple = ({ options }: MacroscopeView): boolean => options.rules === 'simple';

/** What there is to be said of how much can be told from what is seen: never which picture it is. */
function clearness(view: MacroscopeView, stake: number): HintSentence {
  if (areMoreThan(FEW, bitsOf(view))) return { kind: 'unclear', facts: { cost: costOf(view, stake) } };
  return { kind: 'clear', facts: { worth: WINDOWS - view.open.length } };
}

/** Why nothing is said: only that too much fits. */
function silence(view: MacroscopeView, stake: number): { readonly reason?: HintSentence } {
  const reason = clearness(view, stake);
  return reason.kind === 'unclear' ? { reason } : {};
}

/** What the picture is worth to whoever is right now: a window more, and it is one less. */
const worth = (view: MacroscopeView): HintSentence => ({
  kind: 'worth',
  facts: { worth: WINDOWS - view.open.length },
});

/** Windows farther apart than that, in hundredths of the picture's side, are not beside each other. */
const BESIDE = 27;

/** How many windows beside one are open: what is seen there is likelier to be of the same. */
function neighbours({ open }: MacroscopeView, window: number): HintSentence {
  const [x, y] = WINDOW_PLACES[window] ?? [0, 0];
  const count = open.filter((other) => {
    const [ox, oy] = WINDOW_PLACES[other] ?? [0, 0];
    return Math.hypot(ox - x, oy - y) <= BESIDE;
  }).length;
  return { kind: count === 0 ? 'apart' : 'beside', facts: { count } };
}

/** A legal action in words, and what speaks for it. What to say is left to whoever looks: that is the game. */
export function explain(view: MacroscopeView, _ctx: Ctx, { move, args }: Action): Explanation {
  const [first, second] = args;
  const stake = isSimple(view) ? 0 : STAKE;
  switch (move) {
    case 'pick':
      return {
        action: { kind: 'pick', facts: { window: Number(first) + 1 } },
        reason: neighbours(view, Number(first)),
        also: [worth(view)],
      };
    case 'lift':
      return {
        action: { kind: 'lift', facts: { number: Number(first), window: Number(second) + 1 } },
        reason: neighbours(view, Number(second)),
        also: [worth(view)],
      };
    case 'guess':
    case 'name':
      return { action: { kind: 'guess', facts: {} }, reason: clearness(view, 0) };
    case 'decline': {
      const points = isSimple(view) ? SIMPLE_WAGE : WAGE;
      return {
        action: { kind: 'decline', facts: { points } },
        ...silence(view, 0),
        also: [{ kind: 'sure', facts: { points } }],
      };
    }
    case 'join':
      return {
        action:
          stake === 0
            ? { kind: 'join-free', facts: {} }
            : { kind: 'join', facts: { stake, active: seatFact(view.active) } },
        reason: clearness(view, stake),
      };
    case 'stay':
      return { action: { kind: 'stay', facts: {} }, ...silence(view, stake), also: [worth(view)] };
    case 'roll':
    case 'skip':
      return { action: { kind: move, facts: {} }, ...silence(view, 0), also: [worth(view)] };
    case 'call':
      return { action: { kind: 'call', facts: { target: seatFact(String(first)) } } };
    default:
      return { action: { kind: move, facts: {} } };
  }
}
