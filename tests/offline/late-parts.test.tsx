import { act } from '@testing-library/react';
import zhHant from '@/i18n/messages/zh-Hant.json';
import { OfflineReady, UpdateNotice } from '@/offline/late-parts';
import { likeABrowser, show } from '../ui/at-hand';

jest.mock('@/offline/UpdateNotice', () => {
  throw new Error('no network');
});

beforeEach(() => {
  likeABrowser();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));

test('what keeps the site is fetched when the page is still, and not before', async () => {
  show(<OfflineReady words={zhHant.offline.ready} />);
  await pass(2500);
  expect(document.querySelector('.offline-ready')).toBeNull();
  await pass(1000);
  expect(document.querySelector('.offline-ready')).toHaveTextContent(/\S/);
});

test('a part that cannot be fetched leaves the page as it was, and says so', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  show(
    <main>
      <p>遊戲架</p>
      <UpdateNotice />
    </main>,
  );
  await pass(4000);
  expect(document.querySelector('main')).toHaveTextContent('遊戲架');
  expect(warn).toHaveBeenCalledWith(
    'A part of offline play could not be fetched:',
    expect.objectContaining({ message: 'no network' }),
  );
});
