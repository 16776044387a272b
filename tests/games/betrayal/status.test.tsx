import type { Step } from '@games/betrayal/rules/step';
import type { BetrayalView } from '@games/betrayal/rules/view';
import { screen } from '@testing-library/react';
import { sitAt } from '@tests/ui/at-board';
import { people, tableState } from '@tests/ui/at-hand';
import type { Locale } from '@/kit/entry';
import { houseOf, type Layout, thrown } from './arrange';
import { hauntedHouse, untilTurnOf } from './haunted';

/** The line that says what is to be done now: it names what is in the way, and what is asked. */

async function status(view: BetrayalView, locale: Locale): Promise<string> {
  const legal = view.choices.filter(({ not }) => not === undefined);
  const { leave } = await sitAt(
    tableState({
      slug: 'betrayal',
      view,
      playerID: view.playerID,
      turnOf: view.playerID ?? '0',
      seats: people('小明', 'Ana', '志偉'),
      legal: legal.map(({ move, args }) => ({ move, args: [...args] })),
    }),
    locale,
  );
  const said = screen.getByRole('status', { name: locale === 'en' ? 'Now' : '現在' }).textContent ?? '';
  leave();
  return said;
}

/** Both languages, one after the other. */
const inBoth = async (view: BetrayalView): Promise<string> =>
  `${await status(view, 'en')} | ${await status(view, 'zh-Hant')}`;

/** Missy in seat 1, held by the first of the monsters of the kind, in her own turn. */
function held(number: number, kind: string, tiles: Layout['tiles'], room: string): BetrayalView {
  const house = hauntedHouse(number, {
    explorers: ['ox-bellows', 'missy-dubourde', 'peter-akimoto'],
    revealer: '1',
    omen: 'crystal-ball',
    tiles,
    rooms: ['upper-landing', room, 'foyer'],
    cards: [[], [], []],
  });
  const captor = house.G.monsters.find((one) => one.kind === kind && one.room === 'conservatory');
  house.put(captor?.id ?? '', room);
  untilTurnOf(house, '1');
  house.set({ grip: { [captor?.id ?? '']: '1' } }).settle();
  return house.viewOf('1');
}
const ARMS = [
  ['conservatory', 'ground', 1, 1],
  ['gardens', 'ground', 1, -1],
  ['chasm', 'basement', 1, 0],
] as const;

test.each([
  ['BH-h23', 23, 'sucker', 'foyer', 'A Sucker holds you: attack it', '吸盤抓著你：用氣力攻擊它'],
  ['BH-h23', 23, 'sucker', 'conservatory', 'at its Arm: get free now', '現在不脫身'],
  ['BH-h07', 7, 'tip', 'foyer', 'A Tip holds you: attack it', '藤梢抓著你：用氣力攻擊它'],
])('%s: who is held is told by what, and how to get free: %d %s in the %s', async (...row) => {
  const [, number, kind, room, en, zh] = row;
  const said = await inBoth(held(number, kind, ARMS, room));
  expect(said).toContain(en);
  expect(said).toContain(zh);
});

test.each(['webs', 'debris'])(
  'BH140: who is stuck is told in what, and how to get free: %s',
  async (card) => {
    const { viewOf } = houseOf({ cards: [[card]] });
    const said = await inBoth(viewOf('0'));
    expect(said).toMatch(
      card === 'webs' ? /stuck \(Webs\).* \| .*蛛網困住了/ : /\(Debris\).* \| .*瓦礫困住了/,
    );
    expect(said).not.toContain('End your turn');
  },
);

test('BH140: with nothing left to do there, it says to end the turn as well', async () => {
  const house = houseOf({ cards: [['webs']], dice: thrown(5, 0) });
  house.choose('use webs');
  expect(await inBoth(house.viewOf('0'))).toMatch(/Webs.*\. End your turn \| .*。結束回合吧/);
});

/** What the board says of the aim of a side. */
async function aim(view: BetrayalView, locale: Locale): Promise<string> {
  const { container, leave } = await sitAt(
    tableState({
      slug: 'betrayal',
      view,
      playerID: view.playerID,
      turnOf: '0',
      seats: people('小明', 'Ana', '志偉'),
      legal: [],
    }),
    locale,
  );
  const said = container.querySelector('.bt-next')?.textContent ?? '';
  leave();
  return said;
}

