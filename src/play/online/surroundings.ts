import { steadyNow } from '@/ui/steady-now';

/** Time and network as a page knows them; tests bring their own. */
export interface Surroundings {
  /** Milliseconds since 1970 as the page began; steady from then on. */
  readonly now: () => number;
  /** Calls back once after `ms`; the answer calls it off. */
  readonly after: (ms: number, work: () => void) => () => void;
  /** From 0 to below 1. */
  readonly random: () => number;
  /** Whether the device believes it has a network at all. */
  readonly isOnline: () => boolean;
  /** Calls back whenever the connection may have come back or gone: after sleep, on the network's word. */
  readonly onHint: (listener: () => void) => () => void;
}

/** The browser's. */
export const browserSurroundings: Surroundings = {
  now: steadyNow,
  after: (ms, work) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
  random: Math.random,
  isOnline: () => navigator.onLine,
  onHint: (listener) => {
    const visible = () => {
      if (document.visibilityState === 'visible') listener();
    };
    const events = ['online', 'offline', 'pageshow'] as const;
    for (const event of events) window.addEventListener(event, listener);
    document.addEventListener('visibilitychange', visible);
    return () => {
      for (const event of events) window.removeEventListener(event, listener);
      document.removeEventListener('visibilitychange', visible);
    };
  },
};
