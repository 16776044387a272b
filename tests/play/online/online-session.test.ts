/** @jest-environment node */
import { atOnceRules, HIDDEN, type HiddenView, hiddenRules, openRules } from '@tests/examples';
import { sidesRules, WORDS } from '@tests/sides-at-hand';
import type { Thought } from '@/bots/bot';
import type { BotQuestion } from '@/bots/bot-desk';
import type { Action } from '@/kit/action';
import type { Rulebook } from '@/kit/rulebook';
import { OnlineSession } from '@/play/online/online-session';
import type { SeatSnapshot } from '@/play/online/table-front';
import type { Room } from '@/wire/room';
import type { Act } from '@/wire/socket';
import { FakeServer, HandSurroundings, keyOf, personOf, ROOM_ID, settle } from './fake-server';

const CARDS = /"(guard|priest|baron|handmaid|prince|king|countess|princess)"/;
const OPTIONS = { goal: 'short', tie: 'classic', faceUp: true };

interface Setting {
  readonly rulebook?: Rulebook;
  readonly kinds?: readonly ('person' | 'bot')[];
  readonly own?: readonly string[];
}

/** A question to this browser's own bots, which the test answers. */
interface Asking {
  readonly question: BotQuestion;
  readonly resolve: (thought: Thought) => void;
  readonly reject: (error: Error) => void;
}

function page({ rulebook = hiddenRules, kinds = ['person', 'person', 'person'], own = ['0'] }: Setting = {}) {
  const server = new FakeServer(rulebook, kinds, rulebook === hiddenRules ? OPTIONS : {});
  const surroundings = new HandSurroundings();
  const keys = own.map((seat) => keyOf(seat));
  const known: string[][] = [];
  const questions: Asking[] = [];
  const session = new OnlineSession(ROOM_ID, {
    surroundings,
    open: server.open,
    seatRules: async (slug) => (slug === rulebook.slug ? rulebook : undefined),
    voice: 'w'.repeat(32),
    keys: () => keys,
    onKeys: (people) => known.push([...people]),
    think: (question) =>
      new Promise((resolve, reject) => {
        questions.push({ question, resolve, reject });
      }),
    onBroken: (error) => {
      throw error;
    },
  });
  const seat = (): SeatSnapshot => {
    const { table } = session.getSnapshot();
    if (table?.stage !== 'seat' || table.seat === undefined) throw new Error(`nobody sits: ${table?.stage}`);
    return table.seat;
  };
  const legal = (): Action[] => rulebook.legal(seat().state.G, seat().state.ctx);
  return {
    server,
    surroundings,
    session,
    keys,
    known,
    questions,
    rulebook,
    get snapshot() {
      return session.getSnapshot();
    },
    get seat() {
      return seat();
    },
    async open() {
      session.open();
      await settle();
    },
    /** What the seat in front may do, as the page knows. */
    get legal() {
      return legal();
    },
    async play(action = legal()[0]) {
      if (action === undefined) throw new Error('nothing to do');
      session.play(action);
      await settle();
    },
    acts: () => server.asked.filter(({ event }) => event === 'act').map(({ request }) => request as Act),
    /** Others act until one of these seats is to. */
    async until(...seats: string[]) {
      for (let step = 0; step < 50; step++) {
        const [next] = server.status.awaited;
        if (next === undefined || seats.includes(next)) break;
        server.actElsewhere(rulebook, next);
      }
      await settle();
    },
  };
}

type Page = ReturnType<typeof page>;

async function openPage(setting?: Setting): Promise<Page> {
  const at = page(setting);
  await at.open();
  return at;
}

const inStep = ({ seat, server }: Page) => expect(seat.state).toEqual(server.table.seatState(seat.playerID));

test('a page comes in with its keys, sits down and stays in step with what others do', async () => {
  const at = await openPage();
  expect(at.snapshot.link.state).toBe('in-step');
  expect(at.known).toEqual([[personOf(0)]]);
  expect(at.seat.playerID).toBe('0');
  await at.until('1');
  at.server.actElsewhere(hiddenRules, '1');
  inStep(at);
  expect(at.seat.journal).toEqual(at.server.table.journalOf('0'));
});

