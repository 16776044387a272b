import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import { hopsOf } from './forwarded';

/** Whom the server believes about addresses and origins. */
export interface Trust {
  /** A reverse proxy stands in front and says who is asking (TRUST_PROXY). */
  readonly proxy: boolean;
  /** Other sites whose pages may use this server (ALLOWED_ORIGINS). */
  readonly origins: ReadonlySet<string>;
}

const last = (header: string | string[] | undefined): string | undefined =>
  (Array.isArray(header) ? header.at(-1) : header)?.split(',').at(-1)?.trim();

/** Who the proxy next to us says is asking; RFC 7239 has a port behind it, and brackets. */
const forwardedFor = ({ headers }: IncomingMessage): string | undefined =>
  last(headers['x-forwarded-for']) ??
  hopsOf(headers)
    .at(-1)
    ?.get('for')
    ?.replace(/^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2');

/** One household's address: a whole /64 for IPv6, of which anybody has more addresses than we can count. */
export function addressOf(request: IncomingMessage, trust: Trust): string {
  const forwarded = trust.proxy ? forwardedFor(request) : undefined;
  const address = forwarded ?? request.socket.remoteAddress ?? 'unknown';
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - groups.length - rest.length }, () => '0');
  return `${[...groups, ...zeros, ...rest].slice(0, 4).join(':')}::`;
}

/** TRUST_PROXY and ALLOWED_ORIGINS of the environment. */
export const trustFrom = (env: NodeJS.ProcessEnv): Trust => ({
  proxy: env.TRUST_PROXY === '1' || env.TRUST_PROXY === 'true',
  origins: new Set(
    (env.ALLOWED_ORIGINS ?? '')
      .split(/[\s,]+/)
      .filter((origin) => origin !== '')
      // As a browser writes it: in lower case, without the scheme's own port and a slash at its end.
      .map((origin) => (URL.canParse(origin) ? new URL(origin).origin : origin)),
  ),
});
