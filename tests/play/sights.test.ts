/** @jest-environment node */
import { hiddenRules } from '@tests/examples';
import { SIGHT_SIDE, type Sights } from '@/kit/sights';
import type { FromWorker } from '@/play/local/protocol';
import { TableSession } from '@/play/local/table-session';
import { hiddenMatch, person, tableAtHand } from './table-at-hand';

const SQUARE = { size: 10, shapes: [{ fill: 'rgb(1 2 3)', path: 'M0 0H10V10H0Z', isEvenOdd: false }] };
const SHOWN = { drawing: SQUARE, circle: { x: 5, y: 5, radius: 2 } };
const sights: Sights = { show: (_, { token }) => (token === 'open' ? SHOWN : undefined) };

/** A canvas on which nothing is drawn but one grey. */
class GreyCanvas {
  getContext() {
    const nothing = () => undefined;
    const data = new Uint8ClampedArray(SIGHT_SIDE * SIGHT_SIDE * 4).fill(7);
    return {
      fillRect: nothing,
      setTransform: nothing,
      clip: nothing,
      fill: nothing,
      getImageData: () => ({ data }),
    };
  }
}
class Path {
  arc() {
    return undefined;
  }
}

const setCanvas = (OffscreenCanvas?: unknown) => Object.assign(globalThis, { OffscreenCanvas, Path2D: Path });
afterEach(() => setCanvas());

const looked = (posted: readonly FromWorker[]) => posted.filter(({ type }) => type === 'looked');

async function lookedAt(token: string): Promise<readonly FromWorker[]> {
  const table = tableAtHand(new Map(), hiddenRules, undefined, sights);
  await table.ask({ type: 'begin', match: hiddenMatch([person('甲'), person('乙')]), pace: 'brisk' });
  await table.ask({ type: 'sit', playerID: '0' });
  await table.ask({ type: 'look', id: 1, asked: { token, part: 0 } });
  return looked(table.posted);
}

test('where a worker paints, the drawing stays in it', async () => {
  setCanvas(GreyCanvas);
  const answers = await lookedAt('open');
  expect(answers).toEqual([{ type: 'looked', id: 1, sight: { pixels: expect.any(Uint8Array) } }]);
});

test('where it cannot, the page is given what to paint, and never what may not be seen', async () => {
  setCanvas();
  expect(await lookedAt('open')).toEqual([{ type: 'looked', id: 1, sight: null, unpainted: SHOWN }]);
  expect(await lookedAt('shut')).toEqual([{ type: 'looked', id: 1, sight: null }]);
});

test('a page paints what it is given', async () => {
  setCanvas(GreyCanvas);
  const session = new TableSession(hiddenRules, () => undefined);
  const seen = session.look({ token: 'open', part: 0 });
  session.receive({ type: 'looked', id: 1, sight: null, unpainted: SHOWN });
  expect(await seen).toEqual({ pixels: new Uint8Array(SIGHT_SIDE * SIGHT_SIDE * 3).fill(7) });
});
