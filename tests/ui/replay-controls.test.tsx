import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import type { PlayerID } from '@/kit/action';
import { playSound } from '@/ui/sound';
import { HistoryScrubber } from '@/ui/table/HistoryScrubber';
import { ReplayCaption, ReplayControls } from '@/ui/table/ReplayControls';
import { TableScreen } from '@/ui/table/TableScreen';
import type { JournalMoment } from '@/ui/table/table-state';
import type { Telling } from '@/ui/table/telling';
import { usePlayback } from '@/ui/table/use-playback';
import { AtTable, likeABrowser, show, tableState, withMedia } from './at-hand';

jest.mock('@/i18n/navigation', () => ({
  usePathname: () => '/chess/replay',
  useRouter: () => ({ replace: () => undefined }),
}));

jest.mock('@/ui/sound', () => ({ ...jest.requireActual('@/ui/sound'), playSound: jest.fn() }));
const heard = jest.mocked(playSound);

const LAST = 3;
const play = (stateID: number, card: string) => ({
  stateID,
  entries: [{ kind: 'play', playerID: '1', facts: { card }, isPrivy: false }],
});
const journal: readonly JournalMoment[] = [play(0, '零'), play(1, '壹'), play(2, '貳'), play(3, '參')];

const TELLING: Telling = {
  play: { weight: 'passing', sound: 'play' },
  draw: { weight: 'passing', sound: null, isLandmark: true },
};

/** The same match, in which two cards are drawn besides. */
const remembered: readonly JournalMoment[] = journal.map((moment) => ({
  ...moment,
  entries: [
    ...moment.entries,
    ...([1, LAST].includes(moment.stateID)
      ? [{ kind: 'draw', playerID: String(moment.stateID - 1), facts: {}, isPrivy: false }]
      : []),
  ],
}));

function Watching({ told = journal }: { readonly told?: typeof journal }) {
  const playback = usePlayback(LAST);
  const [eyes, setEyes] = useState<PlayerID | null>(null);
  return (
    <AtTable
      state={tableState({
        playerID: eyes,
        journal: told,
        moment: playback.step,
        showMoment: (stateID) => playback.go(stateID ?? LAST),
      })}
      setting={{
        replay: {
          isPlayed: playback.isPlayed,
          caption: <ReplayCaption playback={playback} telling={TELLING} />,
          controls: (
            <ReplayControls playback={playback} eyes={eyes} onEyes={setEyes} marks={[2]} telling={TELLING} />
          ),
        },
      }}
    >
      <TableScreen status="不會出現" seat={() => ({})} handHeight="0" telling={TELLING}>
        <span>桌面</span>
      </TableScreen>
    </AtTable>
  );
}

const step = () => Number(screen.getByRole<HTMLInputElement>('slider', { name: '第幾步' }).value);
const button = (name: string | RegExp) => screen.getByRole('button', { name });

beforeEach(() => {
  heard.mockClear();
  likeABrowser();
  withMedia('prefers-reduced-motion', 'min-width');
});
afterEach(() => jest.useRealTimers());

async function watch(told = journal) {
  const shown = show(<Watching told={told} />);
  await act(async () => undefined);
  return shown;
}

test('goes on and back by a step, by the keys, and to a line of the journal', async () => {
  const { user } = await watch();
  expect(step()).toBe(0);
  expect(button('上一步')).toBeDisabled();
  await user.click(button('下一步'));
  await user.keyboard('{ArrowRight}');
  expect(step()).toBe(2);
  await user.keyboard('{ArrowLeft}');
  expect(step()).toBe(1);
  await user.keyboard('{End}');
  expect(step()).toBe(LAST);
  expect(button('下一步')).toBeDisabled();
  await user.keyboard('{Home}');
  expect(step()).toBe(0);
  await user.click(button(/打出貳/));
  expect(step()).toBe(2);
  expect(button(/打出貳/)).toHaveAttribute('aria-current', 'step');
});

test('what happened stands where whose turn it is stood, and no way back to now', async () => {
  const { user } = await watch();
  await user.keyboard('{ArrowRight}');
  expect(screen.queryByText('不會出現')).toBeNull();
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('阿楓打出壹');
  expect(screen.queryByRole('button', { name: '回看前面的局面' })).toBeNull();
});

