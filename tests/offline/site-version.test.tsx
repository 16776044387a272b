import { act, screen } from '@testing-library/react';
import zhHant from '@/i18n/messages/zh-Hant.json';
import { OfflineReady } from '@/offline/OfflineReady';
import { SiteVersion } from '@/offline/site-version';
import { TABLE_OPEN, TAKE_OVER } from '@/offline/take-over';
import { UpdateNotice } from '@/offline/UpdateNotice';
import { likeABrowser, show } from '../ui/at-hand';

/** As much of a browser's service workers as the page has to do with. */
class Workers extends EventTarget {
  controller: object | null = null;
  readonly registration = Object.assign(new EventTarget(), {
    active: null as object | null,
    waiting: null as { postMessage: (message: unknown) => void } | null,
    installing: null as (EventTarget & { state?: string }) | null,
    update: () => Promise.resolve(),
  });
  readonly asked: unknown[] = [];
  isTableOpen = false;

  isForbidden = false;

  register() {
    return this.isForbidden
      ? Promise.reject(new DOMException('no', 'SecurityError'))
      : Promise.resolve(this.registration);
  }

  /** The first copy is being fetched, and then it is here, or something of it could not be had. */
  fetchFirst() {
    const installing: EventTarget & { state?: string } = new EventTarget();
    this.registration.installing = installing;
    this.registration.dispatchEvent(new Event('updatefound'));
    return (state: 'activated' | 'redundant') => {
      if (state === 'activated') this.registration.active = {};
      installing.state = state;
      installing.dispatchEvent(new Event('statechange'));
    };
  }

  /** Another version has been fetched and waits. */
  bringNewer() {
    const installing = new EventTarget();
    this.registration.installing = installing;
    this.registration.dispatchEvent(new Event('updatefound'));
    this.registration.waiting = {
      postMessage: (message) => {
        this.asked.push(message);
        if (this.isTableOpen) this.dispatchEvent(new MessageEvent('message', { data: TABLE_OPEN }));
      },
    };
    installing.dispatchEvent(new Event('statechange'));
  }
}

function atPage({ pathname = '/en', isControlled = true } = {}) {
  const workers = new Workers();
  workers.controller = isControlled ? {} : null;
  let reloads = 0;
  const version = new SiteVersion({
    workers: workers as unknown as ServiceWorkerContainer,
    pathname: () => pathname,
    reload: () => {
      reloads++;
    },
  });
  return { workers, version, reloads: () => reloads };
}

async function page(at: Parameters<typeof atPage>[0] = {}) {
  const opened = atPage(at);
  await opened.version.keep();
  return opened;
}

beforeEach(likeABrowser);

test('the first copy brings nothing new: no notice, no reload', async () => {
  const { workers, version, reloads } = await page({ isControlled: false });
  workers.bringNewer();
  expect(version.getState()).toBe('current');
  workers.controller = {};
  workers.dispatchEvent(new Event('controllerchange'));
  expect(reloads()).toBe(0);
});

test('a version that takes over is loaded at once, but not into a match', async () => {
  const home = await page();
  home.workers.dispatchEvent(new Event('controllerchange'));
  expect(home.reloads()).toBe(1);
  const table = await page({ pathname: '/en/chess/table' });
  table.workers.dispatchEvent(new Event('controllerchange'));
  expect(table.reloads()).toBe(0);
});

test('the notice comes with the newer version, asks it in, and says when a match is in its way', async () => {
  const { workers, version } = await page();
  const { user } = show(<UpdateNotice version={version} />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  act(() => workers.bringNewer());
  expect(screen.getByRole('status')).toHaveTextContent('新版本準備好了');
  workers.isTableOpen = true;
  await user.click(screen.getByRole('button', { name: '換上新版本' }));
  expect(workers.asked).toEqual([TAKE_OVER]);
  expect(await screen.findByText(/還有一桌開著/)).toBeInTheDocument();
});

test('the notice can be put off', async () => {
  const { workers, version } = await page();
  const { user } = show(<UpdateNotice version={version} />);
  act(() => workers.bringNewer());
  await user.click(screen.getByRole('button', { name: '晚點再說' }));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

const { ready } = zhHant.offline;

describe('whether it opens without a network', () => {
  const line = () => document.querySelector('.offline-ready');

  test('is said while the first copy is fetched, and when it is all here', async () => {
    const { workers, version } = atPage({ isControlled: false });
    show(<OfflineReady words={ready} version={version} />);
    expect(line()).toHaveTextContent(ready.fetching);
    await act(() => version.keep());
    const become = workers.fetchFirst();
    expect(line()).toHaveTextContent(ready.fetching);
    act(() => become('activated'));
    expect(line()).toHaveTextContent(ready.kept);
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a page that a worker answers for has all of it, and keeps it while a newer version cannot be fetched', async () => {
    const { workers, version } = atPage();
    show(<OfflineReady words={ready} version={version} />);
    expect(line()).toHaveTextContent(ready.kept);
    await act(() => version.keep());
    const become = workers.fetchFirst();
    act(() => become('redundant'));
    expect(line()).toHaveTextContent(ready.kept);
  });

  test('a page loaded past the worker learns it from what is registered', async () => {
    const { workers, version } = atPage({ isControlled: false });
    workers.registration.active = {};
    show(<OfflineReady words={ready} version={version} />);
    await act(() => version.keep());
    expect(line()).toHaveTextContent(ready.kept);
  });

  test('what could not be fetched, or is forbidden, is said, and the next try is followed', async () => {
    const { workers, version } = atPage({ isControlled: false });
    show(<OfflineReady words={ready} version={version} />);
    await act(() => version.keep());
    const become = workers.fetchFirst();
    act(() => become('redundant'));
    expect(line()).toHaveTextContent(ready.failed);
    act(() => void workers.fetchFirst());
    expect(line()).toHaveTextContent(ready.fetching);

    const forbidden = atPage({ isControlled: false });
    forbidden.workers.isForbidden = true;
    await expect(forbidden.version.keep()).rejects.toThrow('no');
    expect(forbidden.version.getKeeping()).toBe('failed');
  });

  test.each([
    [false, ready.insecure],
    [true, ready.unable],
  ])('where there are no workers it is said why (https: %s)', (isSecure, words) => {
    Object.defineProperty(window, 'isSecureContext', { value: isSecure, configurable: true });
    show(<OfflineReady words={ready} version={undefined} />);
    expect(line()).toHaveTextContent(words);
  });
});
