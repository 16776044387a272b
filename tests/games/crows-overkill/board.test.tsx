import { screen, within } from '@testing-library/react';
import { sitAt, stateAt } from '@tests/ui/at-board';
import type { Action } from '@/kit/action';
import { laid } from './at-table';

const SLUG = 'crows-overkill';

async function sit(table: ReturnType<typeof laid>, playerID: string | null = '0') {
  const played: Action[] = [];
  const sat = await sitAt(stateAt(SLUG, table, playerID, { play: (action) => played.push(action) }));
  const hand = () => within(screen.getByRole('list', { name: '你的手牌' }));
  const sill = () => within(screen.getByRole('list', { name: '小明的窗前' }));
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
  await press('對志偉打出水槍');
  expect(played).toEqual([{ move: 'play', args: ['water-gun', '2', 'crow1', 'rooster1'] }]);
});

test('CO8 cards alike lie on one another: each press takes one more of them, and then none', async () => {
  const { user, played, hand, sill, press } = await sit(
    laid([['water-gun'], ['song'], []], { sills: [['crow1', 'crow1', 'crow1', 'rooster1']] }),
  );
  await user.click(hand().getByRole('button', { name: '水槍' }));
  expect(sill().getAllByRole('button')).toHaveLength(2);
  const crows = sill().getByRole('button', { name: '烏鴉，3 張' });
  const presses = async (count: number) => {
    for (let n = 0; n < count; n++) await user.click(crows);
  };
  await presses(2);
  expect(sill().getByText('2/3')).toBeInTheDocument();
  await presses(1);
  expect(crows).toHaveAttribute('aria-pressed', 'false');
  await presses(2);
  await press('對志偉打出水槍');
  expect(played).toEqual([{ move: 'play', args: ['water-gun', '2', 'crow1', 'crow1'] }]);
});

test('CO9 a bird that the card has to take stays chosen when it is pressed', async () => {
  const { user, played, hand, sill, press } = await sit(
    laid([['scarecrow'], ['song'], []], { sills: [['bat', 'crow1']] }),
  );
  await user.click(hand().getByRole('button', { name: '稻草人' }));
  const bat = sill().getByRole('button', { name: '蝙蝠' });
  expect(bat).toHaveAttribute('aria-pressed', 'true');
  await user.click(bat);
  expect(bat).toHaveAttribute('aria-pressed', 'true');
  await press('對志偉打出稻草人');
  expect(played).toEqual([{ move: 'play', args: ['scarecrow', '2', 'bat'] }]);
});

