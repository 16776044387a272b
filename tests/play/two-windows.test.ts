/** @jest-environment node */
import 'fake-indexeddb/auto';
import { hiddenRules } from '@tests/examples';
import { openDB } from 'idb';
import { BotDesk } from '@/bots/bot-desk';
import { DATABASE } from '@/play/kept';
import { LEASE_MS, type LeaseAround } from '@/play/local/lease';
import type { FromWorker } from '@/play/local/protocol';
import { claimMatch } from '@/play/local/tab-lock';
import { TableHost } from '@/play/local/table-host';
import { TableSession } from '@/play/local/table-session';
import { type MatchRecord, matchRecord, newMatch, Overtaken } from '@/play/match-record';
import { readMatch, saveMatch, setAside } from '@/play/match-store';
import { bot, hiddenMatch, person } from './table-at-hand';

const desk = new BotDesk(async () => hiddenRules);

/** A window with a table of its own, on the storage that all windows share, in a browser without locks. */
function openWindow(save: (record: MatchRecord, known: number) => Promise<void> = saveMatch) {
  const posted: FromWorker[] = [];
  const session: TableSession = new TableSession(hiddenRules, (message) => void host.receive(message));
  const host: TableHost = new TableHost({
    post: (message) => {
      const copy = structuredClone(message);
      posted.push(copy);
      session.receive(copy);
    },
    rulebook: async () => hiddenRules,
    read: readMatch,
    save,
    setAside,
    savesFirst: true,
    seed: () => 'seed',
    pause: async () => undefined,
    think: (question) => desk.think(question),
  });
  return {
    host,
    session,
    posted,
    resume: (matchID: string) => host.receive({ type: 'resume', matchID, pace: 'brisk' }),
    /** Whoever is to act sits down and does the first thing there is to do. */
    async play(): Promise<void> {
      const shown = session.getSnapshot();
      if (shown.stage === 'cover') session.reveal();
      else if (shown.stage === 'seat' && shown.passTo !== undefined) {
        session.pass();
        session.reveal();
      }
      await settled();
      const snapshot = session.getSnapshot();
      if (snapshot.stage !== 'seat' || snapshot.seat === undefined)
        throw new Error(`nobody sits here: ${snapshot.stage}`);
      const { G, ctx } = snapshot.seat.state;
      const [action] = hiddenRules.legal(G, ctx);
      if (action === undefined) throw new Error('nothing to do');
      session.play(action);
      await settled();
    },
    get stage() {
      const snapshot = session.getSnapshot();
      return snapshot.stage === 'failed' ? `failed: ${snapshot.fault}` : snapshot.stage;
    },
  };
}

