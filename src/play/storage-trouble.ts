/** What keeps a browser from keeping something: no room is left, or it lets this site keep nothing. */
export type StorageTrouble = 'full' | 'forbidden';

/** What an error of storage comes from. */
export const storageTroubleOf = (error: unknown): StorageTrouble =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'QuotaExceededError'
    ? 'full'
    : 'forbidden';
