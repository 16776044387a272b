import { games } from '@games/index';
import { expect, type Page, test } from '@playwright/test';
import { tableOf } from '@tests/table-of';
import type { GameEntry, Locale } from '@/kit/entry';
import { optionFields } from '@/kit/options';
import { RandomSource } from '@/kit/random';
import { awaitedSeats } from '@/kit/seats';
import { type MatchRecord, newMatch } from '@/play/match-record';
import { initialOptions } from '@/ui/setup/setup';
import { LayoutFaults } from './layout';
import { followLesson } from './lesson';
import { plantSave } from './table';
import { lookOf, NEWS } from './tours';
import { PHONE, twoFrames } from './watch';
import { wordsOf } from './words';

const ON_ITS_SIDE = { width: 844, height: 390 };
const WINDOWS = [PHONE, ON_ITS_SIDE];

/** As long as names may be, the own one first. */
const NAMES: Readonly<Record<Locale, readonly string[]>> = {
  'zh-Hant': [
    '住在很遠很遠的山腳下每天都慢慢走路來玩的人啊哈哈',
    '一二三四五六七八九十甲乙丙丁戊己庚辛壬癸子丑寅卯',
    'Konstantinopolitanischer',
    '天地玄黃宇宙洪荒日月盈昃辰宿列張寒來暑往秋收冬藏',
    '龍鳳龜麟鶴鹿虎豹獅象犀兕牛羊馬豬犬雞鴨鵝魚蝦蟹貝',
    'Maximiliana von Hohenfel',
    '春夏秋冬東西南北前後左右上下高低大小多少長短方圓',
    '梅蘭竹菊松柏桃李杏梨柿棗桂楓楊柳榆槐梧桐茶荷蓮菱',
  ],
  en: [
    'Konstantinopolitanischer',
    'Maximiliana von Hohenfel',
    'Bartholomew Featherstone',
    'Wilhelmina Wintergardens',
    '住在很遠很遠的山腳下每天都慢慢走路來玩的人啊哈哈',
    'Christopherus Montgomery',
    'Massachusettswilloughbyy',
    'Mwwwmwwwmwwwmwwwmwwwmwww',
  ],
};

/** Actions after which there is something of most kinds on a table, for each of its seats. */
const ACTIONS = 4;
/** Of a lesson's steps every so-manieth is looked at, and the last one: between them little lies elsewhere. */
const EVERY = 4;
/** So many pieces of the own hand are picked up. */
const PICKED = 2;

/** A match of people in every seat, some turns in: the same whenever it is asked for. */
async function matchUnderWay(
  entry: GameEntry,
  names: readonly string[],
  most = ACTIONS * entry.seats.max,
): Promise<MatchRecord> {
  const rulebook = await entry.rulebook();
  const seed = `layout ${entry.slug}`;
  const options = initialOptions(optionFields(rulebook.options));
  const table = tableOf(rulebook, entry.seats.max, { seed, options });
  const random = new RandomSource({ seed, position: 0 });
  const actions: MatchRecord['actions'] = [];
  while (actions.length < most) {
    const [playerID] = awaitedSeats(table.ctx);
    if (playerID === undefined) break;
    const legal = table.legal(playerID);
    const action = legal[random.Die(legal.length) - 1];
    if (action === undefined) throw new Error(`seat ${playerID} of ${entry.slug} cannot go on`);
    table.play(playerID, action.move, ...action.args);
    actions.push({ playerID, ...action, args: [...action.args] });
  }
  const seats = Array.from({ length: entry.seats.max }, (_, seat) => ({
    name: names[seat] ?? String(seat),
    occupant: { kind: 'person' } as const,
  }));
  const match = { slug: entry.slug, rulesVersion: rulebook.rulesVersion, seats, options };
  return { ...newMatch(match, seed), actions };
}

/** Looks at the page upright and on its side. */
async function noteBoth(faults: LayoutFaults, where: string, closely = false): Promise<void> {
  for (const size of WINDOWS) {
    await faults.page.setViewportSize(size);
    await twoFrames(faults.page);
    await faults.note(`${size.width} wide`, where, { closely: closely && size === ON_ITS_SIDE });
  }
  await faults.page.setViewportSize(PHONE);
}

async function walkTable(page: Page, entry: GameEntry, locale: Locale): Promise<readonly string[]> {
  const names = NAMES[locale];
  const words = wordsOf(locale);
  const faults = new LayoutFaults(page, names);
  const record = await matchUnderWay(entry, names);
  await plantSave(page, record.id, record);
  await page.goto(`/${locale}/${entry.slug}/table?match=${record.id}`);
  const cover = page.getByRole('button', { name: words.table.cover.reveal });
  const screen = page.locator('.table-screen');
  await cover.or(screen).first().waitFor();
  if (await cover.isVisible()) {
    await noteBoth(faults, 'the cover');
    await cover.click();
  }
  await screen.waitFor();
  while (await page.locator(NEWS).first().isVisible()) await page.keyboard.press('m');
  await noteBoth(faults, 'the table', true);
  for (let place = 0; place < PICKED; place++) {
    const piece = page.locator('.table-hand button[aria-pressed]').nth(place);
    if (!(await screen.isVisible()) || !(await piece.isVisible())) break;
    await piece.evaluate((button: HTMLElement) => button.click());
    await noteBoth(faults, 'a piece in hand');
  }
  return faults.all;
}

async function walkLesson(page: Page, { slug }: GameEntry, locale: Locale): Promise<readonly string[]> {
  const [own = ''] = NAMES[locale];
  const faults = new LayoutFaults(page, [own]);
  await page.evaluate((name) => localStorage.setItem('kaizhuo.names', JSON.stringify([name])), own);
  await page.goto(`/${locale}/${slug}/learn`);
  const words = wordsOf(locale);
  const over = page.getByRole('button', { name: words.coach.done.play });
  let steps = 0;
  await followLesson(page, words, async (said) => {
    // What is told lies over the table for as long as nobody presses.
    if (said === words.coach.waiting || (await page.locator(NEWS).first().isVisible())) return;
    if (steps++ % EVERY === 1 || (await over.isVisible())) await noteBoth(faults, said.slice(0, 20));
  });
  return faults.all;
}

for (const entry of games)
  test(`${entry.slug}: names, letters and targets on a phone, at its fullest table and in its lesson`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const { locale } = lookOf(entry.slug, 'phone');
    await page.goto(`/${locale}`);
    const table = await walkTable(page, entry, locale);
    const lesson = entry.coach === undefined ? [] : await walkLesson(page, entry, locale);
    expect({ table, lesson }).toEqual({ table: [], lesson: [] });
  });

test('what there is to do after a match is in sight under the longest score sheet', async ({ page }) => {
  const names = NAMES.en;
  const entry = games.find(({ seats }) => seats.max === names.length);
  if (entry === undefined) throw new Error('no game seats that many');
  const { over } = wordsOf('en').table;
  const record = await matchUnderWay(entry, names, Number.POSITIVE_INFINITY);
  await page.goto('/en');
  await plantSave(page, record.id, record);
  await page.goto(`/en/${entry.slug}/table?match=${record.id}`);
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    await expect(page.getByRole('button', { name: over.rematch })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: over.leave })).toBeInViewport({ ratio: 1 });
  }
});
