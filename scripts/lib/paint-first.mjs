// @ts-check
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from './files.mjs';
import { root } from './root.mjs';

const builtPages = path.join(root, '.next/server/app');
const builtScripts = path.join(root, '.next/static/chunks');

/** A script that Next lets a page fetch beside it, and what has the browser fetch it sooner still. */
const FETCHED = /<script src="([^"]+)" async=""><\/script>/g;
const AHEAD = /<link rel="preload" as="script"[^>]*\/>/g;

/** Has V8 compile a whole file on another thread while it arrives, not function by function when called. */
const COMPILED_AHEAD = '//# allFunctionsCalledOnLoad\n';

/**
 * Goes over what `next build` wrote, so that a page paints before it runs. Next puts scripts into the head;
 * a phone that has them already would run them first and show the page after, and one that has not would
 * fetch them beside the fonts and pictures that are to be seen. A page made for a request stays as it is.
 */
export function paintPagesFirst() {
  for (const file of filesBelow(builtPages, ['.']))
    if (file.endsWith('.html')) rewrite(path.join(builtPages, file), paintedFirst);
  for (const file of filesBelow(builtScripts, ['.']))
    if (file.endsWith('.js')) rewrite(path.join(builtScripts, file), (script) => COMPILED_AHEAD + script);
}

/**
 * A page whose scripts come after its first paint. One without scripts stays as it is.
 * @param {string} page
 */
export function paintedFirst(page) {
  const scripts = [...page.matchAll(FETCHED)].map(([, src = '']) => src);
  if (scripts.length === 0) return page;
  const start = `<script>(${runAfterPaint})(${JSON.stringify(scripts)})</script>`;
  return page
    .replace(AHEAD, '')
    .replace(FETCHED, '')
    .replace('</head>', () => `${start}</head>`);
}

/**
 * What stands in the page: puts the scripts in once the whole page was painted, each in a task of its own.
 * A page that nobody looks at is not painted; it runs at once, and any other at the latest after 3 seconds.
 * @param {readonly string[]} scripts
 */
function runAfterPaint(scripts) {
  let waits = true;
  const run = () => {
    if (!waits) return;
    waits = false;
    for (const src of scripts)
      setTimeout(() =>
        document.head.append(Object.assign(document.createElement('script'), { src, async: true })),
      );
  };
  if (document.hidden) {
    run();
    return;
  }
  document.addEventListener('visibilitychange', run, { once: true });
  setTimeout(run, 3000);
  // Next frame, and then past it.
  const runAfterFrame = () => requestAnimationFrame(() => setTimeout(run));
  document.addEventListener('DOMContentLoaded', () => {
    const painted = 'first-contentful-paint';
    if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint')) {
      runAfterFrame();
      return;
    }
    const observer = new PerformanceObserver((paints) => {
      if (paints.getEntriesByName(painted).length === 0) return;
      observer.disconnect();
      runAfterFrame();
    });
    observer.observe({ type: 'paint', buffered: true });
  });
}

/**
 * @param {string} file
 * @param {(content: string) => string} change
 */
function rewrite(file, change) {
  const content = readFileSync(file, 'utf8');
  writeFileSync(file, change(content));
}
