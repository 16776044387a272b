import type { PlayerID } from '@/kit/action';
import { monsterAt } from '../rules/figures';
import type { Table } from '../rules/state';
import { isDone } from '../rules/turn';
import { type Part, part } from './haunt';
import { ofKind } from './of-kind';
import { mark } from './steps';

const met = (seat: PlayerID): string => `met ${seat}`;

/** Whether a monster has attacked anybody in this turn of theirs. */
export const hasMet = (table: Pick<Table, 'turn' | 'explorers'>): boolean =>
  table.explorers.some((_, seat) => isDone(table, met(String(seat))));

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
        return [mark(met(target))];
      },
    },
  });
