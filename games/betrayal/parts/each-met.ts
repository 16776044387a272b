import type { PlayerID } from '@/kit/action';
import { monsterAt } from '../rules/figures';
import { isDone } from '../rules/turn';
import { type Part, part } from './haunt';
import { ofKind } from './of-kind';
import { mark } from './steps';

const met = (seat: PlayerID): string => `met ${seat}`;

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
      fought: ({ G }, { attacker, target }) => {
        if (ofKind(G, kind)[0]?.id !== attacker) return [];
        monsterAt(G, attacker).hasAttacked = false;
        // It has begun its turn by that, and is done with before others (BH66).
        return [mark(attacker), mark(met(target))];
      },
    },
  });
