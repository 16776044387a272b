// @ts-check
import { createRequire } from 'node:module';
import path from 'node:path';
import { listenError, urls } from './address.mjs';
import { serverFiles } from './build.mjs';
import { root } from './root.mjs';
import { Expected, say } from './say.mjs';
import { noteServing } from './serving.mjs';

/** @typedef {{ port: number, host: string | undefined }} Address */

/**
 * Opens the port: `/api`, the socket and `/healthz` go to the compiled game half, the rest to the site. Rooms open
 * when `ready` has resolved, which rejects with Expected when the store cannot be had.
 * @param {Address} address
 * @param {import('../../src/server/start').Handler} site
 * @param {string} [pages] the folder of the pages that were built; without it they carry no policy
 * @returns {Promise<import('../../src/server/start').RunningServer>}
 * @throws {Expected} when the port, or the file of the matches, cannot be had
 */
export async function openHouse(address, site, pages) {
  process.env.DATA_DIR ??= path.join(root, 'data');
  /** @type {typeof import('../../src/server/main')} */
  const house = createRequire(import.meta.url)(serverFiles.main);
  /** @param {unknown} error */
  const told = (error) => {
    const { UnknownStore, UnknownAncestor, NewerSchema } = house;
    if ([UnknownStore, UnknownAncestor, NewerSchema].some((kind) => error instanceof kind))
      return new Expected(`${error instanceof Error ? error.message : error}.`);
    if (error instanceof house.StoreDown)
      return new Expected(
        storeProblem(
          house.reasonOf(error.cause),
          error instanceof house.StoreRefuses ? 'refuses' : 'does not answer',
        ),
      );
    return error instanceof Error ? listenError(error, address) : error;
  };
  try {
    const premises = { ...address, site, worker: serverFiles.worker, say, ...(pages && { pages }) };
    const server = await house.open(premises);
    const ready = server.ready.catch(async (error) => {
      await server.close();
      // Nothing should be left that keeps the process; whatever does may not keep whoever would start it again.
      setTimeout(() => process.exit(1), 2000).unref();
      throw told(error);
    });
    ready.catch(() => {});
    return { ...server, ready };
  } catch (error) {
    throw told(error);
  }
}

/**
 * @param {string} reason
 * @param {'refuses' | 'does not answer'} what
 */
function storeProblem(reason, what) {
  return process.env.DATABASE_URL?.trim()
    ? `The database of DATABASE_URL ${what}: ${reason}`
    : `The matches cannot be kept in ${process.env.DATA_DIR}: ${reason}. DATA_DIR names another folder.`;
}

/**
 * Says where the site is to be found.
 * @param {Address} address
 */
export function announce(address) {
  const [own = '', ...others] = urls(address);
  noteServing(own);
  for (const url of others) say(`On your network: ${url}`);
  say(`Kaizhuo is open: ${own} (Ctrl+C closes it)`);
}

/**
 * Ends the process when it is asked to, when what is in flight is done, and within five seconds.
 * @param {() => Promise<void>} close
 */
export function closeOnSignal(close) {
  let closing = false;
  const end = () => {
    if (closing) return;
    closing = true;
    setTimeout(() => process.exit(0), 4500).unref();
    close().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
}
