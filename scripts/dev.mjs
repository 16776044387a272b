// @ts-check
import { addressFrom, checkFree } from './lib/address.mjs';
import { buildServer, prepare } from './lib/build.mjs';
import { command } from './lib/command.mjs';
import { announce, closeOnSignal, openHouse } from './lib/house.mjs';
import { install } from './lib/install.mjs';
import { withLock } from './lib/lock.mjs';
import { root } from './lib/root.mjs';
import { withServiceWorker } from './lib/service-worker.mjs';

/** @import { Handler } from '../src/server/start' */

await command(async () => {
  const address = addressFrom(process.env);
  await checkFree(address, 'npm run dev');
  await install('site');
  await withLock(prepare);
  // Pages are compiled as they change; the game half is as it was when the command began.
  await buildServer();
  Object.assign(process.env, { NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' });
  /** @type {Handler} */
  let site = (_, response) => {
    response.writeHead(503, { 'retry-after': '2' }).end();
  };
  const { http, close, ready } = await openHouse(
    address,
    withServiceWorker((request, response) => site(request, response)),
  );
  closeOnSignal(close);
  const { default: next } = await import('next');
  const pages = next({ dev: true, dir: root, port: address.port, hostname: address.host, httpServer: http });
  await pages.prepare();
  site = pages.getRequestHandler();
  if (await ready) announce(address);
});
