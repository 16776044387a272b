import { draw, mark, roll, token } from '../parts/steps';
import { isVaultOpen, VAULT_EMPTY } from '../parts/vault';
import { explorerAt } from '../rules/figures';
import { oddsOf } from '../rules/rolls';
import type { Thing } from '../rules/thing';
import { isDone } from '../rules/turn';

/** Opened once by Knowledge, it gives two items and is empty (3, BH79); a traitor has to roll as well (BH62). */
export const vault: Thing = {
  offers: {
    turn: (seen, { seat }) => {
      const { table } = seen;
      if (explorerAt(table, seat).room !== 'vault' || isVaultOpen(table) || isDone(table, 'vault')) return [];
      const what = 'rooms.vault';
      return [
        {
          move: 'use',
          args: ['vault'],
          clause: 'BH-vault',
          label: { kind: 'open-vault' },
          odds: oddsOf(seen, { do: 'roll', seat, trait: 'knowledge', use: 'room', what }, 6),
          weight: 5,
          next: [
            mark('vault'),
            roll('knowledge', what, 'room', {
              6: [token(VAULT_EMPTY, 'vault'), draw('item'), draw('item')],
              0: [],
            }),
          ],
        },
      ];
    },
  },
};
