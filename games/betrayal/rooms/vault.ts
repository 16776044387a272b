import { draw, mark, roll, token } from '../parts/steps';
import { isVaultOpen, VAULT_EMPTY, VAULT_LOCK } from '../parts/vault';
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
      const { trait, from } = VAULT_LOCK;
      return [
        {
          move: 'use',
          args: ['vault'],
          clause: 'BH-vault',
          label: { kind: 'open-vault' },
          odds: oddsOf(seen, { do: 'roll', seat, trait, use: 'room', what }, from),
          weight: 5,
          next: [
            mark('vault'),
            roll(trait, what, 'room', {
              [from]: [token(VAULT_EMPTY, 'vault'), draw('item'), draw('item')],
              0: [],
            }),
          ],
        },
      ];
    },
  },
};
