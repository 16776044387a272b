import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HIDDEN, OPEN, openRules } from '@tests/examples';
import { likeABrowser, withMedia } from '@tests/ui/at-hand';
import { wordsOf } from '@tests/words-of';
import { NextIntlClientProvider } from 'next-intl';
import zhHant from '@/i18n/messages/zh-Hant.json';
import type { GameMessages } from '@/i18n/site-messages';
import { botNames } from '@/kit/names';
import { ReplayPage } from '@/play/replay/ReplayPage';
import { replayMatch } from '@/play/replay/replayed-match';
import type { Replay } from '@/wire/match';
import { played } from './played';

const went: string[] = [];
jest.mock('@/i18n/navigation', () => ({
  usePathname: () => '/chess/replay',
  useRouter: () => ({
    push: (path: string) => went.push(path),
    replace: (path: string) => went.push(path),
  }),
}));

const match = played(openRules, 2);

/** The match as a server would answer it, with what it told at its beginning. */
const answer: Replay = {
  ...match,
  matchID: 'm',
  seats: match.seats.map(({ name, occupant }) =>
    occupant.kind === 'bot' ? { name: '', kind: 'bot', level: 'hard' } : { name, kind: 'person' },
  ),
  journal: replayMatch(openRules, match)
    .journalOf(null)
    .slice(0, 2)
    .map(({ stateID, entries }) => ({
      stateID,
      entries: entries.map(({ kind, playerID, facts }) => ({ kind, playerID, facts })),
    })),
};

async function open(served: Partial<Replay>, search = '?online=m') {
  went.length = 0;
  likeABrowser();
  withMedia('prefers-reduced-motion', 'min-width');
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  globalThis.fetch = async () =>
    ({ ok: true, json: async () => ({ ...answer, ...served }) }) as unknown as Response;
  window.history.replaceState(null, '', `/zh-Hant/${OPEN}/replay${search}`);
  const game = wordsOf(OPEN)('zh-Hant').messages as GameMessages;
  render(
    <NextIntlClientProvider locale="zh-Hant" messages={{ ...zhHant, game }} timeZone="UTC">
      <ReplayPage slug={OPEN} title="一局" rules={null} />
    </NextIntlClientProvider>,
  );
  await act(async () => undefined);
  return userEvent.setup();
}

const lastStep = async () =>
  Number((await screen.findByRole('slider', { name: '第幾步' })).getAttribute('max'));

test('a match of the server lies on its table, and bots without a name get one', async () => {
  await open({});
  expect(await lastStep()).toBe(match.actions.length);
  const names = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  expect(names.some((name) => name.includes('小明'))).toBe(true);
  const [botName = ''] = botNames(zhHant.setup.botNames, []);
  expect(names.some((name) => name.includes(botName))).toBe(true);
});

test('a list of actions that the rules do not allow is named by its step, and watched up to there', async () => {
  const actions = [...match.actions.slice(0, 6), { playerID: '1', move: 'cheat', args: [] }];
  const user = await open({ actions });
  expect(await screen.findByRole('heading')).toHaveTextContent('這份紀錄從第 7 步起對不上規則');
  await user.click(screen.getByRole('button', { name: '看到那裡為止' }));
  expect(await lastStep()).toBe(6);
});

test('under changed rules what was told is all there is', async () => {
  await open({ rulesVersion: match.rulesVersion + 1 });
  expect(await screen.findByRole('heading')).toHaveTextContent('這一局用的是舊版規則');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getAllByRole('listitem')[1]).toHaveTextContent(/小明|擲出/);
  expect(screen.queryByRole('slider')).toBeNull();
});

test('a match of another game is watched at that game’s own address', async () => {
  await open({ slug: HIDDEN });
  expect(went).toEqual([`/${HIDDEN}/replay?online=m`]);
});

test('a match of a game that is not here is said to be that', async () => {
  await open({ slug: 'chess' });
  expect(await screen.findByRole('heading')).toHaveTextContent('架上沒有這款遊戲');
});

test('a file is opened, and one that is no replay says so', async () => {
  const user = await open({}, '');
  expect(screen.getByRole('heading')).toHaveTextContent('要重看哪一局？');
  const field = () => document.querySelector<HTMLInputElement>('input[type=file]') ?? document.body;
  const file = (text: string) =>
    Object.assign(new File([text], 'match.json', { type: 'application/json' }), { text: async () => text });
  await user.upload(field(), file('nothing'));
  expect(await screen.findByRole('heading', { name: '這不是一份重播' })).toBeVisible();
  await user.upload(field(), file(JSON.stringify(match)));
  expect(await lastStep()).toBe(match.actions.length);
});
