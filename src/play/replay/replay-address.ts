import { idIn, ONLINE_ID_LENGTH, SAVE_ID_LENGTH } from '@/kit/address';

/** What a link's fragment begins with when it carries a replay. */
export const REPLAY_HASH = '#r=';

/** Where a match to be watched again is kept. */
export type ReplaySource =
  | { readonly kind: 'saved'; readonly matchID: string }
  | { readonly kind: 'online'; readonly matchID: string }
  /** In the link itself. */
  | { readonly kind: 'link'; readonly hash: string };

const KEYS = { saved: 'match', online: 'online' } as const;
/** Characters of an id, as each kind of match is named. */
const LENGTHS = { saved: SAVE_ID_LENGTH, online: ONLINE_ID_LENGTH } as const;

/** Below the language: where a match is watched again. */
export const replayPath = (
  slug: string,
  { kind, matchID }: Exclude<ReplaySource, { kind: 'link' }>,
): string => `/${slug}/replay?${KEYS[kind]}=${encodeURIComponent(matchID)}`;

/** The match that an address names; undefined when it names none. */
export function sourceIn({ search, hash }: Pick<Location, 'search' | 'hash'>): ReplaySource | undefined {
  if (hash.startsWith(REPLAY_HASH)) return { kind: 'link', hash };
  const query = new URLSearchParams(search);
  for (const kind of ['saved', 'online'] as const) {
    const matchID = query.get(KEYS[kind]);
    if (matchID !== null && matchID !== '') return { kind, matchID: idIn(matchID, LENGTHS[kind]) };
  }
  return undefined;
}
