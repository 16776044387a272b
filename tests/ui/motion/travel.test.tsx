import { fireEvent, render } from '@testing-library/react';
import { MovingTable } from '@/ui/motion/MovingTable';
import { stamped, travels } from '@/ui/motion/travel';
import { PlayingCard } from '@/ui/pieces/PlayingCard';

/** An animation under way; jsdom has none of its own. */
class Running extends EventTarget {
  static all: Running[] = [];
  readonly effect = { getComputedTiming: () => ({ endTime: 300 }) };
  readonly delay: number;
  readonly duration: number;

  constructor(
    readonly element: Element,
    readonly frames: readonly Keyframe[],
    timing: KeyframeAnimationOptions | number,
  ) {
    super();
    const { delay = 0, duration } = typeof timing === 'number' ? { duration: timing } : timing;
    this.delay = delay;
    this.duration = Number(duration);
    Running.all.push(this);
  }

  /** From when to when it is on its way: before and after that nothing changes. */
  get way(): readonly [from: number, to: number] {
    const [first, last] = [this.frames[0], this.frames.at(-1)];
    const left = this.frames.findLastIndex(({ transform }) => transform === first?.transform);
    const there = this.frames.findIndex(({ transform }) => transform === last?.transform);
    const time = (frame: number) => Number(this.frames[frame]?.offset) * this.duration;
    return [time(left), time(there)];
  }

  finish() {
    this.cancel();
    this.dispatchEvent(new Event('finish'));
  }

  cancel() {
    Running.all = Running.all.filter((other) => other !== this);
  }
}

type Places = Readonly<Record<string, number>>;

beforeEach(() => {
  Running.all = [];
  Object.assign(Element.prototype, {
    animate(this: Element, frames: Keyframe[], timing: KeyframeAnimationOptions | number) {
      return new Running(this, frames, timing);
    },
    getAnimations: () => Running.all,
    getBoundingClientRect(this: Element) {
      const left = this.querySelector('[data-left]')?.getAttribute('data-left') ?? null;
      return left === null ? { width: 0, height: 0 } : { left: Number(left), top: 0, width: 50, height: 70 };
    },
  });
});

/** Pieces that lie so many pixels from the left; a piece that is not listed lies nowhere. */
function Cards({
  moment,
  at,
  isLaid = true,
  isStill = false,
}: {
  readonly moment: string;
  readonly at: Places;
  readonly isLaid?: boolean;
  readonly isStill?: boolean;
}) {
  const where = (name: string) => name in at && <span data-left={at[name]} />;
  return (
    <MovingTable moment={moment} isLaid={isLaid} isStill={isStill}>
      <PlayingCard label="第一張" travel={{ name: 'one' }} back={where('one')} />
      <PlayingCard
        label="第二張"
        travel={{ name: 'two', from: 'pile', order: 1 }}
        back={where('two')}
        {...(moment !== 'before' && { face: '8' })}
      />
      <span {...travels({ name: 'pile' })}>{where('pile')}</span>
      {moment !== 'before' && <i {...stamped('seal')} />}
    </MovingTable>
  );
}

/** Lays the cards, then shows them where they lie afterwards. */
function move(before: Places, after: Places, isStill = false) {
  const { container, rerender } = render(<Cards moment="before" at={before} isStill={isStill} />);
  Running.all = [];
  const next = (at: Places, moment = 'after') =>
    rerender(<Cards moment={moment} at={at} isStill={isStill} />);
  next(after);
  return { container, next, copies: () => [...container.querySelectorAll('.flight')] };
}

const flying = () => Running.all.filter(({ element }) => element.classList.contains('flight'));

test('what lies elsewhere now flies there as a copy that nobody can press or hear', () => {
  const { copies, container } = move({ one: 0 }, { one: 300 });
  const [copy, ...others] = copies();
  expect(others).toEqual([]);
  expect(copy?.querySelector('[data-travel]')).toBeNull();
  const layer = container.querySelector('.flights');
  expect(layer).toHaveAttribute('aria-hidden', 'true');
  expect(layer).toHaveAttribute('inert');
});

const isAway = (container: HTMLElement, name: string) =>
  container.querySelector(`[data-travel="${name}"]`)?.hasAttribute('data-away');

test('a piece is not seen where it will lie until its copy is there', () => {
  const { container } = move({ one: 0, two: 100 }, { one: 300, two: 400 });
  expect(isAway(container, 'one')).toBe(true);
  flying()[0]?.finish();
  expect(isAway(container, 'one')).toBe(false);
  expect(isAway(container, 'two')).toBe(true);
});

