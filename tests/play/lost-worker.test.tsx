import { act, screen } from '@testing-library/react';
import { HIDDEN, hiddenRules } from '@tests/examples';
import { likeABrowser, show, withMedia } from '@tests/ui/at-hand';
import { NextIntlClientProvider } from 'next-intl';
import errors from '@/i18n/messages/errors.zh-Hant.json';
import type { FromWorker, ToWorker } from '@/play/local/protocol';
import { TableHost } from '@/play/local/table-host';
import { clearTable, layTable } from '@/play/pending-match';
import { startBots } from '@/play/start-bots';
import { TablePage } from '@/play/TablePage';
import { MissingParts } from '@/ui/MissingParts';
import { hiddenMatch, person } from './table-at-hand';

jest.mock('@/i18n/navigation', () => ({ useRouter: () => ({ push: () => undefined }) }));

/** What becomes of the workers that the page starts, one after the other. */
type Fate = 'file-missing' | 'hangs' | 'rules-missing' | 'comes';
let fates: Fate[] = [];
let workers: FakeWorker[] = [];

class FakeWorker extends EventTarget {
  isTerminated = false;
  readonly #fate = fates.shift() ?? 'comes';
  readonly #host = new TableHost({
    post: (data: FromWorker) => {
      if (!this.isTerminated)
        this.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }));
    },
    rulebook: async () => {
      if (this.#fate === 'rules-missing') throw new Error('Failed to load chunk');
      return hiddenRules;
    },
    read: async () => undefined,
    save: async () => undefined,
    setAside: async () => undefined,
    seed: () => 'seed',
    pause: async () => undefined,
    think: () => Promise.reject(new Error('nobody thinks')),
  });
  constructor() {
    super();
    workers.push(this);
    if (this.#fate === 'file-missing') setTimeout(() => this.dispatchEvent(new Event('error')), 20);
  }
  postMessage(message: ToWorker) {
    if (this.#fate === 'comes' || this.#fate === 'rules-missing') void this.#host.receive(message);
  }
  terminate() {
    this.isTerminated = true;
  }
}

beforeEach(() => {
  likeABrowser();
  withMedia('prefers-reduced-motion');
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  fates = [];
  workers = [];
  Object.assign(globalThis, { Worker: FakeWorker });
  window.history.replaceState(null, '', `/${HIDDEN}/table`);
  sessionStorage.clear();
  clearTable();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const MISSING = '有一部分沒有送到';
const page = () =>
  show(
    <NextIntlClientProvider locale="zh-Hant" messages={{ errors } as never} timeZone="UTC">
      <MissingParts />
    </NextIntlClientProvider>,
  );
const table = () =>
  show(<TablePage slug={HIDDEN} title="桌遊" rulesVersion={hiddenRules.rulesVersion} rules={null} />);
const laid = () => layTable(hiddenMatch([person('甲'), person('乙')]));

test.each([
  ['its file', 'file-missing'],
  ['its rulebook', 'rules-missing'],
] as const)(
  'a table whose worker cannot have %s says so, and is laid when "try again" finds it',
  async (_what, fate) => {
    fates = [fate];
    laid();
    const { user } = page();
    const { unmount } = table();
    expect(await screen.findByText(MISSING)).toBeInTheDocument();
    expect(screen.getByText('正在開桌')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '再試一次' }));
    expect(await screen.findByRole('button', { name: '是我，翻開' })).toBeInTheDocument();
    expect(screen.queryByText(MISSING)).not.toBeInTheDocument();
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
    unmount();
  },
);

test('a worker that never answers is given up by "try again", and another takes its place', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick', 'performance'] });
  const pass = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));
  fates = ['hangs'];
  laid();
  page();
  const { unmount } = table();
  for (let turn = 0; workers.length === 0 && turn < 500; turn++)
    await act(async () => new Promise((resolve) => setImmediate(resolve)));
  await pass(9_900);
  expect(screen.queryByText(MISSING)).not.toBeInTheDocument();
  await pass(100);
  expect(screen.getByText(MISSING)).toBeInTheDocument();
  await act(async () => screen.getByRole('button', { name: '再試一次' }).click());
  await pass(100);
  expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
  expect(screen.queryByText(MISSING)).not.toBeInTheDocument();
  unmount();
});

test('whoever leaves a table that is not there is told of it no more', async () => {
  fates = ['file-missing'];
  laid();
  page();
  const { unmount } = table();
  expect(await screen.findByText(MISSING)).toBeInTheDocument();
  act(() => unmount());
  expect(screen.queryByText(MISSING)).not.toBeInTheDocument();
});

test('a table that is laid and not begun is still laid when its page is loaded anew', async () => {
  laid();
  jest.resetModules();
  const anew = await import('@/play/pending-match');
  expect(anew.laidTable(HIDDEN)).toEqual(hiddenMatch([person('甲'), person('乙')]));
  expect(anew.laidTable('chess')).toBeUndefined();
  anew.clearTable();
  expect(anew.laidTable(HIDDEN)).toBeUndefined();
});

test('a worker for bots whose file hangs is said to be missing after ten seconds; "try again" has another', async () => {
  jest.useFakeTimers();
  let lost = 0;
  Object.assign(globalThis, {
    MessageChannel: class {
      port1 = {};
      port2 = {};
    },
  });
  const bots = startBots(() => lost++);
  page();
  await act(async () => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.getByText(MISSING)).toBeInTheDocument();
  await act(async () => screen.getByRole('button', { name: '再試一次' }).click());
  expect([lost, screen.queryByText(MISSING)]).toEqual([1, null]);
  bots.stop();
});