/** Until nothing is on its way to the storage or back. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 30; turn++) await new Promise((resolve) => setImmediate(resolve));
}

const savedActions = async (id: string) => matchRecord.parse(await readMatch(id)).actions;

async function laid(seats = [person('甲'), person('乙')]): Promise<string> {
  const record = newMatch(hiddenMatch(seats), 'two windows');
  await saveMatch(record, 0);
  return record.id;
}

describe('a table in two windows', () => {
  test('what the first has saved stays, and the second is told and may go on from it', async () => {
    const id = await laid();
    const [first, second] = [openWindow(), openWindow()];
    await first.resume(id);
    await second.resume(id);
    for (let move = 0; move < 3; move++) await first.play();
    expect(await savedActions(id)).toHaveLength(3);

    await second.play();
    expect(await savedActions(id)).toHaveLength(3);
    expect(second.stage).toBe('failed: overtaken');
    expect(second.posted.filter(({ type }) => type === 'update')).toEqual([]);

    const again = openWindow();
    await again.resume(id);
    await again.play();
    expect(await savedActions(id)).toHaveLength(4);
    await first.play();
    expect(first.stage).toBe('failed: overtaken');
  });

  test('of two moves in the same moment one stands', async () => {
    const id = await laid();
    const windows = [openWindow(), openWindow()];
    for (const each of windows) await each.resume(id);
    await Promise.all(windows.map((each) => each.play()));
    expect(await savedActions(id)).toHaveLength(1);
    expect(windows.map(({ stage }) => stage).filter((stage) => stage === 'failed: overtaken')).toHaveLength(
      1,
    );
  });

  test('bots of a window that was overtaken do nothing more', async () => {
    const id = await laid([person('甲'), bot('乙'), bot('丙')]);
    const [first, second] = [openWindow(), openWindow()];
    await first.resume(id);
    await second.resume(id);
    await settled();
    // Bots of both may have moved when they were opened: one window is ahead.
    const [ahead, behind] = second.stage === 'failed: overtaken' ? [first, second] : [second, first];
    if (behind.stage !== 'failed: overtaken') {
      await ahead.play();
      await behind.play();
    }
    expect(behind.stage).toBe('failed: overtaken');
    const count = behind.posted.length;
    await behind.host.receive({ type: 'hurry', isHurried: true });
    await settled();
    expect(behind.posted.length).toBe(count);
  });

  test('a move is shown once it has been saved, and nobody sits down to see it before', async () => {
    const id = await laid();
    let write = (): void => undefined;
    let isWaiting = false;
    const slow = openWindow(async (record, known) => {
      isWaiting = true;
      await new Promise<void>((resolve) => {
        write = resolve;
      });
      await saveMatch(record, known);
    });
    await slow.resume(id);
    await slow.play();
    expect(isWaiting).toBe(true);
    const untilNow = slow.posted.length;
    void slow.host.receive({ type: 'sit', playerID: '1' });
    await settled();
    expect(slow.posted.length).toBe(untilNow);
    write();
    await settled();
    expect(slow.posted.slice(untilNow).map(({ type }) => type)).toEqual(
      expect.arrayContaining(['update', 'status', 'sync']),
    );
  });

  test('where storage is forbidden, play goes on and says so', async () => {
    const id = await laid();
    const blocked = openWindow(async () => {
      throw new DOMException('no', 'InvalidStateError');
    });
    await blocked.resume(id);
    await blocked.play();
    expect(blocked.posted).toContainEqual({ type: 'storage', trouble: 'forbidden' });
    expect(blocked.posted.some(({ type }) => type === 'update')).toBe(true);
    expect(blocked.stage).toBe('cover');
  });
});

describe('a save', () => {
  const at = (record: MatchRecord, count: number): MatchRecord => ({
    ...record,
    actions: Array.from({ length: count }, () => ({ playerID: '0', move: 'play', args: [] })),
  });

  test('is written on what it was read from, and on nothing else', async () => {
    const record = newMatch(hiddenMatch([person('甲'), person('乙')]), 'compared');
    await saveMatch(record, 0);
    await saveMatch(at(record, 1), 0);
    await saveMatch(at(record, 2), 1);
    await expect(saveMatch(at(record, 2), 1)).rejects.toThrow(Overtaken);
    await expect(saveMatch(at(record, 9), 3)).rejects.toThrow(Overtaken);
    expect(await savedActions(record.id)).toHaveLength(2);
  });

  test('that was cleared away is there again once somebody plays on', async () => {
    const record = newMatch(hiddenMatch([person('甲'), person('乙')]), 'cleared');
    await saveMatch(at(record, 5), 4);
    expect(await savedActions(record.id)).toHaveLength(5);
  });

  test('that nobody can read makes room for one that is whole', async () => {
    const record = newMatch(hiddenMatch([person('甲'), person('乙')]), 'unreadable');
    const broken = { ...record, actions: 'gone' } as unknown as MatchRecord;
    // Under its id lies something that is no save any more.
    await saveMatch(broken, 0);
    await saveMatch(at(record, 1), 0);
    expect(await savedActions(record.id)).toHaveLength(1);
    const database = await openDB(DATABASE);
    expect(await database.get('aside', record.id)).toEqual(broken);
    database.close();
  });
});

describe('a lease in place of a lock', () => {
  /** A browser: one storage, one clock, windows that hear each other write. */
  function browser() {
    const shelf = new Map<string, string>();
    let now = 1_000_000;
    let windows = 0;
    const timers = new Set<{ readonly ms: number; next: number; readonly call: () => void }>();
    const listeners = new Set<{ readonly holder: string; readonly key: string; readonly call: () => void }>();
    const added = <T>(set: Set<T>, item: T) => {
      set.add(item);
      return () => void set.delete(item);
    };
    const open = (isBlocked = false) => {
      const holder = `window ${++windows}`;
      const gone = new Set<() => void>();
      const own = new Set<() => void>();
      const write = (key: string, text: string | undefined) => {
        if (text === undefined) shelf.delete(key);
        else shelf.set(key, text);
        for (const listener of [...listeners])
          if (listener.holder !== holder && listener.key === key) listener.call();
      };
      const kept = (stop: () => void) => {
        own.add(stop);
        return stop;
      };
      const around: LeaseAround = {
        storage: () => {
          if (isBlocked) throw new DOMException('no', 'SecurityError');
          return {
            getItem: (key) => shelf.get(key) ?? null,
            setItem: (key, text) => write(key, text),
            removeItem: (key) => write(key, undefined),
          };
        },
        now: () => now,
        holder,
        every: (ms, call) => kept(added(timers, { ms, next: now + ms, call })),
        onChange: (key, call) => kept(added(listeners, { holder, key, call })),
        onGone: (call) => added(gone, call),
      };
      const onStolen = jest.fn();
      const crash = () => {
        for (const stop of own) stop();
      };
      return {
        onStolen,
        claim: (steal = false) => claimMatch('m', { steal, onStolen }, around),
        crash,
        close: () => {
          for (const call of gone) call();
          crash();
        },
      };
    };
    const later = (ms: number) => {
      for (const end = now + ms; now < end; now += 100)
        for (const timer of [...timers])
          if (timer.next <= now) {
            timer.next += timer.ms;
            timer.call();
          }
    };
    const setClock = (ms: number) => {
      now = ms;
    };
    return { open, later, setClock, shelf };
  }

  test('a second window is turned away for as long as the first lives', async () => {
    const { open, later } = browser();
    const [first, second] = [open(), open()];
    expect(await first.claim()).toBeDefined();
    expect(await second.claim()).toBeUndefined();
    later(10 * LEASE_MS);
    expect(await second.claim()).toBeUndefined();
    expect(first.onStolen).not.toHaveBeenCalled();
  });

  test('it may take it over, and the first is told, once', async () => {
    const { open, later } = browser();
    const [first, second] = [open(), open()];
    await first.claim();
    expect(await second.claim(true)).toBeDefined();
    expect(first.onStolen).toHaveBeenCalledTimes(1);
    later(10 * LEASE_MS);
    expect(first.onStolen).toHaveBeenCalledTimes(1);
    expect(second.onStolen).not.toHaveBeenCalled();
    expect(await first.claim()).toBeUndefined();
  });

  test.each([
    ['leaves the table', (lock: { release: () => void }) => lock.release()],
    ['is closed', (_: unknown, window: { close: () => void }) => window.close()],
  ])('once the first %s, the second has it at once', async (_, leave) => {
    const { open, shelf } = browser();
    const [first, second] = [open(), open()];
    const lock = await first.claim();
    if (lock === undefined) throw new Error('the first has none');
    leave(lock, first);
    expect(shelf.size).toBe(0);
    expect(await second.claim()).toBeDefined();
  });

  test('once the first has crashed, the second waits for no longer than a lease lasts', async () => {
    const { open, later } = browser();
    const [first, second] = [open(), open()];
    await first.claim();
    first.crash();
    later(LEASE_MS / 2);
    expect(await second.claim()).toBeUndefined();
    later(LEASE_MS / 2 + 100);
    expect(await second.claim()).toBeDefined();
  });

  test('a clock that is put back locks nobody out', async () => {
    const { open, setClock } = browser();
    const [first, second] = [open(), open()];
    await first.claim();
    first.crash();
    setClock(0);
    expect(await second.claim()).toBeDefined();
  });

  test('what lies there of somebody else’s is no lease', async () => {
    const { open, shelf } = browser();
    shelf.set('kaizhuo match m', '{"holder":');
    expect(await open().claim()).toBeDefined();
  });

  test('where storage is blocked every window has it, and the saves are compared', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { open } = browser();
    expect(await open(true).claim()).toBeDefined();
    expect(await open(true).claim()).toBeDefined();
    expect(warned).toHaveBeenCalledTimes(2);
    warned.mockRestore();
  });
});
