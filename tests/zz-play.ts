import { chromium } from '@playwright/test';
import { layTable } from '@tests/browser/table';
import fs from 'node:fs';
(async () => {
  const [haunt = '9', locale = 'zh-Hant', w = '390', h = '844', scheme = 'light', most = '60', seats = '3'] = process.argv.slice(2);
  const name = `h${haunt}-${locale}-${w}-${scheme}`;
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
  const context = await browser.newContext({ baseURL: 'http://localhost:3333', viewport: { width: +w, height: +h }, colorScheme: scheme as 'light', reducedMotion: 'reduce', hasTouch: +w < 900, isMobile: +w < 900 });
  const page = await context.newPage();
  page.on('pageerror', (e) => console.log('PAGEERROR', e.message));
  const log = fs.createWriteStream(`/tmp/shots/${name}.txt`);
  await layTable(page, [{ name: '我' }, ...Array.from({ length: +seats - 1 }, (_, n) => ({ name: ['Oak', 'Pine', 'Elm'][n] ?? 'Ash', bot: true as const }))], { locale: locale as 'en', slug: 'betrayal', options: { start: 'haunt', haunt, box: 'twenty-seven' } });
  const zh = locale !== 'en';
  const t = zh ? { hint: '提示', play: '就這樣做' } : { hint: 'Hint', play: 'Do that' };
  let shots = 0;
  const shot = async (what: string) => { await page.screenshot({ path: `/tmp/shots/${name}-${String(shots++).padStart(2, '0')}-${what}.png` }); };
  let last = '';
  let turns = 0;
  const until = Date.now() + 420_000;
  while (turns < +most && Date.now() < until) {
    const text = await page.evaluate(() => document.body.innerText).catch(() => '');
    if (text !== last) { log.write(`\n=== ${turns}\n${text}\n`); last = text; }
    if (await page.locator('.status-line.is-over').count()) break;
    const dialog = page.locator('[role=dialog]');
    if (await dialog.count() && await dialog.first().isVisible()) {
      await page.waitForTimeout(300);
      if (shots < 14) await shot('dialog');
      await page.keyboard.press('Escape');
      await page.waitForTimeout(200);
      if (await dialog.count() && await dialog.first().isVisible()) await dialog.first().getByRole('button').last().click({ timeout: 2000 }).catch(() => undefined);
      continue;
    }
    const news = page.locator('.telling-moment button, .table-board aside button').first();
    if (await news.isVisible().catch(() => false)) { if (shots < 14) await shot('news'); await news.click({ timeout: 1500 }).catch(() => undefined); await page.waitForTimeout(150); continue; }
    const mine = await page.locator('.table-screen.is-mine').count();
    if (!mine) { await page.waitForTimeout(250); continue; }
    const play = page.getByRole('button', { name: t.play, exact: true });
    if (await play.isVisible().catch(() => false)) {
      const slip = await page.evaluate(() => [...document.querySelectorAll('.hint-slip, [class*=hint]')].map((e) => (e as HTMLElement).innerText).join(' | '));
      log.write(`HINT: ${slip.slice(0, 400)}\n`);
      await play.click({ timeout: 2000 }).catch(() => undefined);
      turns++;
      await page.waitForTimeout(300);
      if (turns % 4 === 1) await shot('after');
      continue;
    }
    const before = await page.locator('.table-screen').innerText().catch(() => '');
    await page.keyboard.press('h').catch(() => undefined);
    await play.waitFor({ timeout: 4000 }).catch(async () => {
      const ch = page.locator('.table-choices button:enabled').first();
      if (await ch.isVisible().catch(() => false)) { log.write(`PRESS: ${await ch.innerText()}\n`); await ch.click({ timeout: 1500 }).catch(() => undefined); turns++; }
      void before;
    });
  }
  await page.waitForTimeout(800);
  await shot('end');
  console.log(name, 'turns', turns, 'over', await page.locator('.status-line.is-over').count());
  log.write(`\n=== end\n${await page.evaluate(() => document.body.innerText)}\n`);
  log.end();
  await browser.close();
})();
