import { gameOf } from '@games/index';
import { OPEN } from '@tests/examples';
import Database from 'libsql';
import pg from 'pg';
import * as z from 'zod/mini';
import { defineGame, refusalOf } from '@/kit/game';
import { type JournalG, tell } from '@/kit/journal';
import { defineMove } from '@/kit/move';
import type { Rulebook, SeatView } from '@/kit/rulebook';
import type { Store } from '@/server/stores/store';
import { HandClock } from './hand-clock';
import type { Page } from './page';
import { rulebookOf, seatAt } from './players';
import { begin, type Served, serve } from './served';
import { KINDS, newPlace } from './stores-at-hand';

/** Moves of the long match, after the few in which it warms up. */
const LONG = 500;
const WINDOW = 10;

const tick = defineMove<JournalG, SeatView, []>({
  args: z.tuple([]),
  view: (_G, _ctx, playerID) => ({ playerID }),
  refuse: () => undefined,
  apply: ({ G, playerID, events }) => {
    tell(G, 'tick', playerID);
    events.endTurn();
  },
});

/** A game that never ends and whose position never grows: what grows with its matches is ours. */
async function endless(): Promise<(slug: string) => ReturnType<typeof gameOf>> {
  const entry = gameOf(OPEN);
  if (entry === undefined) throw new Error('no game');
  const base = await rulebookOf(OPEN);
  const view = (_G: JournalG, _ctx: unknown, playerID: string | null): SeatView => ({ playerID });
  const game = defineGame<JournalG, unknown>({
    name: OPEN,
    minPlayers: 2,
    maxPlayers: 4,
    options: base.options,
    setup: () => ({ journal: [] }),
    view,
    enumerate: () => [{ move: 'tick', args: [] }],
    moves: { tick },
  });
  const rulebook: Rulebook = {
    ...base,
    game,
    view,
    refuse: (seatView, ctx, action) => refusalOf(game, seatView, ctx, action),
  };
  return () => ({ ...entry, rulebook: () => Promise.resolve(rulebook) });
}

/** What a store was asked for: the calls, the rows that came back, and the size of both ways as JSON text. */
interface Work {
  readonly calls: string[];
  rows: number;
  bytes: number;
}

const sizeOf = (value: unknown): number => JSON.stringify(value)?.length ?? 0;

/** Rows that a call brought: moments and lines one by one, everything else as one. */
function rowsOf(result: unknown): number {
  if (Array.isArray(result)) return result.length;
  if (typeof result !== 'object' || result === null) return 0;
  return 'moments' in result && Array.isArray(result.moments) ? result.moments.length : 1;
}

/** The same store, and the work it was given since that was last taken. */
function counted(store: Store): { store: Store; take: () => Work } {
  let work: Work = { calls: [], rows: 0, bytes: 0 };
  const proxy = new Proxy(store, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function' || name === 'onChange')
        return value instanceof Function ? value.bind(target) : value;
      return async (...parameters: unknown[]) => {
        work.calls.push(String(name));
        work.bytes += sizeOf(parameters);
        const result: unknown = await value.apply(target, parameters);
        work.rows += rowsOf(result);
        work.bytes += sizeOf(result);
        return result;
      };
    },
  });
  const take = () => {
    const taken = work;
    work = { calls: [], rows: 0, bytes: 0 };
    return taken;
  };
  return { store: proxy, take };
}

/** A match of two on one node each (or both on the only one), and what each move of it cost every store. */
async function longMatch(nodes: readonly Served[], takes: readonly (() => Work)[]) {
  const [one] = nodes;
  if (one === undefined) throw new Error('no node');
  const turnClock = { baseSeconds: 7200, incrementSeconds: 5 };
  const party = await begin(one, OPEN, 2, { settings: { turnClock } });
  const pages: Page[] = [];
  for (const [seat, node] of [one, nodes.at(-1) ?? one].entries())
    pages.push(await seatAt(node, party, String(seat)));
  await Promise.all(
    pages.map((page) =>
      page.until(() => page.room?.seats.every((seat) => seat.kind === 'person' && seat.isPresent) === true),
    ),
  );
  const move = async (): Promise<Work[]> => {
    const acting = pages[Number(pages[0]?.state?.ctx.currentPlayer)];
    if (acting === undefined) throw new Error('nobody is to act');
    const { stateID } = await acting.act({ move: 'tick', args: [] });
    await Promise.all(pages.map((page) => page.until(() => page.state?._stateID === stateID)));
    return takes.map((take) => take());
  };
  const moves = async (count: number): Promise<Work[][]> => {
    const works: Work[][] = [];
    while (works.length < count) works.push(await move());
    return works;
  };
  return { moves, matchID: party.room.matchID ?? '' };
}

