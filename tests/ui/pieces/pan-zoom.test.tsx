import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import en from '@/i18n/messages/en.json';
import { PanZoom } from '@/ui/pieces/PanZoom';
import { likeABrowser, withMedia } from '../at-hand';

const ROOM = { width: 400, height: 300 };

/** A board as large as its room; jsdom lays nothing out. */
async function lay(begins?: number) {
  likeABrowser();
  withMedia('prefers-reduced-motion');
  for (const [name, size] of [
    ['offsetWidth', ROOM.width],
    ['offsetHeight', ROOM.height],
    ['clientWidth', ROOM.width],
    ['clientHeight', ROOM.height],
  ] as const)
    jest.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(size);
  const user = userEvent.setup();
  const { container } = render(
    <NextIntlClientProvider locale="en" messages={{ table: en.table }} timeZone="UTC">
      <PanZoom label="House" most={2} {...(begins !== undefined && { begins })}>
        <button type="button">Cellar</button>
        <span className="pan-zoom-keeps">Lamp</span>
      </PanZoom>
    </NextIntlClientProvider>,
  );
  await act(async () => undefined);
  const board = () => {
    const style = container.querySelector<HTMLElement>('.pan-zoom-board')?.style.transform ?? '';
    const [x = 0, y = 0, scale = 1] = [...style.matchAll(/-?[\d.]+/g)].map(Number);
    return { x, y, scale };
  };
  return { user, board, room: screen.getByRole('group', { name: 'House' }) };
}
const button = (name: string) => screen.getByRole('button', { name });

afterEach(() => jest.restoreAllMocks());

test('buttons bring it closer, as far as it goes, and back to all of it', async () => {
  const { user, board } = await lay();
  expect(button(en.table.panZoom.out)).toBeDisabled();
  await user.click(button(en.table.panZoom.in));
  expect(board().scale).toBeGreaterThan(1);
  for (let press = 0; press < 4 && !button(en.table.panZoom.in).hasAttribute('disabled'); press++)
    await user.click(button(en.table.panZoom.in));
  expect(board().scale).toBe(2);
  expect(button(en.table.panZoom.in)).toBeDisabled();
  await user.click(button(en.table.panZoom.whole));
  expect(board()).toEqual({ x: 0, y: 0, scale: 1 });
});

test('when the phone is turned all of it is seen: what was looked at may lie out of the other room', async () => {
  const { user, board } = await lay();
  await user.click(button(en.table.panZoom.in));
  expect(board().scale).toBeGreaterThan(1);
  withMedia('prefers-reduced-motion', 'orientation: portrait');
  await user.click(button(en.table.panZoom.in));
  await waitFor(() => expect(board()).toEqual({ x: 0, y: 0, scale: 1 }));
});

test('it is close at once where that was asked for, and can still be seen whole', async () => {
  const { user, board } = await lay(1.5);
  expect(board().scale).toBeCloseTo(1.5);
  await user.click(button(en.table.panZoom.whole));
  expect(board().scale).toBe(1);
});

test('so do keys, and arrows look around', async () => {
  const { user, board, room } = await lay();
  room.focus();
  await user.keyboard('+');
  const { x, y, scale } = board();
  expect(scale).toBeGreaterThan(1);
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(board().x).toBeLessThan(x);
  expect(board().y).toBeLessThan(y);
  await user.keyboard('-');
  expect(board().scale).toBeLessThan(scale);
  await user.keyboard('+0');
  expect(board().scale).toBe(1);
});

test('the browser keeps its own zoom', async () => {
  const { board, room } = await lay();
  room.focus();
  for (const key of ['+', '-', '0']) expect(fireEvent.keyDown(room, { key, ctrlKey: true })).toBe(true);
  expect(board().scale).toBe(1);
});

test('a key that the board takes is nobody else’s', async () => {
  const { room } = await lay();
  const heard = jest.fn();
  window.addEventListener('keydown', heard);
  expect(fireEvent.keyDown(room, { key: '+' })).toBe(false);
  expect(heard).not.toHaveBeenCalled();
  window.removeEventListener('keydown', heard);
});

test('what has the focus comes into sight', async () => {
  const { user, board } = await lay();
  await user.click(button(en.table.panZoom.in));
  const before = board().x;
  const cellar = button('Cellar');
  const rect = (left: number, width: number) =>
    ({ left, right: left + width, top: 0, bottom: 10 }) as DOMRect;
  jest.spyOn(cellar, 'getBoundingClientRect').mockReturnValue(rect(460, 20));
  jest
    .spyOn(screen.getByRole('group', { name: 'House' }), 'getBoundingClientRect')
    .mockReturnValue(rect(0, 400));
  jest.spyOn(cellar, 'matches').mockReturnValue(true);
  act(() => cellar.focus());
  expect(board().x).toBe(before - 80);
});

test('the board is dragged, but not by a piece that is dragged by itself', async () => {
  const { user, board } = await lay();
  await user.click(button(en.table.panZoom.in));
  const drag = (from: Element) => {
    fireEvent.mouseDown(from, { button: 0, buttons: 1, clientX: 200, clientY: 150 });
    fireEvent.mouseMove(window, { buttons: 1, clientX: 180, clientY: 140 });
    fireEvent.mouseMove(window, { buttons: 1, clientX: 160, clientY: 130 });
    fireEvent.mouseUp(window, { clientX: 160, clientY: 130 });
    return board().x;
  };
  const before = board().x;
  expect(drag(screen.getByText('Lamp'))).toBe(before);
  expect(drag(button('Cellar'))).toBeLessThan(before);
});
