/** Milliseconds after which a window that no longer renews its lease is taken to be gone. */
export const LEASE_MS = 6000;
const RENEW_MS = 2000;

/** What a lease needs of its window, so that a test can have several. */
export interface LeaseAround {
  /** Throws where storage is forbidden. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Milliseconds since 1970, the same for all windows. */
  readonly now: () => number;
  /** A word of this window's own. */
  readonly holder: string;
  /** Calls back every so often, until what it gives back is called. */
  readonly every: (ms: number, call: () => void) => () => void;
  /** Calls back when another window has written under that key, or this one has come back to life. */
  readonly onChange: (key: string, call: () => void) => () => void;
  /** Calls back when this window goes, or is put away whole; then it may come back to life. */
  readonly onGone: (call: () => void) => () => void;
}

/** Keeps a thing to one window; `end` lets the next one have it. */
export interface Lease {
  readonly end: () => void;
}

interface Written {
  readonly holder: string;
  readonly until: number;
}

function read(storage: Pick<Storage, 'getItem'>, key: string): Written | undefined {
  try {
    const { holder, until } = JSON.parse(storage.getItem(key) ?? '{}');
    return typeof holder === 'string' && typeof until === 'number' ? { holder, until } : undefined;
  } catch {
    // Not ours, or damaged: nobody holds anything by it.
    return undefined;
  }
}

/**
 * What a Web Lock does where there is none: this window's name under a key that all windows read, renewed as
 * long as it lives. Two windows that take it in the same moment both believe to have it until one reads the
 * other's name, so it spares people confusion, and what is saved has to be compared all the same. Undefined when
 * another window holds it and `steal` is not set. Throws where storage is forbidden.
 */
export function takeLease(
  key: string,
  { steal, onStolen }: { readonly steal: boolean; readonly onStolen: () => void },
  { storage, now, holder, every, onChange, onGone }: LeaseAround,
): Lease | undefined {
  const shelf = storage();
  /** Of another window; a clock that was put back must not lock anybody out. */
  const isForeign = (written: Written | undefined): boolean =>
    written !== undefined &&
    written.holder !== holder &&
    written.until > now() &&
    written.until <= now() + LEASE_MS;
  if (!steal && isForeign(read(shelf, key))) return undefined;

  const renew = () => shelf.setItem(key, JSON.stringify({ holder, until: now() + LEASE_MS }));
  const stops: (() => void)[] = [];
  const stop = () => {
    for (const each of stops.splice(0)) each();
  };
  const leave = () => {
    if (read(shelf, key)?.holder === holder) shelf.removeItem(key);
  };
  const look = () => {
    if (!isForeign(read(shelf, key))) return renew();
    stop();
    onStolen();
  };
  renew();
  stops.push(every(RENEW_MS, look), onChange(key, look), onGone(leave));
  return {
    end: () => {
      stop();
      leave();
    },
  };
}
