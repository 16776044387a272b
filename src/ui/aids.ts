/** What helps a person see what they could work out: kept for each game on this device. */
export const AIDS = ['notes', 'previews'] as const;
export type Aid = (typeof AIDS)[number];
export type Aids = Readonly<Record<Aid, boolean>>;

const STORAGE_KEY = 'kaizhuo.aids';
const ALL: Aids = { notes: true, previews: true };

let kept: Readonly<Record<string, Aids>> | undefined;
const listeners = new Set<() => void>();

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function remembered(): Readonly<Record<string, Aids>> {
  try {
    const stored: unknown = JSON.parse(globalThis.localStorage?.getItem(STORAGE_KEY) ?? '{}');
    if (!isRecord(stored)) return {};
    return Object.fromEntries(
      Object.entries(stored).map(([slug, off]) => [
        slug,
        { notes: !isOff(off, 'notes'), previews: !isOff(off, 'previews') },
      ]),
    );
  } catch {
    return {};
  }
}

const isOff = (off: unknown, aid: Aid): boolean => Array.isArray(off) && off.includes(aid);

/** The aids of a game: all of them, unless somebody here has switched one off. */
export function aidsOf(slug: string): Aids {
  kept ??= remembered();
  return kept[slug] ?? ALL;
}

export function setAid(slug: string, aid: Aid, isOn: boolean): void {
  kept = { ...(kept ?? remembered()), [slug]: { ...aidsOf(slug), [aid]: isOn } };
  try {
    const off = Object.entries(kept).map(([game, aids]) => [game, AIDS.filter((other) => !aids[other])]);
    globalThis.localStorage?.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(off)));
  } catch {
    // A browser that keeps nothing still honours the choice until the page is left.
  }
  for (const listener of listeners) listener();
}

export function subscribeToAids(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
