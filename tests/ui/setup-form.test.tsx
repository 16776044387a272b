import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { OptionField, OptionValues } from '@/kit/options';
import { metHere, rememberMet } from '@/ui/setup/met';
import { SetupForm } from '@/ui/setup/SetupForm';
import { type RoomSetup, type TableSetup, USUAL_OPPONENT } from '@/ui/setup/setup';
import { fetchLooks } from '@/ui/setup/use-looks';
import { likeABrowser, show } from './at-hand';

const fields: OptionField[] = [
  { id: 'goal', kind: 'choice', values: ['short', 'long'], initial: 'long' },
  { id: 'faceUp', kind: 'switch', initial: true },
];

function open(seats = { min: 2, max: 4 }) {
  const started: TableSetup[] = [];
  const opened: RoomSetup[] = [];
  const shown = show(
    <SetupForm
      seats={seats}
      fields={fields}
      firstGame={{ goal: 'short', faceUp: true }}
      onStart={(setup) => started.push(setup)}
      onOpenRoom={(room) => opened.push(room)}
    />,
  );
  const nameOf = (seat: number) => screen.getByLabelText(`第 ${seat} 個座位的名字`);
  const start = () => shown.user.click(screen.getByRole('button', { name: '開始' }));
  const share = () => shown.user.click(screen.getByRole('radio', { name: /同一台手機/ }));
  const online = () => shown.user.click(screen.getByRole('radio', { name: /和別處的朋友玩/ }));
  const openRoom = () => shown.user.click(screen.getByRole('button', { name: '開房間' }));
  return { ...shown, started, opened, nameOf, start, share, online, openRoom };
}

jest.mock('@/i18n/navigation', () => ({
  Link: ({ href, ...rest }: { href: string }) => <a href={`/zh-Hant${href}`} {...rest} />,
}));

beforeEach(() => {
  likeABrowser();
  localStorage.clear();
});

test('one tap is a table: me, and bots with names of their own', async () => {
  const { start, started } = open();
  await start();
  const [setup] = started;
  expect(setup?.seats.map(({ occupant }) => occupant.kind)).toEqual(['person', 'bot', 'bot']);
  expect(new Set(setup?.seats.map(({ name }) => name)).size).toBe(3);
  expect(setup?.options).toEqual({ goal: 'long', faceUp: true });
});

test('one tap sets every option to what suits a first game', async () => {
  const { user, start, started } = open();
  const preset = screen.getByRole('button', { name: /第一次玩/ });
  expect(preset).toHaveAttribute('aria-pressed', 'false');
  await user.click(preset);
  expect(preset).toHaveAttribute('aria-pressed', 'true');
  await start();
  expect(started[0]?.options).toEqual({ goal: 'short', faceUp: true });
});

