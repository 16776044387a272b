import { act, screen, within } from '@testing-library/react';
import type { SeatJournalEntry } from '@/kit/journal';
import { gameResult, scoreSheet } from '@/kit/score-sheet';
import { readingTime } from '@/ui/table/reading-time';
import { TableScreen } from '@/ui/table/TableScreen';
import type { JournalMoment, TableState } from '@/ui/table/table-state';
import { happeningOf, newsOf, OTHERS, type Telling, toldOf } from '@/ui/table/telling';
import { setTellingPace, tellingPace } from '@/ui/telling-pace';
import { AtTable, likeABrowser, people, show, tableState, withMedia } from './at-hand';

jest.mock('@/i18n/navigation', () => ({
  usePathname: () => '/table',
  useRouter: () => ({ replace: () => undefined }),
}));

const telling: Telling = {
  draw: { weight: 'silent', sound: null },
  play: { weight: 'passing', sound: null },
  show: { weight: 'notable', sound: null },
  'play-at': { weight: 'moment', sound: null },
};

const entry = (kind: string, facts: SeatJournalEntry['facts'] = {}, isPrivy = false): SeatJournalEntry => ({
  kind,
  playerID: '1',
  facts,
  isPrivy,
});
const aimed = entry('play-at', { card: '男爵', target: { seat: '0' } });
const withBots = () =>
  people('小明', '阿楓', 'Ana').map((seat) =>
    seat.playerID === '0' ? seat : { ...seat, occupant: { kind: 'bot' as const, level: 'normal' as const } },
  );
const moment = (stateID: number, ...entries: SeatJournalEntry[]): JournalMoment => ({ stateID, entries });

describe('how loud something is told', () => {
  test('a moment is one for the seats it is about: whom it names, who was shown a secret, to whom alone it happened', () => {
    const weights = (told: SeatJournalEntry, seats: readonly (string | null)[]) =>
      seats.map((seat) => happeningOf(moment(1, told), telling, seat)?.weight);
    expect(weights(aimed, ['0', '1', '2', null])).toEqual(['moment', 'notable', 'notable', 'notable']);
    const several = entry('play-at', { targets: { seats: ['2', '3'] } });
    expect(weights(several, ['0', '2', '3'])).toEqual(['notable', 'moment', 'moment']);
    expect(weights(entry('play-at', {}, true), ['0'])).toEqual(['moment']);
    expect(weights(entry('play-at', { card: '神父' }), ['0', '1'])).toEqual(['notable', 'moment']);
  });

  test('a moment may be one for all, or for those alone to whom another does it', () => {
    const abouts: Telling = {
      haunt: { weight: 'moment', sound: null, about: 'all' },
      attack: { weight: 'moment', sound: null, about: 'target' },
    };
    const weights = (told: SeatJournalEntry) =>
      ['0', '1', '2', null].map((seat) => happeningOf(moment(1, told), abouts, seat)?.weight);
    expect(weights(entry('haunt'))).toEqual(['moment', 'moment', 'moment', 'moment']);
    const attack = entry('attack', { attacker: { seat: '1' }, target: { seat: '0' } });
    expect(weights(attack)).toEqual(['moment', 'notable', 'notable', 'notable']);
    expect(weights({ ...attack, playerID: null })).toEqual(['moment', 'moment', 'notable', 'notable']);
  });

  test('what has no line of its own is silent, or as loud as all such kinds are', () => {
    const late = entry('taken');
    expect(happeningOf(moment(1, late), telling, '1')).toBeUndefined();
    const others: Telling = { ...telling, [OTHERS]: { weight: 'notable', sound: null } };
    expect(happeningOf(moment(1, entry('draw'), late), others, '1')).toMatchObject({
      weight: 'notable',
      entries: [late],
    });
    expect(newsOf([moment(1, entry('draw'), late)], others)).toEqual([moment(1, late)]);
  });

  test('an action is as loud as the loudest that came of it, without what is silent', () => {
    const happening = happeningOf(moment(1, entry('draw'), entry('play'), aimed), telling, '0');
    expect(happening).toMatchObject({ weight: 'moment', isSecret: false });
    expect(happening?.entries.map(({ kind }) => kind)).toEqual(['play', 'play-at']);
    expect(happeningOf(moment(1, entry('draw')), telling, '0')).toBeUndefined();
    expect(happeningOf(moment(1, entry('unheard-of')), telling, '0')).toBeUndefined();
  });

  test('a moment does not go on into what the next seat does in passing', () => {
    const next = { ...entry('play', { card: '神父' }), playerID: '2' };
    const happening = happeningOf(moment(1, entry('play'), aimed, next), telling, '0');
    expect(happening?.entries.map(({ kind }) => kind)).toEqual(['play', 'play-at']);
    expect(happeningOf(moment(1, aimed, next), telling, '1')?.entries).toHaveLength(2);
  });

  test('of the steps of one way only the last is told', () => {
    const ways: Telling = { ...telling, go: { weight: 'passing', sound: null, way: 'room' } };
    const go = (room: string, who = '1'): SeatJournalEntry => ({ ...entry('go', { room }), playerID: who });
    const told = [go('foyer'), go('hall'), go('hall', '2'), entry('play'), go('attic')];
    const happening = happeningOf(moment(1, ...told), ways, '0');
    expect(happening?.entries).toEqual(told.slice(1));
  });

  test('a caption of many lines keeps those about the seat and the last; a moment has all of them', () => {
    const others = Array.from({ length: 6 }, (_, index) => entry('play', { card: `${index}` }));
    const [first = aimed, ...rest] = others;
    const atMe = entry('play', { card: '侍女', target: { seat: '0' } });
    const short = happeningOf(moment(1, first, atMe, ...rest), telling, '0');
    expect(short && toldOf(short, '0')).toEqual([atMe, ...others.slice(3)]);
    const few = happeningOf(moment(1, ...others.slice(0, 4)), telling, '0');
    expect(few && toldOf(few, '0')).toEqual(others.slice(0, 4));
    const large = happeningOf(moment(1, ...others, aimed), telling, '0');
    expect(large && toldOf(large, '0')).toHaveLength(7);
  });

  test('only a moment that shows a secret is kept until it is put away', () => {
    expect(happeningOf(moment(1, entry('play-at', {}, true)), telling, '0')?.isSecret).toBe(true);
    expect(happeningOf(moment(1, entry('draw', {}, true)), telling, '0')).toBeUndefined();
  });

  test('news leaves out lines that went without saying, and actions that were nothing else', () => {
    const news = newsOf([moment(1, entry('draw'), entry('play')), moment(2, entry('draw'))], telling);
    expect(news.map(({ stateID, entries }) => [stateID, entries.length])).toEqual([[1, 1]]);
  });
});

