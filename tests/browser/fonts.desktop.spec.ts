import { games } from '@games/index';
import { expect, type Page, test } from '@playwright/test';
import { layTable } from './table';

/** Fonts of the machine that something on the page is set in, with what it is. */
async function strangeFonts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: -1 });
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'body *',
  });
  const found: string[] = [];
  for (const nodeId of nodeIds) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    const strange = fonts.filter(({ isCustomFont }) => !isCustomFont);
    if (strange.length === 0) continue;
    const { outerHTML } = await session.send('DOM.getOuterHTML', { nodeId });
    found.push(`${strange.map(({ familyName }) => familyName).join(', ')}: ${outerHTML.slice(0, 200)}`);
  }
  await session.detach();
  return found;
}

const PAGES = ['', '/credits', '/rooms', ...games.flatMap(({ slug }) => [`/${slug}`, `/${slug}/rules`])];

for (const locale of ['zh-Hant', 'en'])
  test(`every word of ours is set in our fonts (${locale})`, async ({ page }) => {
    for (const path of PAGES) {
      await page.goto(`/${locale}${path}`, { waitUntil: 'networkidle' });
      await page.evaluate(() => document.fonts.ready);
      expect(await strangeFonts(page), path).toEqual([]);
    }
  });

for (const { slug } of games)
  test(`so is every word on the table of ${slug}`, async ({ page }) => {
    await layTable(page, [{ name: '我' }, { name: 'B', bot: true }], { slug });
    await page.locator('.table-screen').waitFor();
    await expect(async () => expect(await strangeFonts(page)).toEqual([])).toPass();
  });
