import type { Locale } from '@/kit/entry';

/** The rest of the collection, by name only: each leaves this list when its folder joins `games/`. */
export const workbench: readonly Readonly<Record<Locale, string>>[] = [];
