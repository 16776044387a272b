/** A deep copy of plain data (what a `G` is made of); keys holding undefined are kept. */
export function copyPlain<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const copy: unknown[] = value.slice();
    for (let index = 0; index < copy.length; index++) {
      const inner = copy[index];
      if (typeof inner === 'object' && inner !== null) copy[index] = copyPlain(inner);
    }
    return copy as T;
  }
  // By spread the copy has the shape of the original at once, and only what lies deeper is written again.
  const copy: Record<string, unknown> = { ...(value as Record<string, unknown>) };
  for (const key in copy) {
    const inner = copy[key];
    if (typeof inner === 'object' && inner !== null) copy[key] = copyPlain(inner);
  }
  return copy as T;
}
