import { ONLINE_ID_LENGTH } from '@/kit/address';
import { LOCALES } from '@/kit/entry';
import { languagePath } from './language-path';

/** Longer ones are no address of ours with a sentence behind it. */
const MOST_CHARS = 2000;

/** A room, whose id is taken by its length: what is stuck to it may be letters. */
const ROOM = new RegExp(`^(?:/(?:${LOCALES.join('|')}))?/rooms/[\\w-]{${ONLINE_ID_LENGTH}}(?=.)(?!/$)`, 'is');

/**
 * Parts as pages have them, and then a character that no address of ours has. A dot with letters behind it
 * begins the ending of a file; what else is left alone stands in addresses that others ask for.
 */
const PAGE = /^((?:\/[\w-]+)*)\/?(?!\.\w)[^\w/~@$%+=-]/;

/** Where there are files, which may have any name, and what is no page at all. */
const NO_PAGE = /^\/(?:api|_next|games|socket\.io|healthz|art|fonts|icons|sounds)(?![\w-])/;

/** The address of ours to which a path has text stuck (`/en/rooms/<id>快來玩`, `/en/<slug>)`); undefined for others. */
function withoutText(path: string): string | undefined {
  const said = decodeURIComponent(path);
  const [room] = ROOM.exec(said) ?? [];
  if (room !== undefined) return room;
  const [, page] = PAGE.exec(said) ?? [];
  return page === '' ? '/' : page;
}

/**
 * The address of ours that a path was to be: without text that is stuck to it, as happens to links in a chat, and
 * with its language once and by our name for it (`/zh-TW`, `/EN`); undefined for every other path. `path` as it was
 * sent, without its query.
 */
export function straightPath(path: string): string | undefined {
  if (path.length > MOST_CHARS || NO_PAGE.test(path)) return undefined;
  const spoken = languagePath(path) ?? path;
  const clean = withoutText(spoken) ?? spoken;
  const straight = languagePath(clean) ?? clean;
  return straight === path ? undefined : straight;
}
