/** Whether there is a copy of the site to keep: not on the server, not in development. */
export const canKeep = (): boolean =>
  process.env.NODE_ENV === 'production' &&
  typeof navigator !== 'undefined' &&
  // Browsers leave it out on addresses that are not safe, such as another device of the home network.
  'serviceWorker' in navigator;
