import { loveLetter } from '@games/love-letter/rules';
import LoveLetterTable from '@games/love-letter/table';
import { numeri } from '@games/numeri/rules';
import NumeriTable from '@games/numeri/table';
import { sushiGo } from '@games/sushi-go/rules';
import SushiGoTable from '@games/sushi-go/table';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { layOut as layCards } from '@tests/games/love-letter/arrange';
import { layOut as layPath } from '@tests/games/numeri/arrange';
import { layOut } from '@tests/games/sushi-go/arrange';
import { tableOf } from '@tests/table-of';
import { wordsOf } from '@tests/words-of';
import { NextIntlClientProvider } from 'next-intl';
import type { ComponentType } from 'react';
import en from '@/i18n/messages/en.json';
import zhHant from '@/i18n/messages/zh-Hant.json';
import type { GameMessages } from '@/i18n/site-messages';
import type { Ctx, PlayerID } from '@/kit/action';
import type { Locale } from '@/kit/entry';
import { AtTable, likeABrowser, people, tableState, withMedia } from './at-hand';

jest.mock('@/i18n/navigation', () => ({
  usePathname: () => '/table',
  useRouter: () => ({ replace: () => undefined }),
}));

const SITE = { 'zh-Hant': zhHant, en };

interface Laid {
  readonly view: (playerID: PlayerID | null) => unknown;
  readonly ctx: Ctx;
}

const desk = (): Laid =>
  tableOf(loveLetter, 3, { turn: '0', arrange: layCards([['guard', 'king'], ['baron'], ['priest']]) });
const counter = (): Laid =>
  tableOf(sushiGo, 2, {
    arrange: layOut(
      [
        ['egg', 'squid'],
        ['tempura', 'pudding'],
      ],
      { tableaus: [['chopsticks'], []], puddings: [0, 2] },
    ),
  });
const garden = (): Laid =>
  tableOf(numeri, 2, { turn: '0', arrange: layPath(3, [{ 1: 9, 3: 12 }, { 2: 10 }], true) });

const BOARDS: Readonly<Record<string, { readonly Board: ComponentType; readonly lay: () => Laid }>> = {
  'love-letter': { Board: LoveLetterTable, lay: desk },
  'sushi-go': { Board: SushiGoTable, lay: counter },
  numeri: { Board: NumeriTable, lay: garden },
};

async function sit(
  slug: string,
  locale: Locale,
  { playerID = '0', isOpen = false }: { readonly playerID?: PlayerID | null; readonly isOpen?: boolean } = {},
) {
  likeABrowser();
  withMedia('prefers-reduced-motion');
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const board = BOARDS[slug];
  if (board === undefined) throw new Error(`no board for ${slug}`);
  const { Board, lay } = board;
  const { view, ctx } = lay();
  const seats = people('小明', 'Ana', '志偉').slice(0, ctx.numPlayers);
  const game = wordsOf(slug)(locale).messages as GameMessages;
  const user = userEvent.setup();
  render(
    <NextIntlClientProvider locale={locale} messages={{ ...SITE[locale], game }} timeZone="UTC">
      <AtTable
        state={tableState({
          slug,
          view: view(playerID),
          ctx,
          playerID,
          seats,
          ...(isOpen && { openViews: seats.map((seat) => view(seat.playerID)) }),
        })}
      >
        <Board />
      </AtTable>
    </NextIntlClientProvider>,
  );
  await act(async () => undefined);
  const label = SITE[locale].table.summary.label;
  const lines = within(screen.getByRole('region', { name: label }))
    .getAllByText(/./)
    .map(({ textContent }) => textContent);
  return { user, lines };
}

test.each([
  [
    'love-letter',
    'zh-Hant',
    ['輪到你', '你的手牌：衛兵，親密度 1、國王，親密度 6', 'Ana：0 枚好感，還在局中，還沒有棄牌'],
  ],
  [
    'love-letter',
    'en',
    [
      'It is your turn',
      'Your hand: Guard, value 1, King, value 6',
      'Ana: 0 tokens, still in, no discards yet',
    ],
  ],
  [
    'sushi-go',
    'zh-Hant',
    [
      '你的手牌：蛋皮握壽司和花枝握壽司',
      '小明：0 分，0 個布丁，還在選，面前：筷子',
      'Ana：0 分，2 個布丁，還在選，面前還沒有牌',
    ],
  ],
  [
    'sushi-go',
    'en',
    [
      'Your hand: Egg nigiri and Squid nigiri',
      'Ana: 0 points, 2 puddings, still choosing, nothing in front yet',
    ],
  ],
  ['numeri', 'zh-Hant', ['小明擲出 3', '分水嶺：已經有豆子越過，3、4、5 可以拆']],
  ['numeri', 'en', ['小明 rolled 3']],
] as const)('%s in %s is told in words', async (slug, locale, expected) => {
  const { lines } = await sit(slug, locale);
  for (const line of expected) expect(lines).toContain(line);
});

test('where the beans stand is told seat by seat', async () => {
  const { lines } = await sit('numeri', 'zh-Hant');
  expect(lines.filter((line) => line?.startsWith('Ana：'))).toEqual([
    expect.stringMatching(/^Ana：-?\d+ 分，1 號還在手上、2 號在第 10 格、3 號還在手上、/),
  ]);
});

test.each(['love-letter', 'sushi-go'])(
  '%s: a hand of somebody else is told only when all lie open',
  async (slug) => {
    const closed = await sit(slug, 'zh-Hant', { playerID: null });
    expect(closed.lines.filter((line) => line?.includes('的手牌：'))).toEqual([]);
    document.body.replaceChildren();
    const open = await sit(slug, 'zh-Hant', { playerID: null, isOpen: true });
    expect(open.lines).toContain(
      slug === 'love-letter' ? 'Ana的手牌：男爵，親密度 3' : 'Ana的手牌：天婦羅和布丁',
    );
  },
);

test('it is said aloud when asked for, every time, and not before', async () => {
  const { user, lines } = await sit('numeri', 'en');
  const said = screen.getByRole('status', { name: 'The table in words' });
  expect(said).toBeEmptyDOMElement();
  await user.keyboard('b');
  expect(said.textContent).toBe(lines.join('\n'));
  const first = said.firstChild;
  await user.keyboard('b');
  expect(said.firstChild).not.toBe(first);
  expect(said.textContent).toBe(lines.join('\n'));
});
