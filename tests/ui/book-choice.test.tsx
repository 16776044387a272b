import { screen, within } from '@testing-library/react';
import type { Covers } from '@/kit/covers';
import type { DrawnField } from '@/kit/options';
import { BookChoice } from '@/ui/setup/BookChoice';
import { rememberMet } from '@/ui/setup/met';
import { fetchPapers } from '@/ui/use-papers';
import { likeABrowser, show } from './at-hand';

const field: DrawnField = {
  id: 'haunt',
  kind: 'choice',
  values: ['chart', '4', '8', '12'],
  initial: 'chart',
  drawn: {
    where: { option: 'start', value: 'haunt' },
    among: ['4', '8', '12'],
    titles: 'books',
    met: 'haunts',
    sides: [],
  },
};
const covers: Covers = {
  4: { sides: 'two', length: 'long' },
  8: { sides: 'hidden', length: 'short' },
  12: { sides: 'each', length: 'medium' },
};
const words = {
  options: { haunt: { label: '哪一本' } },
  books: { 4: { title: '網' }, 8: { title: '風' }, 12: { title: '影' } },
  covers: {
    title: '選一本',
    lead: '直接開始',
    new: '只看沒遇過的',
    met: '遇過了',
    unmet: '還沒遇過',
    seats: '{min} 到 {max} 人',
    sides: { two: '兩邊', hidden: '暗藏', each: '各自' },
    lengths: { short: '短', medium: '中', long: '長' },
    none: '都遇過了',
    choose: '先挑一本',
    take: '玩「{title}」',
    lines: { 4: '很細的線', 8: '有人在哭', 12: '腳步聲' },
  },
};

beforeEach(async () => {
  likeABrowser();
  localStorage.clear();
  await fetchPapers();
});

function open(value?: string) {
  const picked: string[] = [];
  const { user } = show(
    <BookChoice
      field={field}
      value={value}
      open
      onOpenChange={() => undefined}
      onPick={(book) => picked.push(book)}
      covers={covers}
      seats={{ min: 3, max: 6 }}
      room="hall"
    />,
    'zh-Hant',
    words,
  );
  const books = () => within(screen.getByRole('radiogroup', { name: '哪一本' })).getAllByRole('radio');
  return { user, picked, books, book: (name: RegExp) => screen.getByRole('radio', { name }) };
}

test('each cover says what it is called, who plays against whom, how long it is, for how many, and a line of mood', () => {
  rememberMet('haunts', '8');
  const { books } = open();
  expect(books().map((book) => book.closest('label')?.textContent)).toEqual([
    '4網很細的線兩邊長3 到 6 人還沒遇過',
    '8風有人在哭暗藏短3 到 6 人遇過了',
    '12影腳步聲各自中3 到 6 人還沒遇過',
  ]);
});

test('one is chosen, then taken; before that there is nothing to take', async () => {
  const { user, picked, book } = open();
  expect(screen.getByRole('button', { name: '先挑一本' })).toBeDisabled();
  await user.click(book(/影/));
  expect(picked).toEqual([]);
  await user.click(screen.getByRole('button', { name: '玩「影」' }));
  expect(picked).toEqual(['12']);
});

test('by keyboard they are one choice, and what was chosen before is where one begins', async () => {
  const { user, picked, book } = open('4');
  expect(book(/網/)).toBeChecked();
  book(/網/).focus();
  await user.keyboard('{ArrowDown}');
  expect(book(/風/)).toBeChecked();
  await user.click(screen.getByRole('button', { name: '玩「風」' }));
  expect(picked).toEqual(['8']);
});

test('those that were met are put aside on request, but for the one that is chosen', async () => {
  for (const haunt of ['4', '8']) rememberMet('haunts', haunt);
  const { user, books, book } = open('8');
  await user.click(screen.getByRole('switch', { name: '只看沒遇過的' }));
  expect(books()).toHaveLength(2);
  await user.click(book(/影/));
  expect(books().map((one) => one.closest('label')?.textContent?.slice(0, 3))).toEqual(['12影']);
});

test('where all have been met it says so', async () => {
  for (const haunt of ['4', '8', '12']) rememberMet('haunts', haunt);
  const { user } = open();
  expect(screen.queryByText('都遇過了')).not.toBeInTheDocument();
  await user.click(screen.getByRole('switch', { name: '只看沒遇過的' }));
  expect(screen.getByText('都遇過了')).toBeVisible();
});
