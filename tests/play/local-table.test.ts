/** @jest-environment node */
import { type HiddenView, hiddenRules, openRules } from '@tests/examples';
import { RandomSource } from '@/kit/random';
import type { JournalMoment } from '@/ui/table/table-state';
import { bot, hiddenMatch, openMatch, person, tableAtHand } from './table-at-hand';

const four = hiddenMatch([person('小明'), person('Ana'), bot('Robo'), person('王小美')]);

type Table = ReturnType<typeof tableAtHand>;

/** Plays on with whoever is to act: reveals, moves at random, hands over, lets bots move. */
async function playOn(table: Table, steps: number, seed = 'play on'): Promise<number> {
  const random = new RandomSource({ seed, position: 0 });
  let moves = 0;
  for (let step = 0; step < steps; step++) {
    const snapshot = table.session.getSnapshot();
    if (snapshot.stage === 'cover') {
      if (snapshot.status.activePeople.length === 0) await table.letBotMove();
      else table.session.reveal();
    } else if (snapshot.stage === 'seat') {
      if (snapshot.status.isOver) break;
      if (snapshot.passTo !== undefined) table.session.pass();
      else {
        const actions = table.legal(table.seat.playerID ?? '');
        const action = actions[Math.floor(random.Number() * actions.length)];
        if (action === undefined) await table.letBotMove();
        else {
          table.session.play(action);
          moves++;
        }
      }
    } else throw new Error(`stuck at ${snapshot.stage}`);
  }
  await table.host.saved;
  return moves;
}

/** Lets bots move until a person is on the cover, who then reveals. */
async function sitDown(table: Table): Promise<void> {
  for (;;) {
    const snapshot = table.session.getSnapshot();
    if (snapshot.stage !== 'cover') return;
    if (snapshot.status.activePeople.length > 0) table.session.reveal();
    else await table.letBotMove();
  }
}

test('a whole match of three people and a bot is played to its end', async () => {
  const table = tableAtHand();
  await table.ask({ type: 'begin', match: four, pace: 'brisk' });
  expect(table.session.getSnapshot()).toMatchObject({ stage: 'cover' });
  await playOn(table, 2000);
  const { stage, status } = table.session.getSnapshot() as { stage: string; status: { isOver: boolean } };
  expect({ stage, isOver: status.isOver }).toEqual({ stage: 'seat', isOver: true });
  expect([...table.saves.values()]).toMatchObject([{ isOver: true }]);
});

test('where everything lies open the table stays in sight while the device changes hands', async () => {
  const table = tableAtHand(new Map(), openRules);
  let shown: string[] = [];
  table.session.subscribe(() => {
    const snapshot = table.session.getSnapshot();
    shown.push(snapshot.stage === 'seat' && snapshot.seat === undefined ? 'nobody' : snapshot.stage);
  });
  await table.ask({
    type: 'begin',
    match: openMatch([person('小明'), person('Ana'), bot('Robo')]),
    pace: 'brisk',
  });
  shown = [];
  const seats = new Set<string | null>();
  for (let step = 0; step < 300; step++) {
    seats.add(table.seat.playerID);
    const [action] = table.legal(table.seat.playerID ?? '');
    if (action === undefined) await table.letBotMove();
    else table.session.play(action);
  }
  expect(seats).toEqual(new Set(['0', '1']));
  expect(new Set(shown)).toEqual(new Set(['seat']));
  expect([...table.saves.values()]).toMatchObject([{ isOver: true }]);
});

test('what crosses to the page is one seat’s: no other hand, no deck, no seed', async () => {
  const table = tableAtHand();
  await table.ask({ type: 'begin', match: four, pace: 'brisk' });
  await playOn(table, 400);
  const [record] = table.saves.values() as Iterable<{ seed: string }>;
  expect(record?.seed).toBe('seed 0');
  expect(JSON.stringify(table.posted)).not.toContain('seed 0');
  let seen = 0;
  for (const message of table.posted) {
    if (message.type !== 'sync' && message.type !== 'update') continue;
    const view = message.state.G as HiddenView;
    expect(Object.keys(message.state).sort()).toEqual(['G', '_redo', '_stateID', '_undo', 'ctx', 'plugins']);
    expect(view.playerID).toBe(message.playerID);
    expect(view).not.toHaveProperty('deck');
    expect(view).not.toHaveProperty('hands');
    expect(view).not.toHaveProperty('setAside');
    for (const { entries } of message.journal)
      for (const entry of entries) {
        expect(entry).not.toHaveProperty('secret');
        if (entry.kind === 'draw') expect(entry.isPrivy).toBe(entry.playerID === message.playerID);
      }
    seen++;
  }
  expect(seen).toBeGreaterThan(50);
});

/** What a page got of the journal of a match, and what everybody was told of it. */
const isPublic = (told: readonly JournalMoment[]): boolean =>
  told.every(({ entries }) => entries.every(({ isPrivy }) => !isPrivy));

