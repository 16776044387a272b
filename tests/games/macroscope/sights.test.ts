import { NAMES } from '@games/macroscope/rules/answers';
import { PICTURES, WINDOWS } from '@games/macroscope/rules/components';
import type { MacroscopeG } from '@games/macroscope/rules/state';
import type { MacroscopeView } from '@games/macroscope/rules/view';
import sights from '@games/macroscope/sights';
import { macroscope } from '@games/macroscope/whole';
import { chance, seatAll } from '@tests/server/players';
import { begin, ownFolder, type Served, serve } from '@tests/server/served';
import { tableOf } from '@tests/table-of';
import { SIGHT_SIDE, type Sight } from '@/kit/sights';
import { paintSight } from '@/server/paint-sight';
import { SqliteStore } from '@/server/stores/sqlite';
import { allBut, layOut } from './arrange';

const BYTES = SIGHT_SIDE * SIGHT_SIDE * 3;

const laid = (picture: string, open: readonly number[]): MacroscopeG =>
  tableOf(macroscope, 2, { turn: '0', arrange: layOut({ picture, open, lifted: 1 }) }).G;

/** What one window of a picture is painted as. */
async function pixelsOf(G: MacroscopeG, part: number): Promise<Uint8Array> {
  const shown = sights.show(G as never, { token: G.token, part });
  if (shown === undefined) throw new Error(`nothing is shown of window ${part}`);
  const sight = await paintSight(shown);
  if (!('pixels' in sight)) throw new Error('a whole drawing is shown');
  return sight.pixels;
}

/** Every text in something that was sent. */
function textsIn(sent: unknown): string[] {
  if (typeof sent === 'string') return [sent];
  return typeof sent === 'object' && sent !== null ? Object.values(sent).flatMap(textsIn) : [];
}

describe('what may be seen', () => {
  const G = laid('tiger', [3, 8]);

  test('open windows, and nothing else of a picture that nobody has guessed at', () => {
    for (let part = 0; part < WINDOWS; part++)
      expect([part, sights.show(G as never, { token: G.token, part }) !== undefined]).toEqual([
        part,
        part === 3 || part === 8,
      ]);
    for (const part of [null, -1, 12, 99]) {
      expect(sights.show(G as never, { token: G.token, part })).toBeUndefined();
      expect(sights.show(G as never, { token: 'tiger', part })).toBeUndefined();
    }
  });

  test('all of it once it has been taken out, by the token it had', () => {
    const table = tableOf(macroscope, 2, {
      turn: '0',
      arrange: layOut({ picture: 'tiger', open: [3, 8], lifted: 1 }),
    });
    const { token } = table.G;
    table.play('0', 'guess', 'zebra');
    table.play('1', 'stay');
    expect(table.G.token).not.toBe(token);
    const whole = sights.show(table.G as never, { token, part: null });
    expect(whole?.circle).toBeUndefined();
    expect(whole?.drawing.shapes.length).toBeGreaterThan(3);
    expect(sights.show(table.G as never, { token, part: 0 })).toBeUndefined();
    expect(sights.show(table.G as never, { token: table.G.token, part: null })).toBeUndefined();
  });

  test('a token tells nothing: it is drawn anew for each picture', () => {
    const tokens = Array.from({ length: 30 }, (_, n) => tableOf(macroscope, 2, { seed: `${n}` }).G.token);
    expect(new Set(tokens).size).toBe(30);
    for (const token of tokens) expect(token).toMatch(/^[a-z0-9]{12}$/);
    const one = tableOf(macroscope, 2, { seed: 'same' }).G;
    const other = laid('cat', []);
    expect(one.token).toBe(tableOf(macroscope, 2, { seed: 'same', arrange: layOut() }).G.token);
    expect(other.token).not.toContain('cat');
  });
});

test('every window of every picture is as many bytes, and its corners are blank', async () => {
  // Each picture through one of its windows, each window many times over: and some pictures through all twelve.
  const asked = PICTURES.flatMap((picture, index) =>
    index % 24 === 0
      ? Array.from({ length: WINDOWS }, (_, part) => ({ picture, part }))
      : [{ picture, part: index % WINDOWS }],
  );
  for (const { picture, part } of asked) {
    const pixels = await pixelsOf(laid(picture, allBut(0)), part);
    expect([picture, part, pixels.length]).toEqual([picture, part, BYTES]);
    const corners = [0, SIGHT_SIDE - 1, SIGHT_SIDE * (SIGHT_SIDE - 1), SIGHT_SIDE * SIGHT_SIDE - 1];
    for (const corner of corners)
      expect([...pixels.slice(corner * 3, corner * 3 + 3)]).toEqual([255, 253, 246]);
  }
}, 60_000);

describe('over a socket', () => {
  const { folder, forget } = ownFolder();
  let served: Served;
  beforeAll(async () => {
    served = await serve({ store: new SqliteStore(`${folder}/sights.sqlite`) });
  });
  afterAll(async () => {
    await served.close();
    forget();
  });

  test('a page gets pixels of open windows, and before the picture is out nothing that would name it', async () => {
    const party = await begin(served, 'macroscope', 2);
    const { seats, watcher } = await seatAll(served, party);
    const random = chance('sights');
    const pages = [...seats, watcher];
    const view = () => seats[0]?.state?.G as unknown as MacroscopeView;
    const { matchID } = watcher;
    for (let step = 0; step < 12 && view().open.length < 4; step++) {
      const seat = seats.findIndex(({ state }, place) =>
        state === undefined
          ? false
          : macroscope.legal(state.G as unknown as MacroscopeView, state.ctx).length > 0 && place >= 0,
      );
      const page = seats[seat];
      if (page?.state === undefined) throw new Error('nobody is to act');
      const own = page.state.G as unknown as MacroscopeView;
      const legal = macroscope.legal(own, page.state.ctx);
      const calm = legal.filter(({ move }) => move !== 'guess' && move !== 'join' && move !== 'skip');
      const [action] = random.Shuffle(calm);
      if (action === undefined) throw new Error('there is nothing calm to do');
      const { _stateID } = page.state;
      await page.act(action);
      await Promise.all(pages.map((other) => other.until(() => (other.state?._stateID ?? 0) > _stateID)));
    }
    const { token, open, finished } = view();
    expect(open.length).toBeGreaterThan(1);
    expect(finished).toEqual([]);
    for (const page of pages) {
      for (let part = 0; part < WINDOWS; part++) {
        const sight = await page.get<Sight | null>('look', { matchID, token, part });
        const bytes = sight !== null && 'pixels' in sight ? sight.pixels.byteLength : 0;
        expect([part, bytes]).toEqual([part, open.includes(part) ? BYTES : 0]);
      }
      expect(await page.get('look', { matchID, token, part: null })).toBeNull();
      expect(await page.get('look', { matchID, token: 'another', part: open[0] })).toBeNull();
      const told = new Set(textsIn(page.frames.filter(({ event }) => event !== 'look answered')));
      expect(told).toContain(token);
      for (const [picture, names] of NAMES)
        for (const word of [picture, `pictures.${picture}`, ...names['zh-Hant'], ...names.en])
          expect([word, told.has(word)]).toEqual([word, false]);
    }
    const stranger = await served.page();
    expect(await stranger.refusal('look', { matchID, token, part: open[0] })).toBe('forbidden');
    stranger.close();
  });
});
