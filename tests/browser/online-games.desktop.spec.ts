import { expect } from '@playwright/test';
import { AT_ONCE, SIDES, SIDES_AT_ONCE } from '@tests/examples';
import { type RoomGuest, test, twoAtTable } from './online';
import { playSteps, playToTheEnd, tourOf } from './tours';

/** Plays to the end; the page is reloaded on the way, when something may be chosen that is not sent yet. */
async function playReloading({ page, table }: RoomGuest, steps: number): Promise<void> {
  expect(await playSteps(page, await tourOf(AT_ONCE), steps)).toBe(false);
  await page.reload();
  await expect(table).toBeVisible();
  await playToTheEnd(page, AT_ONCE);
}

// One in which they take turns is played by pointer among the tests of rooms; every game is played to its
// end over sockets.
test('two browsers choose at once to the end, both are reloaded, a third sees nothing it may not', async ({
  guest,
}) => {
  test.setTimeout(180_000);
  const { ming, ana } = await twoAtTable(guest, AT_ONCE);
  const watcher = await guest();
  await watcher.page.goto(ming.link);
  await expect(watcher.page.getByText('你在旁邊看')).toBeVisible();

  await Promise.all([playReloading(ming, 3), playReloading(ana, 6)]);
  await expect(watcher.page.getByRole('dialog').getByRole('table')).toBeVisible();

  const match = await ming.openMatch();
  expect(match.untoldIn(watcher.frames)).toEqual([]);
  expect(match.secretsIn(watcher.frames, null)).toEqual([]);
  expect(match.secretsIn(ming.frames, '0')).toEqual([]);
  expect(match.secretsIn(ana.frames, '1')).toEqual([]);
});

test('two people and a bot take sides and play to the end; nobody is sent the other side’s book', async ({
  guest,
}) => {
  test.setTimeout(240_000);
  const ming = await guest();
  const ana = await guest();
  await ming.openRoom(SIDES, '小明');
  for (const option of SIDES_AT_ONCE) await ming.choose(option);
  await ming.planSeat(3, '電腦：高手');
  await ana.join(ming.link, 'Ana');
  await expect(ming.seats).toContainText('Ana');
  await ming.start();
  await expect(ana.table).toBeVisible();
  const watcher = await guest();
  await watcher.page.goto(ming.link);
  await expect(watcher.page.getByText('你在旁邊看')).toBeVisible();

  await Promise.all([ming, ana].map(({ page }) => playToTheEnd(page, SIDES, 120_000)));
  await expect(watcher.page.getByRole('dialog').getByRole('table')).toBeVisible();

  const match = await ming.openMatch();
  expect(match.untoldIn(watcher.frames)).toEqual([]);
  expect(match.secretsIn(watcher.frames, null)).toEqual([]);
  expect(match.secretsIn(ming.frames, '0')).toEqual([]);
  expect(match.secretsIn(ana.frames, '1')).toEqual([]);
});
