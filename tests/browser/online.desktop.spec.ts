import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { gameOf } from '@games/index';
import { expect } from '@playwright/test';
import { HIDDEN, OPEN } from '@tests/examples';
import { freePort } from '../../scripts/lib/address.mjs';
import { isOpen } from '../../scripts/lib/serve-build';
import { statesIn } from './frames';
import { RoomGuest, test, twoAtTable } from './online';
import { TablePlayer } from './player';

/** Plays on until the match is over, calling back before each of this seat's turns. */
async function playToEnd({ page }: RoomGuest, beforeTurn: (turn: number) => Promise<void>): Promise<number> {
  const player = new TablePlayer(page);
  for (let turn = 0; ; ) {
    const stage = await player.waitsFor();
    if (stage === 'over') return turn;
    if (stage === 'turn') await beforeTurn(++turn);
    await player.step();
  }
}

/** This machine has slept in sight of its page, and nobody told the page: the next press is the first to find out. */
const sleep = ({ page }: RoomGuest) =>
  page.evaluate(() => {
    const { now } = Date;
    // Longer than the server leaves between two pings and for their answer.
    Date.now = () => now.call(Date) + 20_000;
  });

test('two browsers play to the end; sleep, a reload, a lost network and a watcher change nothing', async ({
  guest,
}) => {
  test.setTimeout(150_000);
  const { ming, ana } = await twoAtTable(guest, HIDDEN);
  const watcher = await guest();
  await watcher.page.goto(ming.link);
  await expect(watcher.page.getByText('你在觀戰')).toBeVisible();

  const [mingTurns, anaTurns] = await Promise.all([
    playToEnd(ming, async (turn) => {
      if (turn === 2) {
        await ming.page.reload();
        await expect(ming.table).toBeVisible();
      } else await sleep(ming);
    }),
    playToEnd(ana, async (turn) => {
      if (turn !== 2) return sleep(ana);
      await ana.page.context().setOffline(true);
      await expect(ana.page.getByText('這台裝置沒有網路')).toBeVisible();
      await ana.page.context().setOffline(false);
      await expect(ana.connected).toBeVisible({ timeout: 2000 });
    }),
  ]);
  expect(mingTurns).toBeGreaterThan(1);
  expect(anaTurns).toBeGreaterThan(1);

  await expect(watcher.page.getByRole('dialog').getByRole('table')).toContainText('好感');
  const match = await ming.openMatch();
  expect(match.untoldIn(watcher.frames)).toEqual([]);
  expect(match.secretsIn(watcher.frames, null)).toEqual([]);
  expect(match.secretsIn(ming.frames, '0')).toEqual([]);
  expect(match.secretsIn(ana.frames, '1')).toEqual([]);

  // The rematch is one room for everybody.
  const first = ming.roomID;
  await ming.page.getByRole('button', { name: '再來一局' }).click();
  await ming.page.waitForURL((url) => !url.pathname.endsWith(first));
  await expect(ming.seats).toContainText('Ana');
  await ana.page.getByRole('button', { name: '去下一局' }).click();
  await expect(ana.seats).toContainText('小明');
  expect(ana.roomID).toBe(ming.roomID);
  await ming.start();
  await expect(ana.table).toBeVisible();
});

test('a bot plays for somebody who stays away, until they take their seat back', async ({ guest }) => {
  test.setTimeout(60_000);
  const ming = await guest();
  await ming.openRoom(HIDDEN, '小明');
  await ming.ask('change', { settings: { awaySeconds: 15 } });
  const ana = await guest();
  await ana.join(ming.link, 'Ana');
  await ming.start();
  await expect(ana.table).toBeVisible();

  await ana.page.goto('about:blank');
  await expect(ming.page.getByText('Ana暫時離開了')).toBeVisible();
  await expect(ming.page.getByText(/^\d+ 秒後由電腦代打/)).toBeVisible();
  // The countdown is over: whoever's turn it was, the match comes round to this seat.
  await expect(ming.page.getByText('Ana暫時離開了')).toBeHidden({ timeout: 20_000 });
  await new TablePlayer(ming.page).waitsForTurn();

  await ana.page.goto(ming.link);
  await expect(ana.page.getByText('電腦正在替Ana玩')).toBeVisible();
  // What it has done meanwhile may lie over the table as a note; whatever is pressed takes the seat back.
  await ana.page.keyboard.press('Escape');
  await expect(ana.page.getByText('電腦正在替Ana玩')).toBeHidden();
});

