import { act, fireEvent, render, screen } from '@testing-library/react';
import { PlayingCard } from '@/ui/pieces/PlayingCard';
import { Zoomable, ZoomLayer } from '@/ui/pieces/Zoom';
import { likeABrowser } from './at-hand';

/** jsdom knows no pointers. */
class PointerEventLike extends MouseEvent {
  readonly pointerType: string;
  override readonly movementX: number;
  override readonly movementY = 0;
  constructor(type: string, { pointerType = '', movementX = 0, ...init }: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = pointerType;
    this.movementX = movementX;
  }
}

beforeEach(() => {
  likeABrowser();
  Object.assign(window, { PointerEvent: PointerEventLike });
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function lay() {
  const pressed = jest.fn();
  const page = (isThere: boolean) => (
    <ZoomLayer>
      {isThere && (
        <Zoomable paper={<p>私下看一位玩家的手牌</p>}>
          <PlayingCard label="神父" description="私下看一位玩家的手牌 · 全副 2 張" onPress={pressed} />
        </Zoomable>
      )}
    </ZoomLayer>
  );
  const { rerender } = render(page(true));
  const takeAway = () => rerender(page(false));
  const card = screen.getByRole('button', { name: '神父' });
  const large = () => screen.queryByText('私下看一位玩家的手牌');
  return { card, large, pressed, takeAway };
}

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('under a resting mouse a card shows large, and goes with the mouse', () => {
  const { card, large } = lay();
  fireEvent.pointerMove(card, { pointerType: 'mouse', movementX: 4 });
  wait(300);
  expect(large()).not.toBeInTheDocument();
  wait(400);
  expect(large()).toBeInTheDocument();
  fireEvent.pointerLeave(card, { pointerType: 'mouse' });
  expect(large()).not.toBeInTheDocument();
});

test('a card that slides in under a pointer at rest stays small', () => {
  const { card, large } = lay();
  fireEvent.pointerEnter(card, { pointerType: 'mouse' });
  fireEvent.pointerMove(card, { pointerType: 'mouse', movementX: 0 });
  wait(2000);
  expect(large()).not.toBeInTheDocument();
});

test('a card that is taken away takes its large picture with it, and none comes later', () => {
  const { card, large, takeAway } = lay();
  fireEvent.keyDown(card, { key: 'z' });
  takeAway();
  expect(large()).not.toBeInTheDocument();
  const again = lay();
  fireEvent.pointerMove(again.card, { pointerType: 'mouse', movementX: 4 });
  again.takeAway();
  wait(2000);
  expect(again.large()).not.toBeInTheDocument();
});

test('a long press shows it and does not also play it, nor bring up a menu', () => {
  const { card, large, pressed } = lay();
  fireEvent.pointerDown(card, { pointerType: 'touch' });
  wait(500);
  expect(large()).toBeInTheDocument();
  expect(fireEvent.contextMenu(card)).toBe(false);
  fireEvent.pointerUp(card, { pointerType: 'touch' });
  fireEvent.click(card);
  expect(pressed).not.toHaveBeenCalled();
  expect(large()).toBeInTheDocument();
  fireEvent.pointerDown(card, { pointerType: 'touch' });
  fireEvent.pointerUp(card, { pointerType: 'touch' });
  fireEvent.click(card);
  expect(large()).not.toBeInTheDocument();
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('a tap plays, and a finger that wanders scrolls', () => {
  const { card, large, pressed } = lay();
  fireEvent.pointerDown(card, { pointerType: 'touch', clientX: 0 });
  fireEvent.pointerUp(card, { pointerType: 'touch' });
  fireEvent.click(card);
  expect(pressed).toHaveBeenCalledTimes(1);
  fireEvent.pointerDown(card, { pointerType: 'touch', clientX: 0 });
  fireEvent.pointerMove(card, { pointerType: 'touch', clientX: 30 });
  wait(600);
  expect(large()).not.toBeInTheDocument();
});

test('Z shows it where the focus is, Escape puts it away and does nothing else', () => {
  const { card, large } = lay();
  const heard = jest.fn();
  window.addEventListener('keydown', heard, true);
  card.focus();
  fireEvent.keyDown(card, { key: 'z' });
  expect(large()).toBeInTheDocument();
  heard.mockClear();
  fireEvent.keyDown(card, { key: 'Escape' });
  expect(large()).not.toBeInTheDocument();
  expect(heard).not.toHaveBeenCalled();
  fireEvent.keyDown(card, { key: 'Escape' });
  expect(heard).toHaveBeenCalledTimes(1);
  window.removeEventListener('keydown', heard, true);
});

test('what is shown large is said by the card itself', () => {
  const { card } = lay();
  expect(card).toHaveAccessibleDescription('私下看一位玩家的手牌 · 全副 2 張');
});
