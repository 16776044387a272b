import { expect, test } from '@playwright/test';
import { matchRecord } from '@/play/match-record';
import { LACKING, layBare } from './bare';
import { TablePlayer } from './player';
import { layTable, savedMatch, takeOverFrom } from './table';
import { troubleOf } from './watch';

const WITHOUT_LOCKS = ['Navigator.prototype.locks', 'WorkerNavigator.prototype.locks'];

/** What Next brings along for pages, though not for workers. */
const PUT_BACK = ['URL.canParse'];

/** Of those paths, the ones that are still there: in a page, or in a worker of one. */
const stillThere = (paths: readonly string[]): string[] =>
  paths.filter((path) => {
    let found: unknown = globalThis;
    for (const name of path.split('.')) {
      if (found === undefined || found === null) return false;
      // A getter of a prototype answers to nothing but what it was made for.
      if (!(name in (found as object))) return false;
      if (name === path.split('.').at(-1)) return true;
      found = (found as Record<string, unknown>)[name];
    }
    return false;
  });

// A script that is still on its way when its page goes would fail after the test, and with it the one that comes next.
test.afterEach(({ context }) => context.unrouteAll({ behavior: 'ignoreErrors' }));

test('in a browser that lacks all it may, a table with bots is set up, played, opened again and played on', async ({
  page,
  context,
}) => {
  const trouble = troubleOf(page);
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await layBare(context);
  await layTable(page, [{ name: '小明' }, { name: '電腦', bot: 'hard' }, { name: '電腦二', bot: true }]);
  const player = new TablePlayer(page);
  const play = async (turns: number) => {
    for (let turn = 0; turn < turns; ) if ((await player.step()) === 'turn') turn++;
  };
  await play(3);
  expect(await page.evaluate(stillThere, LACKING)).toEqual(PUT_BACK);
  const workers = page.workers();
  expect(workers.length).toBe(2);
  for (const worker of workers) expect(await worker.evaluate(stillThere, LACKING)).toEqual([]);

  await expect(async () =>
    expect(matchRecord.parse(await savedMatch(page)).actions.length).toBeGreaterThan(3),
  ).toPass();
  const before = matchRecord.parse(await savedMatch(page)).actions.length;
  await page.reload();
  await play(1);
  await expect(async () =>
    expect(matchRecord.parse(await savedMatch(page)).actions.length).toBeGreaterThan(before),
  ).toPass();
  expect(trouble).toEqual([]);
  expect(warnings.filter((warning) => warning.includes('bots'))).toEqual([]);
});

test('over plain http, where no lock is to be had, two tabs never play one table, and nothing is lost', async ({
  page,
  context,
}) => {
  await layBare(context, WITHOUT_LOCKS);
  await layTable(page, [{ name: '小明' }, { name: 'Ana' }]);
  const player = new TablePlayer(page);
  const count = async () => matchRecord.parse(await savedMatch(page)).actions.length;
  const play = async (turns: number) => {
    for (let turn = 0; turn < turns; ) if ((await player.step()) === 'turn') turn++;
  };
  await play(2);
  await expect.poll(count).toBeGreaterThanOrEqual(2);
  const saved = await count();

  const second = await takeOverFrom(page);
  await new TablePlayer(second).waitsFor();
  expect(await count()).toBeGreaterThanOrEqual(saved);

  // Once the second is closed the first goes on without asking anybody.
  await second.close({ runBeforeUnload: true });
  await page.reload();
  await expect(page.getByRole('button', { name: '是我，翻開' })).toBeVisible();
});
