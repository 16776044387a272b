import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { command } from './lib/command.mjs';
import { root } from './lib/root.mjs';
import { say } from './lib/say.mjs';
import { withBrowser } from './lib/with-site';

/** `share`: how much of the square the drawing fills. A mask may cut away all but the middle four fifths. */
const ICONS = [
  { file: 'public/icons/192.png', size: 192, share: 0.94, hasGround: false },
  { file: 'public/icons/512.png', size: 512, share: 0.94, hasGround: false },
  { file: 'public/icons/maskable-512.png', size: 512, share: 0.72, hasGround: true },
  { file: 'src/app/apple-icon.png', size: 180, share: 0.84, hasGround: true },
];

/** Where a device cuts its own shape, the wood goes to the edge. */
const GROUND = 'radial-gradient(circle at 38% 26%, #f3e3c4, #d9ae7d)';

// npm run icons: draws the installed site's icons from src/app/icon.svg. They are kept with the sources,
// because whoever builds the site may have no browser.
await command(() =>
  withBrowser(async (browser) => {
    const drawing = readFileSync(path.join(root, 'src/app/icon.svg'), 'utf8');
    mkdirSync(path.join(root, 'public/icons'), { recursive: true });
    const page = await browser.newPage();
    for (const { file, size, share, hasGround } of ICONS) {
      await page.setViewportSize({ width: size, height: size });
      await page.setContent(`<style>
        body { margin: 0; height: 100vh; display: grid; place-items: center; background: ${hasGround ? GROUND : 'none'} }
        svg { width: ${share * 100}vw; height: ${share * 100}vw; overflow: visible }
      </style>${drawing}`);
      await page.screenshot({ path: path.join(root, file), omitBackground: true });
    }
    say(`${ICONS.length} icons drawn`);
  }),
);
