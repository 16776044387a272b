import type { IncomingMessage } from 'node:http';
import { hopsOf } from './forwarded';
import type { Trust } from './visitor';

type Headers = IncomingMessage['headers'];

/** A host with or without its port; whatever else is said to be one is left out. */
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(?::(\d{1,5}))?$/i;
const PORT = /^\d{1,5}$/;
const DEFAULT_PORTS: Readonly<Record<string, string>> = { http: '80', https: '443' };

/** The first of a list: what the proxy nearest to the browser was asked. */
function first(headers: Headers, name: string): string | undefined {
  const header = headers[name];
  const [value = ''] = (Array.isArray(header) ? header.join() : (header ?? '')).split(',');
  return value.trim() || undefined;
}

const firstHop = (headers: Headers, name: string): string | undefined =>
  hopsOf(headers)
    .find((hop) => hop.has(name))
    ?.get(name);

/** How the browser asked, as far as a proxy says it. */
function askedScheme({ headers }: IncomingMessage, trust: Trust): 'http' | 'https' | undefined {
  if (!trust.proxy) return undefined;
  const scheme = (first(headers, 'x-forwarded-proto') ?? firstHop(headers, 'proto'))?.toLowerCase();
  return scheme === 'http' || scheme === 'https' ? scheme : undefined;
}

/**
 * The names (host, and port where it is not the scheme's own) by which the browser may have asked, in lower
 * case: what the request says, and, where that has no port, the same with the port that only the proxy tells.
 * Such a port adds a name and takes none away: it may be one that a container has inside.
 */
export function askedHosts(request: IncomingMessage, trust: Trust): readonly string[] {
  const { headers } = request;
  const forwarded = trust.proxy
    ? (first(headers, 'x-forwarded-host') ?? firstHop(headers, 'host'))
    : undefined;
  const [, name, port] = HOST.exec((forwarded ?? headers.host ?? '').toLowerCase()) ?? [];
  if (name === undefined) return [];
  const toldPort = trust.proxy && port === undefined ? first(headers, 'x-forwarded-port') : undefined;
  const scheme = askedScheme(request, trust) ?? '';
  const at = (number: string | undefined) =>
    number === undefined || number === DEFAULT_PORTS[scheme] ? name : `${name}:${number}`;
  const isPort = toldPort !== undefined && PORT.test(toldPort);
  return [...new Set([at(port), ...(isPort ? [at(toldPort)] : [])])];
}

/** The origin under which the site was asked for; undefined where the request names no host. */
export function askedOrigin(request: IncomingMessage, trust: Trust): string | undefined {
  const [host] = askedHosts(request, trust);
  return host === undefined ? undefined : `${askedScheme(request, trust) ?? 'http'}://${host}`;
}

/** Whether a page of that origin asked by this name; a port that is the scheme's own counts as none. */
function fits(host: string, { protocol, host: own }: URL): boolean {
  const address = `${protocol}//${host}`;
  return URL.canParse(address) && new URL(address).host === own;
}

/** Whether a request comes from one of our own pages, or from no page at all. */
export function isOwnOrigin(request: IncomingMessage, trust: Trust): boolean {
  const { origin } = request.headers;
  if (origin === undefined || trust.origins.has(origin)) return true;
  return URL.canParse(origin) && askedHosts(request, trust).some((host) => fits(host, new URL(origin)));
}

/**
 * Writes what was asked into the headers that the site reads, one value each: it makes addresses of them,
 * and compares `Origin` with them to the letter.
 */
export function settleHost(request: IncomingMessage, trust: Trust): void {
  const { headers } = request;
  const { origin } = headers;
  const isOwn = origin !== undefined && URL.canParse(origin) && isOwnOrigin(request, trust);
  const host = isOwn ? new URL(origin).host : undefined;
  const asked = host ?? askedHosts(request, trust)[0];
  const scheme = askedScheme(request, trust);
  if (asked === undefined) return;
  headers[trust.proxy ? 'x-forwarded-host' : 'host'] = asked;
  if (scheme !== undefined) headers['x-forwarded-proto'] = scheme;
}
