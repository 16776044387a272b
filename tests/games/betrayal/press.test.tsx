import type { Roll } from '@games/betrayal/rules/step';
import type { BetrayalView, Choice } from '@games/betrayal/rules/view';
import { screen } from '@testing-library/react';
import { sitAt } from '@tests/ui/at-board';
import { people, tableState } from '@tests/ui/at-hand';
import type { Action } from '@/kit/action';
import type { Locale } from '@/kit/entry';
import type { TableState } from '@/ui/table/table-state';
import { type PositionName, viewOf } from './fixture';

/** What a press will do stands before it: of what, how likely, what else, and why not. */

interface Laid extends Partial<TableState> {
  readonly locale?: Locale;
}

async function sit(view: BetrayalView, { locale = 'zh-Hant', ...changed }: Laid = {}) {
  const played: Action[] = [];
  const legal = view.choices.filter(({ not }) => not === undefined);
  const page = await sitAt(
    tableState({
      slug: 'betrayal',
      view,
      turnOf: '0',
      seats: people('小明', 'Ana', '志偉', '阿楓'),
      legal: legal.map(({ move, args }) => ({ move, args: [...args] })),
      play: (action) => played.push(action),
      ...changed,
    }),
    locale,
  );
  return { ...page, played };
}

const at = (name: PositionName, changed: Partial<BetrayalView>): BetrayalView => ({
  ...viewOf(name),
  ...changed,
});
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const now = (name = '現在') => screen.getByRole('status', { name }).textContent;
const buttons = () =>
  screen.getAllByRole('button').map((one) => one.getAttribute('aria-label') ?? one.textContent);

const door = (direction: number): Choice => ({
  move: 'discover',
  args: ['library', direction],
  clause: 'BH22',
  cost: 1,
  path: [],
  label: {
    kind: 'discover',
    facts: { room: { term: 'rooms.library' }, direction: { term: `directions.${direction}` }, count: 1 },
  },
});

test.each([
  ['zh-Hant', ['從圖書室打開北邊的門 · 1 步', '從圖書室打開東邊的門 · 1 步', '從圖書室打開西邊的門 · 1 步']],
  [
    'en',
    [
      'Open the north door of the Library · 1 step',
      'Open the east door of the Library · 1 step',
      'Open the west door of the Library · 1 step',
    ],
  ],
] as const)('in %s doors that nobody has opened are told apart by where they lead', async (locale, said) => {
  await sit(at('turn', { choices: [0, 1, 3].map(door) }), { locale });
  expect(buttons()).toEqual(expect.arrayContaining([...said]));
});

const ODDS = { dice: 3, add: 0, from: 4, chance: 10 / 27 };
const leaving: Choice = {
  move: 'go',
  args: ['foyer'],
  clause: 'BH-graveyard',
  cost: 1,
  path: ['foyer'],
  odds: ODDS,
  label: { kind: 'go', facts: { room: { term: 'rooms.foyer' }, count: 1 } },
};

test('BH77 leaving a room by a roll says what is rolled for, and what happens otherwise', async () => {
  const view = viewOf('turn');
  const [own, ...others] = view.explorers;
  if (own === undefined) throw new Error('nobody sits here');
  const tiles = view.tiles.map((tile) => (tile.room === 'library' ? { ...tile, room: 'graveyard' } : tile));
  const { user, container } = await sit({
    ...view,
    tiles,
    explorers: [{ ...own, room: 'graveyard' }, ...others],
    choices: [leaving],
  });
  await user.click(button('前廳，一樓'));
  expect(now()).toContain('要先擲出 4 以上：再按一次就擲');
  expect(container.querySelector('.bt-go')).toHaveTextContent('走到前廳 · 1 步4+ · 37%');
  expect(await screen.findByRole('note', {}, { timeout: 10_000 })).toHaveTextContent(
    '先過墓園這一關：離開時擲精神 4+。失敗：智慧 −1，或留下不再移動。',
  );
});

test.each([
  ['zh-Hant', '4+ · 37%2 以下：19%，會引爆', '擲 3 顆骰，要 4 以上：37% · 2 以下：19%，會引爆'],
  ['en', '4+ · 37%2 or less: 19%, sets it off', '3 dice, 4 or more: 37% · 2 or less: 19%, sets it off'],
] as const)(
  'in %s a roll names both ends where the low one does more than fail',
  async (locale, shown, said) => {
    const odds = { ...ODDS, end: { upTo: 2, chance: 5 / 27, ill: 'triggers' } } as const;
    await sit(at('turn', { choices: [{ ...leaving, move: 'use', args: ['bell'], odds }] }), { locale });
    const slip = document.querySelector<HTMLElement>('[data-choice="use bell"]');
    expect(slip).toHaveTextContent(shown);
    expect(slip).toHaveAccessibleDescription(said);
  },
);

