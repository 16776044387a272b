/** @jest-environment node */
import { atOnceRules, hiddenRules, openRules } from '@tests/examples';
import { QuickDice } from '@/kit/quick-dice';
import type { Rulebook } from '@/kit/rulebook';
import { awaitedSeats } from '@/kit/seats';
import type { OnlineSession } from '@/play/online/online-session';
import type { SeatSnapshot } from '@/play/online/table-front';
import type { RequestName } from '@/play/online/wire-socket';
import type { ErrorCode, WireError } from '@/wire/errors';
import type { Act } from '@/wire/socket';
import { FakeServer, HandSurroundings, personOf, sessionAt, settle } from './fake-server';

/** Orders in which a line is lost, dies unseen, comes back, and in which answers are late, lost or "later": by lot. */
const ORDERS = 1000;
const STEPS = 30;
/** Longer than anything the page waits for by itself. */
const LONG_MS = 16_000;

const EVENTS: readonly RequestName[] = [
  'enter',
  'sit',
  'rise',
  'act',
  'look-back',
  'vote',
  'take-back',
  'chat',
];
const LATER: readonly ErrorCode[] = ['too-many', 'store-down'];

interface Table {
  readonly rulebook: Rulebook;
  readonly options: Readonly<Record<string, string | boolean>>;
  /** Seats of this page. */
  readonly own: readonly string[];
}

/** One seat where nothing is hidden, one where all choose at once, and two at one screen with a cover between them. */
const TABLES: readonly Table[] = [
  { rulebook: openRules, options: {}, own: ['0'] },
  { rulebook: atOnceRules, options: {}, own: ['0'] },
  { rulebook: hiddenRules, options: { goal: 'short', tie: 'classic', faceUp: true }, own: ['0', '1'] },
];

/** A page, its server, and a person who does what the lot says. */
class Order {
  readonly #dice: QuickDice;
  readonly #table: Table;
  readonly #clock = new HandSurroundings();
  readonly #server: FakeServer;
  readonly #session: OnlineSession;
  readonly #said: string[] = [];
  readonly #answers: (WireError | undefined)[] = [];
  #asked = 0;
  readonly log: string[] = [];

  constructor(seed: number, by: 'with-line' | 'own-time') {
    this.#dice = new QuickDice(seed * 7919 + 13);
    for (let thrown = 0; thrown < 9; thrown++) this.#dice.next();
    this.#table = this.#oneOf(TABLES);
    const { rulebook, options, own } = this.#table;
    this.#server = new FakeServer(rulebook, ['person', 'person', 'person'], options);
    this.#server.failing = { by, clock: this.#clock };
    this.#session = sessionAt(this.#server, { rulebook, surroundings: this.#clock, own });
  }

  #below(bound: number): number {
    return Math.floor(this.#dice.next() * bound);
  }

  #oneOf<T>(list: readonly T[]): T {
    return list[this.#below(list.length)] as T;
  }