test('a piece that leaves again before its last way was told to be over is not seen twice', () => {
  const { container, next } = move({ one: 0 }, { one: 300 });
  const [first] = flying();
  next({ one: 0 }, 'later');
  first?.dispatchEvent(new Event('finish'));
  expect(isAway(container, 'one')).toBe(true);
});

test('each takes 180 to 320 ms, later things begin later, and all is over within a second', () => {
  move({ one: 0, two: 100 }, { one: 300, two: 700 });
  const ways = flying().map(({ way }) => way);
  for (const [from, to] of ways) {
    expect(to - from).toBeGreaterThan(179);
    expect(to - from).toBeLessThan(321);
  }
  expect(ways.map(([from]) => from > 0)).toEqual([false, true]);
  for (const { delay, duration } of Running.all) expect(delay + duration).toBeLessThan(1000);
});

test('what flies at the same time begins and ends in the same frame, wait and rest included', () => {
  move({ one: 0, two: 100 }, { one: 300, two: 700 });
  const [first, ...others] = flying().map(({ delay, duration }) => ({ delay, duration }));
  expect(others).toEqual([first]);
});

test('what is only pushed aside is moved itself', () => {
  const { copies } = move({ one: 0 }, { one: 30 });
  expect(copies()).toEqual([]);
  expect(Running.all.filter(({ element }) => element.hasAttribute('data-travel'))).toHaveLength(1);
});

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

test('what is laid on a table that stands is dealt from its pile', async () => {
  const { rerender } = render(<Cards moment="before" at={{}} isLaid={false} />);
  await nextFrame();
  expect(flying()).toEqual([]);
  rerender(<Cards moment="before" at={{ pile: 0, two: 400 }} />);
  await nextFrame();
  expect(flying()).toHaveLength(1);
});

test('what is laid in a moment of its own is dealt all the same', async () => {
  const { rerender } = render(<Cards moment="before" at={{}} isLaid={false} />);
  rerender(<Cards moment="after" at={{ pile: 0, two: 400 }} />);
  expect(flying()).toEqual([]);
  await nextFrame();
  expect(flying()).toHaveLength(1);
});

test('what has lain nowhere comes from its pile', () => {
  move({ pile: 0 }, { two: 400, pile: 0 });
  expect(flying()).toHaveLength(1);
});

test('a card that shows its face turns over, even where it lies', () => {
  move({ two: 100 }, { two: 100 });
  expect(Running.all.filter(({ element }) => element.className === 'playing-card-turn')).toHaveLength(1);
});

test('a new mark is pressed on when everything has landed', () => {
  move({ one: 0 }, { one: 300 });
  const [stamp] = Running.all.filter(({ element }) => element.tagName === 'I');
  const [card] = flying();
  expect(stamp?.delay).toBeGreaterThanOrEqual(Number(card?.duration));
});

test('nothing moves for who asked for reduced motion', () => {
  const { copies } = move({ one: 0, two: 100 }, { one: 300, two: 400 }, true);
  expect(Running.all).toEqual([]);
  expect(copies()).toEqual([]);
});

test.each([
  ['a tap', () => fireEvent.pointerDown(document.body)],
  ['a key', () => fireEvent.keyDown(document.body, { key: 'ArrowRight' })],
])('%s ends what is moving', (_name, act) => {
  const { container, copies } = move({ one: 0 }, { one: 300 });
  expect(copies()).not.toHaveLength(0);
  act();
  expect(copies()).toHaveLength(0);
  expect(Running.all).toEqual([]);
  expect(isAway(container, 'one')).toBe(false);
});

test('a key held down is not another wish', () => {
  const { copies } = move({ one: 0 }, { one: 300 });
  fireEvent.keyDown(document.body, { key: 'Enter', repeat: true });
  expect(copies()).not.toHaveLength(0);
});

test('the next position puts everything down first', () => {
  const { next, copies } = move({ one: 0 }, { one: 300 });
  next({ one: 300 }, 'later');
  expect(copies()).toHaveLength(0);
});

test('actions in quick succession are shown faster', () => {
  const { next } = move({ one: 0 }, { one: 600 });
  const [calm] = flying();
  next({ one: 0 }, 'later');
  const [quick] = flying();
  expect(quick?.duration).toBeLessThan(Number(calm?.duration));
});
