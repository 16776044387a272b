import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { games } from './games';
import { newMatch } from './src/play/match-record';
const [port = '4200', only = ''] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' });
for (const game of games) {
  if (game.slug === 'betrayal' || (only && only !== game.slug)) continue;
  const out = `/tmp/h390-${game.slug}`; mkdirSync(out, { recursive: true });
  writeFileSync(`${out}/log.txt`, '');
  const log = (l: string) => appendFileSync(`${out}/log.txt`, l + '\n');
  const locale = games.indexOf(game) % 2 ? 'en' : 'zh-Hant';
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: 'reduce', locale: locale === 'en' ? 'en-US' : 'zh-TW', baseURL: `http://127.0.0.1:${port}` });
  const page = await context.newPage();
  await page.addInitScript('globalThis.__name = (one) => one');
  page.on('pageerror', (e) => log(`!! page error ${e.message}`));
  const seats = Math.max(game.seats.min, Math.min(3, game.seats.max));
  await page.goto(`/${locale}/${game.slug}?mode=device&seats=${seats}`, { waitUntil: 'networkidle' });
  log('page ' + page.url());
  await page.screenshot({ path: `${out}/setup.png` });
  const boxes = page.locator('form').getByRole('textbox');
  const n = await boxes.count();
  await boxes.first().fill(locale === 'en' ? 'Maple' : '阿楓').catch(() => undefined);
  await page.locator('form button[type=submit]').first().click().catch((e) => log('!! no start ' + e));
  await page.waitForURL(/table/, { timeout: 15000 }).catch(() => log('!! no table'));
  let presses = 0, idle = 0, shots = 0;
  const text = async (sel: string) => (await page.locator(sel).first().innerText().catch(() => '')).replace(/\s+/g, ' ');
  let over = false;
  while (!over && presses < 400 && idle < 150) {
    if (await page.locator('.status-line.is-over').count()) { over = true; break; }
    if (await page.locator('.cover button').count()) { await page.locator('.cover button').last().click().catch(() => undefined); continue; }
    if (await page.locator('[role=dialog]').count()) { log('paper: ' + (await text('[role=dialog]')).slice(0, 300)); await page.locator('[role=dialog] button').last().click({ timeout: 2000 }).catch(() => undefined); continue; }
    const news = page.locator('.telling-moment button, .table-board aside button').first();
    if (await news.isVisible().catch(() => false)) { log('told: ' + (await text('.telling-moment')).slice(0, 200)); await news.dispatchEvent('click').catch(() => undefined); continue; }
    const pass = page.locator('.table-choices button:has(bdi)').first(); if (await pass.isVisible().catch(() => false)) { await pass.dispatchEvent('click').catch(() => undefined); continue; }
    if (await page.locator('.table-screen.is-mine').count()) {
      idle = 0; presses++;
      const status = await text('.status-line');
      await page.keyboard.press('h');
      const paper = page.locator('[role=dialog]');
      await paper.waitFor({ timeout: 20000 }).catch(() => undefined);
      log(`[${status}] ${await text('[role=dialog]')}`);
      if (shots < 8 && presses % 5 === 1) await page.screenshot({ path: `${out}/${++shots}.png` });
      const play = paper.getByRole('button', { name: /就這樣做|Do it/ });
      if (await play.count()) await play.click({ timeout: 3000 }).catch(() => undefined);
      else { log('!! no hint'); await page.screenshot({ path: `${out}/nohint-${presses}.png` }); await page.keyboard.press('Escape'); const b = page.locator('.table-choices button').first(); if (await b.count()) await b.click().catch(() => undefined); await page.waitForTimeout(300); }
      continue;
    }
    idle++; await page.locator('.table-screen').click({ position: { x: 5, y: 400 }, timeout: 1000 }).catch(() => undefined); await page.waitForTimeout(150);
  }
  await page.waitForTimeout(1200);
  await page.screenshot({ path: `${out}/end.png` });
  log(`END over=${over} presses=${presses} ${(await text('[role=dialog]')).slice(0, 600)}`);
  console.log(game.slug, locale, over, presses);
  await context.close();
}
await browser.close();
process.exit(0);
