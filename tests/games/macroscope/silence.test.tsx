import { macroscope } from '@games/macroscope/whole';
import { act, fireEvent, screen } from '@testing-library/react';
import { tableOf } from '@tests/table-of';
import { sitAt, stateAt } from '@tests/ui/at-board';
import type { Action } from '@/kit/action';
import { allBut, layOut } from './arrange';

/** Longer than the page ever waits before it says nothing. */
const LONG = 5000;
const DECLINE = { move: 'decline', args: [] };
const STAY = { move: 'stay', args: [] };

beforeEach(() => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(() => jest.useRealTimers());

const turnWith = (layout: Parameters<typeof layOut>[0] = {}, options = {}) =>
  tableOf(macroscope, 3, { turn: '0', options, arrange: layOut({ starter: '0', ...layout }) });

/** One person's page, the others elsewhere, with this asked of it. */
async function sit(table: ReturnType<typeof turnWith>, when: RegExp, playerID = '0') {
  jest.useFakeTimers();
  const played: Action[] = [];
  const state = () => stateAt('macroscope', table, playerID, { play: (action) => played.push(action) });
  const page = await sitAt(state());
  const choose = async (name: RegExp) => {
    const bell = screen.getByRole('button', { name: /^什麼時候問我/ });
    fireEvent.keyDown(bell, { key: 'Enter' });
    fireEvent.click(bell);
    await act(async () => jest.advanceTimersByTimeAsync(50));
    fireEvent.click(screen.getByRole('menuitemradio', { name }));
    await act(async () => jest.advanceTimersByTimeAsync(50));
  };
  const wait = (ms = LONG) => act(async () => jest.advanceTimersByTimeAsync(ms));
  await choose(when);
  return { played, choose, wait, page, state };
}
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const SPEAKING: readonly (readonly [string, () => void])[] = [
  ['a press', () => press(/^等一下，我知道/)],
  ['a key', () => fireEvent.keyDown(document.body, { key: 's' })],
];
const SPEAK = /^我出聲再問/;

describe('who has asked their page for silence', () => {
  test('declines by it after each lid, in their own time, and the point for that is the rules’ to give', async () => {
    const { played, wait } = await sit(turnWith({ lifted: 1, open: [0], left: 4 }), SPEAK);
    expect(played).toEqual([]);
    await wait(2000);
    expect(played).toEqual([]);
    await wait();
    expect(played).toEqual([DECLINE]);
  });

  test('stays out of what others ask, whether somebody has guessed or not', async () => {
    const table = turnWith({ lifted: 1, open: [0], points: [5, 5, 5] });
    table.play('0', 'guess', 'cat');
    const { played, wait } = await sit(table, SPEAK, '1');
    await wait();
    expect(played).toEqual([STAY]);
  });

  test('is asked once so many windows are open', async () => {
    const before = await sit(turnWith({ lifted: 1, open: [0, 1, 2], left: 4 }), /^開了 4 個窗再問/);
    await before.wait();
    expect(before.played).toEqual([DECLINE]);
    before.page.leave();
    const after = await sit(turnWith({ lifted: 1, open: [0, 1, 2, 3], left: 4 }), /^開了 4 個窗再問/);
    await after.wait();
    expect(after.played).toEqual([]);
  });

  test.each(SPEAKING)(
    'speaks up by %s, is asked after this lid, and is silent again after the next one',
    async (_, speakUp) => {
      const table = turnWith({ lifted: 1, open: [0], left: 4 });
      const { played, wait, page, state } = await sit(table, SPEAK);
      expect(screen.getAllByText('知道就出聲，不出聲就不猜')).not.toHaveLength(0);
      speakUp();
      await wait();
      expect(played).toEqual([]);
      expect(screen.queryByRole('button', { name: /^等一下/ })).not.toBeInTheDocument();
      press(/^不猜/);
      expect(played).toEqual([DECLINE]);
      table.play('0', 'decline');
      table.play('1', 'stay');
      table.play('2', 'stay');
      const lift = table.legal('0').find(({ move }) => move === 'lift');
      table.play('0', 'lift', ...(lift?.args ?? []));
      await page.next(state());
      await wait();
      expect(played).toEqual([DECLINE, DECLINE]);
    },
  );

  test('is waited for while something is written, and takes the wish back where it was made', async () => {
    const { played, wait, choose } = await sit(turnWith({ lifted: 1, open: [0], left: 4 }), SPEAK);
    const field = screen.getByRole('textbox', { name: '你的答案' });
    fireEvent.change(field, { target: { value: '貓' } });
    await wait();
    expect(played).toEqual([]);
    await choose(/^每掀一個蓋子都問/);
    fireEvent.change(field, { target: { value: '' } });
    await wait();
    expect(played).toEqual([]);
  });

  test('MS21 is asked where the simple rules leave another lid to lift', async () => {
    const layout = { dice: [1, 4] as [1, 4], open: allBut(3), lifted: 1, left: 4 as const };
    const { played, wait } = await sit(turnWith(layout, { rules: 'simple' }), SPEAK);
    await wait();
    expect(played).toEqual([]);
  });
});