describe('a game with one question', () => {
  const asking: OptionField[] = [
    { id: 'start', kind: 'choice', values: ['haunt', 'door'], initial: 'door', isQuestion: true },
    {
      id: 'haunt',
      kind: 'choice',
      values: ['chart', '4', '8', '12'],
      initial: 'chart',
      drawn: {
        where: { option: 'start', value: 'haunt' },
        among: ['4', '8', '12'],
        titles: 'books',
        sides: [],
        met: 'haunts',
      },
    },
  ];
  const words = {
    options: {
      start: {
        label: '今晚怎麼玩',
        values: { haunt: '直接開始', door: '從大門' },
        notes: { haunt: '', door: '' },
        hints: { haunt: '', door: '' },
        tonight: {
          'door-usual': '從大門，照對照表',
          'door-picked': '從大門，玩「{title}」',
          'haunt-usual': '直接開始，照對照表',
          'haunt-lot': '直接開始，抽一本',
          'haunt-picked': '直接開始，玩「{title}」',
        },
      },
      haunt: { label: '哪一本', pick: { label: '自己選', note: '', hint: '' } },
    },
    books: { 4: { title: '網' }, 8: { title: '風' }, 12: { title: '影' } },
  };

  function ask(options?: OptionValues) {
    const started: TableSetup[] = [];
    const shown = show(
      <SetupForm
        seats={{ min: 3, max: 6 }}
        fields={asking}
        firstGame={{ start: 'haunt', haunt: 'chart' }}
        proposal={options && { mode: 'bots', count: 3, options }}
        onStart={(setup) => started.push(setup)}
        onOpenRoom={() => undefined}
        picking={({ open, value, onPick }) =>
          open && (
            <button type="button" onClick={() => onPick('12')}>
              {`選影，不是${value ?? '哪一本'}`}
            </button>
          )
        }
      />,
      'zh-Hant',
      words,
    );
    return {
      user: shown.user,
      tonight: () => screen.getByRole('status').textContent,
      pick: async () => {
        await shown.user.click(screen.getByRole('button', { name: /^自己選/ }));
        await shown.user.click(screen.getByRole('button', { name: /^選影/ }));
      },
      choose: (name: RegExp) => shown.user.click(screen.getByRole('radio', { name })),
      start: async () => {
        await shown.user.click(screen.getByRole('button', { name: '開始' }));
        return started.at(-1)?.options;
      },
    };
  }

  test('asks it in sight, recommends no answer, and has no second button for a first game', async () => {
    const { start } = ask();
    const group = screen.getByRole('radiogroup', { name: '今晚怎麼玩' });
    expect(within(group).getAllByRole('radio')).toHaveLength(2);
    expect(group.closest('details')).toBeNull();
    expect(within(group).queryByText('建議')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /第一次玩/ })).not.toBeInTheDocument();
    expect(await start()).toEqual({ start: 'door', haunt: 'chart' });
  });

  test('draws what this device has not met, and draws nothing for the other answer', async () => {
    rememberMet('haunts', '4');
    rememberMet('haunts', '12');
    const { choose, start } = ask();
    await choose(/直接開始/);
    expect(await start()).toEqual({ start: 'haunt', haunt: '8' });
    await choose(/從大門/);
    expect(await start()).toEqual({ start: 'door', haunt: 'chart' });
  });

  test('has met them all: the one that was longest ago', async () => {
    for (const haunt of ['8', '4', '12', '8']) rememberMet('haunts', haunt);
    const { choose, start } = ask();
    await choose(/直接開始/);
    expect(await start()).toEqual({ start: 'haunt', haunt: '4' });
  });

  test('what is chosen by hand is played at once, whatever was the answer before, and the line says so', async () => {
    const { choose, pick, tonight, start } = ask();
    expect(tonight()).toBe('從大門，照對照表');
    await pick();
    expect(tonight()).toBe('直接開始，玩「影」');
    expect(screen.getByRole('button', { name: /^自己選/ })).toHaveAttribute('aria-pressed', 'true');
    for (const answer of [/直接開始/, /從大門/])
      expect(screen.getByRole('radio', { name: answer })).not.toBeChecked();
    expect(await start()).toEqual({ start: 'haunt', haunt: '12' });
    await choose(/從大門/);
    expect(tonight()).toBe('從大門，照對照表');
    expect(screen.getByRole('button', { name: /^自己選/ })).toHaveAttribute('aria-pressed', 'false');
    expect(await start()).toEqual({ start: 'door', haunt: 'chart' });
  });

  test('what was drawn is not given away; chosen by hand after that, it is', async () => {
    for (const haunt of ['4', '8']) rememberMet('haunts', haunt);
    const { choose, pick, tonight, start } = ask();
    await choose(/直接開始/);
    expect(tonight()).toBe('直接開始，抽一本');
    expect(screen.getByRole('radio', { name: /直接開始/ })).toBeChecked();
    await pick();
    expect(tonight()).toBe('直接開始，玩「影」');
    expect(await start()).toEqual({ start: 'haunt', haunt: '12' });
  });

  test.each([
    [{ start: 'haunt', haunt: '8' }, '直接開始，玩「風」', '風'],
    [{ start: 'door', haunt: '8' }, '從大門，玩「風」', '風'],
    [{ start: 'haunt', haunt: 'chart' }, '直接開始，照對照表', undefined],
  ])('a link that asks for %j is told as it is played', async (options, told, book) => {
    const { user, tonight, start } = ask(options);
    expect(tonight()).toBe(told);
    await user.click(screen.getByRole('button', { name: /^自己選/ }));
    const chosen = book === undefined ? '哪一本' : '8';
    expect(screen.getByRole('button', { name: `選影，不是${chosen}` })).toBeVisible();
    expect(await start()).toEqual(options);
  });

  test('nothing of it is among the variants', () => {
    ask();
    expect(screen.queryByText('玩法')).not.toBeInTheDocument();
    expect(screen.queryByRole('radio', { name: /4|8|12/ })).not.toBeInTheDocument();
  });

  test.each(['no list', '{', '[1, null]'])('a device that keeps %j has met nothing', (kept) => {
    localStorage.setItem('kaizhuo.met.haunts', kept);
    expect(metHere('haunts')).toEqual([]);
  });
});

test('sharing the device seats people only', async () => {
  const { share, start, started } = open();
  await share();
  await start();
  expect(started[0]?.seats.every(({ occupant }) => occupant.kind === 'person')).toBe(true);
});

test('seats come and go between the least and the most', async () => {
  const { user, start, started } = open();
  await user.click(screen.getByRole('button', { name: '加一個座位' }));
  expect(screen.queryByRole('button', { name: '加一個座位' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '拿掉第 4 個座位' }));
  await user.click(screen.getByRole('button', { name: '拿掉第 3 個座位' }));
  expect(screen.queryByRole('button', { name: /拿掉/ })).not.toBeInTheDocument();
  await start();
  expect(started[0]?.seats).toHaveLength(2);
});