test('an action is pending until it is answered, and answers the decision that was seen', async () => {
  const at = await openPage();
  await at.until('0');
  const { ctx } = at.seat.state;
  const [action] = at.legal;
  if (action === undefined) throw new Error('nothing to do');
  at.session.play(action);
  expect(at.seat.isPending).toBe(true);
  // A second press while the first is on its way does nothing.
  at.session.play(action);
  await settle();
  expect(at.seat.isPending).toBe(false);
  expect(at.acts()).toHaveLength(1);
  expect(at.acts()[0]).toMatchObject({
    playerID: '0',
    action,
    decision: { turn: ctx.turn, phase: ctx.phase },
  });
  inStep(at);
});

test('an answer lost with the line is asked for again by the same id, and the move is made once', async () => {
  const at = await openPage();
  await at.until('0');
  const before = at.server.table.stateID;
  at.server.deafTo = 'act';
  await at.play();
  expect(at.server.table.stateID).toBe(before + 1);
  expect(at.seat.isPending).toBe(true);
  expect(at.snapshot.link.state).toBe('reconnecting');

  at.server.deafTo = undefined;
  await at.surroundings.pass(2000);
  expect(at.snapshot.link.state).toBe('in-step');
  expect(at.seat.isPending).toBe(false);
  const [first, second] = at.acts();
  expect(second).toEqual(first);
  expect(at.server.table.stateID).toBe(before + 1);
  inStep(at);
});

test('an action that never arrived is sent when the line is back', async () => {
  const at = await openPage();
  await at.until('0');
  const before = at.server.table.stateID;
  at.server.killSilently();
  await at.play();
  expect(at.server.table.stateID).toBe(before);
  await at.surroundings.pass(2000);
  expect(at.server.table.stateID).toBe(before + 1);
  inStep(at);
});

test('a refused action says why, and the page is put right', async () => {
  const at = await openPage();
  await at.until('0');
  await at.play({ move: 'play', args: ['princess', '1', 'king'] });
  expect(at.seat.turnedDown).toMatchObject({
    count: 1,
    error: { code: 'refused', refusal: { reason: 'malformed' } },
  });
  expect(at.seat.isPending).toBe(false);
  inStep(at);
  expect(at.seat.journal).toEqual(at.server.table.journalOf('0'));
});

test('an action whose decision has passed says so, and the page shows the present', async () => {
  const at = await openPage();
  await at.until('0');
  // The turn passes without this page hearing of it.
  const told = at.server.tell;
  at.server.tell = () => undefined;
  const [action] = at.legal;
  for (let step = 0; step < 3; step++)
    for (const seat of at.server.status.awaited) at.server.actElsewhere(hiddenRules, seat);
  at.server.tell = told;
  await at.play(action);
  expect(at.seat.turnedDown?.error.code).toBe('stale');
  expect(at.seat.isPending).toBe(false);
  inStep(at);
  // What it was not told meanwhile follows what it has.
  expect(at.seat.journal).toEqual(at.server.table.journalOf('0'));
});

test('while the store is down an action waits, and is sent again by itself', async () => {
  const at = await openPage();
  await at.until('0');
  at.server.errors.set('act', [{ code: 'store-down' }, { code: 'too-many', retryInMs: 300 }]);
  const before = at.server.table.stateID;
  await at.play();
  expect(at.seat.isPending).toBe(true);
  expect(at.surroundings.waits).toEqual([1000]);
  await at.surroundings.pass(1000);
  expect(at.surroundings.waits).toEqual([300]);
  await at.surroundings.pass(300);
  expect(at.server.table.stateID).toBe(before + 1);
  expect(new Set(at.acts().map(({ actionID }) => actionID)).size).toBe(1);
  inStep(at);
});

test('a lost line is tried again after pauses that double, up to two seconds', async () => {
  const at = await openPage();
  at.server.isUp = false;
  await at.server.breakLines();
  const pauses: (number | undefined)[] = [];
  for (let attempt = 0; attempt < 6; attempt++) {
    const [pause = 0] = at.surroundings.waits;
    pauses.push(pause);
    await at.surroundings.pass(pause);
  }
  expect(pauses).toEqual([250, 500, 1000, 2000, 2000, 2000]);
  at.server.isUp = true;
  await at.surroundings.pass(2000);
  expect(at.snapshot.link.state).toBe('in-step');
  expect(at.server.lines).toBe(1);
});

