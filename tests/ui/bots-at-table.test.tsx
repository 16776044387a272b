import { act, screen, within } from '@testing-library/react';
import { OPPONENTS } from '@/kit/opponents';
import { TableScreen } from '@/ui/table/TableScreen';
import type { SeatInfo } from '@/ui/table/table-state';
import { AtTable, likeABrowser, show, tableState, withMedia } from './at-hand';

jest.mock('@/i18n/navigation', () => ({
  usePathname: () => '/chess/table',
  useRouter: () => ({ replace: () => undefined }),
}));

const seats: readonly SeatInfo[] = [
  { playerID: '0', name: '小明', occupant: { kind: 'person' } },
  { playerID: '1', name: '小松', occupant: { kind: 'bot', level: 'hard' } },
  { playerID: '2', name: '阿楓', occupant: { kind: 'bot', level: 'stock-mcts' } },
  { playerID: '3', name: 'Ana', occupant: { kind: 'person' } },
];

const Table = ({ turnOf, locked }: { readonly turnOf: string; readonly locked?: readonly string[] }) => {
  const state = tableState({ seats, turnOf });
  const choosing = Object.fromEntries(
    seats.map(({ playerID }) => [playerID, locked?.includes(playerID) ? 'locked' : 'choose']),
  );
  const ctx = { ...state.ctx, activePlayers: locked === undefined ? null : choosing };
  return (
    <AtTable state={{ ...state, ctx }}>
      <TableScreen status="這一桌自己的話" seat={() => ({})}>
        <p />
      </TableScreen>
    </AtTable>
  );
};

const sit = async (turnOf: string, locked?: readonly string[]) => {
  const shown = show(<Table turnOf={turnOf} {...(locked && { locked })} />);
  await act(async () => undefined);
  return shown;
};

/** What a screen reader is given of the sentence. */
const heard = () =>
  [...screen.getByRole('status').childNodes]
    .filter((node) => !(node instanceof HTMLElement && node.getAttribute('aria-hidden') === 'true'))
    .map((node) => node.textContent)
    .join('');

beforeEach(() => {
  likeABrowser();
  withMedia('prefers-reduced-motion');
});

test('the sentence names the bot that thinks, and is the game’s own for people', async () => {
  const { again } = await sit('1');
  expect(screen.getByRole('status')).toHaveTextContent('小松在想…');
  again(<Table turnOf="3" />);
  expect(screen.getByRole('status')).toHaveTextContent('這一桌自己的話');
});

test('it names all of them where several choose at once, unless a person is among them', async () => {
  const { again } = await sit('1', ['0', '3']);
  expect(screen.getByRole('status')).toHaveTextContent('小松和阿楓在想…');
  again(<Table turnOf="1" locked={['0']} />);
  expect(screen.getByRole('status')).toHaveTextContent('這一桌自己的話');
});

test('from bot to bot nothing new is read out', async () => {
  const { again } = await sit('1');
  const before = heard();
  expect(before).toBe('電腦在想…');
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  const said = screen.getByText('電腦在想…');
  observer.observe(said, { childList: true, characterData: true, subtree: true });
  again(<Table turnOf="2" />);
  await act(async () => undefined);
  expect(heard()).toBe(before);
  expect(screen.getByText('電腦在想…')).toBe(said);
  expect(changes).toEqual([]);
  observer.disconnect();
});

test('a plate shows the level and whether its bot thinks; a bot of boardgame.io is marked', async () => {
  await sit('1');
  const plates = within(screen.getByRole('list', { name: '座位' }));
  const thinking = plates.getByRole('img', { name: /^電腦：高手 · 手快：.* · 思考中$/ });
  const stock = plates.getByRole('img', { name: 'boardgame.io 的 MCTS，會看到所有人的牌' });
  expect(thinking).toHaveTextContent('高手');
  expect(plates.getByText('手快')).toBeInTheDocument();
  expect(plates.queryByText('謹慎')).not.toBeInTheDocument();
  expect(stock).toHaveTextContent('MCTS');
  expect(stock).toHaveClass('is-stock');
  expect(thinking).not.toHaveClass('is-stock');
});

test.each(OPPONENTS)('%s has its own badge', async (level) => {
  show(
    <AtTable
      state={tableState({
        seats: [seats[0] as SeatInfo, { playerID: '1', name: 'B', occupant: { kind: 'bot', level } }],
      })}
    >
      <TableScreen status="" seat={() => ({})}>
        <p />
      </TableScreen>
    </AtTable>,
  );
  await act(async () => undefined);
  const [badge] = within(screen.getByRole('list', { name: '座位' })).getAllByRole('img');
  expect(badge?.getAttribute('aria-label')).not.toContain('table.');
  expect(badge).not.toHaveTextContent(/^$|table/);
});