test('plays by itself at the speed chosen, stops at the end, and begins anew from there', async () => {
  const { user } = await watch();
  await user.click(button('1 倍速'));
  await user.click(screen.getByRole('menuitemradio', { name: '4 倍速' }));
  jest.useFakeTimers();
  fireEvent.click(button('播放'));
  act(() => void jest.advanceTimersByTime(449));
  expect(step()).toBe(0);
  act(() => void jest.advanceTimersByTime(1));
  expect(step()).toBe(1);
  fireEvent.click(button('暫停'));
  act(() => void jest.advanceTimersByTime(5000));
  expect(step()).toBe(1);
  fireEvent.keyDown(document.body, { key: ' ' });
  act(() => void jest.advanceTimersByTime(450));
  act(() => void jest.advanceTimersByTime(450));
  expect(step()).toBe(LAST);
  fireEvent.click(button('播放'));
  expect(step()).toBe(0);
});

test('sounds as it did at the table while it plays, and not when somebody jumps', async () => {
  const { user } = await watch();
  await user.keyboard('{ArrowRight}{End}{Home}');
  jest.useFakeTimers();
  fireEvent.click(button('播放'));
  act(() => void jest.advanceTimersByTime(1799));
  expect(heard).not.toHaveBeenCalled();
  act(() => void jest.advanceTimersByTime(1));
  act(() => void jest.advanceTimersByTime(0));
  expect(heard.mock.calls).toEqual([['play']]);
  act(() => void jest.advanceTimersByTime(1800));
  act(() => void jest.advanceTimersByTime(1800));
  act(() => void jest.advanceTimersByTime(0));
  expect(step()).toBe(LAST);
  expect(heard).toHaveBeenCalledTimes(LAST);
  fireEvent.keyDown(document.body, { key: 'Home' });
  act(() => void jest.advanceTimersByTime(1000));
  expect(heard).toHaveBeenCalledTimes(LAST);
});

test('looks through anybody’s eyes', async () => {
  const { user } = await watch();
  await user.click(button('視角：全部攤開'));
  await user.click(screen.getByRole('menuitemradio', { name: 'Ana' }));
  expect(button('視角：Ana的視角')).toBeVisible();
});

test('what a match is remembered by is a button each with its sentence, and a notch of the slider', async () => {
  const { user, container } = await watch(remembered);
  expect(container.querySelectorAll('.slider-mark')).toHaveLength(3);
  await user.click(button('重要時刻'));
  const list = await screen.findByRole('dialog', { name: '重要時刻' });
  const all = within(list).getAllByRole('button');
  expect(all.map(({ textContent }) => textContent)).toEqual(['小明抽一張牌', 'Ana抽一張牌']);
  await user.click(within(list).getByRole('button', { name: /Ana ?抽一張牌/ }));
  expect(step()).toBe(LAST);
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(button('重要時刻'));
  const [first, last] = within(await screen.findByRole('dialog')).getAllByRole('button');
  expect(last).toHaveAttribute('aria-current', 'step');
  act(() => first?.focus());
  await user.keyboard('{Enter}');
  expect(step()).toBe(1);
});

test('where a match has nothing of the kind there is no button for it', async () => {
  const { container } = await watch();
  expect(screen.queryByRole('button', { name: '重要時刻' })).toBeNull();
  expect(container.querySelectorAll('.slider-mark')).toHaveLength(1);
});

test('whoever looks back at the table goes to it in the same way', async () => {
  const went: (number | undefined)[] = [];
  // What came first is gone from this journal: a position is no place in it.
  const told = remembered.slice(1);
  const { user } = show(
    <AtTable state={tableState({ journal: told, moment: 2, showMoment: (moment) => went.push(moment) })}>
      <HistoryScrubber telling={TELLING} />
    </AtTable>,
  );
  await user.click(button('重要時刻'));
  await user.click(await screen.findByRole('button', { name: /你 ?抽一張牌/ }));
  await user.click(button('重要時刻'));
  await user.click(await screen.findByRole('button', { name: /Ana ?抽一張牌/ }));
  expect(went).toEqual([1, undefined]);
});
