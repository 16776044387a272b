// @ts-check
import { Expected } from './say.mjs';

/**
 * Runs a command's main function; an expected error becomes its message on stderr and exit code 1.
 * @param {() => Promise<void>} main
 */
export async function command(main) {
  endWithNpm();
  try {
    await main();
  } catch (error) {
    if (!(error instanceof Expected)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** Where a shell stands between npm and us, a signal that ends npm ends the shell and would leave us running. */
function endWithNpm() {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  timer.unref();
}