test.each([
  ['zh-Hant', '37% → 100%', '擲出 4 以上的機會從 37% 變成 100%'],
  ['en', '37% → 100%', 'Your chance to roll 4 or more goes from 37% to 100%'],
] as const)(
  'in %s a card that helps a roll says what it makes of the chance',
  async (locale, shown, said) => {
    const odds = { ...ODDS, dice: 0, add: 8, chance: 1, was: ODDS.chance };
    await sit(at('turn', { choices: [{ ...leaving, move: 'use', args: ['bell'], odds }] }), { locale });
    const slip = document.querySelector<HTMLElement>('[data-choice="use bell"]');
    expect(slip).toHaveTextContent(shown);
    expect(slip).toHaveAccessibleDescription(said);
  },
);

test('BH74 of the Elevator it is said that one stops beside it first', async () => {
  const { tiles } = viewOf('turn');
  const lifted = tiles.map((tile) => (tile.room === 'kitchen' ? { ...tile, room: 'mystic-elevator' } : tile));
  const { user } = await sit(at('turn', { tiles: lifted }), {
    whyNot: () => ({ reason: 'out-of-reach', clause: 'BH17' }),
  });
  await user.click(button('神祕電梯，一樓'));
  expect(await screen.findByRole('note', {}, { timeout: 10_000 })).toHaveTextContent(
    '先走到旁邊的房間停下來',
  );
});

test('a room that is pressed says what it does, and why one does not get there', async () => {
  const { user, played } = await sit(viewOf('turn'), {
    whyNot: () => ({ reason: 'out-of-reach', clause: 'BH17' }),
  });
  await user.click(button('廚房，一樓'));
  expect(await screen.findByRole('note', {}, { timeout: 10_000 })).toHaveTextContent('廚房');
  expect(screen.getByRole('note')).toHaveTextContent('那裡太遠，或沒有路');
  await user.click(button('運煤滑道，一樓'));
  expect(screen.getByRole('note')).toHaveTextContent('進來就滑到地下室平台');
  expect(screen.getByRole('note')).not.toHaveTextContent('太遠');
  await user.click(button('圖書室，一樓'));
  expect(screen.getByRole('note')).toHaveTextContent('你就在這裡');
  expect(played).toEqual([]);
});

test.each([
  ['who has not moved and is held', 0, '現在離不開這個房間：做這裡的事，或結束回合'],
  ['who has walked all of it', 3, '走完了：還可以做這裡的事，或結束'],
])('BH86 %s is not told to walk', async (_who, spent, said) => {
  const view = viewOf('turn');
  const deed: Choice = {
    move: 'use',
    args: ['axe'],
    clause: 'BH-axe',
    label: { kind: 'use-card', facts: { card: { term: 'cards.axe' } } },
  };
  const end: Choice = { move: 'end', args: [], clause: 'BH108', label: { kind: 'end' } };
  await sit({
    ...view,
    turn: { ...view.turn, spent, isMovementOver: false },
    choices: [deed, end],
  });
  expect(now()).toBe(said);
});

test('BH34 several things that may be put down are behind one press, and do not hide what is worth doing', async () => {
  const drop = (card: string): Choice => ({
    move: 'drop',
    args: [card],
    clause: 'BH34',
    label: { kind: 'drop', facts: { card: { term: `cards.${card}` } } },
  });
  const { user, played } = await sit(
    at('turn', { choices: [drop('axe'), drop('bell'), { ...door(0), move: 'end', args: [] }] }),
  );
  expect(screen.queryByRole('button', { name: '放下斧頭' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '放下東西……', expanded: false }));
  await user.click(button('放下斧頭'));
  expect(played).toEqual([{ move: 'drop', args: ['axe'] }]);
});

test('an attack says how many dice roll against how many: there is no number to reach', async () => {
  const { container } = await sit(viewOf('turn'));
  const attack = container.querySelector('[data-choice="attack m1 might"]');
  expect(attack).toHaveTextContent('4 : 4 · 38%');
  expect(attack).toHaveAccessibleDescription('4 顆骰對 4 顆：你比較大的機會 38%');
});

