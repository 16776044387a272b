import { choiceKey } from '@/kit/action';
import { seatFact, termFact, termsFact } from '@/kit/journal';
import { spokenOf, wayOff } from '@/ui/table/keep-in-sight';

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const ROOM = { width: 1000, height: 800 };

test('a slip that lies on nothing it speaks of stays where it is', () => {
  expect(wayOff(box(0, 500, 350, 200), [box(600, 100, 100, 100)], ROOM)).toEqual({ x: 0, y: 0 });
});

test('a slip goes the shortest way off what it speaks of', () => {
  expect(wayOff(box(100, 400, 350, 200), [box(120, 420, 100, 100)], ROOM)).toEqual({ x: 128, y: 0 });
  expect(wayOff(box(300, 400, 350, 200), [box(320, 560, 200, 100)], ROOM)).toEqual({ x: 0, y: -48 });
});

test('and none that leads out of the window', () => {
  const narrow = { width: 390, height: 844 };
  expect(wayOff(box(20, 300, 350, 200), [box(40, 320, 60, 60)], narrow)).toEqual({ x: 0, y: 88 });
  expect(wayOff(box(10, 10, 370, 820), [box(40, 320, 60, 60)], narrow)).toBeUndefined();
});

test('a slip that speaks of several things lies on none of them, and where that cannot be, not on the first', () => {
  const narrow = { width: 390, height: 844 };
  const [fighter, card] = [box(160, 230, 60, 60), box(80, 685, 72, 100)];
  expect(wayOff(box(19, 240, 352, 250), [fighter, card], narrow)).toEqual({ x: 0, y: 58 });
  expect(wayOff(box(19, 240, 352, 420), [fighter, card], narrow)).toEqual({ x: 0, y: 58 });
  expect(wayOff(box(19, 240, 352, 620), [fighter, card], narrow)).toBeUndefined();
});

test('what a sentence speaks of are the words and the seats among its facts, those of a sentence within it, too', () => {
  const facts = {
    card: termFact('cards.guard'),
    target: seatFact('2'),
    count: 3,
    more: { sentence: ['a'], facts: { sweets: termsFact(['sweets.peach', 'sweets.mung']) } },
  };
  expect(spokenOf(facts)).toEqual(['cards.guard', 'seats.2', 'sweets.peach', 'sweets.mung']);
});

test('what does an action is known by its move and what that is told', () => {
  expect(choiceKey({ move: 'go', args: ['chapel'] })).toBe('go chapel');
  expect(choiceKey({ move: 'discover', args: ['foyer', 2] })).toBe('discover foyer 2');
});
