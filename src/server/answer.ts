import type { WireError } from '@/wire/errors';
import { Fault, StoreDown } from './fault';
import type { Logger } from './log';

/** What a client is told of an error. What is no fault of the client's is logged, and not told. */
export function wireErrorOf(error: unknown, log: Logger): WireError {
  if (error instanceof Fault) return error.error;
  if (error instanceof StoreDown) {
    log.error({ err: error.cause }, 'the store is down');
    return { code: 'store-down' };
  }
  log.error({ err: error }, 'a request failed');
  return { code: 'internal' };
}
