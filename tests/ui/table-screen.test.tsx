import { act, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { seatFact } from '@/kit/journal';
import { useTable } from '@/ui/table/TableProvider';
import { TableScreen } from '@/ui/table/TableScreen';
import type { TableState } from '@/ui/table/table-state';
import { AtTable, likeABrowser, show, tableState, withMedia } from './at-hand';

jest.mock('@/i18n/navigation', () => ({
  usePathname: () => '/chess/table',
  useRouter: () => ({ replace: () => undefined }),
}));

const draw = (stateID: number) => ({
  stateID,
  entries: [{ kind: 'draw', playerID: '1', facts: {}, isPrivy: false }],
});

function Board({ children }: { readonly children?: ReactNode }) {
  const { attempt } = useTable();
  return (
    <TableScreen
      status="選一張牌打出"
      round={['第 2 輪', '先得 4 枚']}
      choices={<button type="button">確定</button>}
      seat={() => ({})}
      hand={
        <button type="button" onClick={() => attempt({ move: 'play', args: ['guard', '1'] })}>
          衛兵
        </button>
      }
    >
      <button type="button">牌堆</button>
      {children}
    </TableScreen>
  );
}

const screenOf = (state: TableState) => (
  <AtTable state={state}>
    <Board />
  </AtTable>
);

const sit = async (changed: Parameters<typeof tableState>[0] = {}) => {
  const shown = show(screenOf(tableState(changed)));
  // Motion's features come by import(): wait for them as the page does.
  await act(async () => undefined);
  return shown;
};

beforeEach(() => {
  likeABrowser();
  withMedia('prefers-reduced-motion');
});

test('the keyboard goes from the bar over the board and the choices to the hand', async () => {
  const { user } = await sit({ journal: [draw(1), draw(2)] });
  const order: string[] = [];
  for (let stop = 0; stop < 7; stop++) {
    await user.tab();
    order.push(
      document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
    );
  }
  expect(order.slice(0, 6)).toEqual(['回看前面的局面', '紀錄', '選單', '牌堆', '確定', '衛兵']);
});

test('the table stands before its pieces are laid', async () => {
  withMedia();
  show(screenOf(tableState()));
  expect(screen.getByRole('list', { name: '座位' })).toBeInTheDocument();
  for (const name of ['牌堆', '衛兵']) expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  for (const name of ['牌堆', '衛兵'])
    expect(await screen.findByRole('button', { name })).toBeInTheDocument();
});

test('where nothing moves the pieces come with the table', () => {
  show(screenOf(tableState()));
  for (const name of ['牌堆', '衛兵']) expect(screen.getByRole('button', { name })).toBeInTheDocument();
});

test('on a wide screen the journal and the rules lie beside the board', async () => {
  withMedia('prefers-reduced-motion', 'min-width: 64rem');
  const { user } = await sit({ journal: [draw(1)] });
  expect(screen.getByRole('tabpanel')).toHaveTextContent('阿楓抽一張牌');
  await user.click(screen.getByRole('tab', { name: '規則' }));
  expect(await within(screen.getByRole('tabpanel')).findByText(/侍女保護你/)).toBeVisible();
});

test('plates follow the seating order from the seat after mine', async () => {
  await sit({ playerID: '1' });
  const names = [...screen.getByRole('list', { name: '座位' }).querySelectorAll('bdi')].map(
    (name) => name.textContent,
  );
  expect(names).toEqual(['Ana', '小明']);
});

test('a refused gesture says why and opens the clause', async () => {
  const play = jest.fn();
  const { user } = await sit({
    play,
    whyNot: () => ({ reason: 'protected', clause: 'LL8', facts: { target: seatFact('1') } }),
  });
  await user.click(screen.getByRole('button', { name: '衛兵' }));
  expect(play).not.toHaveBeenCalled();
  expect(await screen.findByRole('alert')).toHaveTextContent('阿楓受到保護');
  await user.click(screen.getByRole('button', { name: '看規則 LL8' }));
  const rules = within(screen.getByRole('dialog', { name: '規則' }));
  expect(await rules.findByText(/侍女保護你/)).toBeVisible();
  expect(document.querySelector('#LL8')).toHaveAttribute('data-lit');
});

test('a refusal stays until somebody does something else', async () => {
  const { user } = await sit({ whyNot: () => ({ reason: 'protected', facts: { target: seatFact('1') } }) });
  await user.click(screen.getByRole('button', { name: '衛兵' }));
  await user.tab();
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '牌堆' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '衛兵' }));
  await user.click(await screen.findByRole('alert'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

const boardWith = (choices: ReactNode) => (
  <AtTable state={tableState()}>
    <TableScreen status="" seat={() => ({})} hand={<button type="button">衛兵</button>} choices={choices}>
      <button type="button">牌堆</button>
    </TableScreen>
  </AtTable>
);

test('played by keyboard, the focus goes to the hand when its button is gone, not to the page', async () => {
  const { user, again } = show(boardWith(<button type="button">確定</button>));
  screen.getByRole('button', { name: '確定' }).focus();
  await user.keyboard('{Enter}');
  again(boardWith(null));
  await waitFor(() => expect(screen.getByRole('button', { name: '衛兵' })).toHaveFocus());
});

test('played by touch, the focus is left alone', async () => {
  const { user, again } = show(boardWith(<button type="button">確定</button>));
  await user.click(screen.getByRole('button', { name: '確定' }));
  again(boardWith(null));
  expect(document.body).toHaveFocus();
});

test('an allowed action is sent', async () => {
  const play = jest.fn();
  const action = { move: 'play', args: ['guard', '1'] };
  const { user } = await sit({ play, legal: [action] });
  await user.click(screen.getByRole('button', { name: '衛兵' }));
  expect(play).toHaveBeenCalledWith(action);
});

test('choices and history share one place: looking back goes to the step before, playing on comes first', async () => {
  const showMoment = jest.fn();
  const { user } = await sit({ journal: [draw(1), draw(2)], showMoment });
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '回看前面的局面' }));
  expect(showMoment).toHaveBeenLastCalledWith(1);
  expect(screen.getByRole('button', { name: '確定' })).toBeInTheDocument();
});

test('the past is marked as past, has no choices, and leads back', async () => {
  const showMoment = jest.fn();
  const { user } = await sit({ journal: [draw(1), draw(2)], moment: 1, showMoment });
  expect(await screen.findByRole('status')).toHaveTextContent('你正在看第 1 步');
  expect(screen.queryByRole('button', { name: '確定' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '回到現在' }));
  expect(showMoment).toHaveBeenLastCalledWith(undefined);
});