test('while the table is covered, nothing is sent but who is next and what everybody saw', async () => {
  const table = tableAtHand();
  await table.ask({ type: 'begin', match: four, pace: 'brisk' });
  await playOn(table, 30);
  table.session.leaveAlone();
  expect(table.session.getSnapshot().stage).toBe('cover');
  table.posted.length = 0;
  for (let n = 0; n < 6; n++) await table.letBotMove();
  for (const message of table.posted)
    expect(
      ['status', 'storage'].includes(message.type) || (message.type === 'recap' && isPublic(message.journal)),
    ).toBe(true);
  const { recap, ...snapshot } = coverOf(table);
  expect(recap !== undefined && isPublic(recap)).toBe(true);
  expect(JSON.stringify(snapshot)).not.toMatch(/guard|priest|baron|handmaid|prince|king|countess/);
});

function coverOf(table: ReturnType<typeof tableAtHand>) {
  const snapshot = table.session.getSnapshot();
  if (snapshot.stage !== 'cover') throw new Error(`there is no cover but ${snapshot.stage}`);
  return snapshot;
}

test('the cover tells what happened since that person last looked, from the deal on before their first turn', async () => {
  const table = tableAtHand();
  await table.ask({ type: 'begin', match: four, pace: 'brisk' });
  expect(coverOf(table).recap?.at(0)?.stateID).toBe(0);
  const first = coverOf(table).next;
  await sitDown(table);
  const seen = table.seat.state._stateID;
  table.session.leaveAlone();
  expect(coverOf(table).next).toBe(first);
  expect(coverOf(table).recap?.every(({ stateID }) => stateID > seen)).toBe(true);
});

test('bots wait while somebody is still reading, even one that has thought already', async () => {
  const table = tableAtHand();
  await table.ask({ type: 'begin', match: four, pace: 'brisk' });
  await playOn(table, 12);
  const last = () => table.posted.findLast((message) => message.type === 'status')?.status;
  for (let n = 0; n < 12 && last()?.activeBots.length === 0; n++) await playOn(table, 1);
  expect(last()?.activeBots).not.toEqual([]);
  const before = last()?.stateID;
  await table.ask({ type: 'hold', isHeld: true });
  await table.letBotMove();
  expect(last()?.stateID).toBe(before);
  await table.ask({ type: 'hold', isHeld: false });
  await table.letBotMove();
  expect(last()?.stateID).toBeGreaterThan(Number(before));
});

test('only the seat in front of the screen may act, and only as itself', async () => {
  const table = tableAtHand();
  await table.ask({ type: 'begin', match: four, pace: 'brisk' });
  await sitDown(table);
  const front = table.seat.playerID ?? '';
  const [action] = table.legal(front);
  if (action === undefined) throw new Error('nothing to do');
  const before = table.seat.state._stateID;
  for (const playerID of ['0', '1', '2', '3', '4', '__proto__'].filter((id) => id !== front))
    await table.ask({ type: 'act', playerID, action });
  await table.ask({ type: 'rise' });
  await table.ask({ type: 'act', playerID: front, action });
  await table.ask({ type: 'sit', playerID: front });
  expect(table.seat.state._stateID).toBe(before);
});

test('a refused action says why and changes nothing', async () => {
  const table = tableAtHand();
  await table.ask({ type: 'begin', match: four, pace: 'brisk' });
  await sitDown(table);
  const before = JSON.stringify(table.seat.state);
  table.session.play({ move: 'play', args: ['princess', '1', 'king'] });
  expect(table.seat.refused?.refusal).toMatchObject({ reason: 'malformed' });
  expect(table.seat.isPending).toBe(false);
  expect(JSON.stringify(table.seat.state)).toBe(before);
});

test('a saved match resumes on the cover, move for move the same', async () => {
  const first = tableAtHand();
  await first.ask({ type: 'begin', match: four, pace: 'brisk' });
  const moves = await playOn(first, 60);
  expect(moves).toBeGreaterThan(5);
  const [id = ''] = first.saves.keys();
  const second = tableAtHand(first.saves);
  await second.ask({ type: 'resume', matchID: id, pace: 'brisk' });
  expect(second.session.getSnapshot().stage).toBe('cover');
  for (const table of [first, second]) await table.ask({ type: 'sit', playerID: '1' });
  const last = (table: Table) => {
    const sync = table.posted.filter((message) => message.type === 'sync').at(-1);
    return sync && { state: sync.state, journal: sync.journal };
  };
  expect(last(second)).toEqual(last(first));
});