describe('at the table', () => {
  beforeEach(() => {
    likeABrowser();
    withMedia('prefers-reduced-motion');
    jest.useFakeTimers();
    setTellingPace('normal');
  });
  afterEach(() => jest.useRealTimers());

  const press = jest.fn();
  const page = (journal: readonly JournalMoment[], changed: Partial<TableState> = {}) => (
    <AtTable state={tableState({ journal, ...changed })}>
      <TableScreen
        status="輪到你"
        seat={() => ({})}
        handHeight="0"
        telling={telling}
        pieces={({ kind, facts }) =>
          kind === 'play-at' ? [{ key: 'card', label: String(facts.card), face: null, owner: '1' }] : []
        }
        choices={
          <button type="button" onClick={press}>
            打出
          </button>
        }
      >
        桌面
      </TableScreen>
    </AtTable>
  );
  const large = () => screen.queryByRole('region', { name: '剛剛發生的事' });
  const caption = () => document.querySelector('.telling-caption');

  async function follow(...following: (readonly JournalMoment[])[]) {
    const shown = show(page([moment(0)]));
    for (const journal of following) {
      shown.again(page(journal));
      await act(async () => undefined);
    }
    return shown;
  }
  const pass = (ms: number) => act(async () => jest.advanceTimersByTime(ms));

  test('what others do is a caption that goes by itself; what was there before is not told', async () => {
    await follow([moment(0, aimed), moment(1, entry('play', { card: '神父' }))]);
    expect(caption()).toHaveTextContent('神父');
    expect(large()).toBeNull();
    await pass(1500);
    expect(caption()).toBeNull();
  });

  test('what is done to me is told large, with its pieces, for about two seconds, and blocks nothing', async () => {
    await follow([moment(0), moment(1, aimed)]);
    const told = large();
    if (told === null) throw new Error('nothing is told');
    expect(told).toHaveTextContent('男爵');
    expect(within(told).getByRole('img', { name: '男爵' })).toBeInTheDocument();
    act(() => screen.getByRole('button', { name: '打出' }).click());
    expect(press).toHaveBeenCalledTimes(1);
    await pass(2300);
    expect(large()).not.toBeNull();
    await pass(200);
    expect(large()).toBeNull();
  });

  test.each([
    ['the key', () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'm', bubbles: true }))],
    ['its button', () => screen.getByRole('button', { name: '繼續' }).click()],
  ])('a secret lies there until it is put away by %s', async (_, putAway) => {
    await follow([moment(0), moment(1, entry('play-at', { card: '公主', target: { seat: '2' } }, true))]);
    await pass(60_000);
    expect(large()).toHaveTextContent('公主');
    await act(async () => void putAway());
    expect(large()).toBeNull();
  });

  test('while a secret lies there the bar says that the table waits for me, and a tap anywhere lets it go on', async () => {
    const hold = jest.fn();
    const bots = { hold, turnOf: '1', seats: withBots() };
    const { again } = show(page([moment(0)], bots));
    const status = () => screen.getByRole('status', { name: '現在' });
    expect(status()).toHaveTextContent('阿楓在想');
    again(
      page([moment(0), moment(1, entry('play-at', { card: '公主', target: { seat: '2' } }, true))], bots),
    );
    await act(async () => undefined);
    expect(status()).not.toHaveTextContent('阿楓在想');
    expect(status()).toHaveTextContent('等你');
    expect(hold).toHaveBeenLastCalledWith(true, 'told');
    const twice = new MouseEvent('click', { bubbles: true, detail: 2 });
    await act(async () => void screen.getByText('桌面').dispatchEvent(twice));
    expect(large()).not.toBeNull();
    await act(async () => screen.getByText('桌面').click());
    expect(large()).toBeNull();
    expect(status()).toHaveTextContent('阿楓在想');
    expect(hold).toHaveBeenLastCalledWith(false, 'told');
  });

  test('whom no bot of this device waits for is not told so', async () => {
    const online = { turnOf: '1', seats: withBots() };
    const { again } = show(page([moment(0)], online));
    again(
      page([moment(0), moment(1, entry('play-at', { card: '公主', target: { seat: '2' } }, true))], online),
    );
    await act(async () => undefined);
    expect(large()).not.toBeNull();
    expect(screen.getByRole('status', { name: '現在' })).toHaveTextContent('阿楓在想');
  });

  test('a secret that ended the match goes by itself: the sheet waits for it', async () => {
    const { again } = show(page([moment(0)]));
    const told = [moment(0), moment(1, entry('play-at', { card: '公主', target: { seat: '2' } }, true))];
    again(page(told, { result: gameResult(scoreSheet([{ id: 'tokens', scores: [1, 0, 0] }])) }));
    await act(async () => undefined);
    expect(large()).toHaveTextContent('公主');
    expect(screen.queryByRole('dialog')).toBeNull();
    await pass(2500);
    expect(large()).toBeNull();
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  test('two moments come one after the other', async () => {
    const second = entry('play-at', { card: '國王', target: { seat: '0' } });
    await follow([moment(0), moment(1, aimed)], [moment(0), moment(1, aimed), moment(2, second)]);
    expect(large()).toHaveTextContent('男爵');
    await pass(2500);
    expect(large()).toHaveTextContent('國王');
  });

  test('how long is a setting of the device', async () => {
    setTellingPace('quick');
    await follow([moment(0), moment(1, aimed)]);
    await pass(1500);
    expect(large()).toBeNull();
  });

  test('bots are held while a moment is told', async () => {
    const hold = jest.fn();
    const { again } = show(page([moment(0)], { hold }));
    again(page([moment(0), moment(1, aimed)], { hold }));
    await act(async () => undefined);
    expect(hold).toHaveBeenLastCalledWith(true, 'told');
    await pass(2500);
    expect(hold).toHaveBeenLastCalledWith(false, 'told');
  });

  test('bots are held until what somebody does at somebody can have been read, but not for a step', async () => {
    const hold = jest.fn();
    const { again } = show(page([moment(0)], { hold }));
    const follow = async (...journal: JournalMoment[]) => {
      again(page([moment(0), ...journal], { hold }));
      await act(async () => undefined);
    };
    await follow(moment(1, entry('play', { card: '侍女' })));
    expect(hold).not.toHaveBeenCalledWith(true, 'told');
    const atAna = entry('play', { card: '侍女', target: { seat: '2' } });
    await follow(moment(2, atAna));
    const ms = readingTime('阿楓打出侍女', 0, 'normal');
    expect(hold).toHaveBeenLastCalledWith(true, 'told');
    await pass(ms - 50);
    expect(hold).toHaveBeenLastCalledWith(true, 'told');
    await pass(100);
    expect(hold).toHaveBeenLastCalledWith(false, 'told');
    await follow(moment(3, atAna, atAna));
    await pass(ms + 50);
    expect(hold).toHaveBeenLastCalledWith(true, 'told');
    await act(async () => screen.getByText('桌面').click());
    expect(hold).toHaveBeenLastCalledWith(false, 'told');
  });

  test('what others do among themselves holds bots less long than what is done at this seat', async () => {
    const long = '侍女'.repeat(20);
    const heldFor = async (stateID: number, target: string) => {
      const hold = jest.fn();
      const { again, unmount } = show(page([moment(0)], { hold }));
      again(
        page([moment(0), moment(stateID, entry('play', { card: long, target: { seat: target } }))], { hold }),
      );
      await act(async () => undefined);
      await pass(2100);
      const isHeld = hold.mock.lastCall?.[0] === true;
      unmount();
      return isHeld;
    };
    expect(await heldFor(1, '2')).toBe(false);
    expect(await heldFor(1, '0')).toBe(true);
  });

  test('bots go on behind a slip that asks nothing, once it can have been read', async () => {
    const hold = jest.fn();
    const { again } = show(page([moment(0)], { hold }));
    again(page([moment(0), moment(1, aimed)], { hold }));
    await act(async () => undefined);
    await pass(readingTime('阿楓對小明打出男爵', 1, 'normal') + 50);
    expect(hold).toHaveBeenLastCalledWith(false, 'told');
    expect(large()).not.toBeNull();
  });

  test('how long depends on words, pieces and pace', () => {
    const short = readingTime('小明打出侍女', 0, 'normal');
    expect(readingTime('小明對阿楓打出衛兵，猜王子；沒有猜中', 0, 'normal')).toBeGreaterThan(short);
    expect(readingTime('小明打出侍女', 2, 'normal')).toBeGreaterThan(short);
    expect(readingTime('小明打出侍女', 0, 'calm')).toBeGreaterThan(short);
    expect(readingTime('小明打出侍女', 0, 'quick')).toBeLessThan(short);
    const english = readingTime('Ming plays the Guard on Maple and guesses the Prince', 0, 'normal');
    expect(english).toBeGreaterThan(1800);
    expect(english).toBeLessThan(3500);
  });

  test('the pace is one press away where bots of this device play, and nowhere else', async () => {
    const bots = { hold: jest.fn(), seats: withBots() };
    const { again } = show(page([moment(0)], bots));
    await act(async () => screen.getByRole('button', { name: '桌上的步調：一般' }).click());
    expect(tellingPace()).toBe('quick');
    await act(async () => screen.getByRole('button', { name: '桌上的步調：快一點' }).click());
    expect(tellingPace()).toBe('calm');
    again(page([moment(0)], { seats: withBots() }));
    expect(screen.queryByRole('button', { name: /桌上的步調/ })).not.toBeInTheDocument();
  });

  test('while a round that has ended lies there, the journal tells nothing of the next', async () => {
    withMedia('prefers-reduced-motion', '(min-width: 64rem)');
    const journal = [
      moment(0),
      moment(1, entry('play', { card: '國王' }), entry('draw-privy', { card: '公主' }, true)),
      moment(2, entry('play', { card: '侍女' })),
    ];
    show(page([moment(0)], {})).again(page(journal, { roundEnd: { stateID: 1, view: {}, told: 1 } }));
    await act(async () => undefined);
    // First the caption, then the round.
    expect(caption()).toHaveTextContent('國王');
    expect(screen.queryByRole('list', { name: '這一桌發生的事' })).toBeNull();
    await act(async () =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'm', bubbles: true })),
    );
    const lines = within(screen.getByRole('list', { name: '這一桌發生的事' }));
    expect(lines.getByText(/國王/)).toBeInTheDocument();
    expect(lines.queryByText(/公主|侍女/)).not.toBeInTheDocument();
    await act(async () =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'm', bubbles: true })),
    );
    expect(lines.getByText(/侍女/)).toBeInTheDocument();
  });

  test('a round that has ended lies as it was until this person goes on', async () => {
    const hold = jest.fn();
    const ended = {
      hold,
      roundEnd: { stateID: 1, view: 'as it was', told: 1 },
      legal: [{ move: 'play', args: [] }],
    };
    const { again } = show(page([moment(0)], { hold }));
    again(page([moment(0), moment(1, entry('draw'))], ended));
    await act(async () => undefined);
    expect(screen.getByRole('status', { name: '現在' })).toHaveTextContent('先看看結果');
    expect(screen.queryByRole('button', { name: '打出' })).not.toBeInTheDocument();
    expect(hold).toHaveBeenLastCalledWith(true, 'told');
    await act(async () =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'm', bubbles: true })),
    );
    expect(screen.getByRole('status', { name: '現在' })).toHaveTextContent('輪到你');
    expect(hold).toHaveBeenLastCalledWith(false, 'told');
  });
});
