import type { IncomingMessage } from 'node:http';
import { askedHosts, isOwnOrigin } from './asked-host';
import { Fault } from './fault';
import type { Logger } from './log';
import type { Trust } from './visitor';

/** Pairs of names that are logged, each once; whoever makes up more of them fills no log. */
const MOST_LOGGED = 50;
/** Characters of a name that are told: it is what somebody sent. */
const MOST_TOLD = 200;

/** Throws Fault `origin` with both names when a request comes from the page of another site. */
export type OriginCheck = (request: IncomingMessage) => void;

export function originCheck(trust: Trust, log: Logger): OriginCheck {
  const logged = new Set<string>();
  return (request) => {
    if (isOwnOrigin(request, trust)) return;
    const page = (request.headers.origin ?? '').slice(0, MOST_TOLD);
    const server = (askedHosts(request, trust).join(' ') || '?').slice(0, MOST_TOLD);
    const pair = `${page} ${server}`;
    if (!logged.has(pair) && logged.size < MOST_LOGGED) {
      logged.add(pair);
      log.warn(
        { origin: page, host: server },
        'a page was refused: its origin is not the host that was asked; see "Host it" in the README',
      );
    }
    throw new Fault('origin', { names: { page, server } });
  };
}
