/** A chance as people say it: never quite 0 or 100 while it is neither. */
export const percentOf = (chance: number): number =>
  chance <= 0 ? 0 : chance >= 1 ? 100 : Math.min(99, Math.max(1, Math.round(chance * 100)));
