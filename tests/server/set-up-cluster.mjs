// @ts-check
import { findPostgres, startCluster } from '../../scripts/lib/cluster.mjs';

/**
 * One PostgreSQL for all tests of the server: TEST_DATABASE_URL, else a throwaway one. Tests find its
 * address in TEST_DATABASE_URL, and are skipped where there is none; where nobody looks, that fails.
 */
export default async function setUp() {
  if (process.env.TEST_DATABASE_URL) return;
  const bin = findPostgres();
  if (bin === undefined) {
    if (process.env.CI) throw new Error('No PostgreSQL found: install postgresql, or set TEST_DATABASE_URL.');
    console.warn('No PostgreSQL found: its tests are skipped.');
    return;
  }
  const cluster = await startCluster(bin, { durable: false });
  process.env.TEST_DATABASE_URL = cluster.url;
  Object.assign(globalThis, { stopCluster: cluster.stop });
}
