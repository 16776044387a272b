import { box } from '@games/betrayal/box';
import type { BetrayalView } from '@games/betrayal/rules/view';
import { deckOf } from '@games/betrayal/table/Cards';
import { PICTURED } from '@games/betrayal/table/card-pictures';
import { PICTURES } from '@games/betrayal/table/pictures/all';
import { screen, within } from '@testing-library/react';
import { sitAt } from '@tests/ui/at-board';
import { people, tableState } from '@tests/ui/at-hand';
import type { Action } from '@/kit/action';
import type { TableState } from '@/ui/table/table-state';
import { type PositionName, viewOf } from './fixture';
import { hauntedHouse, untilTurnOf } from './haunted';

/** Seat 0 sits at a position that was made by hand, and is asked so. */
async function sit(name: PositionName, changed: Partial<TableState> = {}) {
  const played: Action[] = [];
  const view = viewOf(name);
  const isMine = view.ask?.seat === '0';
  const legal = isMine ? view.choices.filter(({ not }) => not === undefined) : [];
  const page = await sitAt(
    tableState({
      slug: 'betrayal',
      view,
      turnOf: view.ask?.seat ?? '0',
      seats: people('小明', 'Ana', '志偉', '阿楓'),
      legal: legal.map(({ move, args }) => ({ move, args: [...args] })),
      play: (action) => played.push(action),
      ...changed,
    }),
  );
  return { ...page, played };
}

const now = () => screen.getByRole('status', { name: '現在' }).textContent;
const button = (name: string | RegExp) => screen.getByRole('button', { name });

test('walking takes two presses: the first says what it costs and lights the way, the second goes', async () => {
  const { user, played, container } = await sit('turn');
  await user.click(button('門廳，一樓'));
  expect(played).toEqual([]);
  expect(now()).toContain('門廳：再按一次就走 · 2 步');
  expect(container.querySelectorAll('.is-on-way')).toHaveLength(2);
  await user.click(button('門廳，一樓'));
  expect(played).toEqual([{ move: 'go', args: ['entrance-hall'] }]);
});

test('BH22 so does opening a door, from beside the plan as well', async () => {
  const { user, played, container } = await sit('turn');
  await user.click(button('從圖書室打開西邊的門 · 1 步'));
  expect(played).toEqual([]);
  await user.click(container.querySelector('.bt-go') as HTMLElement);
  expect(played).toEqual([{ move: 'discover', args: ['library', 3] }]);
});

test('a room out of reach is looked at, and nothing is sent', async () => {
  const { user, played } = await sit('turn');
  await user.dblClick(button('廚房，一樓'));
  expect(played).toEqual([]);
});

test('a plate that is pressed shows everybody, its own explorer first, its side and what has become of it', async () => {
  const view = viewOf('turn', true);
  const [own, zoe, ...others] = view.explorers;
  if (own === undefined || zoe === undefined) throw new RangeError('two sit there');
  const { user } = await sit('turn', {
    view: { ...view, explorers: [own, { ...zoe, life: 'dead' }, ...others] },
  });
  await user.click(button(/^Ana/));
  const sheet = await screen.findByRole('dialog', { name: '所有探險者' });
  const heads = within(sheet)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
  expect(heads.map((head) => head?.slice(0, 2))).toEqual(['An', '志偉', '阿楓', '小明']);
  expect(heads[0]).toBe('Ana佐伊．英斯壯');
  expect(within(sheet).getByText('背叛者 · 死了')).toBeVisible();
  // Each with its four tracks.
  expect(sheet.querySelectorAll('.bt-track')).toHaveLength(16);
});

test('BH-h18-D10: numbers of a traitor that no track has stand alone there, on no space of one', async () => {
  const view = viewOf('turn');
  const values = { ...view.values, 1: { ...view.values['1'], might: 9 } };
  const { user } = await sit('turn', { view: { ...view, values } });
  await user.click(button(/^Ana/));
  const sheet = await screen.findByRole('dialog', { name: '所有探險者' });
  const alone = within(sheet).getByRole('listitem', { name: '氣力 9' });
  expect([
    alone.querySelectorAll('.bt-space, .bt-track-skull').length,
    alone.querySelector('.bt-clip')?.textContent,
  ]).toEqual([0, '9']);
  expect(within(sheet).getAllByRole('listitem', { name: /^氣力 \d，第 \d 格，共 8 格$/ })).toHaveLength(3);
});