test.each([
  ['24 graphemes of any script', '🇹🇼'.repeat(12) + 'ก็'.repeat(12), undefined],
  ['a 25th', '王'.repeat(25), '名字最長 24 個字'],
  ['a bidirectional override', 'abc\u202Edef', '名字裡有看不見的字元，請重新輸入'],
  ['a zero-width space', '小\u200B明', '名字裡有看不見的字元，請重新輸入'],
])('a name may have %s, or is told why not', async (_, name, fault) => {
  const { user, nameOf, start, started } = open();
  await user.click(nameOf(1));
  await user.paste(name);
  await start();
  if (fault === undefined) expect(started[0]?.seats[0]?.name).toBe(name);
  else {
    expect(started).toEqual([]);
    expect(screen.getByRole('alert')).toHaveTextContent(fault);
    expect(nameOf(1)).toHaveFocus();
  }
});

test('two seats may not look alike, whatever the width or case', async () => {
  const { user, nameOf, share, start, started } = open();
  await share();
  await user.type(nameOf(1), 'Ana');
  await user.type(nameOf(3), 'ＡＮＡ');
  await start();
  expect(started).toEqual([]);
  expect(nameOf(3)).toHaveAccessibleDescription('和「Ana」看起來一樣；加個字或數字就分得清楚');
  expect(nameOf(3)).toHaveFocus();
});

test('nor by letters of another script: the name that is meant is told, and a number does', async () => {
  const { user, nameOf, share, start, started } = open();
  await share();
  await user.type(nameOf(1), 'Anna');
  await user.type(nameOf(2), 'Аnna');
  await start();
  await waitFor(() =>
    expect(nameOf(2)).toHaveAccessibleDescription('和「Anna」看起來一樣；加個字或數字就分得清楚'),
  );
  expect(started).toEqual([]);
  await user.type(nameOf(2), '2');
  expect(nameOf(2)).not.toHaveAccessibleDescription();
  await start();
  expect(started[0]?.seats.slice(0, 2).map(({ name }) => name)).toEqual(['Anna', 'Аnna2']);
});

test('a name that is also a bot’s sends the bot to look for another', async () => {
  const { user, nameOf, start, started } = open();
  await user.type(nameOf(1), '小松');
  await start();
  expect(started[0]?.seats.filter(({ name }) => name === '小松')).toHaveLength(1);
});

test('so does one that looks like a bot’s, in any language', async () => {
  const { user, nameOf, start, started } = open();
  await user.type(nameOf(1), 'Мaple');
  await act(() => fetchLooks());
  await start();
  const names = started[0]?.seats.map(({ name }) => name) ?? [];
  expect(names[0]).toBe('Мaple');
  expect(names).toHaveLength(3);
  expect(names).not.toContain('阿楓');
});

test('a seat can be given to a bot, but not all of them', async () => {
  const { user, start, started } = open();
  await user.click(screen.getByRole('button', { name: /第 1 個座位由誰坐/ }));
  await user.click(within(screen.getByRole('menu')).getByRole('menuitemradio', { name: /隨手出/ }));
  await start();
  expect(started).toEqual([]);
  expect(screen.getByRole('alert')).toHaveTextContent('至少要有一個真人');
});

describe('who may sit on a seat', () => {
  async function menuOfSeat(seat: number) {
    const shown = open();
    await shown.user.click(screen.getByRole('button', { name: new RegExp(`第 ${seat} 個座位由誰坐`) }));
    return { ...shown, menu: within(screen.getByRole('menu')) };
  }

  test('a person, our bots by strength, then the bots of boardgame.io under a heading of their own', async () => {
    const { menu } = await menuOfSeat(2);
    const [ours, theirs] = menu.getAllByRole('group');
    const labels = (group: HTMLElement | undefined) =>
      group === undefined
        ? []
        : within(group)
            .getAllByRole('menuitemradio')
            .map((item) => item.textContent);
    expect(labels(ours)).toEqual(
      ['真人', '電腦：隨手出', '電腦：入門', '電腦：普通', '電腦：高手'].map((label) =>
        expect.stringMatching(`^${label}`),
      ),
    );
    expect(labels(theirs)).toEqual(['boardgame.io：隨機', 'boardgame.io：MCTS']);
    expect(theirs).toHaveTextContent('MCTS 會看到所有人的牌');
    expect(ours).not.toHaveTextContent('看到所有人的牌');
    expect(menu.getByRole('menuitem', { name: '電腦怎麼想' })).toHaveAttribute('href', '/zh-Hant/bots');
  });

  test.each([
    [/^電腦：高手/, 'hard'],
    [/^電腦：普通/, 'normal'],
    [/MCTS/, 'stock-mcts'],
  ])('what is chosen by %s sits down as %s', async (name, level) => {
    const { user, menu, start, started } = await menuOfSeat(3);
    await user.click(menu.getByRole('menuitemradio', { name }));
    await start();
    expect(started[0]?.seats.map(({ occupant }) => occupant)).toEqual([
      { kind: 'person' },
      { kind: 'bot', level: USUAL_OPPONENT },
      { kind: 'bot', level },
    ]);
  });
});