test('nothing on the table is a bare per cent', async () => {
  const { container } = await sit(viewOf('turn'));
  const strips = [...container.querySelectorAll('.bt-chance')].map(({ textContent }) => textContent);
  expect(strips).not.toEqual([]);
  for (const strip of strips) expect(strip).toMatch(/ · \d+%$/);
});

const losing = (left: number, locale: Locale = 'zh-Hant') =>
  sit(
    at('pick', {
      choices: ['library', 'catacombs', 'kitchen'].map((room) => ({
        move: 'answer',
        args: [room],
        clause: 'BH-collapse',
        label: { kind: 'lose-room', facts: { room: { term: `rooms.${room}` }, left } },
      })),
    }),
    { locale },
  );

test('BH-collapse which room falls: how many more, and who stands in it', async () => {
  await losing(3);
  expect(now()).toContain('還有 3 個');
  expect(button('讓圖書室塌陷（你就在裡面）')).toBeTruthy();
  expect(button('讓地下墓窟塌陷（阿楓在裡面）')).toBeTruthy();
  expect(button('讓廚房塌陷')).toBeTruthy();
});

test('BH-collapse the last one is said to be the last', async () => {
  await losing(1, 'en');
  expect(now('Now')).toContain('Which room falls? This is the last');
});

const reroll = (blanks: number, ones: number, twos: number): Choice => ({
  move: 'answer',
  args: ['rabbits-foot', blanks, ones, twos],
  clause: 'BH-rabbits-foot',
  label: { kind: 'reroll', facts: { card: { term: 'cards.rabbits-foot' }, blanks, ones, twos } },
});
const keep: Choice = { move: 'answer', args: ['roll'], clause: 'BH45', label: { kind: 'leave-dice' } };

/** Dice lie that come to 2, of a roll with these rows. */
const lying = (
  rows: readonly number[],
  use: Roll['use'] = 'event',
  choices = [reroll(0, 1, 0), reroll(2, 0, 1)],
) =>
  at('after-roll', {
    ask: {
      do: 'ask',
      seat: '0',
      kind: 'after-roll',
      roll: { do: 'roll', seat: '0', trait: 'sanity', use, what: 'cards.spider' },
      dice: [1, 1, 0],
    },
    agenda: [{ do: 'roll', seat: '0', use, rows: rows.map((from) => [from, []]) } as never],
    choices: [keep, ...choices],
  });

test.each([
  ['zh-Hant', ['重擲 1 個 1：兔腳', '重擲 2 個空白、1 個 2：兔腳']],
  ['en', ['Reroll the 1 with Rabbit’s Foot', 'Reroll 2 blanks + the 2 with Rabbit’s Foot']],
] as const)('in %s dice that may be thrown again are named, and no others', async (locale, said) => {
  await sit(lying([4, 1, 0]), { locale });
  for (const name of said) expect(button(name)).toBeTruthy();
});

test('a roll says which number would be better', async () => {
  await sit(lying([6, 4, 1, 0]));
  expect(now()).toContain('擲出 2，4 以上更好：就這樣，還是再用一張？');
});

test('what has succeeded is not thrown again', async () => {
  await sit(lying([2, 0]));
  expect(now()).toContain('擲出 2：就這樣');
  expect(screen.queryByRole('button', { name: /重擲/ })).toBeNull();
  expect(button('骰子就這樣')).toBeTruthy();
});

test('of harm less is better: it may be thrown again', async () => {
  await sit(lying([2, 0], 'harm'));
  expect(screen.getAllByRole('button', { name: /^重擲/ })).toHaveLength(2);
});

test('BH78 the two sides of a barrier are told apart, and the other way says what it is', async () => {
  const way = (side: number): Choice => ({
    move: 'go',
    args: ['catacombs', side],
    clause: 'BH17',
    cost: 1,
    path: ['catacombs'],
    label: { kind: 'go', facts: { room: { term: 'rooms.catacombs' }, count: 1 } },
  });
  const { user } = await sit(at('turn', { choices: [way(0), way(2)] }));
  await user.click(button(/^地下室：/));
  await user.click(button('地下墓窟，地下室'));
  expect(button('走到地下墓窟，站在北側 · 1 步')).toBeTruthy();
  await user.click(button('改成：走到地下墓窟，站在南側'));
  expect(button('走到地下墓窟，站在南側 · 1 步')).toBeTruthy();
});

test('a trade says with whom, and what is to be chosen', async () => {
  const ask = { do: 'ask', seat: '0', kind: 'trade', partner: '2', give: [], want: [] } as const;
  await sit(at('pick', { ask, choices: [keep] }));
  expect(now()).toContain('跟志偉交換：你給什麼，要什麼？');
});