test('in everybody’s sheet another’s cards are one press away, and the own plate opens it as well', async () => {
  const view = viewOf('turn');
  const [own, ...others] = view.explorers;
  if (own === undefined) throw new RangeError('somebody sits there');
  const { user } = await sit('turn', {
    view: {
      ...view,
      explorers: [{ ...own, cards: [] }, ...others.map((one) => ({ ...one, cards: ['axe'] }))],
    },
  });
  await user.click(button(/^小明/));
  const sheet = await screen.findByRole('dialog', { name: '所有探險者' });
  const heads = () => within(sheet).getAllByRole('button', { expanded: false });
  expect(within(sheet).getByRole('button', { name: /^小明/ })).toHaveAttribute('aria-expanded', 'true');
  expect(within(sheet).getByText('手上沒有牌')).toBeVisible();
  expect(heads()).toHaveLength(3);
  expect(within(sheet).queryByRole('list', { name: 'Ana的牌' })).toBeNull();
  await user.click(within(sheet).getByRole('button', { name: /^Ana/ }));
  expect(within(sheet).getByRole('list', { name: 'Ana的牌' })).toBeVisible();
  await user.click(within(sheet).getByRole('button', { name: /^Ana/ }));
  expect(within(sheet).queryByRole('list', { name: 'Ana的牌' })).toBeNull();
});

test('the three floors are one press away, and so is the own room', async () => {
  const { user } = await sit('turn');
  expect(screen.queryByRole('button', { name: '畫廊，二樓' })).toBeNull();
  await user.click(button(/^二樓：/));
  expect(button('畫廊，二樓')).toBeTruthy();
  await user.click(button('回到我的房間'));
  expect(button('圖書室，一樓')).toBeTruthy();
});

test('what may not be done now stands there, and says why', async () => {
  const { user, played, container } = await sit('turn');
  const take = container.querySelector('[data-move="take"]') as HTMLElement;
  expect(take).toHaveAttribute('aria-disabled', 'true');
  await user.click(take);
  expect(played).toEqual([]);
  const attack = container.querySelector('[data-choice="attack m1 might"]') as HTMLElement;
  expect(attack).toHaveAccessibleDescription('4 顆骰對 4 顆：你比較大的機會 38%');
  await user.click(attack);
  expect(played).toEqual([{ move: 'attack', args: ['m1', 'might'] }]);
});

test('BH23 a tile is turned where it will lie, among the ways in which it may', async () => {
  const { user, played } = await sit('place');
  expect(now()).toContain('轉到想要的方向');
  await user.click(button('向右轉'));
  await user.click(button('就這樣放'));
  expect(played).toEqual([{ move: 'answer', args: [1] }]);
});

test('BH91 doors to choose from on another floor are shown at once', async () => {
  const { user, played, container } = await sit('doorway');
  expect(button('地下室平台，地下室')).toBeTruthy();
  const door = container.querySelector('.bt-behind') as HTMLElement;
  await user.dblClick(door);
  expect(played).toEqual([{ move: 'answer', args: ['basement-landing', 0] }]);
});

test('dice lie open with what each of them added', async () => {
  await sit('after-roll');
  expect(screen.getByRole('img', { name: /^骰子 · 2、0、1/ })).toBeTruthy();
});

test('the haunt opens the book of the own side, and nobody else’s', async () => {
  const { user, played } = await sit('read');
  // What has broken out, and on which side one is, stays until it is pressed.
  const beginning = await screen.findByRole('dialog', { name: '作祟開始' });
  expect(beginning).toHaveTextContent('命運之網');
  expect(beginning).toHaveTextContent('你是英雄背叛者是Ana');
  await user.click(button('翻開劇本'));
  expect(await screen.findByRole('dialog', { name: '生還秘笈' })).toBeTruthy();
  expect(await screen.findByText('命運之網')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '背叛者之書' })).toBeNull();
  await user.click(button('讀完了'));
  expect(played).toEqual([{ move: 'answer', args: [] }]);
});