test('names are remembered for the next table', async () => {
  const first = open();
  await first.user.type(first.nameOf(1), ' 王 小美 ');
  await first.start();
  expect(first.started[0]?.seats[0]?.name).toBe('王 小美');
  first.unmount();
  const second = open();
  expect(second.nameOf(1)).toHaveValue('王 小美');
});

test('a browser that stores nothing still opens a table', async () => {
  const getItem = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied');
  });
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied');
  });
  const { start, started } = open();
  await start();
  expect(started).toHaveLength(1);
  getItem.mockRestore();
  setItem.mockRestore();
});

test('variants are said in plain words and go with the table', async () => {
  const { user, start, started } = open();
  await user.click(screen.getByText('玩法'));
  const choices = within(screen.getByRole('radiogroup', { name: '幾枚獲勝' })).getAllByRole('radio');
  expect(choices.map((choice) => choice.closest('label')?.textContent)).toEqual(['七枚建議', '三枚']);
  await user.click(screen.getByRole('radio', { name: '三枚' }));
  await user.click(screen.getByRole('switch', { name: '攤開三張' }));
  await start();
  expect(started[0]?.options).toEqual({ goal: 'short', faceUp: false });
});

const ownLine = () => screen.getByRole('textbox', { name: '你的名字' });

describe('a game that one can play alone', () => {
  const alone = () => screen.getByRole('radio', { name: /自己玩/ });

  test('is offered so, and sits one person down; others are not', async () => {
    const { user, start, started } = open({ min: 1, max: 8 });
    await user.click(alone());
    expect(screen.queryByRole('group', { name: '座位' })).not.toBeInTheDocument();
    expect(ownLine()).toHaveAttribute('placeholder', '玩家 1');
    await user.type(ownLine(), '小明');
    await start();
    expect(started[0]?.seats).toEqual([{ name: '小明', occupant: { kind: 'person' } }]);
    cleanup();
    open();
    expect(screen.queryByRole('radio', { name: /自己玩/ })).not.toBeInTheDocument();
  });

  test('gets its company back with the other ways, and a long name is said to be one', async () => {
    const { user, share, online, start, started } = open({ min: 1, max: 8 });
    await user.click(alone());
    await user.type(ownLine(), '名'.repeat(40));
    await start();
    expect(started).toEqual([]);
    expect(ownLine()).toHaveFocus();
    await user.clear(ownLine());
    await online();
    await share();
    await start();
    expect(started[0]?.seats.map(({ occupant }) => occupant.kind)).toEqual(['person', 'person', 'person']);
  });
});

describe('with friends elsewhere', () => {
  test('the form asks for my name alone, and the variants go with the room', async () => {
    const { user, online, openRoom, opened, started } = open();
    await online();
    expect(screen.queryByRole('group', { name: '座位' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '開始' })).not.toBeInTheDocument();
    await user.type(ownLine(), ' 小明 ');
    await user.click(screen.getByRole('button', { name: /第一次玩/ }));
    await openRoom();
    expect(opened).toEqual([{ name: '小明', options: { goal: 'short', faceUp: true } }]);
    expect(started).toEqual([]);
  });

  test('a room is not opened by nobody', async () => {
    const { user, online, openRoom, opened } = open();
    await online();
    await openRoom();
    expect(opened).toEqual([]);
    expect(ownLine()).toHaveFocus();
    expect(ownLine()).toHaveAccessibleDescription('請寫個名字');
    await user.type(ownLine(), '小明');
    await openRoom();
    expect(opened).toHaveLength(1);
  });

  test('the three ways are one choice for the arrow keys, and a name once written stays', async () => {
    const { user, nameOf, openRoom, opened } = open();
    await user.type(nameOf(1), '小明');
    await user.click(screen.getByRole('radio', { name: /和電腦玩/ }));
    for (const next of [/同一台手機/, /和別處的朋友玩/]) {
      await user.keyboard('{ArrowRight}');
      expect(screen.getByRole('radio', { name: next })).toBeChecked();
    }
    await openRoom();
    expect(opened[0]?.name).toBe('小明');
    await user.click(screen.getByRole('radio', { name: /和電腦玩/ }));
    expect(nameOf(1)).toHaveValue('小明');
  });
});
