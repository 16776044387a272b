import { oddsIn, rollIn } from '../parts/cards/room-rolls';
import { draw, mark, token } from '../parts/cards/steps';
import { isVaultOpen, VAULT_EMPTY, VAULT_LOCK } from '../parts/cards/vault';
import { explorerAt } from '../rules/figures';
import type { Thing } from '../rules/thing';
import { isDone } from '../rules/turn';

/** Opened once by Knowledge, it gives two items and is empty (3, BH79); a traitor has to roll as well (BH62). */
export const vault: Thing = {
  offers: {
    turn: (seen, { seat }) => {
      const { table } = seen;
      if (explorerAt(table, seat).room !== 'vault' || isVaultOpen(table) || isDone(table, 'vault')) return [];
      return [
        {
          move: 'use',
          args: ['vault'],
          clause: 'BH-vault',
          label: { kind: 'open-vault' },
          odds: oddsIn(seen, seat, 'vault', VAULT_LOCK),
          weight: 5,
          next: [
            mark('vault'),
            rollIn('vault', VAULT_LOCK, [token(VAULT_EMPTY, 'vault'), draw('item'), draw('item')], []),
          ],
        },
      ];
    },
  },
};
