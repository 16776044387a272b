import type { IncomingMessage } from 'node:http';

/** One pair of RFC 7239, its value bare or quoted, or the comma between two hops. */
const FORWARDED_PART = /([\w!#$%&'*+.^`|~-]+)=(?:"((?:[^"\\]|\\.)*)"|([^\s,;"]+))|,/g;

/** What each proxy on the way has put into `Forwarded`, the one nearest to the browser first. */
export function hopsOf({ forwarded }: IncomingMessage['headers']): readonly ReadonlyMap<string, string>[] {
  const hops = [new Map<string, string>()];
  for (const [, name, quoted, bare = ''] of (forwarded ?? '').matchAll(FORWARDED_PART)) {
    if (name === undefined) hops.push(new Map());
    else hops.at(-1)?.set(name.toLowerCase(), quoted?.replace(/\\(.)/g, '$1') ?? bare);
  }
  return hops;
}
