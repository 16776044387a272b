import { act, screen } from '@testing-library/react';
import type { OptionField } from '@/kit/options';
import type { GameResult } from '@/kit/score-sheet';
import { rememberMet } from '@/ui/setup/met';
import { drawnAnew } from '@/ui/setup/setup';
import { TableScreen } from '@/ui/table/TableScreen';
import { AtTable, likeABrowser, show, tableState, withMedia } from './at-hand';

jest.mock('@/i18n/navigation', () => ({
  usePathname: () => '/table',
  useRouter: () => ({ replace: () => undefined }),
}));

const FIELDS: readonly OptionField[] = [
  { id: 'start', kind: 'choice', values: ['short', 'long'], initial: 'short' },
  {
    id: 'story',
    kind: 'choice',
    values: ['lot', '1', '2', '3', '4'],
    initial: 'lot',
    drawn: {
      where: { option: 'start', value: 'short' },
      among: ['1', '2', '3'],
      titles: 'stories',
      met: 'stories',
      sides: [],
    },
  },
  { id: 'open', kind: 'switch', initial: false },
];

describe('a match with something else drawn', () => {
  beforeEach(() => localStorage.clear());

  test('has what this device has not met, and all else as it was', () => {
    rememberMet('stories', '1');
    rememberMet('stories', '3');
    expect(drawnAnew(FIELDS, { start: 'long', story: '3', open: true })).toEqual({
      start: 'long',
      story: '2',
      open: true,
    });
  });

  test('has what was longest ago where all were met: never the one that is just over', () => {
    for (const story of ['2', '1', '3']) rememberMet('stories', story);
    expect(drawnAnew(FIELDS, { start: 'short', story: '3', open: false }).story).toBe('2');
  });
});

const RESULT: GameResult = { winners: ['0'], scores: [1, 0, 0] } as unknown as GameResult;

async function over(words: object, another?: () => void) {
  likeABrowser();
  withMedia('prefers-reduced-motion');
  const { user } = show(
    <AtTable state={tableState({ result: RESULT, rematch: () => undefined, ...(another && { another }) })}>
      <TableScreen status="" seat={() => ({})} handHeight="0" ending={<p>結局</p>}>
        <span>桌面</span>
      </TableScreen>
    </AtTable>,
    'zh-Hant',
    words,
  );
  await act(async () => undefined);
  expect(await screen.findByRole('button', { name: '再來一局' })).toBeVisible();
  return user;
}

describe('when a match is over', () => {
  test('whatever a game can draw anew stands beside playing it again, in the game’s words', async () => {
    const another = jest.fn();
    const user = await over({ another: '換個故事' }, another);
    await user.click(screen.getByRole('button', { name: '換個故事' }));
    expect(another).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['the game has none', {}, jest.fn()],
    ['the table cannot', { another: '換個故事' }, undefined],
  ])('there is no such button where %s', async (_why, words, another) => {
    await over(words, another);
    expect(screen.queryByRole('button', { name: '換個故事' })).toBeNull();
    expect(screen.queryByText(/another/)).toBeNull();
  });
});
