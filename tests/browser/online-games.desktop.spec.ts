import { games } from '@games/index';
import { expect } from '@playwright/test';
import { playSteps, playToTheEnd } from '../../scripts/lib/first-legal';
import { type RoomGuest, test, twoAtTable } from './online';

/** Plays to the end; the page is reloaded on the way, when something may be chosen that is not sent yet. */
async function playReloading({ page, table }: RoomGuest, slug: string, steps: number): Promise<void> {
  expect(await playSteps(page, slug, steps)).toBe(false);
  await page.reload();
  await expect(table).toBeVisible();
  await playToTheEnd(page, slug);
}

/** Played to its end by pointer, with more trouble on the way, among the tests of rooms. */
const ELSEWHERE = 'love-letter';

for (const { slug } of games.filter((game) => game.slug !== ELSEWHERE))
  test(`${slug}: two browsers play to the end, both are reloaded, a third sees nothing it may not`, async ({
    guest,
  }) => {
    test.setTimeout(180_000);
    const { ming, ana } = await twoAtTable(guest, slug);
    const watcher = await guest();
    await watcher.page.goto(ming.link);
    await expect(watcher.page.getByText('你在旁邊看')).toBeVisible();

    await Promise.all([playReloading(ming, slug, 3), playReloading(ana, slug, 6)]);
    await expect(watcher.page.getByRole('dialog').getByRole('table')).toBeVisible();

    const match = await ming.openMatch();
    expect(match.untoldIn(watcher.frames)).toEqual([]);
    expect(match.secretsIn(watcher.frames, null)).toEqual([]);
    expect(match.secretsIn(ming.frames, '0')).toEqual([]);
    expect(match.secretsIn(ana.frames, '1')).toEqual([]);
  });
