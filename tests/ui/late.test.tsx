import { act, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { type ReactNode, Suspense } from 'react';
import errors from '@/i18n/messages/errors.zh-Hant.json';
import { fetchLate, isMissing, late } from '@/ui/late';
import { MissingParts } from '@/ui/MissingParts';

/** How often the page was to be loaded anew: jsdom loads none, and says so. */
const reloads = () =>
  jest.mocked(console.error).mock.calls.filter(([error]) => /navigation/.test(String(error))).length;

const lost = (what = 'part') =>
  Object.assign(new Error(`Failed to load chunk /_next/static/chunks/${what}.js from module 7`), {
    name: 'ChunkLoadError',
  });

/** Something that is fetched: each time it is asked for, the test says what comes of it. */
function source<T>() {
  const answers: { readonly come: (value: T) => void; readonly fail: (error: unknown) => void }[] = [];
  return {
    fetch: () => new Promise<T>((come, fail) => answers.push({ come, fail })),
    get asked() {
      return answers.length;
    },
    come: (value: T) => act(async () => answers.at(-1)?.come(value)),
    fail: (error: unknown) => act(async () => answers.at(-1)?.fail(error)),
  };
}

const pass = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));
const show = (page: ReactNode = null) =>
  render(
    <NextIntlClientProvider locale="zh-Hant" messages={{ errors } as never} timeZone="UTC">
      {page}
      <MissingParts />
    </NextIntlClientProvider>,
  );
const again = () => screen.queryByRole('button', { name: '再試一次' });
const press = () => act(async () => again()?.click());

/** What the server says when it is asked whether it still has something. */
let status: number | undefined;
const open: AbortController[] = [];
/** Nothing of one test is missing in the next. */
const signal = () => {
  const controller = new AbortController();
  open.push(controller);
  return controller.signal;
};

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  status = undefined;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  globalThis.fetch = (async () => {
    if (status === undefined) throw new TypeError('Failed to fetch');
    return { status, ok: status === 200 };
  }) as unknown as typeof fetch;
});
afterEach(async () => {
  await act(async () => {
    for (const controller of open.splice(0)) controller.abort();
  });
  expect(isMissing()).toBe(false);
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a part that cannot be fetched is said to be missing, asked for again, and no more said to be once it is here', async () => {
  const part = source<string>();
  show();
  const fetched = fetchLate(part.fetch, { signal: signal() });
  expect(again()).toBeNull();
  await part.fail(lost());
  expect(screen.getByRole('alert')).toHaveTextContent('有一部分沒有送到');
  await pass(1000);
  expect(part.asked).toBe(2);
  expect(again()).not.toBeNull();
  await part.come('here');
  expect(await fetched).toBe('here');
  expect(again()).toBeNull();
});

test('"try again" asks at once, for everything that is missing', async () => {
  const [one, other] = [source<string>(), source<string>()];
  show();
  for (const { fetch } of [one, other]) void fetchLate(fetch, { signal: signal() });
  await one.fail(lost('one'));
  await other.fail(lost('other'));
  await press();
  expect([one.asked, other.asked]).toEqual([2, 2]);
  await one.come('here');
  expect(again()).not.toBeNull();
  await other.come('here');
  expect(again()).toBeNull();
});

test('a request that never answers is said to be missing after ten seconds, and no sooner', async () => {
  const part = source<string>();
  show();
  void fetchLate(part.fetch, { signal: signal() });
  await pass(9_900);
  expect(again()).toBeNull();
  await pass(100);
  expect(again()).not.toBeNull();
  expect(part.asked).toBe(1);
  // The same request would be handed out once more: only a page that is loaded anew asks anew.
  await press();
  expect([part.asked, reloads()]).toEqual([1, 1]);
  await part.come('late, but here');
  expect(again()).toBeNull();
});

test('where a request can be given up, another is made in its place, and either that comes will do', async () => {
  const part = source<string>();
  show();
  const fetched = fetchLate(part.fetch, { signal: signal(), giveUp: () => true });
  await pass(10_000);
  await press();
  expect(part.asked).toBe(2);
  await part.come('here');
  expect(await fetched).toBe('here');
});

test('what the server has no more is not asked for: the page is older than it, and says so as before', async () => {
  const part = source<string>();
  show();
  status = 404;
  const fetched = fetchLate(part.fetch, { signal: signal() });
  fetched.catch(() => undefined);
  await part.fail(lost());
  await expect(fetched).rejects.toMatchObject({ name: 'ChunkLoadError' });
  expect(again()).toBeNull();
  await pass(60_000);
  expect(part.asked).toBe(1);
});

test('what is wrong with a part itself is no matter of the network', async () => {
  const part = source<string>();
  const fetched = fetchLate(part.fetch);
  fetched.catch(() => undefined);
  await part.fail(new TypeError('x is not a function'));
  await expect(fetched).rejects.toThrow('x is not a function');
  expect(isMissing()).toBe(false);
});

test('asked for twice in vain of a server that answers, the page is loaded anew; of one that does not, never', async () => {
  for (const [answer, loaded] of [
    [undefined, 0],
    [200, 1],
  ] as const) {
    status = answer;
    const part = source<string>();
    const { unmount } = show();
    void fetchLate(part.fetch, { signal: signal() });
    for (let times = 0; times < 2; times++) {
      await part.fail(lost());
      await press();
    }
    await pass(0);
    expect(reloads()).toBe(loaded);
    open.at(-1)?.abort();
    unmount();
  }
});

test('a component that comes late is not there until it is, and then it is; nothing breaks meanwhile', async () => {
  const part = source<{ default: () => ReactNode }>();
  const Part = late(part.fetch);
  show(
    <Suspense fallback="還沒">
      <Part />
    </Suspense>,
  );
  await part.fail(lost());
  expect(screen.getByText('還沒')).toBeInTheDocument();
  await press();
  await part.come({ default: () => <p>到了</p> });
  expect(screen.getByText('到了')).toBeInTheDocument();
});

test('nobody who has left is told of what they waited for', async () => {
  const part = source<string>();
  show();
  const left = new AbortController();
  void fetchLate(part.fetch, { signal: left.signal });
  await part.fail(lost());
  await act(async () => left.abort());
  expect(again()).toBeNull();
  await pass(60_000);
  expect(part.asked).toBe(1);
});