test('two people share one browser, a third sits elsewhere; two tabs of a seat stay in step', async ({
  guest,
}) => {
  const sofa = await guest();
  await sofa.openRoom(HIDDEN, '小明');
  await sofa.page.getByRole('button', { name: '這台裝置再加一人' }).click();
  await sofa.page.getByRole('dialog').getByLabel('你的名字').fill('王小美');
  await sofa.page.getByRole('dialog').getByRole('button', { name: '坐下' }).click();
  await expect(sofa.seats).toContainText('王小美');
  const far = await guest();
  await far.join(sofa.link, 'Ana');
  await expect(sofa.seats).toContainText('Ana');
  await sofa.start();

  const player = new TablePlayer(sofa.page);
  await expect(player.cover).toBeVisible();
  // Nobody's view has been sent while the cover lies.
  expect(statesIn(sofa.frames)).toEqual([]);
  await player.cover.click();
  await expect(player.hand).toBeVisible();

  const tab = await RoomGuest.of(far.page.context());
  await tab.page.goto(sofa.link);
  const cards = ({ page }: RoomGuest) =>
    page
      .getByRole('list', { name: '你的手牌' })
      .getByRole('button')
      .evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')));
  await expect(tab.table).toBeVisible();
  await expect.poll(() => cards(tab)).toEqual(await cards(far));
});

test('a seat is carried to another device by a link that works once', async ({ guest }) => {
  const ming = await guest();
  await ming.openRoom(OPEN, '小明');
  await ming.page.getByRole('button', { name: '小明的座位' }).click();
  await ming.page.getByRole('menuitem', { name: /帶到另一台裝置/ }).click();
  await expect(ming.page.getByRole('img', { name: '帶走座位的 QR 碼' })).toBeVisible();
  const link = await ming.page.getByLabel('只能用一次的連結').inputValue();
  const phone = await guest();
  // The link names no language: the browser's own is taken, and the code survives the way there.
  await phone.page.goto(link);
  await expect(phone.page).toHaveURL(/\/zh-Hant\/rooms\/[\w-]{22}$/);
  await expect(phone.page.getByRole('button', { name: '小明的座位' })).toBeVisible();
  const thief = await guest();
  await thief.page.goto(link);
  await expect(thief.page.getByText('座位沒有帶過來')).toBeVisible();
  await expect(thief.page.getByRole('button', { name: '小明的座位' })).toBeHidden();
});

test('the owner arranges a public room; a guest finds it, talks, and is muted by one person only', async ({
  guest,
}) => {
  const ming = await guest();
  await ming.openRoom(HIDDEN, `主人${Date.now() % 100_000}`);
  await ming.page.getByRole('switch', { name: '公開' }).click();
  await expect(ming.page.getByText('公開的房間')).toBeVisible();
  await ming.planSeat(4, '不開放');
  await ming.planSeat(3, '電腦：入門');
  await expect(ming.seats).toContainText('電腦：入門');

  const ana = await guest();
  await ana.page.goto('/zh-Hant/rooms');
  await ana.page
    .getByRole('listitem')
    .filter({ hasText: '主人' })
    .getByRole('link', { name: '進去看看' })
    .first()
    .click();
  await ana.page.waitForURL(/\/rooms\/[\w-]{22}$/);
  await ana.page.goto(ming.link);
  await ana.page.getByLabel('你的名字').fill('Ana');
  await ana.page.getByRole('button', { name: '坐下' }).click();
  const line = '<b>大家好</b> 🎲';
  await ana.page.getByLabel('Ana要說的話').fill(line);
  await ana.page.keyboard.press('Enter');
  await expect(ming.page.getByRole('log')).toContainText(line);
  await ming.page.getByRole('button', { name: '關於Ana說的話' }).click();
  await ming.page.getByRole('menuitem', { name: /隱藏Ana的訊息/ }).click();
  await expect(ming.page.getByText(line)).toBeHidden();
  await expect(ana.page.getByText(line)).toBeVisible();

  const title = gameOf(OPEN)?.title['zh-Hant'] ?? '';
  await ming.page.getByRole('button', { name: '換遊戲' }).click();
  await ming.page.getByRole('menuitemradio', { name: title }).click();
  await expect(ana.page.getByRole('heading', { level: 1 })).toContainText(title);
  for (const { page } of [ming, ana]) {
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
      [],
    );
  }
  // The owner goes: the room is Ana's.
  await ming.page.getByRole('button', { name: /^主人\d+的座位/ }).click();
  await ming.page.getByRole('menuitem', { name: /離開座位/ }).click();
  await expect(ana.page.getByRole('button', { name: '打亂座位' })).toBeVisible();
});