  get #seat(): SeatSnapshot | undefined {
    const { table } = this.#session.getSnapshot();
    return table?.stage === 'seat' ? table.seat : undefined;
  }

  #ask(asked: Promise<WireError | undefined>): void {
    this.#asked++;
    asked.then(
      (answer) => this.#answers.push(answer),
      (error: unknown) => this.log.push(`broke: ${error}`),
    );
  }

  /** What the lot can bring, each as often as it stands here. */
  readonly #steps: Readonly<Record<string, () => Promise<void> | void>> = {
    play: () => this.#play(),
    'play again': () => this.#play(),
    'others act': () => this.#actElsewhere(),
    'line lost': () => this.#server.breakLines(),
    'line dies': () => this.#server.killSilently(),
    'line dies under a press': async () => {
      this.#server.killSilently();
      this.#play();
      await this.#clock.hint();
    },
    hint: () => this.#clock.hint(),
    'a moment passes': () => this.#clock.pass(this.#below(400)),
    'seconds pass': () => this.#clock.pass(this.#below(6000)),
    'server goes': () => {
      this.#server.isUp = false;
      return this.#server.breakLines();
    },
    'server comes': () => {
      this.#server.isUp = true;
    },
    'answers are late': () => {
      this.#server.delays = [this.#below(6000), this.#below(300), this.#below(6000)];
    },
    'answers are lost': () => {
      this.#server.deafTo = this.#oneOf(EVENTS);
    },
    'answers arrive': () => {
      this.#server.deafTo = undefined;
    },
    later: () => {
      const error = { code: this.#oneOf(LATER), retryInMs: this.#below(3000) };
      this.#server.errors.set(this.#oneOf(['sit', 'act', 'rise', 'look-back', 'vote', 'take-back']), [error]);
    },
    say: () => {
      const text = `line ${this.#said.length}`;
      this.#said.push(text);
      this.#ask(this.#session.say(personOf('0'), text));
    },
    'look back': () => {
      const { stateID } = this.#server.table;
      this.#session.lookBack(this.#oneOf([undefined, this.#below(stateID + 1)]));
    },
    vote: () => this.#ask(this.#session.vote('2', personOf('0'))),
    'take back': () => this.#ask(this.#session.takeBack(personOf('0'))),
    'other keys': () => this.#session.keysChanged(),
    reveal: () => this.#session.reveal(),
    pass: () => this.#session.pass(),
  };

  #play(): void {
    const seat = this.#seat;
    if (seat === undefined || seat.isPending || seat.playerID === null) return;
    const action = this.#table.rulebook.legal(seat.state.G, seat.state.ctx)[0];
    if (action !== undefined) this.#session.play(action);
  }

  #actElsewhere(): void {
    const { table } = this.#server;
    const other = awaitedSeats(table.ctx).find((seat) => !this.#table.own.includes(seat));
    if (other !== undefined && !table.isOver) this.#server.actElsewhere(this.#table.rulebook, other);
  }

  async run(): Promise<void> {
    this.#session.open();
    await settle();
    for (let step = 0; step < STEPS; step++) {
      const name = this.#oneOf(Object.keys(this.#steps));
      this.log.push(name);
      await this.#steps[name]?.();
      await settle();
    }
    // All is well again, and stays so.
    this.#server.isUp = true;
    this.#server.deafTo = undefined;
    this.#server.delays = [];
    this.#server.errors.clear();
    this.#session.reveal();
    for (let round = 0; round < 8; round++) {
      await this.#clock.pass(LONG_MS);
      await settle();
    }
  }

  /** What is not as it should be at the end. */
  get faults(): readonly string[] {
    const { link, chat, table } = this.#session.getSnapshot();
    const seat = this.#seat;
    const faults: string[] = this.log.filter((entry) => entry.startsWith('broke'));
    const check = (isTrue: boolean, fault: string) => {
      if (!isTrue) faults.push(fault);
    };
    check(link.state === 'in-step', `the line is ${link.state}`);
    check(seat?.isPending !== true, 'an action is pending');
    check(seat?.isLookingFor !== true, 'a past position is awaited');
    if (table?.stage === 'seat') {
      check(seat !== undefined, 'nobody was shown a view');
      check(seat?.state._stateID === this.#server.table.stateID, 'the view is old');
    }
    check(this.#answers.length === this.#asked, 'something asked was never answered');
    check(
      this.#answers.every((error) => error === undefined),
      'something asked was not done',
    );
    const heard = this.#server.talk.map(({ text }) => text);
    // What was said while the page was away it asks for when somebody wants to read it.
    const shown = chat.lines.map(({ text }) => text);
    check(shown.join() === (shown.length === 0 ? '' : heard.slice(-shown.length).join()), 'the talk differs');
    check(shown.length === heard.length || chat.hasEarlier, 'the talk before is not offered');
    check([...this.#said].sort().join() === [...heard].sort().join(), 'a line was lost, or said twice');
    const isJudged = (act: Act) => this.#server.judged.has(act.actionID);
    check(
      this.#server.asked.every(({ event, request }) => event !== 'act' || isJudged(request as Act)),
      'an action was neither done nor turned down',
    );
    return faults;
  }
}

describe.each(['with-line', 'own-time'] as const)('requests that fail %s', (by) => {
  test('nothing is pending once the line is back, and all was done once', async () => {
    const failed: string[] = [];
    for (let seed = 1; seed <= ORDERS; seed++) {
      const order = new Order(seed, by);
      await order.run();
      if (order.faults.length > 0)
        failed.push(`${seed}: ${order.faults.join('; ')} (${order.log.join(', ')})`);
    }
    expect(failed.slice(0, 3)).toEqual([]);
  });
});
