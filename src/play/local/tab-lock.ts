/** Holds a match for this tab; `release` lets the next tab have it. */
export interface TabLock {
  readonly release: () => void;
}

const nameOf = (matchID: string): string => `kaizhuo match ${matchID}`;

/**
 * Claims a match for this tab, so that two tabs never play the same one. Resolves to undefined when
 * another tab has it and `steal` is not set. `onStolen` is called when another tab takes it away.
 * Where the browser has no Web Locks (an insecure address) every claim succeeds.
 */
export function claimMatch(
  matchID: string,
  { steal, onStolen }: { readonly steal: boolean; readonly onStolen: () => void },
): Promise<TabLock | undefined> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  if (locks === undefined) return Promise.resolve({ release: () => undefined });
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
      .request(nameOf(matchID), steal ? { steal } : { ifAvailable: true }, hold)
      .catch((error: unknown) => {
        if (isHeld) onStolen();
        else reject(error);
      });
  });
}
