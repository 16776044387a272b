import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import type { Logger } from './log';

/** What a proxy says of a request. Where none stands in front, it is the visitor who says it. */
export const FORWARDED = [
  'forwarded',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-forwarded-for',
];

/** Addresses that nobody has on the open internet: this machine's, a house's, a link's, a carrier's own. */
const INSIDE = new BlockList();
INSIDE.addSubnet('127.0.0.0', 8, 'ipv4');
INSIDE.addSubnet('10.0.0.0', 8, 'ipv4');
INSIDE.addSubnet('172.16.0.0', 12, 'ipv4');
INSIDE.addSubnet('192.168.0.0', 16, 'ipv4');
INSIDE.addSubnet('169.254.0.0', 16, 'ipv4');
INSIDE.addSubnet('100.64.0.0', 10, 'ipv4');
INSIDE.addAddress('::1', 'ipv6');
INSIDE.addSubnet('fc00::', 7, 'ipv6');
INSIDE.addSubnet('fe80::', 10, 'ipv6');

const isInside = (address: string): boolean => {
  const [plain = ''] = address.replace(/^::ffff:(?=\d+\.)/, '').split('%');
  return INSIDE.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
};

/**
 * Looks at each request to a server that believes its proxy, and warns once when what only the proxy may
 * say comes from the open internet: either the proxy stands there, or anybody gets past it.
 */
export function proxyWatch(log: Logger): (request: IncomingMessage) => void {
  let hasWarned = false;
  return ({ headers, socket: { remoteAddress: from } }) => {
    if (hasWarned || from === undefined || isInside(from)) return;
    if (!FORWARDED.some((header) => header in headers)) return;
    hasWarned = true;
    log.warn(
      { from },
      'forwarded headers come from a public address; with TRUST_PROXY the port must be out of reach but for the proxy',
    );
  };
}
