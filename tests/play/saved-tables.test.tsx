import 'fake-indexeddb/auto';
import { act, screen } from '@testing-library/react';
import { likeABrowser, show } from '@tests/ui/at-hand';
import { openDB } from 'idb';
import { DATABASE } from '@/play/kept';
import { SavedTables } from '@/play/SavedTables';

jest.mock('@/i18n/navigation', () => ({
  Link: ({ href, children }: { href: string; children: React.ReactNode }) => <a href={href}>{children}</a>,
}));

test('a page that is older than the saved tables says so where they would be listed, and how to see them', async () => {
  globalThis.structuredClone ??= (value) => JSON.parse(JSON.stringify(value));
  likeABrowser();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const later = await openDB(DATABASE, 2, { upgrade: (db) => void db.createObjectStore('diary') });
  later.close();
  let listed = 0;
  show(<SavedTables games={[]} onListed={() => listed++} />);
  expect(await screen.findByText('這一頁比存檔舊，重新載入就看得到。')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '重新載入' })).toBeInTheDocument();
  await act(async () => undefined);
  expect(listed).toBe(1);
});
