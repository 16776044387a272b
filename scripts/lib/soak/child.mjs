// @ts-check
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { openHouse } from '../house.mjs';

// The game half as `npm start` opens it, with a page in place of the site; it says how it fares when asked.
const RESOLUTION_MS = 5;
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
const address = { port: Number(process.env.PORT), host: '127.0.0.1' };
const { ready } = await openHouse(address, (_, response) => {
  response.end('the site');
});
await ready;
delay.enable();
process.on('message', () => {
  globalThis.gc?.();
  const milliseconds = (/** @type {number} */ nanoseconds) => nanoseconds / 1e6 - RESOLUTION_MS;
  process.send?.({
    p99Ms: milliseconds(delay.percentile(99)),
    maxMs: milliseconds(delay.max),
    memoryMiB: process.memoryUsage().rss / 2 ** 20,
  });
});
process.on('disconnect', () => process.exit(0));
process.send?.('open');
