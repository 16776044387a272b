/** Where the worker is served, and its scope is everything below. */
export const WORKER_ADDRESS = '/service-worker.js';

/** A Web Lock that every window holds while a match is played in it: a worker is told only where it began. */
export const TABLE_LOCK = 'kaizhuo.table';

const isOfType = (message: unknown, type: string): boolean =>
  typeof message === 'object' && message !== null && 'type' in message && message.type === type;

/** From a page to the version that waits: take over from the old one. */
export const TAKE_OVER = { type: 'take-over' } as const;
export const isTakeOver = (message: unknown): boolean => isOfType(message, TAKE_OVER.type);

/** Its answer when it does not: a match is being played in some window of this browser. */
export const TABLE_OPEN = { type: 'table-open' } as const;
export const isTableOpenAnswer = (message: unknown): boolean => isOfType(message, TABLE_OPEN.type);
