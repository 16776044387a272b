import { reserveKept } from '../play/kept';
import { AWAKE } from './awake';

/** Whatever keeps a page from being painted, it runs by then. */
const LATEST_MS = 3000;
/** On <html> while the table has no grain yet; see ui/textures.css. */
const BARE = 'data-bare';

/**
 * Stands in the head of every page that was written by the build, and has it painted before it runs: its
 * scripts are put in after that, each in a task of its own. A page that nobody looks at is never painted; it
 * runs at once. What is pressed on before the page is awake is kept until it is, and there is room for what
 * only a page that is awake can list. On a first visit the grain of the wood comes when all that is done.
 * @param scripts their addresses
 */
export function paintFirst(scripts: readonly string[]): void {
  keepPress();
  reserveKept();
  const { documentElement } = document;
  // A page that a worker answers for has the grain at hand.
  documentElement.toggleAttribute(BARE, !navigator.serviceWorker?.controller);
  const dress = () => documentElement.removeAttribute(BARE);
  document.addEventListener(AWAKE, dress, { once: true });
  setTimeout(dress, LATEST_MS);
  let waits = true;
  const run = () => {
    if (!waits) return;
    waits = false;
    for (const src of scripts) setTimeout(() => document.head.append(scriptAt(src)));
  };
  if (document.hidden) {
    run();
    return;
  }
  document.addEventListener('visibilitychange', run, { once: true });
  setTimeout(run, LATEST_MS);
  document.addEventListener('DOMContentLoaded', () => afterPaint(run));
}

/** What only a page that is awake answers to: links need nobody awake, nor does what one writes in. */
const PRESSED = 'button, input[type="radio"], input[type="checkbox"]';

/** Keeps the last press, and makes it when the page is awake. */
function keepPress(): void {
  let pressed: HTMLElement | null = null;
  const keep = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>(PRESSED) : null;
    if (button === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed = button;
  };
  document.addEventListener('click', keep, true);
  document.addEventListener(
    AWAKE,
    () => {
      document.removeEventListener('click', keep, true);
      if (pressed?.isConnected) pressed.click();
    },
    { once: true },
  );
}

/** Calls back when what has been parsed by now is on the screen. */
function afterPaint(call: () => void): void {
  const afterFrame = () => requestAnimationFrame(() => setTimeout(call));
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint')) {
    afterFrame();
    return;
  }
  const observer = new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    afterFrame();
  });
  observer.observe({ type: 'paint', buffered: true });
}

function scriptAt(src: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = src;
  // Said outright, as React knows a script that is there by it.
  script.setAttribute('async', '');
  return script;
}
