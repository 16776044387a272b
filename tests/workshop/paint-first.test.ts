/** @jest-environment node */
import { paintedFirst } from '../../scripts/lib/paint-first.mjs';

const font = '<link rel="preload" href="/f.woff2" as="font" crossorigin="" type="font/woff2"/>';
const old = '<script src="/old.js" noModule=""></script>';
const said = '<script>self.said=[1]</script>';

test('scripts are taken out of a page and put into its last word, in their order', () => {
  const page = [
    `<html><head>${font}<link rel="preload" as="script" fetchPriority="low" href="/c.js"/>`,
    `<script src="/a.js" async=""></script><script src="/b.js" async=""></script>${old}</head>`,
    `<body>${said}<script src="/c.js" async=""></script></body></html>`,
  ].join('');
  expect(paintedFirst(page, 'run(SCRIPTS)')).toBe(
    `<html><head>${font}${old}<script>run(["/a.js","/b.js","/c.js"])</script></head><body>${said}</body></html>`,
  );
});

test('a page without scripts stays as it is', () => {
  const page = `<html><head>${font}</head><body>SCRIPTS</body></html>`;
  expect(paintedFirst(page, 'run(SCRIPTS)')).toBe(page);
});
