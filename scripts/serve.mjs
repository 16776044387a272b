// @ts-check
import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';
import { addressFrom, checkFree, listenError, urls } from './lib/address.mjs';
import { isBuilt } from './lib/build.mjs';
import { command } from './lib/command.mjs';
import { root } from './lib/root.mjs';
import { Expected, say } from './lib/say.mjs';
import { noteServing } from './lib/serving.mjs';

/**
 * Serves the built site from this process until SIGTERM or SIGINT.
 * @param {{ port: number, host: string | undefined }} address
 */
export async function serve(address) {
  Object.assign(process.env, { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' });
  // Next reads the environment when it is imported, and before the installation there is none.
  const { default: next } = await import('next');
  const site = next({ dev: false, dir: root, port: address.port, hostname: address.host });
  await quietly(() => site.prepare());
  const handle = site.getRequestHandler();
  const server = createServer((request, response) => void handle(request, response));
  await new Promise((resolve, reject) => {
    server.once('error', (error) => reject(listenError(error, address)));
    server.listen(address.port, address.host, () => resolve(undefined));
  });
  const [own = '', ...others] = urls(address);
  noteServing(own);
  for (const url of others) say(`On your network: ${url}`);
  say(`Kaizhuo is open: ${own} (Ctrl+C closes it)`);

  let closing = false;
  const close = () => {
    if (closing) return;
    closing = true;
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    // A page that is being sent may finish; a connection that is merely held open may not keep us.
    setTimeout(() => process.exit(0), 1000);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, close);
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
