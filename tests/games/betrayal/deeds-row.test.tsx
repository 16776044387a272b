import type { Choice } from '@games/betrayal/rules/view';
import { screen, within } from '@testing-library/react';
import { sitAt } from '@tests/ui/at-board';
import { people, tableState } from '@tests/ui/at-hand';
import type { Locale } from '@/kit/entry';
import { viewOf } from './fixture';

/** A phone in the hand has one row for what there is to do. */

const UPRIGHT = ['width < 48rem'];

const use = (card: string): Choice => ({
  move: 'use',
  args: [card],
  clause: 'BH33',
  label: { kind: 'use-card', facts: { card: { term: `cards.${card}` } } },
});
const CARDS = ['bell', 'candle', 'idol', 'mask', 'ring', 'skull'];

async function sit(
  cards: readonly string[],
  { media = UPRIGHT, locale = 'zh-Hant' as Locale, isLesson = false } = {},
) {
  const view = { ...viewOf('turn'), choices: cards.map(use) };
  const page = await sitAt(
    tableState({
      slug: 'betrayal',
      view,
      turnOf: '0',
      seats: people('小明', 'Ana', '志偉', '阿楓'),
      legal: view.choices.map(({ move, args }) => ({ move, args: [...args] })),
    }),
    locale,
    { media, isLesson },
  );
  const deeds = () =>
    within(screen.getByRole('group', { name: locale === 'en' ? 'What you can do here' : '在這裡可以做的事' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  return { ...page, deeds };
}

test.each([
  ['zh-Hant', '還有 5 件', '收起來'],
  ['en', '5 more', 'Show fewer'],
] as const)(
  'of six deeds one is in the row, and how many more there are (%s)',
  async (locale, more, fewer) => {
    const { deeds, user, container } = await sit(CARDS, { locale });
    expect(deeds()).toHaveLength(2);
    expect(deeds()[1]).toBe(more);
    const button = screen.getByRole('button', { name: more });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(deeds()).toHaveLength(7);
    expect(container.querySelector('.bt-deeds')).toHaveClass('is-open');
    await user.click(screen.getByRole('button', { name: fewer }));
    expect(deeds()).toHaveLength(2);
    expect(container.querySelector('.bt-deeds')).not.toHaveClass('is-open');
  },
);

test('in a lesson all of them are there: it lights the one it speaks of', async () => {
  expect((await sit(CARDS, { isLesson: true })).deeds()).toHaveLength(6);
});

test('two of them need nothing that opens', async () => {
  expect((await sit(CARDS.slice(0, 2))).deeds()).toHaveLength(2);
});

test('and where there is room, all of them are there', async () => {
  expect((await sit(CARDS, { media: [] })).deeds()).toHaveLength(6);
});

test('a clip that has come to the skull shows it', async () => {
  const view = viewOf('turn');
  const explorers = view.explorers.map((one) => ({ ...one, traits: { ...one.traits, speed: 0 } }));
  const values = Object.fromEntries(
    Object.entries(view.values).map(([figure, own]) => [figure, { ...own, speed: 0 }]),
  );
  const { container } = await sitAt(
    tableState({
      slug: 'betrayal',
      view: { ...view, explorers, values },
      turnOf: '0',
      seats: people('小明', 'Ana', '志偉', '阿楓'),
      legal: [],
    }),
  );
  const clips = [...container.querySelectorAll('.bt-track')].map((track) => [
    track.getAttribute('data-trait'),
    track.querySelector('.bt-clip .bt-sign') !== null,
  ]);
  expect(Object.fromEntries(clips)).toEqual({ speed: true, might: false, sanity: false, knowledge: false });
});
