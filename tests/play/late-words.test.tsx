import { act, screen } from '@testing-library/react';
import { show } from '@tests/ui/at-hand';
import { useTranslations } from 'next-intl';
import type { Locale } from '@/kit/entry';
import { LateWords } from '@/play/LateWords';
import { type LateWords as GameLateWords, LateNotice, useSpoken } from '@/ui/table/late-words';
import { WordsAround } from '@/ui/table/WordsAround';

const GAME = { journal: { draw: '抽牌', go: '走' } };

/** What is told at a table whose words may be on their way: the last line of its journal. */
function Table({ line }: { readonly line: string }) {
  const game = useTranslations('game') as unknown as (id: string) => string;
  const spoken = useSpoken(line);
  return <p data-testid="told">{spoken === undefined ? '（開桌）' : game(`journal.${spoken}`)}</p>;
}

/** Words that come when the test lets them, or fail to; what is asked for is kept. */
function lateWords() {
  const asked: [string, Locale][] = [];
  const answers: ((words: object | undefined) => void)[] = [];
  const load: GameLateWords['load'] = (name, locale) =>
    new Promise((resolve, reject) => {
      asked.push([name, locale]);
      answers.push((words) =>
        words === undefined ? reject(new TypeError('Failed to fetch')) : resolve(words),
      );
    });
  const late: GameLateWords = { load, Around: WordsAround, toldIn: () => undefined };
  const answer = (words: object | undefined) => act(async () => answers.shift()?.(words));
  return { late, asked, come: (words: object) => answer(words), fail: () => answer(undefined) };
}

const WORDS = { journal: { wail: '女妖哭號', go: '飄' } };

const page = (late: GameLateWords, wanted: string | undefined, line: string) => (
  <LateWords late={late} wanted={wanted}>
    <Table line={line} />
    <LateNotice />
  </LateWords>
);

const told = () => screen.getByTestId('told').textContent;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(async () => jest.advanceTimersByTime(ms));

test('the table stays as it was until the words are there, however often they fail to come', async () => {
  const { late, asked, come, fail } = lateWords();
  const { again } = show(page(late, undefined, 'draw'), 'zh-Hant', GAME);
  expect(told()).toBe('抽牌');
  again(page(late, '8', 'wail'));
  expect([told(), asked]).toEqual(['抽牌', [['8', 'zh-Hant']]]);
  expect(screen.queryByText('還缺一些文字')).not.toBeInTheDocument();
  await fail();
  expect(told()).toBe('抽牌');
  expect(screen.getByText('還缺一些文字')).toBeInTheDocument();
  await pass(999);
  expect(asked).toHaveLength(1);
  await pass(1);
  expect(asked).toHaveLength(2);
  await fail();
  // The pause grows.
  await pass(1999);
  expect([told(), asked.length]).toEqual(['抽牌', 2]);
  await pass(1);
  await come(WORDS);
  expect([told(), asked.length]).toEqual(['女妖哭號', 3]);
  expect(screen.queryByText('還缺一些文字')).not.toBeInTheDocument();
  expect(console.warn).toHaveBeenCalledTimes(2);
  // Once here they are asked for no more.
  again(page(late, '8', 'draw'));
  await pass(60_000);
  expect([told(), asked.length]).toEqual(['抽牌', 3]);
});

test('a line that is back is used at once', async () => {
  const { late, asked, come, fail } = lateWords();
  show(page(late, '8', 'wail'), 'zh-Hant', GAME);
  for (let count = 0; count < 4; count++) {
    await fail();
    await pass(30_000);
  }
  await fail();
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(asked).toHaveLength(6);
  await come(WORDS);
  expect(told()).toBe('女妖哭號');
  // Nobody listens any more, and nothing is waited for.
  await act(async () => window.dispatchEvent(new Event('online')));
  await pass(60_000);
  expect(asked).toHaveLength(6);
});

test('whoever comes to such a match sees no table before its words', async () => {
  const { late, come } = lateWords();
  show(page(late, '8', 'wail'), 'zh-Hant', GAME);
  expect(told()).toBe('（開桌）');
  await come(WORDS);
  expect(told()).toBe('女妖哭號');
});

test('what only these words say goes before what the game says of the same kind', async () => {
  const { late, come } = lateWords();
  const { again } = show(page(late, undefined, 'go'), 'zh-Hant', GAME);
  expect(told()).toBe('走');
  again(page(late, '8', 'go'));
  await come(WORDS);
  expect(told()).toBe('飄');
});

test('they are asked for in the language one reads', async () => {
  const { late, asked, come } = lateWords();
  show(page(late, '8', 'wail'), 'en', GAME);
  expect(asked).toEqual([['8', 'en']]);
  await come({ journal: { wail: 'The Banshee wails' } });
  expect(told()).toBe('The Banshee wails');
});

test('a page that goes away asks no more, and other words are not taken for these', async () => {
  const { late, asked, come, fail } = lateWords();
  const { again, unmount } = show(page(late, '8', 'wail'), 'zh-Hant', GAME);
  again(page(late, '9', 'wail'));
  await come(WORDS);
  expect(told()).toBe('（開桌）');
  await fail();
  unmount();
  await pass(60_000);
  expect(asked).toEqual([
    ['8', 'zh-Hant'],
    ['9', 'zh-Hant'],
  ]);
});
