import { captionPlace, type Kept, placeCaption, type Rect } from '@/ui/table/caption-place';

const ROOM: Rect = { left: 0, top: 100, width: 390, height: 300 };
const CAPTION = { width: 200, height: 40 };
const ABOUT: Rect = { left: 165, top: 180, width: 60, height: 84 };

const word = (left: number, top: number, width: number, height: number): Kept => ({
  ...{ left, top, width, height },
  cost: 0.25,
});

const isClear = ({ left, top }: { left: number; top: number }, kept: Rect): boolean =>
  left + CAPTION.width <= kept.left ||
  left >= kept.left + kept.width ||
  top + CAPTION.height <= kept.top ||
  top >= kept.top + kept.height;

test('it lies below what it is about, in the middle of it', () => {
  expect(captionPlace(CAPTION, ROOM, ABOUT, [])).toMatchObject({ left: 95, top: 272 });
});

test('without anything it is about it lies in the middle of the room', () => {
  expect(captionPlace(CAPTION, ROOM, undefined, [])).toMatchObject({ left: 95, top: 230 });
});

test.each([
  ['a name below it', word(150, 275, 90, 20)],
  ['a plate from edge to edge', word(0, 270, 390, 44)],
  ['words at its side', word(95, 280, 30, 20)],
])('%s is left to be read', (_, kept) => {
  expect(isClear(captionPlace(CAPTION, ROOM, ABOUT, [kept]), kept)).toBe(true);
});

test('what has just come is never covered while there is room', () => {
  const landed = { ...ABOUT, cost: 0.6 };
  const place = captionPlace(CAPTION, ROOM, ABOUT, [landed, word(0, 270, 390, 130), word(0, 100, 160, 75)]);
  expect(isClear(place, landed)).toBe(true);
});

test('it stays within the room, however near to its edge that is which it is about', () => {
  const { left, top } = captionPlace(CAPTION, ROOM, { left: 380, top: 390, width: 40, height: 56 }, []);
  expect(left + CAPTION.width).toBeLessThanOrEqual(ROOM.left + ROOM.width);
  expect(top + CAPTION.height).toBeLessThanOrEqual(ROOM.top + ROOM.height);
});

test('it does not lie on the own place, from which the next move is chosen', () => {
  const rects: Readonly<Record<string, Rect>> = {
    'table-board': ROOM,
    'place is-mine': { left: 0, top: 270, width: 390, height: 130 },
    'seat-plate': ABOUT,
    caption: { left: 0, top: 0, ...CAPTION },
  };
  const measured = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function of(
    this: Element,
  ) {
    const { left, top, width, height } = rects[this.className] ?? { left: 0, top: 0, width: 0, height: 0 };
    return new DOMRect(left, top, width, height);
  });
  const screen = document.createElement('div');
  screen.className = 'table-screen';
  screen.innerHTML =
    '<div class="table-board"><p class="place is-mine"></p></div><p class="seat-plate" data-seat="1"></p><p class="caption"></p>';
  const caption = screen.querySelector<HTMLElement>('.caption');
  if (caption === null) throw new Error('no caption');
  placeCaption(caption, '1', true);
  expect(Number.parseFloat(caption.style.top) + CAPTION.height).toBeLessThanOrEqual(270);
  measured.mockRestore();
});
