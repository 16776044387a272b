import type { BrowserContext } from '@playwright/test';

/**
 * What a browser at the floor may lack, or one over plain http ("The floor" of docs/design.md), and what is a
 * little older than that: by the way to it from the global object. `checkVisibility` is left, which Playwright
 * itself asks.
 */
export const LACKING: readonly string[] = [
  'Array.prototype.findLast',
  'Array.prototype.findLastIndex',
  'Array.prototype.toReversed',
  'Array.prototype.toSorted',
  'Array.prototype.toSpliced',
  'Array.prototype.with',
  'Array.fromAsync',
  'Object.groupBy',
  'Map.groupBy',
  'Promise.withResolvers',
  'Promise.try',
  'RegExp.escape',
  'URL.canParse',
  'URL.parse',
  'AbortSignal.any',
  'AbortSignal.timeout',
  'Iterator',
  ...['union', 'intersection', 'difference', 'symmetricDifference'].map((name) => `Set.prototype.${name}`),
  ...['isSubsetOf', 'isSupersetOf', 'isDisjointFrom'].map((name) => `Set.prototype.${name}`),
  'Intl.Segmenter',
  'CompressionStream',
  'DecompressionStream',
  'OffscreenCanvas',
  'BroadcastChannel',
  'IntersectionObserver',
  'Crypto.prototype.randomUUID',
  'Crypto.prototype.subtle',
  'requestIdleCallback',
  'cancelIdleCallback',
  'scheduler',
  'navigation',
  'indexedDB.databases',
  'IDBFactory.prototype.databases',
  'Document.prototype.startViewTransition',
  'Element.prototype.moveBefore',
  ...['show', 'hide', 'toggle'].map((name) => `HTMLElement.prototype.${name}Popover`),
  ...[
    'locks',
    'clipboard',
    'share',
    'canShare',
    'wakeLock',
    'storage',
    'userActivation',
    'serviceWorker',
  ].flatMap((name) => [`Navigator.prototype.${name}`, `WorkerNavigator.prototype.${name}`]),
];

/** Runs in a page or a worker, before anything of the site does. */
const takeAway = (paths: readonly string[]): void => {
  for (const path of paths) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    let owner: unknown = globalThis;
    for (const name of names) owner = (owner as Record<string, unknown> | undefined)?.[name];
    // A worker has from its prototypes what a window has of its own.
    for (; owner !== undefined && owner !== null; owner = Object.getPrototypeOf(owner))
      delete (owner as Record<string, unknown>)[last];
  }
};

/** Takes what a browser may lack from every page of this context, and from the workers that pages start. */
export async function layBare(context: BrowserContext, lacking: readonly string[] = LACKING): Promise<void> {
  await context.addInitScript(takeAway, lacking);
  const before = `if(typeof document==='undefined')(${takeAway})(${JSON.stringify(lacking)});`;
  // Nothing runs in a worker before its own script, so this stands before each that it may be.
  await context.route(/\/_next\/static\/.*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: before + (await response.text()) });
  });
}