test('a book that was put away stays away while the answer is on its way', async () => {
  const { played } = await sit('read', { isPending: true });
  expect(await screen.findByRole('status', { name: '現在' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(played).toEqual([]);
});

test('who is not asked whether it has read is shown its book once, too, and bots wait for it', async () => {
  const held: boolean[] = [];
  const turn = viewOf('turn', true);
  if (turn.haunt === null) throw new Error('the house sleeps');
  const view: BetrayalView = { ...turn, round: 1, haunt: { ...turn.haunt, read: ['traitor', 'heroes'] } };
  const { user, played } = await sit('turn', {
    view,
    hold: (isHeld) => {
      held.push(isHeld);
    },
  });
  await user.click(
    within(await screen.findByRole('dialog', { name: '作祟開始' })).getByRole('button', { name: '翻開劇本' }),
  );
  expect(await screen.findByRole('dialog', { name: '生還秘笈' })).toBeTruthy();
  expect(held.at(-1)).toBe(true);
  await user.click(button('讀完了'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(held.at(-1)).toBe(false);
  expect(played).toEqual([]);
});

test('a seat that is out is told so, and may go to the end or begin anew', async () => {
  const hurry = jest.fn();
  const turn = viewOf('turn', true);
  const [own, ...others] = turn.explorers;
  if (own === undefined) throw new Error('nobody sits here');
  const view: BetrayalView = { ...turn, explorers: [{ ...own, life: 'dead' }, ...others], choices: [] };
  const seats = people('小明', 'Ana', '志偉', '阿楓').map(({ occupant, ...seat }, place) => ({
    ...seat,
    occupant: place === 0 ? occupant : { kind: 'bot' as const, level: 'easy' as const },
  }));
  const { user } = await sit('turn', { view, seats, legal: [], hurry });
  expect((await screen.findByText('你出局了')).closest('.bt-out')?.textContent).toContain('你這一方還在奮戰');
  expect(await screen.findByRole('button', { name: '另開一局' })).toBeTruthy();
  await user.click(button('快轉到結局'));
  expect(hurry).toHaveBeenCalledTimes(1);
});

test('where all hands lie open, so do all books', async () => {
  const view: BetrayalView = { ...viewOf('read'), playerID: null, side: null, goal: null, choices: [] };
  const openViews = ['heroes', 'traitor'].map((side) => ({ ...viewOf('read'), side }));
  const { user } = await sit('read', { view, playerID: null, legal: [], openViews });
  await user.click(button('翻開劇本'));
  await user.click(await screen.findByRole('button', { name: '背叛者之書' }));
  expect(await screen.findByRole('dialog', { name: '背叛者之書' })).toBeTruthy();
});

test('keys do the same: N, G, then a thing by its number, then E', async () => {
  const { user, played } = await sit('turn');
  await user.keyboard('ng');
  await user.keyboard('1');
  await user.keyboard('e');
  expect(played).toEqual([
    { move: 'go', args: ['foyer'] },
    { move: 'attack', args: ['2', 'might', 'axe'] },
    { move: 'end', args: [] },
  ]);
});

test('the table is told in words: where one is, which way doors lead, who is there, what is near', async () => {
  const { lines } = await sit('turn');
  expect(lines()).toContain('你在圖書室，一樓');
  expect(lines()).toContain('門通往南');
  expect(lines()).toContain('還沒打開的門在西');
  expect(lines()).toContain('志偉和spider也在這裡');
  expect(lines().some((line) => line.startsWith('走得到：前廳 1 步'))).toBe(true);
});

test('an explorer is chosen on its picture; one of a card that is taken is not', async () => {
  const { user, played } = await sit('explorer');
  await user.click(await screen.findByRole('button', { name: '彼得．秋本' }));
  await user.click(button('珍妮．勒克萊爾'));
  expect(played).toEqual([{ move: 'choose', args: ['jenny-leclerc'] }]);
});

test('every room and every card has its picture, and every card lies with its own deck', () => {
  expect(Object.keys(PICTURES).sort()).toEqual(Object.keys(box.rooms).sort());
  for (const [card, { deck }] of Object.entries(box.cards))
    expect([card, deckOf(card)]).toEqual([card, deck]);
  expect([...PICTURED].sort()).toEqual(Object.keys(box.cards).sort());
});

test('BH-h12: whose double one may attack is said, for what a win does depends on it', async () => {
  const begun = hauntedHouse(12, {
    omen: 'crystal-ball',
    cards: [['crystal-ball']],
    rooms: ['entrance-hall', 'entrance-hall', 'entrance-hall'],
  });
  untilTurnOf(begun, '0');
  const view = begun.viewOf('0');
  const { user } = await sit('turn', { view, seats: people('小明', 'Ana', '志偉') });
  await user.click(button('翻開劇本'));
  await user.click(button('讀完了'));
  for (const whose of ['你', 'Ana', '志偉'])
    expect(screen.getAllByRole('button', { name: new RegExp(`${whose}的邪惡分身`) })).not.toEqual([]);
});

test('the end is told: by whose book, who has died where and of what, who carried what; nothing is counted', async () => {
  const house = hauntedHouse(4, { omen: 'bite', cards: [['bite'], ['axe']] });
  house.run([{ do: 'die', seat: '2', source: 'cards.dynamite' }]);
  const view = house.viewOf('0');
  const { journal } = house.G;
  const entries = journal?.map(({ kind, playerID, facts }) => ({ kind, playerID, facts })) ?? [];
  await sit('read', {
    view: { ...view, outcome: { side: 'heroes', winners: ['0', '2'], how: 'goal' } },
    playerID: '0',
    legal: [],
    journal: [{ id: 1, entries }] as never,
    seats: people('小明', 'Ana', '志偉'),
    result: {
      ranking: [['0', '2'], ['1']],
      winners: ['0', '2'],
      together: true,
      sheet: {
        categories: [{ id: 'won', scores: [1, 0, 1] }],
        totals: [1, 0, 1],
        tieBreaks: [],
        ranking: [['0', '2'], ['1']],
      },
    },
  });
  const end = await screen.findByRole('dialog', { name: '你和志偉贏了' });
  expect(end).toHaveTextContent('門一推開，冷空氣進來');
  expect(
    within(end)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringContaining('小明 英雄'),
    expect.stringMatching(/Ana 背叛者.*在門廳被巨蛛殺死/),
    expect.stringMatching(/志偉 英雄.*在門廳被炸藥殺死/),
  ]);
  expect(within(end).queryByRole('table')).toBeNull();
});
