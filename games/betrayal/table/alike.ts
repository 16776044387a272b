/** What goes together by its key, each heap where its first one stood. */
export function heapsOf<T>(all: readonly T[], keyOf: (one: T) => string): readonly (readonly T[])[] {
  const heaps = new Map<string, T[]>();
  for (const one of all) {
    const heap = heaps.get(keyOf(one));
    if (heap === undefined) heaps.set(keyOf(one), [one]);
    else heap.push(one);
  }
  return [...heaps.values()];
}
