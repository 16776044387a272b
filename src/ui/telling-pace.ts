/** How long what happens is told, on this device. */
export const TELLING_PACES = ['calm', 'normal', 'quick'] as const;
export type TellingPace = (typeof TELLING_PACES)[number];

const STORAGE_KEY = 'kaizhuo.telling';
const USUAL: TellingPace = 'normal';
/** Stored by tests of anything but pace, and offered by no page: as quick as may be, and nobody reads. */
const AT_ONCE = 'at-once';

let pace: TellingPace | undefined;
let isAtOnce = false;
const listeners = new Set<() => void>();

function remembered(): TellingPace {
  try {
    const stored = globalThis.localStorage?.getItem(STORAGE_KEY);
    isAtOnce = stored === AT_ONCE;
    return isAtOnce ? 'quick' : (TELLING_PACES.find((known) => known === stored) ?? USUAL);
  } catch {
    return USUAL;
  }
}

/** Whether bots wait for what is told to be read, which somebody at a table always does. */
export const isReadFirst = (): boolean => !isAtOnce;

export function tellingPace(): TellingPace {
  pace ??= remembered();
  return pace;
}

export function setTellingPace(next: TellingPace): void {
  pace = next;
  isAtOnce = false;
  try {
    globalThis.localStorage?.setItem(STORAGE_KEY, next);
  } catch {
    // A browser that keeps nothing still honours the choice until the page is left.
  }
  for (const listener of listeners) listener();
}

export function subscribeToTellingPace(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
