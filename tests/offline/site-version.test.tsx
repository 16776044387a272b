import { act, screen } from '@testing-library/react';
import { SiteVersion } from '@/offline/site-version';
import { TABLE_OPEN, TAKE_OVER } from '@/offline/take-over';
import { UpdateNotice } from '@/offline/UpdateNotice';
import { likeABrowser, show } from '../ui/at-hand';

/** As much of a browser's service workers as the page has to do with. */
class Workers extends EventTarget {
  controller: object | null = null;
  readonly registration = Object.assign(new EventTarget(), {
    waiting: null as { postMessage: (message: unknown) => void } | null,
    installing: null as EventTarget | null,
    update: () => Promise.resolve(),
  });
  readonly asked: unknown[] = [];
  isTableOpen = false;

  register() {
    return Promise.resolve(this.registration);
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

async function page({ pathname = '/en', isControlled = true } = {}) {
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
  await version.keep();
  return { workers, version, reloads: () => reloads };
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