test('history shows what the seat saw then, and nothing of the others', async () => {
  const table = tableAtHand();
  await table.ask({ type: 'begin', match: four, pace: 'brisk' });
  await playOn(table, 60);
  await sitDown(table);
  table.session.lookBack(2);
  expect(table.seat.lookingBack?._stateID).toBe(2);
  expect(table.seat.lookingBack?.G.playerID).toBe(table.seat.playerID);
  for (const stateID of [-1, 1e9, 1.5, Number.NaN]) await table.ask({ type: 'look-back', stateID });
  expect(table.seat.lookingBack?._stateID).toBe(2);
  table.session.lookBack(undefined);
  expect(table.seat.lookingBack).toBeUndefined();
});

describe('bad saves', () => {
  const saved = async () => {
    const table = tableAtHand();
    await table.ask({ type: 'begin', match: four, pace: 'brisk' });
    await playOn(table, 40);
    const [id = '', record] = [...table.saves][0] ?? [];
    return { id, record: record as { actions: { args: unknown[] }[]; options: object; seats: unknown[] } };
  };
  const resume = async (id: string, record: unknown) => {
    const table = tableAtHand(new Map([[id, record]]));
    await table.ask({ type: 'resume', matchID: id, pace: 'brisk' });
    return table;
  };

  test.each<[string, (record: Awaited<ReturnType<typeof saved>>['record']) => unknown, string]>([
    ['is not a record at all', () => 'nonsense', 'damaged'],
    ['lacks its seats', (record) => ({ ...record, seats: undefined }), 'damaged'],
    [
      'has an action that is not legal',
      (record) => ({ ...record, actions: record.actions.slice(1) }),
      'damaged',
    ],
    ['has odd options', (record) => ({ ...record, options: { goal: 'ten' } }), 'damaged'],
    ['has five seats', (record) => ({ ...record, seats: Array(5).fill(record.seats[0]) }), 'damaged'],
    ['is from older rules', (record) => ({ ...record, rulesVersion: 0 }), 'other-rules'],
  ])('a save that %s is set aside and handed over', async (_, damage, fault) => {
    const { id, record } = await saved();
    const broken = damage(structuredClone(record));
    const table = await resume(id, broken);
    expect(table.session.getSnapshot()).toMatchObject({ stage: 'failed', fault, save: broken });
    expect(table.aside.get(id)).toEqual(broken);
    expect(table.saves.has(id)).toBe(false);
  });

  test('an unknown match and an unknown game are answered', async () => {
    const { id, record } = await saved();
    const missing = tableAtHand();
    await missing.ask({ type: 'resume', matchID: 'nobody', pace: 'brisk' });
    expect(missing.session.getSnapshot()).toMatchObject({ stage: 'failed', fault: 'missing' });
    expect((await resume(id, { ...record, slug: 'chess' })).session.getSnapshot()).toMatchObject({
      stage: 'failed',
      fault: 'unknown-game',
    });
  });
});

test.each([
  ['QuotaExceededError', 'full'],
  ['SecurityError', 'forbidden'],
])('with storage answering %s the play goes on with a notice', async (name, trouble) => {
  const table = tableAtHand();
  table.storage.fault = new DOMException('no', name);
  await table.ask({ type: 'begin', match: four, pace: 'brisk' });
  const moves = await playOn(table, 60);
  expect(moves).toBeGreaterThan(5);
  expect(table.session.getSnapshot().storageTrouble).toBe(trouble);
  table.storage.fault = undefined;
  await playOn(table, 10, 'later');
  expect(table.session.getSnapshot().storageTrouble).toBeUndefined();
});

test('one person against bots is never asked to hand over', async () => {
  const table = tableAtHand();
  await table.ask({
    type: 'begin',
    match: hiddenMatch([bot('A'), person('我'), bot('B')]),
    pace: 'brisk',
  });
  await playOn(table, 500);
  const stages = new Set(table.posted.map(({ type }) => type));
  expect(stages.has('sync')).toBe(true);
  expect(table.seat.playerID).toBe('1');
  expect(table.posted.filter(({ type }) => type === 'sync')).toHaveLength(1);
});

test('bots alone play while a spectator watches', async () => {
  const table = tableAtHand();
  await table.ask({ type: 'begin', match: hiddenMatch([bot('A'), bot('B')]), pace: 'brisk' });
  for (let n = 0; n < 300; n++) await table.letBotMove();
  expect(table.seat.playerID).toBeNull();
  expect((table.seat.state.G as HiddenView).hand).toEqual([]);
  expect(table.session.getSnapshot()).toMatchObject({ status: { isOver: true } });
});

test('whom each seat plays is told with who is to act, as everybody may see it, and by no seat’s view', async () => {
  const asked: unknown[] = [];
  const table = tableAtHand(new Map(), {
    ...hiddenRules,
    cast: (view) => {
      asked.push((view as HiddenView).playerID);
      return ['ox', null];
    },
  });
  await table.ask({ type: 'begin', match: four, pace: 'brisk' });
  expect(table.session.getSnapshot()).toMatchObject({ stage: 'cover', status: { cast: ['ox', null] } });
  expect(new Set(asked)).toEqual(new Set([null]));
});
