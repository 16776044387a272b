import { screen, within } from '@testing-library/react';
import { sitAt, stateAt } from '@tests/ui/at-board';
import type { Action } from '@/kit/action';
import { arena } from './at-arena';

const SLUG = 'cheaty-mages';

async function sit(table: ReturnType<typeof arena>, playerID: string | null = '0') {
  const played: Action[] = [];
  const sat = await sitAt(stateAt(SLUG, table, playerID, { play: (action) => played.push(action) }));
  const hand = () => within(screen.getByRole('list', { name: '你的手牌' }));
  const press = (name: string | RegExp) => sat.user.click(screen.getByRole('button', { name }));
  return { ...sat, played, hand, press };
}

const OTHERS = [['cure'], ['cure']] as const;

test('a card, then a fighter: it is cast', async () => {
  const { user, played, hand, press } = await sit(arena([['healing', 'cure'], ...OTHERS]));
  await user.click(hand().getByRole('button', { name: '治癒' }));
  await press('3 魅魔');
  expect(played).toEqual([{ move: 'play', args: ['healing', 3] }]);
});

test('CM17 a card may be given up for a look instead, by keys alone', async () => {
  const table = arena([['healing', 'cure'], ...OTHERS], {
    rows: [[], [{ down: 'might', by: '1' }], [], [], []],
  });
  const { user, played } = await sit(table);
  await user.keyboard('1');
  expect(screen.getByRole('button', { name: '施放' })).toHaveAttribute('aria-pressed', 'true');
  await user.keyboard('x2');
  expect(played).toEqual([{ move: 'peek', args: ['cure', 2] }]);
});

test('CM15 a banned card says so, and why it cannot be cast', async () => {
  const { user, played, hand } = await sit(arena([['recall', 'cure'], ...OTHERS], { judge: 'morla' }));
  const recall = hand().getByRole('button', { name: '回想，被禁' });
  expect(recall).toHaveAttribute('aria-disabled', 'true');
  expect(recall).not.toHaveClass('is-lit');
  await user.click(recall);
  expect(await screen.findByRole('alert')).toHaveTextContent('摩麗雅不准施放回想');
  expect(screen.getByRole('button', { name: '看規則 CM15' })).toBeInTheDocument();
  expect(played).toEqual([]);
});

test('CM14 in the third bout a banned card is cast for a bribe', async () => {
  const { user, played, hand, press } = await sit(
    arena([['recall', 'cure'], ...OTHERS], { judge: 'morla', bout: 3 }),
  );
  await user.click(hand().getByRole('button', { name: '回想，被禁' }));
  await press('施放回想');
  expect(played).toEqual([{ move: 'bribe', args: ['recall'] }]);
});

test('CM26 Alteration: from whom, which card, to whom', async () => {
  const table = arena([['alteration', 'cure'], ...OTHERS], {
    rows: [['cure', { down: 'might', by: '1' }], [], [], [], []],
  });
  const { user, played, hand, press } = await sit(table);
  await user.click(hand().getByRole('button', { name: '轉移' }));
  await press('1 哥布林');
  await press('2（蓋著）');
  await press('5 龍');
  expect(played).toEqual([{ move: 'play', args: ['alteration', 1, 1, 5] }]);
});

test('CM20 Amnesia: at whom', async () => {
  const { user, played, hand, press } = await sit(arena([['amnesia', 'cure'], ...OTHERS]));
  await user.click(hand().getByRole('button', { name: '失憶' }));
  await press(/志偉.*失憶/);
  expect(played).toEqual([{ move: 'play', args: ['amnesia', '2'] }]);
});

test('CM17 whatever a card is aimed at when it is cast, given up it is aimed at a fighter', async () => {
  const table = arena([['amnesia', 'cure'], ...OTHERS], {
    rows: [[], [{ down: 'might', by: '1' }], [{ down: 'slow', by: '1' }], [], []],
  });
  const { user, played, press } = await sit(table);
  await user.keyboard('2x');
  await press(/^3 /);
  expect(played).toEqual([{ move: 'peek', args: ['amnesia', 3] }]);
});

test('CM25 Dispel Magic: a card beside a fighter, or a Support that stays', async () => {
  const rows = [['cure' as const, 'might' as const], [], [], [], []];
  const table = arena([['dispel-magic', 'cure'], ...OTHERS], { rows, lasting: [['confusion', '1']] });
  const { user, played, hand, press } = await sit(table);
  await user.click(hand().getByRole('button', { name: '解除魔法' }));
  expect(screen.getByRole('button', { name: '混亂' })).toBeInTheDocument();
  await press('1 哥布林');
  await press('2 蠻力');
  expect(played).toEqual([{ move: 'play', args: ['dispel-magic', 1, 1] }]);
});

test('CM25 Dispel Magic: the Support that stays, where nothing else lies on the table', async () => {
  const table = arena([['dispel-magic', 'cure'], ...OTHERS], { lasting: [['confusion', '1']] });
  const { user, played, hand, press } = await sit(table);
  await user.click(hand().getByRole('button', { name: '解除魔法' }));
  await press('混亂');
  expect(played).toEqual([{ move: 'play', args: ['dispel-magic', 'confusion'] }]);
});

test.each([
  ['偵測魔法', 'detect-magic', '1 號沒有面朝下的咒語'],
  ['解除魔法', 'dispel-magic', '1 號那裡沒有這張咒語'],
  ['失憶', 'amnesia', 'Ana沒有手牌'],
  ['掉包', 'imitation', '只押一名，不能掉包'],
  ['轉移', 'alteration', '1 號那裡沒有這張咒語'],
  ['反魔法領域', 'anti-magic-field', '1 號沒有咒語'],
] as const)('%s says why it can do nothing', async (name, spell, why) => {
  const { user, played, hand } = await sit(arena([[spell, 'cure'], [], []]));
  await user.click(hand().getByRole('button', { name: new RegExp(name) }));
  expect(await screen.findByRole('alert')).toHaveTextContent(why);
  expect(played).toEqual([]);
});

test('what a fighter is known to have counts what this seat knows, and how many cards it does not', async () => {
  const rows = [['healing' as const, { down: 'might' as const, by: '1' }], [], [], [], []];
  const table = arena([['cure'], ['cure', 'cure'], ['cure']], { rows, judge: 'lawty' });
  await sit(table);
  expect(screen.getByRole('img', { name: '已知強度 5，還有 1 張不知道' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: '已知魔力 1，上限 10，還有 1 張不知道' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Ana蓋的一張牌' })).toBeInTheDocument();
});

test('a strength below nothing has a true minus, on the board as on the cards', async () => {
  const table = arena([['fireball', 'cure'], ...OTHERS], {
    fighters: ['goblin', 'dragon', 'ghost', 'orc', 'demon'],
    rows: [['fireball'], [], [], [], []],
  });
  const { container } = await sit(table);
  expect(container.querySelector('.cm-corner')).toHaveTextContent('−3');
  expect(container.querySelector('.cm-corner')).not.toHaveTextContent('-3');
});
