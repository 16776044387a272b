import { screen } from '@testing-library/react';
import { Button } from '@/ui/Button';
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
        cancel={<Button>換一張牌</Button>}
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
  [3, 'dock-line', 2],
  [4, 'dock-tray', 3],
  [7, 'dock-tray', 4],
  [8, 'dock-tray', 5],
])('%i seats and the way back lie in a %s of two rows of %i at most', (count, look, half) => {
  const { container } = choose(count);
  const tray = container.querySelector<HTMLElement>(`.${look}`);
  expect(tray?.querySelectorAll('button')).toHaveLength(count + 1);
  expect(tray?.style.getPropertyValue('--dock-half')).toBe(String(half));
});
