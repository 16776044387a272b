import type { Table } from '../rules/state';

/** What marks the Vault as opened and looted. */
export const VAULT_EMPTY = 'vault-empty';

/** Whether somebody has opened it: it stays open (BH79). */
export const isVaultOpen = ({ tokens }: Pick<Table, 'tokens'>): boolean =>
  tokens.some(({ token }) => token === VAULT_EMPTY);
