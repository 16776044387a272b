import { screen } from '@testing-library/react';
import { SeatChoices } from '@/ui/table/Dock';
import { AtTable, people, show, tableState } from './at-hand';

const NAMES = ['一', '二', '三', '四', '五', '六', '七', '八'];

const choose = (count: number, props: Partial<Parameters<typeof SeatChoices>[0]> = {}) =>
  show(
    <AtTable state={tableState({ seats: people(...NAMES) })}>
      <SeatChoices
        seats={NAMES.slice(0, count).map((_, seat) => String(seat))}
        label={(name) => `對${name}打出`}
        onChoose={() => undefined}
        back={{ label: '換一張牌', onBack: () => undefined }}
        {...props}
      />
    </AtTable>,
  );

test('a seat is chosen and pointed at by its button', async () => {
  const [onChoose, onPoint] = [jest.fn(), jest.fn()];
  const { user } = choose(3, { onChoose, onPoint, description: (seat) => `座位 ${seat}` });
  const second = screen.getByRole('button', { name: '對二打出' });
  expect(second).toHaveAccessibleDescription('座位 1');
  await user.hover(second);
  expect(onPoint).toHaveBeenLastCalledWith('1');
  await user.click(second);
  expect(onChoose).toHaveBeenCalledWith('1');
});

test.each([
  [3, 3],
  [4, 4],
  // The way back is the last of them.
  [5, 3],
  [7, 4],
])('%i names lie %i in a row, and the way back below them', (count, row) => {
  const { container } = choose(count);
  const names = container.querySelector<HTMLElement>('.dock-names');
  expect(names?.querySelectorAll('.dock-seat')).toHaveLength(count);
  expect(names?.lastElementChild).toHaveTextContent('換一張牌');
  expect(names?.style.getPropertyValue('--dock-row')).toBe(String(row));
});

test('the way back says what it is where it is but a sign', async () => {
  const onBack = jest.fn();
  const { user } = choose(3, { back: { label: '換一張牌', onBack } });
  await user.click(screen.getByRole('button', { name: '換一張牌' }));
  expect(onBack).toHaveBeenCalled();
});
