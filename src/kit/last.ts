/** Where the last one lies of which that is true; -1 where there is none. */
export function lastIndexWhere<T>(list: readonly T[], isSo: (item: T) => boolean): number {
  for (let index = list.length - 1; index >= 0; index--) if (isSo(list[index] as T)) return index;
  return -1;
}

/** The last one of which that is true. */
export const lastWhere = <T>(list: readonly T[], isSo: (item: T) => boolean): T | undefined =>
  list[lastIndexWhere(list, isSo)];

/** The same from the end, and the list stays as it is. */
export const reversed = <T>(list: readonly T[]): T[] => [...list].reverse();

/** The list without so many from there on. */
export const without = <T>(list: readonly T[], index: number, count = 1): T[] => [
  ...list.slice(0, index),
  ...list.slice(index + count),
];
