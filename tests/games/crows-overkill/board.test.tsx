import { screen, within } from '@testing-library/react';
import { sitAt, stateAt } from '@tests/ui/at-board';
import type { Action } from '@/kit/action';
import { laid } from './at-table';

const SLUG = 'crows-overkill';

async function sit(table: ReturnType<typeof laid>, playerID: string | null = '0') {
  const played: Action[] = [];
  const sat = await sitAt(stateAt(SLUG, table, playerID, { play: (action) => played.push(action) }));
  const hand = () => within(screen.getByRole('list', { name: '你的手牌' }));
  const sill = () => within(screen.getByRole('list', { name: '小明的窗台' }));
  const press = (name: string) => sat.user.click(screen.getByRole('button', { name }));
  return { ...sat, played, hand, sill, press };
}

test('a card, birds of the own sill, and a seat: then it is played', async () => {
  const { user, played, hand, sill, press } = await sit(
    laid([['water-gun'], ['song'], []], { sills: [['crow1', 'rooster1', 'crow3']] }),
  );
  await user.click(hand().getByRole('button', { name: '水槍' }));
  await user.click(sill().getByRole('button', { name: '烏鴉' }));
  await user.click(sill().getByRole('button', { name: '公雞' }));
  await press('對志偉用水槍');
  expect(played).toEqual([{ move: 'play', args: ['water-gun', '2', 'crow1', 'rooster1'] }]);
});

test('CO9 a bird that is not to be had says why: bats come first, by their clause', async () => {
  const { user, played, hand, sill } = await sit(
    laid([['stones'], []], { sills: [['bat', 'bat', 'crow1']] }),
  );
  await user.click(hand().getByRole('button', { name: '石礫' }));
  await user.click(sill().getByRole('button', { name: '烏鴉' }));
  expect(screen.getByRole('alert')).toHaveTextContent('要先用在蝙蝠上');
  expect(screen.getByRole('button', { name: '看規則 CO9' })).toBeInTheDocument();
  expect(played).toEqual([]);
});

test('CO13 any card may kill one bird instead, by keys alone', async () => {
  const { user, played } = await sit(laid([['song'], []], { sills: [['crow1', 'crow1', 'crow2']] }));
  await user.keyboard('1x');
  expect(screen.getByRole('button', { name: '改用效果' })).toBeInTheDocument();
  // Of two equal birds it takes one.
  await user.click(screen.getByRole('button', { name: '就這樣' }));
  expect(played).toEqual([{ move: 'kill', args: ['song', 'crow1'] }]);
});

test('CO15 the mirror says what it would copy, and does it', async () => {
  const table = laid([['mirror'], ['song'], []], { sills: [['crow3']], discard: ['scarecrow'] });
  const { user, played, hand, sill, press } = await sit(table);
  expect(screen.getByText('鏡子現在學得到：稻草人')).toBeInTheDocument();
  await user.click(hand().getByRole('button', { name: '鏡子' }));
  // Only one card lies there: it is chosen already.
  expect(sill().getByRole('button', { name: '三隻烏鴉' })).toHaveAttribute('aria-pressed', 'true');
  await press('對Ana用稻草人');
  expect(played).toEqual([{ move: 'copy', args: ['scarecrow', '1', 'crow3'] }]);
});

test('CO-r14 who would go home reads so before listening', async () => {
  const { played, press } = await sit(laid([[], []], { sills: [['owl']] }));
  expect(screen.getByText('梟 1 隻，1 隻就會叫：會叫出來')).toBeInTheDocument();
  await press('聽鳥叫，回家');
  expect(played).toEqual([{ move: 'judge', args: [] }]);
});

describe('while somebody is asked', () => {
  const asked = (held: 'door' | 'song') => {
    const table = laid([['scarecrow'], [held, 'mirror'], ['song']], { sills: [['crow3']] });
    table.play('0', 'play', 'scarecrow', '1', 'crow3');
    return table;
  };

  test('CO14 CO18 the target reads what came, and answers', async () => {
    const { played, press } = await sit(asked('door'), '1');
    expect(screen.getByRole('status', { name: '現在' })).toHaveTextContent(
      '小明對你打出稻草人：三隻烏鴉，要不要回應',
    );
    await press('拉上拉門');
    expect(played).toEqual([{ move: 'block', args: [] }]);
  });

  test('CO16 the mirror asks whom to turn it to', async () => {
    const { played, press } = await sit(asked('song'), '1');
    expect(screen.queryByRole('button', { name: '拉上拉門' })).not.toBeInTheDocument();
    await press('用鏡子轉走');
    await press('轉給志偉');
    expect(played).toEqual([{ move: 'redirect', args: ['2'] }]);
  });

  test.each(['0', '2', null])(
    'CO-r38 to seat %s the table looks the same whatever the target holds',
    async (seat) => {
      const pages = [];
      for (const held of ['door', 'song'] as const) {
        const { container } = await sit(asked(held), seat);
        pages.push(container.innerHTML.replace(/_r_\w+_|radix-\S+/g, ''));
        document.body.replaceChildren();
      }
      expect(pages[0]).toBe(pages[1]);
    },
  );
});

test('CO25 a hand too large is brought down card by card', async () => {
  const table = laid([['stones', 'stones', 'blowgun', 'door', 'song', 'mirror'], []]);
  table.play('0', 'judge');
  const { user, played, hand } = await sit(table);
  expect(screen.getByRole('status', { name: '現在' })).toHaveTextContent('還要棄 1 張');
  await user.click(hand().getByRole('button', { name: '唱歌' }));
  expect(played).toEqual([{ move: 'discard', args: ['song'] }]);
});

test('another hand is told only where all lie open', async () => {
  const table = laid([['song'], ['door', 'mirror']]);
  const closed = await sitAt(stateAt(SLUG, table, null));
  expect(closed.lines().filter((line) => line.includes('的手牌：'))).toEqual([]);
  document.body.replaceChildren();
  const open = await sitAt(stateAt(SLUG, table, null, { isOpen: true }));
  expect(open.lines()).toEqual(expect.arrayContaining(['Ana的手牌：拉門、鏡子']));
});
