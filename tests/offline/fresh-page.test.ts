import { freshenPage } from '@/offline/fresh-page';

const lost = Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' });

function page() {
  const kept = new Map<string, string>();
  let now = 1_000_000;
  let reloads = 0;
  return {
    storage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
    now: () => now,
    reload: () => {
      reloads++;
    },
    later: (ms: number) => {
      now += ms;
    },
    reloads: () => reloads,
  };
}

test('a page whose script is gone is loaded anew, once', () => {
  const at = page();
  expect(freshenPage(lost, () => at)).toBe(true);
  expect(freshenPage(lost, () => at)).toBe(false);
  expect(at.reloads()).toBe(1);
});

test('a deployment an hour later is another matter', () => {
  const at = page();
  freshenPage(lost, () => at);
  at.later(3_600_000);
  expect(freshenPage(lost, () => at)).toBe(true);
});

test('any other error leaves the page as it is', () => {
  const at = page();
  expect(freshenPage(new TypeError('x is undefined'), () => at)).toBe(false);
  expect(at.reloads()).toBe(0);
});

test('where storage is forbidden the page stays, for it could load anew over and over', () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const forbidden = () => {
    throw new DOMException('storage is forbidden', 'SecurityError');
  };
  expect(freshenPage(lost, forbidden)).toBe(false);
  expect(warned).toHaveBeenCalledTimes(1);
  warned.mockRestore();
});
