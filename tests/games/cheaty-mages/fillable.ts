import type { Spell } from '@games/cheaty-mages/rules/components';

/** Whether these cards can lie in these places, one in each. */
export function fillable(places: readonly ReadonlySet<Spell>[], cards: readonly Spell[]): boolean {
  const [place, ...others] = [...places].sort((a, b) => a.size - b.size);
  if (place === undefined) return cards.length === 0;
  return cards.some((spell, index) => place.has(spell) && fillable(others, cards.toSpliced(index, 1)));
}
