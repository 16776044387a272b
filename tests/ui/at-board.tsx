import { gameOf } from '@games/index';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import type { ComponentType, ReactNode } from 'react';
import { gameMessages } from '@/i18n/game-messages';
import { laidOver } from '@/i18n/laid-over';
import en from '@/i18n/messages/en.json';
import zhHant from '@/i18n/messages/zh-Hant.json';
import type { GameMessages } from '@/i18n/site-messages';
import type { Action, Ctx, Json, PlayerID, Refusal } from '@/kit/action';
import type { Locale } from '@/kit/entry';
import type { GameResult } from '@/kit/score-sheet';
import type { LateWords } from '@/ui/table/late-words';
import type { TableState } from '@/ui/table/table-state';
import { AtTable, likeABrowser, people, tableState, withMedia } from './at-hand';

jest.mock('@/i18n/navigation', () => ({
  usePathname: () => '/table',
  useRouter: () => ({ replace: () => undefined }),
}));

const SITE = { 'zh-Hant': zhHant, en } as const;

/** What a board needs of a match that runs on the real rules: `tableOf` lays one. */
interface Match {
  readonly ctx: Ctx;
  readonly view: (playerID: PlayerID | null) => unknown;
  readonly legal: (playerID: PlayerID) => Action[];
  readonly refusal: (playerID: PlayerID, move: string, ...args: Json[]) => Refusal | undefined;
}

/** The match as the page of one seat (null: of a spectator) has it, all hands open when `isOpen`. */
export function stateAt(
  slug: string,
  match: Match,
  playerID: PlayerID | null = '0',
  { isOpen = false, ...changed }: Partial<TableState> & { readonly isOpen?: boolean } = {},
): TableState {
  const { ctx } = match;
  const result = ctx.gameover as GameResult | undefined;
  const seats = people('小明', 'Ana', '志偉', '阿楓', '王小美', 'Bo', 'Cy', 'Di').slice(0, ctx.numPlayers);
  return tableState({
    slug,
    view: match.view(playerID),
    ctx,
    playerID,
    seats,
    legal: playerID === null || result !== undefined ? [] : match.legal(playerID),
    whyNot: ({ move, args }) => (playerID === null ? undefined : match.refusal(playerID, move, ...args)),
    result,
    ...(isOpen && { openViews: seats.map((seat) => match.view(seat.playerID)) }),
    ...changed,
  });
}

/** The game's words with those that a match speaks beside them, as the page has them by the time it shows this. */
async function wordsAt({ slug, view }: TableState, locale: Locale): Promise<GameMessages> {
  const entry = gameOf(slug);
  const [words, rules, table] = [
    await gameMessages(slug, locale),
    await entry?.seatRules(),
    await entry?.table(),
  ];
  const name = rules?.lateWords?.(view as Parameters<typeof rules.lateWords>[0]) ?? null;
  const late = table?.lateWords as LateWords | undefined;
  return name === null || late === undefined ? words : laidOver(words, await late.load(name, locale));
}

/**
 * Sits down at the game's own board, with the game's own words; `next` brings the following position. A lesson has
 * its words (`coach`) and something `beside` the board; `rules` in place of a rulebook; a wide window has its journal
 * beside the board.
 */
export async function sitAt(
  state: TableState,
  locale: Locale = 'zh-Hant',
  lesson: {
    readonly coach?: object;
    readonly beside?: ReactNode;
    readonly rules?: ReactNode;
    readonly isWide?: boolean;
    /** Something of a lesson lies above the table. */
    readonly isLesson?: boolean;
    /** Parts of the media queries that hold besides. */
    readonly media?: readonly string[];
  } = {},
) {
  likeABrowser();
  withMedia(
    'prefers-reduced-motion',
    ...(lesson.isWide === true ? ['(min-width: 64rem)'] : []),
    ...(lesson.media ?? []),
  );
  // Motion remarks on every page that it moves nothing, which is what is wanted here.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const Board = (await gameOf(state.slug)?.table())?.default as ComponentType;
  const game = await wordsAt(state, locale);
  const messages = {
    ...SITE[locale],
    game: { ...game, ...(lesson.coach && { coach: lesson.coach }) } as GameMessages,
  };
  const page = (shown: TableState, beside = lesson.beside) => (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC">
      <AtTable
        state={shown}
        setting={{
          ...(lesson.rules !== undefined && { rules: lesson.rules }),
          ...(lesson.isLesson === true && { coach: <p /> }),
        }}
      >
        {beside}
        <Board />
      </AtTable>
    </NextIntlClientProvider>
  );
  const user = userEvent.setup();
  const { container, rerender, unmount: leave } = render(page(state));
  // What comes by import() is waited for as the page does.
  await act(async () => undefined);
  return {
    user,
    container,
    leave,
    /** The table in words, line by line. */
    lines: () =>
      within(screen.getByRole('region', { name: SITE[locale].table.summary.label }))
        .getAllByText(/./)
        .map(({ textContent }) => textContent ?? ''),
    next: async (following: TableState, beside?: ReactNode) => {
      rerender(page(following, beside));
      await act(async () => undefined);
    },
  };
}
