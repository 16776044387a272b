import { addMonster } from '@games/betrayal/rules/monsters';
import { screen, within } from '@testing-library/react';
import { sitAt } from '@tests/ui/at-board';
import { people, tableState } from '@tests/ui/at-hand';
import type { Locale } from '@/kit/entry';
import { hauntedHouse, untilTurnOf } from './haunted';

/** A room in which more stand than it has room for. */

const HERE = 'entrance-hall';

/** So many Firebats in the Entrance Hall with everybody, the last of them stunned where that is asked for. */
async function sitAmong(bats: number, { isStunned = false, locale = 'zh-Hant' as Locale } = {}) {
  const house = hauntedHouse(38, { omen: 'bite', rooms: [HERE, HERE, HERE] });
  untilTurnOf(house, '0');
  const { G } = house;
  G.monsters.length = 0;
  for (let count = 0; count < bats; count++)
    addMonster(G, 'firebat', { room: HERE, side: null }, { mover: G.haunt?.traitor ?? null });
  const last = G.monsters.at(-1);
  if (isStunned && last !== undefined) last.stunned = 1;
  const page = await sitAt(
    tableState({
      slug: 'betrayal',
      view: house.viewOf('0'),
      turnOf: '0',
      seats: people('小明', 'Ana', '志偉'),
      legal: [],
    }),
    locale,
  );
  // The haunt has just begun: that lies over the table until it is read.
  await page.user.click(screen.getByRole('button', { name: /翻開劇本|Open your book/ }));
  await page.user.click(await screen.findByRole('button', { name: /讀完了|I have read/ }));
  const heaps = [...page.container.querySelectorAll('.bt-heap')];
  return { ...page, heaps };
}

test('as many as there is room for stand side by side', async () => {
  const { container, heaps } = await sitAmong(3);
  expect(heaps).toHaveLength(0);
  expect(container.querySelectorAll('.bt-figures .is-counter')).toHaveLength(3);
});

test('fourteen of a kind are a heap with its count, beside the explorers', async () => {
  const { heaps, container } = await sitAmong(14);
  expect(heaps.map((heap) => heap.querySelector('.bt-heap-count')?.textContent)).toEqual(['14']);
  expect(heaps[0]?.querySelectorAll('.is-counter')).toHaveLength(14);
  expect(container.querySelectorAll('.bt-figures > .map-figure')).toHaveLength(3);
});

test('what lies stunned lies apart', async () => {
  const { heaps, container } = await sitAmong(14, { isStunned: true });
  expect(heaps.map((heap) => heap.querySelector('.bt-heap-count')?.textContent)).toEqual(['13']);
  expect(container.querySelectorAll('.bt-figures > .is-counter.is-out')).toHaveLength(1);
});

test.each([
  ['zh-Hant', '門廳，一樓'],
  ['en', 'Entrance Hall, Ground floor'],
] as const)(
  'the room that is pressed says all of them by name, and once what they roll by (%s)',
  async (locale, room) => {
    const { user, container } = await sitAmong(14, { locale });
    await user.click(screen.getByRole('button', { name: room }));
    const note = await screen.findByRole('note', {}, { timeout: 10_000 });
    expect(note.querySelectorAll('.bt-monster-line')).toHaveLength(1);
    const names =
      note.querySelector('.bt-monster-line > b')?.textContent?.split(locale === 'en' ? ', ' : '、') ?? [];
    expect(new Set(names).size).toBe(14);
    expect(within(note).getAllByRole('img')).toHaveLength(
      container.querySelector('.bt-heap .bt-counter-values')?.querySelectorAll('text').length ?? 0,
    );
  },
);

test('the name of a room lies below who stands there, and not under them', async () => {
  const { container } = await sitAmong(14);
  const foot = container.querySelector('.bt-heap')?.closest('.bt-foot');
  expect([...(foot?.children ?? [])].map(({ className }) => className)).toEqual(['bt-figures', 'bt-name']);
});
