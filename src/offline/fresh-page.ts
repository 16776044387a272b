const KEY = 'kaizhuo.fresh-page';
/** A page that was loaded anew so recently is the newest there is. */
const RECENT_MS = 30_000;

/** Whether a script could not be fetched: after a deployment those of an older page are gone. */
const isLostScript = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';

export interface PageAtHand {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly now: () => number;
  readonly reload: () => void;
}

/** Throws where storage is forbidden: only what is remembered keeps a page from loading over and over. */
const thisPage = (): PageAtHand => ({
  storage: window.sessionStorage,
  now: Date.now,
  reload: () => window.location.reload(),
});

/**
 * Loads the page anew when a script of its version is gone, but never over and over. True when it does;
 * false when something else is wrong, or loading anew has just not helped.
 */
export function freshenPage(error: unknown, pageAtHand: () => PageAtHand = thisPage): boolean {
  if (!isLostScript(error)) return false;
  try {
    const page = pageAtHand();
    const last = Number(page.storage.getItem(KEY) ?? Number.NEGATIVE_INFINITY);
    if (page.now() - last < RECENT_MS) return false;
    page.storage.setItem(KEY, String(page.now()));
    page.reload();
    return true;
  } catch (storageError) {
    console.warn('The page cannot be loaded anew by itself:', storageError);
    return false;
  }
}
