import { recognised } from '@games/macroscope/bot/eye';
import { wordFor } from '@games/macroscope/rules/components';
import type { MacroscopeView } from '@games/macroscope/rules/view';
import { seatRules } from '@games/macroscope/seat';
import MacroscopeTable, { telling } from '@games/macroscope/table';
import { macroscope } from '@games/macroscope/whole';
import { act, fireEvent, screen } from '@testing-library/react';
import { person, tableAtHand } from '@tests/play/table-at-hand';
import { likeABrowser, show, withMedia } from '@tests/ui/at-hand';
import { gameMessages } from '@/i18n/game-messages';
import type { PlayerID } from '@/kit/action';
import { anyRulebook, anySeatRules } from '@/kit/rulebook';
import { LocalTable } from '@/play/local/LocalTable';
import { LocalTable as Match } from '@/play/local/local-table';
import { newMatch } from '@/play/match-record';

jest.mock('@/i18n/navigation', () => ({
  usePathname: () => '/table',
  useRouter: () => ({ push: () => undefined, replace: () => undefined }),
  Link: () => null,
}));

// What is drawn at length and pressed for something else.
jest.mock('@games/macroscope/table/Scope', () => ({ Scope: () => null }));
jest.mock('@games/macroscope/table/Side', () => ({ Side: () => null, answerText: () => '' }));

beforeEach(() => {
  likeABrowser();
  withMedia('prefers-reduced-motion');
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick', 'performance'] });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  localStorage.setItem('kaizhuo.telling', 'at-once');
});
afterEach(() => jest.useRealTimers());

/** As sure as this somebody says what it is. */
const SURE = 0.5;

/** What somebody takes the picture to be, once they are sure. */
function known(view: MacroscopeView, playerID: PlayerID): string | undefined {
  let best: [string, number] = ['', 0];
  for (const [picture, chance] of recognised({ ...view, playerID }, 'normal'))
    if (chance > best[1]) best = [picture, chance];
  const word = wordFor(best[0]);
  const isSaid = view.answers.some(({ text }) => text === word);
  return best[1] >= SURE && !isSaid ? word : undefined;
}

/** So many of the ten. */
const PICTURES = 4;

const THREE = {
  slug: 'macroscope',
  rulesVersion: macroscope.rulesVersion,
  seats: [person('小明'), person('Ana'), person('志偉')],
  options: { rules: 'full' },
} as const;

/** Three people who guess when they know it, asked after every lid: how often they say that they do not. */
function pressesWhenAsked(): number {
  const match = new Match(anyRulebook(macroscope), newMatch(THREE, 'seed'.repeat(12)));
  let presses = 0;
  for (;;) {
    const [seat = ''] = match.active('person');
    const { G, ctx } = match.seatState(seat);
    const view = G as unknown as MacroscopeView;
    if (view.round > PICTURES) return presses;
    const word = known(view, seat);
    const legal = seatRules.legal(view, ctx);
    const may = (move: string) => legal.find((action) => action.move === move);
    const guess = word === undefined ? undefined : (may('join') ?? may('guess'));
    const action =
      (guess?.move === 'guess' ? { ...guess, args: [word ?? ''] } : guess) ??
      may('stay') ??
      may('decline') ??
      may('roll') ??
      may('lift') ??
      legal[0];
    if (action === undefined || match.act(seat, action) !== undefined) throw new Error('nobody goes on');
    if (action.move === 'stay' || action.move === 'decline') presses += 1;
  }
}

/** The same three at one device, who are asked when somebody speaks up: how often they press to say nothing. */
async function pressesWhenSpeakingUp() {
  const table = tableAtHand(new Map(), anyRulebook(macroscope));
  await table.ask({
    type: 'begin',
    match: THREE,
    pace: 'brisk',
  });
  show(
    <LocalTable
      slug="macroscope"
      title="洞察掀機"
      rules={null}
      table={{ seatRules: anySeatRules(seatRules), Board: MacroscopeTable, telling, session: table.session }}
      leave={() => undefined}
      rematch={() => undefined}
    />,
    'zh-Hant',
    await gameMessages('macroscope', 'zh-Hant'),
  );
  const settle = () => act(async () => new Promise((resolve) => setImmediate(resolve)));
  let presses = 0;
  const find = (name: RegExp | string) => {
    const matches = (button: HTMLElement) => {
      const own = button.getAttribute('aria-label') ?? button.textContent ?? '';
      return typeof name === 'string' ? own === name : name.test(own);
    };
    return [...document.querySelectorAll<HTMLElement>('button, [role=menuitemradio]')].find(matches);
  };
  const press = async (name: RegExp | string) => {
    const button = find(name);
    if (button === undefined) return false;
    if (/^不(搶答|猜)/.test(button.textContent ?? '')) presses += 1;
    fireEvent.click(button);
    return true;
  };
  const say = async (word: string) => {
    fireEvent.change(screen.getByRole('textbox', { name: '你的答案' }), { target: { value: word } });
    await settle();
    await press('說出答案');
  };
  const wait = () => act(async () => jest.advanceTimersByTime(4000));
  const wishFor = async (when: RegExp) => {
    fireEvent.keyDown(find(/^什麼時候問/) as HTMLElement, { key: 'Enter' });
    await press(/^什麼時候問/);
    await settle();
    return press(when);
  };
  /** The dice, or the first lid there is: the microscope is not on this page. */
  const turn = async () => {
    const action = table
      .legal(table.seat.playerID ?? '')
      .find(({ move }) => move === 'roll' || move === 'lift');
    if (action === undefined) return false;
    await act(async () => table.session.play(action));
    return true;
  };
  let isWished = false;
  for (let step = 0; step < 4000; step++) {
    await settle();
    const snapshot = table.session.getSnapshot();
    if (snapshot.stage === 'cover') {
      await press(/^(是我，翻開|讓我看看)/);
      continue;
    }
    if (snapshot.stage !== 'seat') throw new Error(`stuck at ${snapshot.stage}`);
    if (snapshot.seat === undefined || (await press('繼續'))) continue;
    const view = snapshot.seat.state.G as unknown as MacroscopeView;
    if (view.round > PICTURES) return presses;
    const front = view.playerID ?? '';
    if (!isWished) {
      isWished = await wishFor(/^有人出聲再問/);
      continue;
    }
    const word = known(view, front);
    const others = view.asked.filter((seat) => view.heard[Number(seat)] === false);
    const isDue = find(/^等一下/) !== undefined;
    if (isDue && !others.includes(front) && others.some((seat) => known(view, seat) !== undefined))
      await press(/^等一下/);
    else if (isDue && word === undefined) await wait();
    else if (view.step === 'lifted' && word !== undefined && front === view.active) await say(word);
    else if (view.step === 'naming' && find('說出答案') !== undefined) await say(word ?? `第 ${step} 個答案`);
    else
      (word !== undefined && (await press(/^付 .*搶答$/))) ||
        (await press(/^(不搶答|不猜)/)) ||
        (await turn()) ||
        (await press(/先說$/)) ||
        (await press('算對')) ||
        (await press(/^交給/)) ||
        (await wait());
  }
  throw new Error('the pictures come to no end');
}

test('with three people at one device a picture takes one press to say nothing, at most, where it took fifteen', async () => {
  expect(pressesWhenAsked()).toBeGreaterThan(15 * PICTURES);
  expect(await pressesWhenSpeakingUp()).toBeLessThanOrEqual(PICTURES);
}, 120_000);
