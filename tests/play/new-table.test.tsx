import { screen } from '@testing-library/react';
import { likeABrowser, show } from '@tests/ui/at-hand';
import { NewTable } from '@/play/NewTable';
import { roomsApi } from '@/play/online/rooms-api';
import { TurnedDown } from '@/play/online/turned-down';

const mockRoute = { pushed: [] as string[] };

jest.mock('@/i18n/navigation', () => ({
  useRouter: () => ({ push: (path: string) => mockRoute.pushed.push(path) }),
  Link: ({ href, children }: { href: string; children: React.ReactNode }) => <a href={href}>{children}</a>,
}));

beforeEach(() => {
  likeABrowser();
  localStorage.clear();
  mockRoute.pushed = [];
});
afterEach(() => {
  window.history.replaceState(null, '', '/');
  jest.restoreAllMocks();
});

test('a link leads to the form for friends elsewhere, which says when no server answers', async () => {
  const create = jest.spyOn(roomsApi, 'create').mockRejectedValue(new TurnedDown({ code: 'unreachable' }));
  window.history.replaceState(null, '', '/zh-Hant/toy?mode=online');
  const { user } = show(
    <NewTable slug="toy" rulesVersion={1} seats={{ min: 2, max: 4 }} fields={[]} firstGame={{}} />,
  );
  await user.type(await screen.findByRole('textbox', { name: '你的名字' }), '小明');
  await user.click(screen.getByRole('button', { name: '開房間' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('連不上伺服器，請檢查網路再試');
  expect(create).toHaveBeenCalledWith({ slug: 'toy', name: '小明', options: {} });
  expect(screen.getByRole('button', { name: '開房間' })).toBeEnabled();
  expect(mockRoute.pushed).toEqual([]);
});
