import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactElement, ReactNode } from 'react';
import en from '@/i18n/messages/en.json';
import zhHant from '@/i18n/messages/zh-Hant.json';
import type { GameMessages } from '@/i18n/site-messages';
import type { Ctx } from '@/kit/action';
import type { Locale } from '@/kit/entry';
import { TableProvider } from '@/ui/table/TableProvider';
import type { SeatInfo, TableSetting, TableState } from '@/ui/table/table-state';

const SITE = { 'zh-Hant': zhHant, en } as const;

/** A game's words, just enough for a table. */
const gameWords = {
  cards: { guard: '衛兵', priest: '神父' },
  journal: {
    play: '{actor}打出{card}',
    'play-at': '{actor}對{target}打出{card}',
    draw: '{actor}抽一張牌',
    'draw-privy': '{actor}抽到{card}',
  },
  hints: { actions: { 'play-at': '對{target}打出{card}' }, reasons: { known: '你看過{target}的手牌' } },
  score: { tokens: '好感', bonus: '加分', discards: '棄牌' },
  rating: { good: '好極了' },
  refusals: { protected: '{target}受到保護' },
  coach: {
    chapters: { match: '兩輪' },
    steps: {
      hand: { task: '先看手牌', why: '每人一張' },
      guess: { task: '打出衛兵，指定{first}，猜王子', why: '猜中就出局' },
    },
  },
  options: {
    goal: {
      label: '幾枚獲勝',
      hint: '先拿到的人贏',
      values: { long: '七枚', short: '三枚' },
      shelf: { heading: '書架', heroes: '英雄贏過', traitor: '背叛者贏過' },
    },
    faceUp: { label: '攤開三張', hint: '兩人局才有' },
  },
};

/** Things every browser has and jsdom has not. */
export function likeABrowser(): void {
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.hasPointerCapture = () => false;
  Element.prototype.releasePointerCapture = () => undefined;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  globalThis.CSS ??= {} as typeof CSS;
  globalThis.CSS.escape ??= (text: string) => text;
}

/** Answers media queries: the ones listed hold. */
export function withMedia(...holding: readonly string[]): void {
  window.matchMedia = (query: string) =>
    ({
      matches: holding.some((held) => query.includes(held)),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
}

function Words({
  children,
  locale = 'zh-Hant',
  game = gameWords,
}: {
  children: ReactNode;
  locale?: Locale;
  game?: object | undefined;
}) {
  const messages = { ...SITE[locale], game: game as unknown as GameMessages };
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC">
      {children}
    </NextIntlClientProvider>
  );
}

/** Renders with the site's words and a game's, in Chinese and just enough of them unless told otherwise. */
export function show(page: ReactElement, locale: Locale = 'zh-Hant', game?: object) {
  const user = userEvent.setup();
  const inWords = (shown: ReactElement) => (
    <Words locale={locale} game={game}>
      {shown}
    </Words>
  );
  const view = render(inWords(page));
  return { user, ...view, again: (next: ReactElement) => view.rerender(inWords(next)) };
}

export const people = (...names: readonly string[]): SeatInfo[] =>
  names.map((name, seat) => ({ playerID: String(seat), name, occupant: { kind: 'person' } }));

const ctxOf = (numPlayers: number, currentPlayer: string): Ctx => ({
  numPlayers,
  currentPlayer,
  playOrder: Array.from({ length: numPlayers }, (_, seat) => String(seat)),
  playOrderPos: Number(currentPlayer),
  activePlayers: null,
  numMoves: 0,
  turn: 1,
  phase: 'round',
});

/** A table of three with nothing on it; what matters is passed in. */
export function tableState(changed: Partial<TableState> & { readonly turnOf?: string } = {}): TableState {
  const { turnOf = '0', ...rest } = changed;
  const seats = rest.seats ?? people('小明', '阿楓', 'Ana');
  return {
    slug: 'chess',
    view: {},
    ctx: ctxOf(seats.length, turnOf),
    playerID: '0',
    seats,
    legal: [],
    play: () => undefined,
    whyNot: () => undefined,
    isPending: false,
    journal: [],
    moment: undefined,
    showMoment: () => undefined,
    hints: undefined,
    result: undefined,
    rematch: undefined,
    leave: () => undefined,
    ...rest,
  };
}

export function AtTable({
  state,
  setting,
  children,
}: {
  readonly state: TableState;
  readonly setting?: Partial<TableSetting>;
  readonly children: ReactNode;
}) {
  return (
    <TableProvider value={state} setting={{ title: '圍棋', rules: <p id="LL8">侍女保護你</p>, ...setting }}>
      {children}
    </TableProvider>
  );
}
