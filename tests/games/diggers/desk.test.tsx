import { diggers } from '@games/diggers/whole';
import { screen, within } from '@testing-library/react';
import { tableOf } from '@tests/table-of';
import { sitAt, stateAt } from '@tests/ui/at-board';
import type { Action } from '@/kit/action';
import { AIDS, setAid } from '@/ui/aids';
import { layOut } from './arrange';
import { diggingTable } from './digging';

afterEach(() => {
  for (const aid of AIDS) setAid('diggers', aid, true);
});

type Match = ReturnType<typeof diggingTable>;

async function sit(table: Match, changed: Parameters<typeof stateAt>[3] = {}) {
  const played: Action[] = [];
  const seated = await sitAt(
    stateAt('diggers', table, '0', { play: (action) => played.push(action), ...changed }),
  );
  return { ...seated, played };
}

const dock = () => within(screen.getByRole('group', { name: '選擇' }));
const press = (name: string) => dock().getByRole('button', { name });

/** One photo lies on the table; the next one of the own stack is to be laid. */
const burying = () => {
  const table = tableOf(diggers, 2, {
    turn: '0',
    arrange: layOut({ table: [['cool-5-star', 12, 6]], stacks: [['cute-1-star'], ['pop-1-rock']] }),
  });
  return table;
};

test('a photo is held where the table is bare, and laid there', async () => {
  const { user, played } = await sit(burying());
  await user.click(press('放在這裡'));
  expect(played).toEqual([{ move: 'place', args: [16, 6] }]);
});

test('buttons and keys move it by a unit or a whole photo, not beyond the edge; Enter lays it', async () => {
  const { user, played } = await sit(burying());
  await user.click(press('往右移'));
  await user.click(press('往上移'));
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('{ArrowLeft}{ArrowLeft}d{ArrowDown}w{Enter}');
  expect(played).toEqual([{ move: 'place', args: [19, 0] }]);
});

test('a photo that is pressed is covered, and the sentence says how many lie under it', async () => {
  const { user, played } = await sit(burying());
  await user.click(screen.getByRole('button', { name: '酷帥偶像 5（星光），沒被壓住' }));
  expect(screen.getByText('會壓住 1 張照片')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '要放的照片：第 13 欄、第 7 列 · 放在這裡' }));
  expect(played).toEqual([{ move: 'place', args: [12, 6] }]);
});

const SCENE = [
  ['cute-5-school', 0, 0],
  ['cool-1-rock', 1, 1],
  ['cool-manager', 10, 0],
  ['passion-3-kimono', 16, 0, 'down'],
] as const;

test('markers are paid by buttons or digits', async () => {
  const { user, played } = await sit(diggingTable(2, { table: SCENE, markers: [2, 6] }));
  expect(dock().getAllByRole('button')).toHaveLength(2);
  await user.click(press('付 2 個標記'));
  await user.keyboard('1');
  expect(played).toEqual([
    { move: 'pay', args: [2] },
    { move: 'pay', args: [1] },
  ]);
});

const paid = (taken: Parameters<typeof diggingTable>[1]['taken'] = [[]]) => {
  const table = diggingTable(2, { table: SCENE, taken: [...taken, []] });
  table.play('0', 'pay', 1);
  return table;
};

test('a photo is taken by one press; one that is covered says why not', async () => {
  const { user, played, container } = await sit(paid());
  await user.hover(screen.getByRole('button', { name: '酷帥經紀人，沒被壓住' }));
  expect(container.querySelector('.dg-brings')?.textContent).toBe('觀眾 +6');
  await user.click(screen.getByRole('button', { name: '酷帥經紀人，沒被壓住' }));
  expect(played).toEqual([{ move: 'dig', args: [2] }]);
  await user.click(screen.getByRole('button', { name: '可愛偶像 5（校園），被壓住了' }));
  expect(await screen.findByText('這張照片被壓住了，先把上面的拿開')).toBeTruthy();
  expect(played).toHaveLength(1);
});

test('by keys and by the dock the free photos come round, what they bring only for who wants it', async () => {
  setAid('diggers', 'previews', false);
  const { user, played, container } = await sit(paid());
  await user.keyboard('{ArrowRight}');
  expect(press('拿走酷帥偶像 1（搖滾）')).toBeTruthy();
  await user.click(press('下一張'));
  await user.click(press('下一張'));
  expect(container.querySelector('.dg-brings')).toBeNull();
  await user.click(press('拿走蓋著的照片'));
  expect(played).toEqual([{ move: 'dig', args: [3] }]);
});

test('a scout is sent, or stays', async () => {
  const table = paid([['cute-scout']]);
  table.play('0', 'dig', 2);
  const { user, played } = await sit(table);
  await user.keyboard('{ArrowRight}');
  await user.click(press('派星探拿酷帥偶像 1（搖滾）'));
  await user.click(press('留著星探，結束回合'));
  await user.keyboard('e');
  expect(played).toEqual([
    { move: 'send', args: [1] },
    { move: 'end', args: [] },
    { move: 'end', args: [] },
  ]);
});

test('the idol who leaves is picked in the own album', async () => {
  const taken = [['passion-1-school', 'passion-3-kimono', 'passion-manager'] as const, []];
  const table = diggingTable(2, { table: [['pop-1-star', 0, 0]], taken, markers: [1, 0] });
  table.play('0', 'pay', 1);
  table.play('0', 'dig', 0);
  const { user, played } = await sit(table);
  const own = within(screen.getByRole('list', { name: '你的相簿' }));
  await user.click(own.getByRole('button', { name: '熱情偶像 3（和風）' }));
  await user.click(press('讓熱情偶像 3（和風）退出'));
  await user.keyboard('{ArrowRight}');
  await user.click(press('讓熱情偶像 1（校園）退出'));
  expect(played.map(({ args }) => args[0])).toEqual(['passion-3-kimono', 'passion-1-school']);
});

test('the table in words: what is free, what each seat has', async () => {
  const { lines } = await sit(paid([['cute-scout', 'pop-manager']]));
  expect(lines()).toEqual(
    expect.arrayContaining([
      '發掘：桌上還有 6 張照片，4 張沒被壓住',
      '沒被壓住的：酷帥偶像 1（搖滾）、酷帥經紀人、活潑星探',
      '蓋著的照片 1 張',
      '小明：6 位觀眾，5 個標記，1 位星探，照片放完了',
      '小明的相簿：可愛星探、活潑經紀人',
    ]),
  );
});

test('the files tell what nobody has seen yet, for who wants notes', async () => {
  const { user } = await sit(paid());
  await user.click(screen.getByRole('button', { name: '筆記' }));
  expect(await screen.findByText('偶像 10/11、經紀人 1/2、星探 2/2')).toBeTruthy();
});

test('what lies face down has a name for nobody', async () => {
  const { container } = await sit(paid(), { playerID: '0' });
  expect(container.textContent).not.toContain('熱情偶像 3');
  expect(container.innerHTML).not.toContain('passion-3');
});

test('the table is brought closer for who asks for it', async () => {
  const { user } = await sit(paid());
  await user.click(screen.getByRole('button', { name: '放大桌面' }));
  expect(await screen.findByRole('group', { name: '桌上的照片，可以放大' })).toBeTruthy();
  expect(screen.getByRole('button', { name: '酷帥經紀人，沒被壓住' })).toBeTruthy();
});