const bytesOf = (works: readonly Work[][]): number =>
  works.flat().reduce((sum, { bytes }) => sum + bytes, 0) / works.length;
const callsOf = (works: readonly Work[][]) =>
  works.map((stores) => stores.map(({ calls, rows }) => ({ calls, rows })));

const plan: z.ZodMiniType<Plan> = z.lazy(() =>
  z.object({
    'Node Type': z.string(),
    'Actual Rows': z.number(),
    'Actual Loops': z.number(),
    'Rows Removed by Filter': z._default(z.number(), 0),
    Plans: z._default(z.array(plan), []),
  }),
);
interface Plan {
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter': number;
  Plans: Plan[];
}

/** Rows that PostgreSQL looks at for a statement, whether it needs them or not. */
const rowsRead = (node: Plan): number => {
  const isScan = /Scan/.test(node['Node Type']) && !/CTE|Subquery/.test(node['Node Type']);
  const own = isScan ? (node['Actual Rows'] + node['Rows Removed by Filter']) * node['Actual Loops'] : 0;
  return node.Plans.reduce((sum, child) => sum + rowsRead(child), own);
};

afterEach(() => jest.restoreAllMocks());

test.each(KINDS)('%s: the five hundredth move costs what the fifth did', async (kind) => {
  const place = await newPlace(kind);
  const clock = new HandClock();
  const games = await endless();
  const stores = [counted(await place.open(clock.now))];
  if (kind === 'postgres') stores.push(counted(await place.open(clock.now)));
  const nodes: Served[] = [];
  for (const { store } of stores) nodes.push(await serve({ clock, store, games }));
  const { moves } = await longMatch(
    nodes,
    stores.map(({ take }) => take),
  );
  await moves(5);
  const early = await moves(WINDOW);
  await moves(LONG - WINDOW);
  const late = await moves(WINDOW);
  expect(callsOf(late)).toEqual(callsOf(early));
  // One node commits; another that has a page of the match fetches that one move.
  for (const works of late)
    expect(works.map(({ calls }) => calls.join()).sort()).toEqual(
      kind === 'postgres' ? ['commit', 'readNews'] : ['commit'],
    );
  // Numbers of three digits are longer than those of one.
  expect(bytesOf(late) / bytesOf(early)).toBeLessThan(1.05);
  for (const served of nodes) await served.close();
  await place.forget();
});

test('sqlite finds what a move needs by key', async () => {
  const place = await newPlace('sqlite');
  const clock = new HandClock();
  const served = await serve({ clock, store: await place.open(clock.now), games: await endless() });
  const { moves } = await longMatch([served], []);
  const prepare = jest.spyOn(Database.prototype, 'prepare');
  await moves(2);
  const statements = prepare.mock.calls.map(([sql]) => sql);
  await served.close();
  expect(statements.some((sql) => sql.startsWith('UPDATE match'))).toBe(true);
  const db = new Database(`${place.env.DATA_DIR}/kaizhuo.sqlite`);
  const steps = statements.flatMap((sql) => db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all());
  db.close();
  const details = z.array(z.object({ detail: z.string() })).parse(steps);
  expect(details.length).toBeGreaterThan(1);
  const byKey = /^SEARCH (match .*\(match_id=\?\)|moment .*player_id=\? AND action_id=\?\))$/;
  for (const { detail } of details) expect(detail).toMatch(byKey);
  await place.forget();
});

test.each(KINDS.filter((kind) => kind === 'postgres'))('%s looks at a few rows for a move', async (kind) => {
  const place = await newPlace(kind);
  const clock = new HandClock();
  const games = await endless();
  const nodes = [
    await serve({ clock, store: await place.open(clock.now), games }),
    await serve({ clock, store: await place.open(clock.now), games }),
  ];
  const { moves } = await longMatch(nodes, []);
  await moves(LONG);
  const client = new pg.Client({ connectionString: place.env.DATABASE_URL });
  await client.connect();
  await client.query('ANALYZE');
  const query = jest.spyOn(pg.Pool.prototype, 'query');
  await moves(2);
  const asked = query.mock.calls.map(([config]) => config as unknown as { text: string; values: unknown[] });
  query.mockRestore();
  expect(asked.length).toBeGreaterThan(2);
  for (const { text, values } of asked) {
    await client.query('BEGIN');
    const { rows } = await client.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values);
    await client.query('ROLLBACK');
    const [{ 'QUERY PLAN': plans }] = z
      .tuple([z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: plan })]) })])
      .parse(rows);
    expect(rowsRead(plans[0].Plan)).toBeLessThan(8);
  }
  await client.end();
  for (const served of nodes) await served.close();
  await place.forget();
});
