import type { SearchSettings } from '@/kit/rulebook';

/** How a game would search if it grew no tree: what its trees are measured against, whether or not it grows one today. */
export const withoutTree = ({ mode }: SearchSettings): 'exact' | 'flat' =>
  mode === 'exact' ? 'exact' : 'flat';
