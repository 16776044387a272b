import { screen } from '@testing-library/react';
import { TableNotices } from '@/play/local/TableNotices';
import { likeABrowser, show } from './at-hand';

beforeEach(likeABrowser);

test('that nobody thinks for the bots is said for as long as it lasts', () => {
  const { unmount } = show(<TableNotices storageTrouble={undefined} areBotsSimple />);
  expect(screen.getByRole('status')).toHaveTextContent('電腦暫時想得比較簡單');
  unmount();
  show(<TableNotices storageTrouble={undefined} areBotsSimple={false} />);
  expect(screen.queryByRole('status')).toBeNull();
});
