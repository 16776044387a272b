const keyOf = (name: string): string => `kaizhuo.met.${name}`;

/** What this device has met of that name, what was longest ago first; nothing where the browser keeps nothing. */
export function metHere(name: string): string[] {
  try {
    const met: unknown = JSON.parse(globalThis.localStorage?.getItem(keyOf(name)) ?? '[]');
    return Array.isArray(met) ? met.filter((value: unknown) => typeof value === 'string') : [];
  } catch {
    return [];
  }
}

export function rememberMet(name: string, value: string): void {
  try {
    const others = metHere(name).filter((known) => known !== value);
    globalThis.localStorage?.setItem(keyOf(name), JSON.stringify([...others, value]));
  } catch {
    // Meeting it once more is all that is lost.
  }
}
