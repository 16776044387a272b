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

/** Somebody without a seat, who came by the link. */
async function watcherOf(guest: () => Promise<RoomGuest>, link: string): Promise<RoomGuest> {
  const watcher = await guest();
  await watcher.page.goto(link);
  await expect(watcher.page.getByText('你在觀戰')).toBeVisible();
  return watcher;
}

/** Once all lies open: what each page was sent is looked through for what it may not know. */
async function expectSecretsKept(watcher: RoomGuest, seated: readonly RoomGuest[]): Promise<void> {
  await expect(watcher.page.locator('.score-paper')).toBeVisible();
  const match = await watcher.openMatch();
  expect(match.untoldIn(watcher.frames)).toEqual([]);
  expect(match.secretsIn(watcher.frames, null)).toEqual([]);
  for (const [seat, { frames }] of seated.entries())
    expect(match.secretsIn(frames, String(seat))).toEqual([]);
}

// One in which they take turns is played by pointer among the tests of rooms; every game is played to its
// end over sockets.
test('two browsers choose at once to the end, both are reloaded, a third sees nothing it may not', async ({
  guest,
}) => {
  test.setTimeout(180_000);
  const { ming, ana } = await twoAtTable(guest, AT_ONCE);
  const watcher = await watcherOf(guest, ming.link);

  await Promise.all([playReloading(ming, 3), playReloading(ana, 6)]);
  await expectSecretsKept(watcher, [ming, ana]);
});

test('two people and a bot take sides and play to the end; nobody is sent the other side’s book', async ({
  guest,
}) => {
  test.setTimeout(240_000);
  const { ming, ana } = await twoAtTable(guest, SIDES, async (owner) => {
    await owner.takeBook(SIDES_AT_ONCE);
    await owner.planSeat(3, '電腦：高手');
  });
  const watcher = await watcherOf(guest, ming.link);

  await Promise.all([ming, ana].map(({ page }) => playToTheEnd(page, SIDES, 120_000)));
  await expectSecretsKept(watcher, [ming, ana]);
});
