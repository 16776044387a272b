/** What a page tells its document when React has taken it over: first-paint.ts makes the presses it kept. */
export const AWAKE = 'kaizhuo:awake';
