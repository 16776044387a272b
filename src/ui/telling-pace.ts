/** How long what happens is told, on this device. */
export const TELLING_PACES = ['calm', 'normal', 'quick'] as const;
export type TellingPace = (typeof TELLING_PACES)[number];

const STORAGE_KEY = 'kaizhuo.telling';
const USUAL: TellingPace = 'normal';

let pace: TellingPace | undefined;
const listeners = new Set<() => void>();

function remembered(): TellingPace {
  try {
    const stored = globalThis.localStorage?.getItem(STORAGE_KEY);
    return TELLING_PACES.find((known) => known === stored) ?? USUAL;
  } catch {
    return USUAL;
  }
}

export function tellingPace(): TellingPace {
  pace ??= remembered();
  return pace;
}

export function setTellingPace(next: TellingPace): void {
  pace = next;
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
