/** The words that a device keeps under a key, what was added last behind; none where the browser keeps nothing. */
export function keptList(key: string): string[] {
  try {
    const list: unknown = JSON.parse(globalThis.localStorage?.getItem(key) ?? '[]');
    return Array.isArray(list) ? list.filter((word: unknown) => typeof word === 'string') : [];
  } catch {
    return [];
  }
}

/** Adds a word, or puts it last where it is known. */
export function keepInList(key: string, word: string): void {
  try {
    const others = keptList(key).filter((known) => known !== word);
    globalThis.localStorage?.setItem(key, JSON.stringify([...others, word]));
  } catch {
    // Being asked, or meeting it, once more is all that is lost.
  }
}
