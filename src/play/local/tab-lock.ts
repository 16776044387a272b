import { type LeaseAround, takeLease } from './lease';

/** Holds a match for this tab; `release` lets the next tab have it. */
export interface TabLock {
  readonly release: () => void;
}

export interface Claim {
  /** Takes it from whoever has it. */
  readonly steal: boolean;
  /** Called when another tab takes it away. */
  readonly onStolen: () => void;
}

const nameOf = (matchID: string): string => `kaizhuo match ${matchID}`;

const locksHere = (): LockManager | undefined =>
  typeof navigator === 'undefined' ? undefined : navigator.locks;

/** Whether this browser has Web Locks; on an address that is not safe no browser has. */
export const hasLocks = (): boolean => locksHere() !== undefined;

const thisWindow: LeaseAround = {
  storage: () => globalThis.localStorage,
  now: Date.now,
  // Told apart from every other window, another one of this page included.
  holder: String(globalThis.crypto.getRandomValues(new Uint32Array(4))),
  every: (ms, call) => {
    const timer = setInterval(call, ms);
    return () => clearInterval(timer);
  },
  onChange: (key, call) => {
    const written = (event: StorageEvent) => {
      if (event.key === key) call();
    };
    window.addEventListener('storage', written);
    // A page that was put away whole comes back with its timers, and may not have it any more.
    window.addEventListener('pageshow', call);
    return () => {
      window.removeEventListener('storage', written);
      window.removeEventListener('pageshow', call);
    };
  },
  onGone: (call) => {
    window.addEventListener('pagehide', call);
    return () => window.removeEventListener('pagehide', call);
  },
};

function claimByLock(locks: LockManager, name: string, claim: Claim): Promise<TabLock | undefined> {
  return new Promise((resolve, reject) => {
    let isHeld = false;
    const hold = (lock: Lock | null): Promise<void> | undefined => {
      if (lock === null) {
        resolve(undefined);
        return undefined;
      }
      isHeld = true;
      return new Promise((release) => resolve({ release }));
    };
    locks
      .request(name, claim.steal ? { steal: true } : { ifAvailable: true }, hold)
      .catch((error: unknown) => {
        if (isHeld) claim.onStolen();
        else reject(error);
      });
  });
}

function claimByLease(name: string, claim: Claim, around: LeaseAround): TabLock | undefined {
  try {
    const lease = takeLease(name, claim, around);
    return lease && { release: lease.end };
  } catch (error) {
    console.warn('Other tabs cannot be told that this match is played here:', error);
    return { release: () => undefined };
  }
}

/**
 * Claims a match for this tab, so that two tabs never play the same one. Resolves to undefined when another tab
 * has it and `steal` is not set. Where there are neither Web Locks nor storage every claim succeeds.
 */
export async function claimMatch(
  matchID: string,
  claim: Claim,
  around: LeaseAround = thisWindow,
): Promise<TabLock | undefined> {
  const locks = locksHere();
  const name = nameOf(matchID);
  return locks === undefined ? claimByLease(name, claim, around) : claimByLock(locks, name, claim);
}