test('CO9 a bird that is not to be had says why: bats come first, by their clause', async () => {
  const { user, played, hand, sill } = await sit(
    laid([['stones'], []], { sills: [['bat', 'bat', 'crow1']] }),
  );
  await user.click(hand().getByRole('button', { name: '石礫' }));
  await user.click(sill().getByRole('button', { name: '烏鴉' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('要先用在蝙蝠上');
  expect(screen.getByRole('button', { name: '看規則 CO9' })).toBeInTheDocument();
  expect(played).toEqual([]);
});

test('CO13 any card may kill one bird instead, by keys alone', async () => {
  const { user, played } = await sit(laid([['song'], []], { sills: [['crow1', 'crow1', 'crow2']] }));
  await user.keyboard('1x');
  expect(screen.getByRole('button', { name: '改用效果' })).toBeInTheDocument();
  // Of two equal birds it takes one.
  await user.click(screen.getByRole('button', { name: '打死這隻鳥' }));
  expect(played).toEqual([{ move: 'kill', args: ['song', 'crow1'] }]);
});

test('CO15 the mirror says what it would copy, and does it', async () => {
  const table = laid([['mirror'], ['song'], []], { sills: [['crow3']], discard: ['scarecrow'] });
  const { user, played, hand, sill, press } = await sit(table);
  expect(screen.getByText('鏡子現在能學稻草人；別人對你用牌時，能轉給另一位玩家')).toBeInTheDocument();
  await user.click(hand().getByRole('button', { name: '鏡子' }));
  // Only one card lies there: it is chosen already.
  expect(sill().getByRole('button', { name: '三隻烏鴉' })).toHaveAttribute('aria-pressed', 'true');
  await press('對Ana打出稻草人');
  expect(played).toEqual([{ move: 'copy', args: ['scarecrow', '1', 'crow3'] }]);
});

test('CO-r14 who would go home reads so before listening', async () => {
  const { played, press } = await sit(laid([[], []], { sills: [['owl']] }));
  expect(screen.getByRole('img', { name: '1 隻梟：滿 1 隻了，會叫' })).toBeInTheDocument();
  await press('聽鳥叫，回家');
  expect(played).toEqual([{ move: 'judge', args: [] }]);
});

test('CO-r14 all kinds that would cry are named, and going home is asked back', async () => {
  const table = laid([['song'], [], []], { sills: [['crow3', 'crow3', 'crow2', 'owl']] });
  const { played, press } = await sit(table);
  const status = () => screen.getByRole('status', { name: '現在' });
  expect(status()).toHaveTextContent('8 隻烏鴉和 1 隻梟會叫，不處理就得回家');
  await press('聽鳥叫，回家');
  expect(played).toEqual([]);
  expect(status()).toHaveTextContent('3 人中第 3 名');
  await press('再想想');
  await press('聽鳥叫，回家');
  await press('聽鳥叫，回家');
  expect(played).toEqual([{ move: 'judge', args: [] }]);
});

test('a seat that has gone home is told its place, and may go to the end or begin anew', async () => {
  const hurry = jest.fn();
  const table = laid([[], ['song'], ['song']], { out: ['0'] });
  const bots = stateAt(SLUG, table).seats.map((seat) =>
    seat.playerID === '0' ? seat : { ...seat, occupant: { kind: 'bot' as const, level: 'easy' as const } },
  );
  const { user } = await sitAt(stateAt(SLUG, table, '0', { legal: [], seats: bots, hurry }));
  expect(await screen.findByText('你出局了，3 人中第 3 名')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '另開一局' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '快轉到結局' }));
  expect(hurry).toHaveBeenLastCalledWith(true);
});

describe('while somebody is asked', () => {
  const asked = (held: 'door' | 'song') => {
    const table = laid([['scarecrow'], [held, 'mirror'], ['song']], { sills: [['crow3']] });
    table.play('0', 'play', 'scarecrow', '1', 'crow3');
    return table;
  };

  test('CO14 CO18 the target reads what came, and answers', async () => {
    const { container, played, press } = await sit(asked('door'), '1');
    expect(screen.getByRole('status', { name: '現在' })).toHaveTextContent(
      '小明對你打出稻草人：三隻烏鴉，要不要回應',
    );
    expect(container.querySelector('.co-deed')).toHaveTextContent('稻草人 把一張鳥牌移到一位玩家窗前');
    await press('拉上拉門');
    expect(played).toEqual([{ move: 'block', args: [] }]);
  });

  test('CO14 cards that answer are lit, the others lie back', async () => {
    const { hand } = await sit(asked('song'), '1');
    expect(hand().getByRole('button', { name: '鏡子' })).toHaveClass('is-lit');
    const song = hand().getByRole('button', { name: '唱歌' });
    expect(song).toHaveAttribute('aria-disabled', 'true');
    expect(song).not.toHaveClass('is-lit');
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
  expect(open.lines()).toEqual(expect.arrayContaining(['Ana的手牌：拉門和鏡子']));
});

test('a thumb that presses a window anywhere reads all that sit there; while birds are chosen, each is pressed', async () => {
  const { user, hand } = await sit(
    laid([['water-gun'], ['song'], []], {
      sills: [
        ['crow1', 'rooster1'],
        ['crow3', 'crow3', 'owl'],
      ],
    }),
  );
  const pressAt = async (name: string) => {
    const whole = screen.getByRole('list', { name }).querySelector('.spread');
    if (whole !== null) await user.click(whole);
  };
  await pressAt('Ana的窗前');
  const read = await screen.findByRole('dialog', { name: 'Ana的窗前' });
  const [crows, owl] = within(read).getAllByRole('listitem');
  expect(crows).toHaveTextContent('三隻烏鴉，2 張');
  expect(owl).toHaveTextContent('梟');
  await user.keyboard('{Escape}');
  await user.click(hand().getByRole('button', { name: '水槍' }));
  expect(screen.getByRole('list', { name: '小明的窗前' }).querySelector('.spread')).toBeNull();
});

test('CO6 what a sliding door is kept for is told beside the hand, and again before it is given up', async () => {
  const { user, hand } = await sit(laid([['door'], ['song'], []], { sills: [['crow1']] }));
  expect(screen.getByText('別人對你用牌時，能用拉門取消')).toBeInTheDocument();
  await user.click(hand().getByRole('button', { name: '拉門' }));
  const told = screen.getByText('拉門', { selector: 'p b' }).closest('p');
  expect(told).toHaveTextContent('拉門 別人對你用牌時打出：取消它');
});

test('a number lies under the first bird of its kind, and is pressed on anew when it changes', async () => {
  await sit(laid([['song'], ['song'], []], { sills: [['crow1', 'crow2', 'owl']] }));
  const [crows, owls] = within(screen.getByRole('list', { name: /小明窗前/ })).getAllByRole('listitem');
  expect(crows).toHaveStyle({ '--row-at': '0' });
  expect(Number(owls?.style.getPropertyValue('--row-at'))).toBeGreaterThan(2);
  expect(crows).toHaveAttribute('data-stamp', 'count 0 crow 3');
});
