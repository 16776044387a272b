const SWITCH_KEY = 'kaizhuo.sound';
const VOLUME_KEY = 'kaizhuo.volume';

/** Volume is counted in whole steps from 1 to this. */
export const LOUDEST = 10;
const USUAL = 7;

interface Settings {
  readonly isOn: boolean;
  readonly volume: number;
}

let settings: Settings | undefined;
const listeners = new Set<() => void>();

function remembered(): Settings {
  try {
    const volume = Number(globalThis.localStorage?.getItem(VOLUME_KEY) ?? USUAL);
    return {
      isOn: globalThis.localStorage?.getItem(SWITCH_KEY) !== 'off',
      volume: Number.isInteger(volume) && volume >= 1 && volume <= LOUDEST ? volume : USUAL,
    };
  } catch {
    return { isOn: true, volume: USUAL };
  }
}

export function soundSettings(): Settings {
  settings ??= remembered();
  return settings;
}

export function changeSound(next: Settings): void {
  settings = next;
  try {
    globalThis.localStorage?.setItem(SWITCH_KEY, next.isOn ? 'on' : 'off');
    globalThis.localStorage?.setItem(VOLUME_KEY, String(next.volume));
  } catch {
    // A browser that keeps nothing still honours the choice until the page is left.
  }
  for (const listener of listeners) listener();
}

export function subscribeToSound(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
