/** @jest-environment node */
import { hiddenRules } from '@tests/examples';
import { SIGHT_SIDE, type SightShown, type Sights } from '@/kit/sights';
import type { FromWorker } from '@/play/local/protocol';
import { TableHost } from '@/play/local/table-host';
import { paintSight } from '@/server/paint-sight';
import { hiddenMatch, person } from './table-at-hand';

const SECRET = 'M3 1 4 1 5 9z';
const drawing = { size: 10, shapes: [{ fill: '#314159', path: SECRET, isEvenOdd: false }] };
const CIRCLE: SightShown = { drawing, circle: { x: 5, y: 5, radius: 2 } };
const LENGTH = SIGHT_SIDE * SIGHT_SIDE * 3;

/** What a page is sent that looks at a drawing of which so much may be seen. */
async function sentFor(shown: SightShown | undefined): Promise<FromWorker[]> {
  const posted: FromWorker[] = [];
  const sights: Sights = { show: () => shown };
  const host = new TableHost({
    post: (message) => posted.push(message),
    rulebook: async () => hiddenRules,
    sights: async () => sights,
    read: async () => undefined,
    save: async () => undefined,
    setAside: async () => undefined,
    seed: () => 'one seed',
    pause: async () => undefined,
    think: () => Promise.reject(new Error('no bot sits here')),
  });
  await host.receive({
    type: 'begin',
    match: hiddenMatch([person('Mia'), person('Bo')]),
    pace: 'natural',
  });
  await host.receive({ type: 'sit', playerID: '0' });
  await host.receive({ type: 'look', id: 7, asked: { token: 'a', part: 0 } });
  return posted;
}

/** A browser that can paint in a worker, and paints white. */
function withPaper(): () => void {
  const paper = {
    fillRect: () => undefined,
    setTransform: () => undefined,
    clip: () => undefined,
    fill: () => undefined,
    getImageData: () => ({ data: new Uint8Array(SIGHT_SIDE * SIGHT_SIDE * 4).fill(255) }),
  };
  const painting = {
    OffscreenCanvas: class {
      getContext = () => paper;
    },
    Path2D: class {
      arc = () => undefined;
    },
  };
  Object.assign(globalThis, painting);
  return () => {
    for (const name of Object.keys(painting)) Reflect.deleteProperty(globalThis, name);
  };
}

const sightIn = (posted: readonly FromWorker[]) =>
  posted.flatMap((message) => (message.type === 'looked' ? [message] : []));

test('of a part that may be seen the page is sent pixels, and nothing else of the drawing', async () => {
  const end = withPaper();
  const posted = await sentFor(CIRCLE);
  end();
  expect(sightIn(posted)).toEqual([
    { type: 'looked', id: 7, sight: { pixels: new Uint8Array(LENGTH).fill(255) } },
  ]);
  expect(JSON.stringify(posted)).not.toContain(SECRET);
});

test('where nothing can be painted nothing is seen: the drawing does not go to the page instead', async () => {
  const posted = await sentFor(CIRCLE);
  expect(sightIn(posted)).toEqual([{ type: 'looked', id: 7, sight: null }]);
  expect(JSON.stringify(posted)).not.toContain(SECRET);
});

test('where nothing may be seen nothing is', async () => {
  expect(sightIn(await sentFor(undefined))).toEqual([{ type: 'looked', id: 7, sight: null }]);
});

test('what lies open is sent whole', async () => {
  expect(sightIn(await sentFor({ drawing }))).toEqual([{ type: 'looked', id: 7, sight: { drawing } }]);
});

test('the server sends pixels of a part, always as many', async () => {
  const sight = await paintSight(CIRCLE);
  expect(Object.keys(sight)).toEqual(['pixels']);
  expect('pixels' in sight && sight.pixels).toHaveLength(LENGTH);
});
