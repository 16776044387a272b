import os from 'node:os';

/**
 * Makes the calling thread wait for all others: on a busy machine the tables are served first and bots think with
 * what is left. Linux knows priorities by thread; elsewhere one would slow down the whole process, so it is left.
 */
export function stayInBackground(): void {
  const { PRIORITY_BELOW_NORMAL } = os.constants.priority;
  // A process that was told to be nicer than that may not take it back.
  if (process.platform === 'linux' && os.getPriority() < PRIORITY_BELOW_NORMAL)
    os.setPriority(0, PRIORITY_BELOW_NORMAL);
}
