import type { FigureID } from '../../rules/components';
import { monsterAt } from '../../rules/figures';
import type { BetrayalG } from '../../rules/state';
import type { Step } from '../../rules/step';
import { isDone } from '../../rules/turn';
import { mark } from '../cards/steps';
import { type Part, part } from './haunt';
import { ofKind } from './of-kind';

const met = (seat: FigureID): string => `met ${seat}`;

/** It has begun its turn by that, and is done with before others (BH66). */
function goOn(G: BetrayalG, kind: string, attacker: FigureID, target: FigureID): Step[] {
  if (ofKind(G, kind)[0]?.id !== attacker) return [];
  monsterAt(G, attacker).hasAttacked = false;
  return [mark(attacker), mark(met(target))];
}

/** Monsters of a kind, of which there is one, attack each hero that they meet, each of them once a turn. */
export const eachMet = (kind: string): Part =>
  part<null>({
    name: 'each-met',
    begin: () => null,
    alters: {
      foes: ({ table }, { attacker, target }, so) =>
        so && !(ofKind(table, kind)[0]?.id === attacker && isDone(table, met(target))),
    },
    on: {
      fought: ({ G }, { attacker, target }) => goOn(G, kind, attacker, target),
      // Whoever else is met is attacked all the same (BH-g38).
      lapsed: ({ G }, { attacker, target }) => goOn(G, kind, attacker, target),
    },
  });
