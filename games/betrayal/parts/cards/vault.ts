import type { Table } from '../../rules/state';

/** What marks the Vault as opened and looted. */
export const VAULT_EMPTY = 'vault-empty';

/** What it takes to open it. */
export const VAULT_LOCK = { trait: 'knowledge', from: 6 } as const;

/** Whether somebody has opened it: it stays open (BH79). */
export const isVaultOpen = ({ tokens }: Pick<Table, 'tokens'>): boolean =>
  tokens.some(({ token }) => token === VAULT_EMPTY);