test('the network’s return is not waited for: the line opens at once and shows the present', async () => {
  const at = await openPage();
  at.server.isUp = false;
  at.surroundings.hasNetwork = false;
  await at.server.breakLines();
  expect(at.snapshot.link.state).toBe('away');
  await at.until('1');
  at.server.actElsewhere(hiddenRules, '1');
  at.server.isUp = true;
  at.surroundings.hasNetwork = true;
  await at.surroundings.hint();
  expect(at.snapshot.link.state).toBe('in-step');
  inStep(at);
  expect(at.seat.journal).toEqual(at.server.table.journalOf('0'));
});

test('a line that died in its sleep is found out when the device wakes', async () => {
  const at = await openPage();
  at.server.killSilently();
  await at.until('1');
  at.server.actElsewhere(hiddenRules, '1');
  expect(at.snapshot.link.state).toBe('in-step');
  await at.surroundings.hint();
  expect(at.snapshot.link.state).toBe('reconnecting');
  await at.surroundings.pass(250);
  inStep(at);
});

test('what was fetched of the talk stays when the page comes in again, unless it has missed some', async () => {
  const at = await openPage();
  const line = (lineID: number) =>
    ({ lineID, personID: personOf(1), name: 'Ana', text: 'hm', circle: 'room', at: 0 }) as const;
  const said = () => at.snapshot.chat.lines.map(({ lineID }) => lineID);
  const comeAgain = async (talk: readonly number[]) => {
    at.server.talk = talk.map(line);
    at.session.keysChanged();
    await settle();
  };
  await comeAgain([10, 20, 30, 40, 50]);
  expect(said()).toEqual([40, 50]);
  expect(await at.session.readEarlier()).toBeUndefined();
  await comeAgain([10, 20, 30, 40, 50, 60]);
  expect(said()).toEqual([20, 30, 40, 50, 60]);
  expect(at.snapshot.chat.hasEarlier).toBe(true);
  await comeAgain([10, 20, 30, 40, 50, 60, 70, 80, 90]);
  expect(said()).toEqual([80, 90]);
  expect(at.snapshot.chat.hasEarlier).toBe(true);
});

test('a line that is well is left alone by a hint', async () => {
  const at = await openPage();
  const entered = at.server.count('enter');
  await at.surroundings.hint();
  expect(at.server.count('enter')).toBe(entered);
  expect(at.snapshot.link.state).toBe('in-step');
});

test.each(['room-missing', 'protocol', 'malformed'] as const)('%s closes the page for good', async (code) => {
  const at = page();
  at.server.errors.set('enter', [{ code }]);
  await at.open();
  expect(at.snapshot.link).toEqual({ state: 'closed', error: { code } });
  expect(at.surroundings.waits).toEqual([]);
  await at.surroundings.hint();
  expect(at.server.count('enter')).toBe(1);
});

test('a server that cannot take anybody now is asked again when it says', async () => {
  const at = page();
  at.server.errors.set('enter', [{ code: 'too-many', retryInMs: 700 }]);
  await at.open();
  expect(at.surroundings.waits).toEqual([700]);
  await at.surroundings.pass(700);
  expect(at.seat.playerID).toBe('0');
});

test('whoever has no key watches, and nobody’s cards are in the page', async () => {
  const at = await openPage({ own: [] });
  expect(at.seat.playerID).toBeNull();
  expect((at.seat.state.G as HiddenView).hand).toEqual([]);
  await at.until('1');
  inStep(at);
});

test('a key that comes later brings its seat to the front; a seat taken away goes', async () => {
  const at = await openPage({ own: [] });
  at.keys.push(keyOf(1));
  at.session.keysChanged();
  await settle();
  expect(at.seat.playerID).toBe('1');
  const seats = at.server.room.seats.map((seat, place): Room['seats'][number] =>
    place === 1 ? { kind: 'bot', level: 'easy', name: 'person 1' } : seat,
  );
  at.server.changeRoom({ seats });
  await settle();
  expect(at.seat.playerID).toBeNull();
});

test('who speaks in the instant of sitting down speaks from the seat', async () => {
  const at = await openPage({ own: [] });
  at.keys.push(keyOf(1));
  at.session.keysChanged();
  expect(await at.session.say(null, 'hello')).toBeUndefined();
  expect(at.server.asked.at(-1)).toMatchObject({
    event: 'chat',
    request: { personID: personOf(1), text: 'hello' },
  });
});