const symbol = (tiles: Layout['tiles'], playerID: string) =>
  hauntedHouse(9, { omen: 'holy-symbol', tiles, cards: [[], ['holy-symbol'], []] }).viewOf(playerID);
const LOWER: Layout['tiles'] = [
  ['stairs-from-basement', 'basement', 1, 0],
  ['ballroom', 'ground', 1, 1],
  ['pentagram-chamber', 'basement', 0, -1],
];

test('BH-h09: whoever holds the Symbol reads that of itself, with how many rites there are from the beginning', async () => {
  expect(await aim(symbol(LOWER, '1'), 'en')).toMatch(/^You have the Holy Symbol.*\(0 of 3\)$/);
  expect(await aim(symbol(LOWER, '1'), 'zh-Hant')).toMatch(/^聖物在你手上.*（0\/3）$/);
  expect(await aim(symbol(LOWER, '0'), 'en')).toMatch(/^Ana has the Holy Symbol/);
});

test('BH-h36: that the way out has still to be found is said with the boat, and where no door is left to open, that', async () => {
  const house = hauntedHouse(36, {
    revealer: '2',
    omen: 'skull',
    tiles: [['attic', 'upper', 0, -1]],
    rooms: ['foyer', 'foyer', 'foyer'],
  });
  const view = house.viewOf(['0', '1', '2'].find((seat) => house.viewOf(seat).side === 'heroes') ?? '0');
  expect(await aim(view, 'en')).toMatch(
    /^Fetch the Rowboat from the Attic, and find the Balcony or the Tower/,
  );
  const shut = view.tiles.filter(({ floor }) => floor !== 'upper');
  expect(await aim({ ...view, tiles: shut }, 'en')).toMatch(/\. But no door is left to open there$/);
  expect(await aim({ ...view, tiles: shut }, 'zh-Hant')).toMatch(/已經沒有門可以開了$/);
});

describe('what is asked', () => {
  test('BH58: by two or more it is damage or a theft, and nobody asks who', async () => {
    const house = houseOf({ traitor: '1', cards: [[], ['axe']], dice: [...thrown(5, 4), ...thrown(3, 0)] });
    house.choose('attack 1 might');
    expect(await inBoth({ ...house.viewOf('0'), haunt: null })).toBe(
      'Deal the damage, or steal a card instead? | 要造成傷害，還是改成偷一張牌？',
    );
  });

  test('BH42: of one point there is nothing to split', async () => {
    const house = houseOf();
    house.run([{ do: 'harm', kind: 'physical', points: 1 }]);
    expect(await inBoth(house.viewOf('0'))).toBe('1 damage: which trait drops? | 1 點傷害：哪一項屬性要降？');
  });

  test('BH149: The Walls say for which room a door is chosen', async () => {
    const house = houseOf({ stack: ['attic'] });
    house.draw('the-walls');
    expect(await inBoth(house.viewOf('0'))).toMatch(
      /^The Walls brings the Attic: behind which door.* \| 牆壁帶來閣樓：/,
    );
  });

  test('BH77: after a failed roll to leave it is leaving or staying', async () => {
    const house = houseOf({
      tiles: [['attic', 'upper', 0, -1]],
      rooms: ['attic'],
      dice: thrown(4, 0),
    });
    house.choose(house.choices.find((one) => one.startsWith('go ')) ?? '');
    expect(await inBoth(house.viewOf('0'))).toMatch(/^The roll to leave has failed: .*Might.* \| 沒擲過：/);
  });
});

test.each([
  ['bot', 'en', 'The monsters’ turn: Ana leads themA bot is thinking…'],
  ['bot', 'zh-Hant', '怪物的回合，由Ana帶著走電腦在想…'],
  ['person', 'en', 'The monsters’ turn: Ana leads them'],
] as const)('BH65: in the monsters’ turn a %s is not just waited for (%s)', async (kind, locale, said) => {
  const house = hauntedHouse(38, {
    omen: 'holy-symbol',
    cards: [['holy-symbol']],
    dice: [1, 1, 1, 1, 1, 1, 1, 1],
  });
  house.run([{ do: 'monsters' }], house.G.haunt?.traitor ?? '');
  const view = house.viewOf('0');
  expect(view.ask?.kind).toBe('monster');
  const seats = people('小明', '志偉', '小美').map((seat) =>
    seat.playerID === view.ask?.seat
      ? { ...seat, name: 'Ana', occupant: kind === 'bot' ? { kind, level: 'easy' as const } : { kind } }
      : seat,
  );
  const { leave } = await sitAt(
    tableState({ slug: 'betrayal', view, turnOf: view.ask?.seat ?? '', seats }),
    locale,
  );
  expect(screen.getByRole('status', { name: locale === 'en' ? 'Now' : '現在' }).textContent).toBe(said);
  leave();
});

