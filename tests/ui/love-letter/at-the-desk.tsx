import { loveLetter } from '@games/love-letter/rules';
import type { LoveLetterOptions } from '@games/love-letter/rules/schemas';
import type { LoveLetterG } from '@games/love-letter/rules/state';
import type { LoveLetterView } from '@games/love-letter/rules/view';
import LoveLetterTable from '@games/love-letter/table';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { tableOf } from '@tests/table-of';
import { wordsOf } from '@tests/words-of';
import { NextIntlClientProvider } from 'next-intl';
import en from '@/i18n/messages/en.json';
import zhHant from '@/i18n/messages/zh-Hant.json';
import type { GameMessages } from '@/i18n/site-messages';
import type { Action, PlayerID } from '@/kit/action';
import type { Locale } from '@/kit/entry';
import type { GameResult } from '@/kit/score-sheet';
import type { JournalMoment, TableState } from '@/ui/table/table-state';
import { AtTable, likeABrowser, people, withMedia } from '../at-hand';

const SITE = { 'zh-Hant': zhHant, en } as const;
const words = wordsOf('love-letter');

type TableOf = typeof tableOf<LoveLetterG, LoveLetterView, LoveLetterOptions>;
type Match = ReturnType<TableOf>;

export const match = (numPlayers: number, arrangement: Parameters<TableOf>[2]): Match =>
  tableOf(loveLetter, numPlayers, arrangement);

/** What the board gets of a match that runs on the real rules. */
export function stateOf(
  table: Match,
  playerID: PlayerID | null,
  changed: Partial<TableState> = {},
): TableState {
  const result = table.ctx.gameover as GameResult | undefined;
  return {
    slug: 'love-letter',
    view: table.view(playerID),
    ctx: table.ctx,
    playerID,
    seats: people('小明', '阿楓', 'Ana', '志偉').slice(0, table.ctx.numPlayers),
    legal: playerID === null || result !== undefined ? [] : table.legal(playerID),
    play: () => undefined,
    whyNot: ({ move, args }: Action) =>
      playerID === null ? undefined : table.refusal(playerID, move, ...args),
    isPending: false,
    journal: [],
    moment: undefined,
    showMoment: () => undefined,
    hints: undefined,
    result,
    rematch: undefined,
    leave: () => undefined,
    ...changed,
  };
}

export const momentOf = (table: Match, playerID: PlayerID | null, stateID: number): JournalMoment => ({
  stateID,
  entries: table.told(playerID),
});

const page = (state: TableState, locale: Locale) => (
  <NextIntlClientProvider
    locale={locale}
    messages={{ ...SITE[locale], game: words(locale).messages as GameMessages }}
    timeZone="UTC"
  >
    <AtTable state={state}>
      <LoveLetterTable />
    </AtTable>
  </NextIntlClientProvider>
);

/** Sits down at the desk; `next` brings the following position. */
export async function sit(state: TableState, locale: Locale = 'zh-Hant') {
  likeABrowser();
  withMedia('prefers-reduced-motion');
  // Motion remarks on every page that it moves nothing, which is what is wanted here.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const user = userEvent.setup();
  const shown = render(page(state, locale));
  // Motion's features come by import(): wait for them as the page does.
  await act(async () => undefined);
  return {
    user,
    container: shown.container,
    next: async (following: TableState) => {
      shown.rerender(page(following, locale));
      await act(async () => undefined);
    },
  };
}
