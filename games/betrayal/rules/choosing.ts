import type { Json } from '@/kit/action';

/** Whether two lists of arguments name the same: words and numbers, in their order. */
export const sameArgs = (a: readonly Json[], b: readonly Json[]): boolean =>
  a.length === b.length && a.every((arg, n) => arg === b[n]);
