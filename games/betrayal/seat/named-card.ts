import type { Json } from '@/kit/action';
import type { CardID } from '../rules/components';

/** The card that a fact names, as `cardTerm` calls it; a copy of what a haunt brings stands for all of its kind. */
export function namedCard(fact: Json | undefined): CardID | undefined {
  const term = typeof fact === 'object' && fact !== null && 'term' in fact ? String(fact.term) : '';
  const [, haunt, thing, card] = /^(?:haunts\.(\d+)\.things\.(.+)|cards\.(.+))$/.exec(term) ?? [];
  return card ?? (thing === undefined ? undefined : `${haunt}:${thing}`);
}
