import { screen, waitFor, within } from '@testing-library/react';
import { CoachSlip, type CoachSlipProps } from '@/ui/coach/CoachSlip';
import { RefusalSlip } from '@/ui/table/RefusalSlip';
import { useTable, useTableScreen } from '@/ui/table/TableProvider';
import { AtTable, likeABrowser, show, tableState, withMedia } from './at-hand';

beforeEach(() => {
  likeABrowser();
  withMedia();
});

const nothing = () => undefined;
const slipProps: CoachSlipProps = {
  step: { id: 'guess', target: ['.target', '.card'], clause: 'LL-r7', isRead: false },
  steps: ['hand', 'guess'],
  chapter: 'match',
  done: 1,
  count: 4,
  isWaiting: false,
  names: ['新手', '阿楓', '小松'],
  next: nothing,
  leave: nothing,
  again: nothing,
  playForReal: nothing,
};
const GUARD = { move: 'play', args: ['guard'] };

function Board({ isPicked }: { readonly isPicked: boolean }) {
  const { attempt } = useTable();
  const { drawer, lookedUp } = useTableScreen();
  return (
    <>
      <button type="button" onClick={() => attempt(GUARD)}>
        <span className="card">衛兵</span>
      </button>
      {isPicked && (
        <button type="button" className="target">
          阿楓
        </button>
      )}
      <output>{drawer === undefined ? '' : `${drawer} ${lookedUp?.clause}`}</output>
    </>
  );
}

const lesson = (props: Partial<CoachSlipProps> = {}, isPicked = false, play: () => void = nothing) => (
  <AtTable
    state={tableState({
      legal: [GUARD],
      play,
      veto: () => ({ reason: 'coach-task' }),
    })}
  >
    <div className="table-screen">
      <CoachSlip {...slipProps} {...props} />
      <Board isPicked={isPicked} />
      <RefusalSlip />
    </div>
  </AtTable>
);

const slip = () => screen.getByRole('region', { name: '教學' });

test('a step is said aloud with the names of the others, and its clause can be looked up', async () => {
  const { user } = show(lesson());
  expect(within(slip()).getByRole('status')).toHaveTextContent('指定阿楓，猜王子');
  expect(slip()).toHaveTextContent('兩輪 2／4');
  expect(screen.queryByRole('button', { name: '下一步' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '看規則 LL-r7' }));
  expect(screen.getByText('rules LL-r7')).toBeInTheDocument();
});

test('the light is on what comes next, and goes out while the others play', async () => {
  const { again } = show(lesson());
  const lit = () => [...document.querySelectorAll('[data-coached]')].map((element) => element.textContent);
  expect(lit()).toEqual(['衛兵']);
  again(lesson({}, true));
  await screen.findByText('阿楓');
  expect(lit()).toEqual(['阿楓']);
  again(lesson({ isWaiting: true }, true));
  expect(lit()).toEqual([]);
  expect(within(slip()).getByRole('status')).toHaveTextContent('等其他人動作');
});

test('what the step does not ask for is legal but kindly refused', async () => {
  const play = jest.fn();
  const { user } = show(lesson({}, false, play));
  await user.click(screen.getByRole('button', { name: '衛兵' }));
  expect(play).not.toHaveBeenCalled();
  expect(within(slip()).getByRole('alert')).toHaveTextContent('先照這一步做');
  // The slip that says what the rules refuse would lie over the table.
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

test('a step to read has one way on, and who pressed it stays with the lesson', async () => {
  const next = jest.fn();
  const { user, again } = show(
    lesson({ step: { id: 'hand', target: [], clause: 'LL8', isRead: true }, next }),
  );
  await user.click(screen.getByRole('button', { name: '下一步' }));
  expect(next).toHaveBeenCalledTimes(1);
  again(lesson());
  expect(slip()).toHaveFocus();
});

test('what is no move is done when it is seen on the page: the step goes on by itself, once', async () => {
  const next = jest.fn();
  const step = { id: 'hand', target: [], clause: 'LL8', isRead: true, until: '.is-turned-up' };
  const { again } = show(lesson({ step, next }));
  expect(next).not.toHaveBeenCalled();
  const turned = document.body.appendChild(document.createElement('p'));
  turned.className = 'is-turned-up';
  await waitFor(() => expect(next).toHaveBeenCalledTimes(1));
  again(lesson({ step, next }));
  turned.className = '';
  turned.className = 'is-turned-up';
  expect(next).toHaveBeenCalledTimes(1);
  turned.remove();
});

test('at the end a real match is one press away', async () => {
  const playForReal = jest.fn();
  const { user } = show(lesson({ step: undefined, done: 4, playForReal }));
  expect(slip()).toHaveTextContent('兩輪 4／4');
  await user.click(screen.getByRole('button', { name: '正式來一局' }));
  expect(playForReal).toHaveBeenCalledTimes(1);
});