for (const [what, address] of [
  ['expired', `/zh-Hant/rooms/${'x'.repeat(22)}`],
  ['mistyped', '/zh-Hant/rooms/nonsense'],
] as const)
  test(`a link that is ${what} says so and leads back`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: '找不到這間房' })).toBeVisible();
    await page.getByRole('link', { name: '看看其他房間' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '線上房間' })).toBeVisible();
  });

/** How many moves the server has told this page of. */
const movesTold = ({ frames }: RoomGuest) => Math.max(0, ...statesIn(frames).map(({ _stateID }) => _stateID));

/** So many turns of a match that is far from over, each by whoever is to play. */
async function playTurns(guests: readonly RoomGuest[], turns: number): Promise<void> {
  const players = guests.map(({ page }) => new TablePlayer(page));
  for (let turn = 0; turn < turns; turn++) {
    const isToPlay = async (player: TablePlayer) => {
      await player.goOn();
      return (await player.turn.isVisible()) && !(await player.news.isVisible());
    };
    const toPlay = async () => players[(await Promise.all(players.map(isToPlay))).indexOf(true)];
    let acting: TablePlayer | undefined;
    await expect
      .poll(
        async () => {
          acting = await toPlay();
          return acting;
        },
        { timeout: 20_000 },
      )
      .toBeDefined();
    const told = guests.map(movesTold);
    await acting?.playCard();
    // A page may show the turn before until it is told of the move.
    await expect
      .poll(() => guests.every((guest, seat) => movesTold(guest) > (told[seat] ?? 0)), { timeout: 20_000 })
      .toBe(true);
  }
}

/** A server of the test's own, which it may stop and start. */
class OwnServer {
  readonly #data = mkdtempSync(path.join(tmpdir(), 'kaizhuo-browser-'));
  #process: ChildProcess | undefined;

  private constructor(readonly port: number) {}

  static async opened(): Promise<OwnServer> {
    const server = new OwnServer(await freePort());
    await server.start();
    return server;
  }

  async start(): Promise<void> {
    const env = {
      ...process.env,
      PORT: String(this.port),
      HOST: '127.0.0.1',
      DATA_DIR: this.#data,
      LOG_LEVEL: 'silent',
    };
    const child = spawn(process.execPath, ['scripts/serve.mjs'], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = child;
    if (!(await isOpen(child))) throw new Error(`it ended with ${child.exitCode}`);
  }

  async stop(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    if (child === undefined || child.exitCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  }

  async close(): Promise<void> {
    await this.stop('SIGKILL');
    rmSync(this.#data, { recursive: true, force: true });
  }
}

test('the server is killed and started again mid-match: both tables come back where they were', async ({
  guest,
}) => {
  test.setTimeout(120_000);
  const server = await OwnServer.opened();
  try {
    const { ming, ana } = await twoAtTable(() => guest(`http://127.0.0.1:${server.port}`), HIDDEN);
    await playTurns([ming, ana], 2);
    await server.stop('SIGKILL');
    for (const { page } of [ming, ana]) await expect(page.getByText('連線斷了，正在接回來')).toBeVisible();
    await server.start();
    for (const { connected } of [ming, ana]) await expect(connected).toBeVisible({ timeout: 4000 });
    await playTurns([ming, ana], 3);
  } finally {
    await server.close();
  }
});