describe('two people at one screen', () => {
  test('hands change under a cover, and the page holds no cards while it lies', async () => {
    const at = await openPage({ own: ['0', '2'] });
    await at.until('0', '2');
    const [first = ''] = at.server.status.awaited;
    expect(at.snapshot.table).toEqual({ stage: 'cover', next: first });
    expect(JSON.stringify(at.snapshot.table)).not.toMatch(CARDS);
    expect(at.server.count('sit')).toBe(0);

    at.session.reveal();
    await settle();
    expect(at.seat.playerID).toBe(first);
    await at.play();
    await at.until('0', '2');
    const [second = ''] = at.server.status.awaited;
    expect(second).not.toBe(first);
    expect(at.snapshot.table).toMatchObject({ stage: 'seat', passTo: second });
    at.session.pass();
    await settle();
    expect(at.snapshot.table).toEqual({ stage: 'cover', next: second });
    expect(JSON.stringify(at.snapshot)).not.toMatch(CARDS);
    expect(at.server.asked.at(-1)?.event).toBe('rise');
  });

  test('a line lost under the cover comes back under the cover', async () => {
    const at = await openPage({ own: ['0', '2'] });
    await at.server.breakLines();
    await at.surroundings.pass(250);
    expect(at.snapshot.link.state).toBe('in-step');
    expect(at.snapshot.table?.stage).toBe('cover');
    expect(at.server.count('sit')).toBe(0);
  });

  test('a page that is put away covers its hand', async () => {
    const at = await openPage({ own: ['0', '2'] });
    at.session.reveal();
    await settle();
    at.session.leaveAlone();
    expect(at.snapshot.table?.stage).toBe('cover');
    expect(JSON.stringify(at.snapshot)).not.toMatch(CARDS);
  });

  test('of one side need no cover, until one turns traitor before the eyes of the other', async () => {
    const at = await openPage({ rulebook: sidesRules, own: ['0', '1'] });
    expect(at.seat.playerID).toBe('0');
    const { sitting } = at.seat;
    at.session.play({ move: 'ask', args: ['1'] });
    await settle();
    expect(at.seat).toMatchObject({ playerID: '1', sitting });
    at.session.play({ move: 'answer', args: [] });
    await settle();
    expect(at.seat).toMatchObject({ playerID: '0', sitting });
    at.session.leaveAlone();
    expect(at.snapshot.table?.stage).toBe('seat');

    at.session.play({ move: 'betray', args: ['1'] });
    await settle();
    expect(at.snapshot.table).toEqual({ stage: 'cover', next: '0' });
    at.session.reveal();
    await settle();
    expect(at.seat).toMatchObject({ playerID: '0', state: { G: { word: WORDS.heroes } } });
    expect(at.seat.sitting).toBeGreaterThan(sitting);
    at.session.play({ move: 'ask', args: ['1'] });
    await settle();
    expect(at.snapshot.table).toEqual({ stage: 'cover', next: '1' });
    expect(JSON.stringify(at.snapshot)).not.toContain('word of');
  });

  test('of one side stay uncovered when somebody elsewhere turns traitor', async () => {
    const at = await openPage({ rulebook: sidesRules, own: ['0', '1'] });
    at.session.play({ move: 'betray', args: ['2'] });
    await settle();
    at.session.play({ move: 'pass', args: [] });
    await settle();
    expect(at.seat).toMatchObject({ playerID: '1', state: { G: { word: WORDS.heroes } } });
  });

  test('where everything lies open the seat whose turn it is comes to the front by itself', async () => {
    const at = await openPage({ rulebook: openRules, own: ['0', '1', '2'] });
    const fronts = new Set<string | null>();
    for (let step = 0; step < 40 && !at.server.table.isOver; step++) {
      fronts.add(at.seat.playerID);
      expect(at.server.status.awaited).toContain(at.seat.playerID);
      await at.play();
    }
    expect(fronts).toEqual(new Set(['0', '1', '2']));
  });
});

test('an update that overtakes the answer to sitting down is not lost', async () => {
  const at = page();
  await at.until('1');
  at.server.meanwhile = (event) => {
    if (event !== 'sit') return;
    at.server.meanwhile = undefined;
    at.server.actElsewhere(hiddenRules, '1');
  };
  await at.open();
  inStep(at);
  expect(at.seat.journal).toEqual(at.server.table.journalOf('0'));
});

