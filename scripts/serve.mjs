// @ts-check
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { addressFrom, checkFree } from './lib/address.mjs';
import { isBuilt } from './lib/build.mjs';
import { command } from './lib/command.mjs';
import { announce, closeOnSignal, openHouse } from './lib/house.mjs';
import { root } from './lib/root.mjs';
import { Expected } from './lib/say.mjs';
import { serviceWorkerFile, withServiceWorker } from './lib/service-worker.mjs';

/**
 * Serves the built site and its games from this process until SIGTERM or SIGINT.
 * @param {{ port: number, host: string | undefined }} address
 */
export async function serve(address) {
  Object.assign(process.env, { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' });
  // Next reads the environment when it is imported, and before the installation there is none.
  const { default: next } = await import('next');
  const site = next({ dev: false, dir: root, port: address.port, hostname: address.host });
  await quietly(() => site.prepare());
  const pages = withServiceWorker(site.getRequestHandler(), serviceWorkerFile);
  const { close, ready } = await openHouse(address, pages, path.join(root, '.next/server/app'));
  closeOnSignal(close);
  if (await ready) announce(address);
}

/**
 * Next reports how long it took to read its configuration, which nobody who opens a table asked for.
 * @param {() => Promise<void>} work
 */
async function quietly(work) {
  const { log } = console;
  console.log = () => {};
  await work().finally(() => {
    console.log = log;
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await command(async () => {
    const address = addressFrom(process.env);
    if (!isBuilt()) throw new Expected('There is no up-to-date build to serve. Run: npm run build');
    await checkFree(address, 'node scripts/serve.mjs');
    await serve(address);
  });
}
