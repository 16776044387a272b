import { act, screen, within } from '@testing-library/react';
import type { Locale } from '@/kit/entry';
import { steadyNow } from '@/ui/steady-now';
import { TableScreen } from '@/ui/table/TableScreen';
import type { ClockReading } from '@/ui/table/table-state';
import { AtTable, likeABrowser, show, tableState, withMedia } from './at-hand';

jest.mock('@/i18n/navigation', () => ({
  usePathname: () => '/rooms/x',
  useRouter: () => ({ replace: () => undefined }),
}));

beforeEach(() => {
  likeABrowser();
  withMedia();
  jest.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(async () => jest.advanceTimersByTime(ms));

const table = (clocks: readonly (ClockReading | null)[]) => (
  <AtTable state={tableState()} setting={{ clocks }}>
    <TableScreen status="選一張牌打出" seat={() => ({})}>
      桌面
    </TableScreen>
  </AtTable>
);
const lay = async (clocks: readonly (ClockReading | null)[], locale: Locale = 'zh-Hant') => {
  const shown = show(table(clocks), locale);
  await pass(0);
  return shown;
};
const runsFromNow = (leftMs: number): ClockReading => ({ leftMs, runsFrom: steadyNow() });
const still = (leftMs: number): ClockReading => ({ leftMs, runsFrom: null });
/** What is announced by itself, apart from the journal. */
const announced = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .filter((text) => text?.includes('時間'));

test('each plate shows its seat’s time; only a running clock runs', async () => {
  await lay([runsFromNow(65_000), still(125_000), null]);
  expect(screen.getByText('1:05')).toBeInTheDocument();
  expect(screen.getByText('2:05')).toBeInTheDocument();
  await pass(6000);
  expect(screen.getByText('0:59')).toBeInTheDocument();
  expect(screen.getByText('2:05')).toBeInTheDocument();
  const [ahead] = screen.getAllByRole('listitem');
  expect(within(ahead ?? document.body).getByText('時間最多剩 3 分鐘')).toHaveClass('sr-only');
});

test.each([3_600_000, -3_600_000])(
  'whoever sets the device’s clock by %d moves no time that is shown',
  async (ms) => {
    await lay([runsFromNow(65_000), null, null]);
    jest.setSystemTime(Date.now() + ms);
    await pass(6000);
    expect(screen.getByText('0:59')).toBeInTheDocument();
  },
);

test('where nobody counts there is no clock', async () => {
  const { container } = await lay([]);
  expect(container.querySelector('.seat-clock')).toBeNull();
});

test('the second that has begun is included, and time that is up stays at nothing', async () => {
  await lay([runsFromNow(1500), still(0), null]);
  expect(screen.getByText('0:02')).toBeInTheDocument();
  await pass(1000);
  expect(screen.getByText('0:01')).toBeInTheDocument();
  await pass(5000);
  expect(screen.getAllByText('0:00')).toHaveLength(2);
  expect(screen.getAllByText('時間用完了')).toHaveLength(2);
});

test('little time shows by its mark and frame as well as by colour', async () => {
  const { container } = await lay([runsFromNow(32_000), null, null]);
  const look = () => {
    const clock = container.querySelector('.seat-clock');
    return [clock?.className, clock?.querySelector('svg')?.getAttribute('class')].join(' ');
  };
  expect(look()).toMatch(/^seat-clock is-running .*lucide-timer/);
  await pass(3000);
  expect(look()).toMatch(/is-low .*lucide-hourglass/);
  await pass(20_000);
  expect(look()).toMatch(/is-low is-last .*lucide-hourglass/);
});

test('the own seat is told once at 30 and once at 10 seconds, and when time is up', async () => {
  await lay([runsFromNow(40_000), runsFromNow(5000), null]);
  const heard: (string | null | undefined)[] = [];
  const watch = new MutationObserver(() => heard.push(announced()[0]));
  for (const region of screen.getAllByRole('status'))
    watch.observe(region, { childList: true, characterData: true, subtree: true });
  for (let second = 0; second < 45; second++) await pass(1000);
  watch.disconnect();
  expect(heard).toEqual(['你的時間最多剩 30 秒', '你的時間最多剩 10 秒', '你的時間用完了，這一步由電腦代打']);
});

test('nothing is announced for others, or while the clock stands still', async () => {
  await lay([still(5000), runsFromNow(5000), null]);
  await pass(10_000);
  expect(announced()).toEqual([]);
});

test('after the increment it may run low again', async () => {
  const { again } = await lay([runsFromNow(8000), null, null]);
  expect(announced()).toEqual(['你的時間最多剩 10 秒']);
  again(table([still(12_000), null, null]));
  expect(announced()).toEqual([]);
  again(table([runsFromNow(12_000), null, null]));
  await pass(0);
  expect(announced()).toEqual(['你的時間最多剩 30 秒']);
});

test('in English', async () => {
  await lay([runsFromNow(59_500), still(60_500), null], 'en');
  expect(screen.getByText('At most 60 seconds left')).toBeInTheDocument();
  expect(screen.getByText('At most 2 minutes left')).toBeInTheDocument();
});