test('the past is shown as this seat saw it, and left again', async () => {
  const at = await openPage();
  await at.until('1');
  at.server.actElsewhere(hiddenRules, '1');
  at.session.lookBack(0);
  await settle();
  expect(at.seat.lookingBack).toEqual(at.server.table.seatState('0', 0));
  at.session.lookBack(undefined);
  expect(at.seat.lookingBack).toBeUndefined();
});

test('a room that is older than the one shown changes nothing', async () => {
  const at = await openPage();
  at.server.changeRoom({ watchers: 3 });
  at.session.roomChanged({ ...at.server.room, revision: 1, watchers: 9 });
  expect(at.snapshot.room?.watchers).toBe(3);
  at.session.roomChanged({ ...at.server.room, roomID: 'x'.repeat(22), revision: 99 });
  expect(at.snapshot.room?.roomID).toBe(ROOM_ID);
});

test('a match that begins while the page waits lays its table', async () => {
  const at = page();
  const { matchID } = at.server.room;
  at.server.room = { ...at.server.room, stage: 'waiting', matchID: null };
  await at.open();
  expect(at.snapshot.table).toBeUndefined();
  at.server.changeRoom({ stage: 'playing', matchID });
  at.server.tell();
  await settle();
  expect(at.seat.playerID).toBe('0');
  inStep(at);
});

test('a game this page does not know yet asks for a new page', async () => {
  const at = page();
  at.server.room = { ...at.server.room, slug: 'brand-new' };
  await at.open();
  expect(at.snapshot.link).toEqual({ state: 'closed', error: { code: 'unknown-game' } });
});

test('a closed session listens to nothing any more', async () => {
  const at = await openPage();
  at.session.close();
  expect(at.surroundings.hintListeners).toBe(0);
  expect(at.server.lines).toBe(0);
  await at.surroundings.pass(60_000);
  expect(at.server.count('enter')).toBe(1);
});

describe('a hint', () => {
  const thoughtOf = (action: Action | undefined): Thought => {
    if (action === undefined) throw new Error('nothing to do');
    return { action, candidates: [], iterations: 0 };
  };

  test('is thought out in this browser, from the view of the seat in front', async () => {
    const at = await openPage();
    await at.until('0');
    const asked = at.server.asked.length;
    at.session.askForHint();
    expect(at.seat.hint).toEqual({ id: 1 });
    const { G, ctx } = at.seat.state;
    expect(at.questions[0]?.question).toMatchObject({ slug: HIDDEN, level: 'hard', view: G, ctx });
    const thought = thoughtOf(at.legal[0]);
    at.questions[0]?.resolve(thought);
    await settle();
    expect(at.seat.hint).toEqual({ id: 1, thought });
    // The server and the others hear nothing of it.
    expect(at.server.asked).toHaveLength(asked);
    at.session.dismissHint();
    expect(at.seat.hint).toBeUndefined();
  });

  test('that comes too late is dropped, and one nobody could think of says so', async () => {
    const at = await openPage();
    await at.until('0');
    at.session.askForHint();
    const early = thoughtOf(at.legal[0]);
    await at.play();
    expect(at.seat.hint).toBeUndefined();
    at.questions[0]?.resolve(early);
    await settle();
    expect(at.seat.hint).toBeUndefined();

    await at.until('0');
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    at.session.askForHint();
    at.questions[1]?.reject(new Error('no worker'));
    await settle();
    expect(at.seat.hint).toEqual({ id: 2, thought: null });
    expect(warn).toHaveBeenCalled();
    warn.mockRestore();
  });

  test('is not for somebody who has nothing to decide', async () => {
    const at = await openPage();
    await at.until('1');
    at.session.askForHint();
    expect(at.questions).toEqual([]);
    expect(at.seat.hint).toBeUndefined();
  });

  test('stays while others choose at the same time, and goes when the decision has passed', async () => {
    const at = await openPage({ rulebook: atOnceRules });
    at.session.askForHint();
    at.server.actElsewhere(atOnceRules, '1');
    expect(at.seat.hint).toEqual({ id: 1 });
    at.server.actElsewhere(atOnceRules, '2');
    expect(at.seat.hint).toEqual({ id: 1 });
    // A bot has chosen for this seat meanwhile.
    at.server.actElsewhere(atOnceRules, '0');
    expect(at.seat.hint).toBeUndefined();
  });
});
