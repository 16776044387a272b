// @ts-check
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from './files.mjs';
import { root } from './root.mjs';

const builtPages = path.join(root, '.next/server/app');
const builtScripts = path.join(root, '.next/static/chunks');
const source = path.join(root, 'src/app');

/** What Next has a page fetch beside it, and have ready sooner still. */
const SCRIPT = /<script src="([^"]+)" async=""><\/script>/g;
const SCRIPT_AHEAD = /<link rel="preload" as="script"[^>]*\/>/g;

/** Has V8 compile a whole file on another thread while it arrives, not function by function when called. */
const COMPILED_AHEAD = '//# allFunctionsCalledOnLoad\n';

/**
 * Goes over what `next build` wrote, so that a page paints before it runs. Next puts scripts into the head;
 * a phone that has them already would run them first and show the page after, and one that has not would
 * fetch them beside what is to be seen. A page that is made for a request stays as it is.
 */
export async function paintPagesFirst() {
  const inPage = await firstPaint();
  for (const file of filesBelow(builtPages, ['.']))
    if (file.endsWith('.html')) rewrite(path.join(builtPages, file), (page) => paintedFirst(page, inPage));
  for (const file of filesBelow(builtScripts, ['.']))
    if (file.endsWith('.js')) rewrite(path.join(builtScripts, file), (script) => COMPILED_AHEAD + script);
}

/** src/app/first-paint.ts as it stands in a page, but for the scripts it is given. */
async function firstPaint() {
  // Before the installation there is none.
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    stdin: {
      contents: "import { paintFirst } from './first-paint';\npaintFirst(SCRIPTS);",
      resolveDir: source,
    },
    bundle: true,
    minify: true,
    write: false,
    platform: 'browser',
    target: 'es2022',
    format: 'iife',
    logLevel: 'error',
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/**
 * A page whose scripts come after its first paint. One without scripts stays as it is.
 * @param {string} page
 * @param {string} inPage what sees to that, with `SCRIPTS` for their addresses
 */
export function paintedFirst(page, inPage) {
  const scripts = [...page.matchAll(SCRIPT)].map(([, address = '']) => address);
  if (scripts.length === 0) return page;
  const script = inPage.replace('SCRIPTS', () => JSON.stringify(scripts));
  return page
    .replace(SCRIPT, '')
    .replace(SCRIPT_AHEAD, '')
    .replace('</head>', () => `<script>${script}</script></head>`);
}

/**
 * @param {string} file
 * @param {(content: string) => string} change
 */
function rewrite(file, change) {
  const content = readFileSync(file, 'utf8');
  writeFileSync(file, change(content));
}