test('BH43 BH102: several rises one after the other are counted, and what can rise no more says so', async () => {
  const house = hauntedHouse(44, { omen: 'skull', cards: [['skull']], traits: [{ might: 8 }] });
  const raise: Step = { do: 'choose-trait', by: 1, of: ['might', 'speed'] };
  house.run([raise, raise], '0');
  expect(house.asked).toBe('0 pick');
  const view = house.viewOf('0');
  expect(await inBoth(view)).toBe('Which trait rises? 2 left to choose | 哪一項屬性要升？還可以選 2 次');
  const { leave } = await sitAt(
    tableState({
      slug: 'betrayal',
      view,
      turnOf: '0',
      seats: people('小明', 'Ana', '志偉'),
      legal: view.choices.map(({ move, args }) => ({ move, args: [...args] })),
    }),
    'zh-Hant',
  );
  await screen.findByText(/已經最高/);
  const slips = [...document.querySelectorAll('.bt-deed')].map((one) => one.textContent);
  expect(slips).toEqual(['氣力升 1 格（已經最高）', '速度升 1 格']);
  leave();
});

test('a room slip leaves the dead out of who is there, and says what a token does, with one stop between two sentences', async () => {
  const house = houseOf({
    rooms: ['entrance-hall', 'foyer', 'foyer'],
    tiles: [['vault', 'basement', 0, -1]],
    tokens: [
      { token: 'drip', room: 'foyer', side: null },
      { token: 'vault-empty', room: 'vault', side: null },
    ],
  });
  const view = house.viewOf('0');
  const explorers = view.explorers.map((one, seat) => (seat === 2 ? { ...one, life: 'dead' as const } : one));
  const { user, leave } = await sitAt(
    tableState({
      slug: 'betrayal',
      view: { ...view, explorers },
      turnOf: '0',
      seats: people('小明', 'Ana', '志偉'),
      legal: [{ move: 'end', args: [] }],
    }),
    'zh-Hant',
  );
  await user.click(screen.getByRole('button', { name: '前廳，一樓' }));
  const said = (await screen.findByRole('note', {}, { timeout: 10_000 })).textContent ?? '';
  expect(said).toContain('Ana在這裡 · 志偉死在這裡 · 滴水：探險者在這裡擲屬性，少 1 顆骰子');
  expect(said).not.toContain('。 ·');
  leave();
});

test('in sentences, nobody who is dead or out stands in a room', async () => {
  const house = hauntedHouse(4, { explorers: ['ox-bellows', 'missy-dubourde', 'peter-akimoto'] });
  for (const [seat, life] of [
    [1, 'left'],
    [2, 'dead'],
  ] as const)
    Object.assign(house.G.explorers[seat] ?? {}, { life });
  const said = async (seat: string) => {
    const { container, leave } = await sitAt(
      tableState({
        slug: 'betrayal',
        view: house.viewOf(seat),
        playerID: seat,
        turnOf: '0',
        seats: people('小明', 'Ana', '志偉'),
        legal: [],
      }),
      'en',
    );
    const text = container.textContent ?? '';
    leave();
    return text;
  };
  expect(await said('1')).toContain('You have left the house');
  const dead = await said('2');
  expect(dead).toContain('You are dead');
  expect(dead).toMatch(/Ana \([^)]+\) has left the house/);
  expect(dead).not.toMatch(/(?:You are|志偉 \([^)]+\) is) in the/);
});

test('BH-h32-D7: who loses points one by one is told how many are left', async () => {
  const house = hauntedHouse(32, { dice: [2, 1], setup: ['answer entrance-hall 2', 'answer 1'] });
  const first = await inBoth(house.viewOf('0'));
  expect(first).toContain('3 points to lose');
  expect(first).toContain('還要扣 3 點');
  house.choose('answer might', 'answer might');
  expect(await inBoth(house.viewOf('0'))).toContain('1 point to lose');
});
