import { addMonster } from '@games/betrayal/rules/monsters';
import type { BetrayalView } from '@games/betrayal/rules/view';
import { screen, within } from '@testing-library/react';
import { sitAt } from '@tests/ui/at-board';
import { people, tableState } from '@tests/ui/at-hand';
import type { Locale } from '@/kit/entry';
import type { TableState } from '@/ui/table/table-state';
import { hauntedHouse, untilTurnOf } from './haunted';

/** Monsters have a face: a picture, their numbers, and whose they are. */

const READ = { name: /讀完了|I have read/ };

async function sit(view: BetrayalView, locale: Locale = 'zh-Hant', changed: Partial<TableState> = {}) {
  const page = await sitAt(
    tableState({
      slug: 'betrayal',
      view,
      turnOf: view.ask?.seat ?? '0',
      seats: people('小明', 'Ana', '志偉'),
      legal: [],
      ...changed,
    }),
    locale,
  );
  const beginning = screen.queryByRole('dialog', { name: /作祟開始|The haunt begins/ });
  if (beginning !== null) {
    await page.user.click(within(beginning).getByRole('button', { name: /翻開劇本|Open your book/ }));
    await page.user.click(await screen.findByRole('button', READ));
  }
  return page;
}

const twins = () => {
  const house = hauntedHouse(12, {
    omen: 'crystal-ball',
    cards: [['crystal-ball']],
    rooms: ['entrance-hall', 'entrance-hall', 'entrance-hall'],
  });
  untilTurnOf(house, '0');
  return house;
};

const spider = (seat: string) => {
  const house = hauntedHouse(4, { omen: 'bite', revealer: '0', cards: [[], ['bite']] });
  return { house, view: house.viewOf(seat) };
};

/** Every Twin that a journal names, by whose it is. */
const ownersIn = (value: unknown): unknown[] => {
  if (typeof value !== 'object' || value === null) return [];
  if ('term' in value && String(value.term).includes('.twin')) return ['of' in value ? value.of : undefined];
  return Object.values(value).flatMap(ownersIn);
};

test('BH-h12: the journal says of each Twin whose it is', () => {
  const { G } = twins();
  const named = (G.journal ?? []).flatMap(({ facts }) => ownersIn(facts));
  expect([...new Set(named)].sort()).toEqual(['0', '1', '2']);
});

test('BH-h12: what a fight with the own Twin costs is told with whose it is', () => {
  const house = hauntedHouse(12, { omen: 'crystal-ball', dice: [2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0] });
  const twin = house.G.monsters.find(({ mover }) => mover === '1')?.id;
  house.run([{ do: 'attack', attacker: twin, target: '1', trait: 'might' } as never], '1');
  const own = { term: 'haunts.12.monsters.twin', of: '1' };
  const facts = house.G.journal?.map((entry) => [entry.kind, entry.facts]) ?? [];
  expect(facts).toContainEqual(['attack', expect.objectContaining({ attacker: own, target: { seat: '1' } })]);
  expect(facts).toContainEqual(['fight', expect.objectContaining({ winner: own })]);
});

test('a sentence begins with a capital, whoever it is about', async () => {
  const house = twins();
  const twin = house.G.monsters.find(({ mover }) => mover === '0')?.id ?? '';
  const view: BetrayalView = {
    ...house.viewOf('0'),
    ask: { do: 'ask', seat: '0', kind: 'monster', ids: [twin] },
  };
  const { lines } = await sit(view, 'en', { legal: [{ move: 'end', args: [twin] }] });
  expect(screen.getByRole('status', { name: 'Now' }).textContent).toContain('Your Evil Twin moves');
  expect(lines().filter((line) => /^[a-z]/.test(line))).toEqual([]);
});

test('a counter has its picture, what it rolls by, and whose it is where each has one', async () => {
  const { container } = await sit(twins().viewOf('0'));
  const counters = [...container.querySelectorAll('.bt-figures .is-counter')];
  expect(counters).toHaveLength(3);
  for (const counter of counters) {
    expect(counter.querySelectorAll('.bt-counter-values text')).toHaveLength(4);
    expect(counter.querySelector('.bt-counter-owner')).not.toBeNull();
  }
  const [first] = counters;
  expect(first?.querySelector('.bt-monster-sign')?.getAttribute('d')).toMatch(/^M8 3\.4/);
});

test('BH-h49: a body that lies elsewhere than its Soul shows whose it is, and is called by that; the Spirit is nobody’s', async () => {
  const house = hauntedHouse(49, { omen: 'medallion', tiles: [['stairs-from-basement', 'basement', 0, 1]] });
  const bodies = house.G.monsters.filter(({ kind }) => kind === 'body');
  expect(bodies).toHaveLength(2);
  const { container } = await sit(house.viewOf('0'));
  const counters = [...container.querySelectorAll('.bt-figures .is-counter')];
  expect(counters.map((one) => one.querySelectorAll('.bt-counter-owner').length)).toEqual([0, 1, 1]);
  const shapes = counters.map((one) => one.querySelector('.bt-counter-owner path')?.getAttribute('d'));
  expect(new Set(shapes).size).toBe(3);
  const labels = counters.map((one) => one.getAttribute('aria-label') ?? one.textContent ?? '');
  expect(labels.map((label) => /的肉身/.test(label))).toEqual([false, true, true]);
});

test('BH-h04: the Spider shows only what it rolls by, and the room that is pressed says it in full', async () => {
  const { view } = spider('0');
  const { user, container } = await sit(view);
  const [speed, might, sanity] = [0, 2, 5];
  const counter = [...container.querySelectorAll('.is-counter')].find(
    (one) => one.querySelectorAll('.bt-counter-values text').length === 3,
  );
  expect(counter?.querySelector('.bt-counter-values')).toHaveTextContent(`${speed}${might}${sanity}`);
  expect(counter?.querySelector('.bt-counter-owner')).toBeNull();
  await user.click(screen.getByRole('button', { name: '門廳，一樓' }));
  const note = await screen.findByRole('note', {}, { timeout: 10_000 });
  expect(within(note).getByText('巨蛛')).toBeTruthy();
  expect(within(note).getByRole('img', { name: '氣力 2' })).toBeTruthy();
});

test('BH-h04: the track lies as a row of boxes, today’s lit, and the traitor’s book has its table', async () => {
  const { view } = spider('1');
  const { user, container } = await sit({ ...view, marks: [{ on: 'haunt', word: 'track', value: 3 }] });
  const row = container.querySelector('.bt-track-row');
  expect(row?.children).toHaveLength(12);
  expect(row?.querySelectorAll('[data-now="true"]')).toHaveLength(1);
  expect(row?.querySelector('[data-now="true"]')).toHaveTextContent('3');
  await user.click(screen.getByRole('button', { name: '翻開劇本' }));
  const table = await screen.findByRole('table');
  expect(within(table).getAllByRole('row')).toHaveLength(8);
  expect(table.querySelector('[aria-current]')).toHaveTextContent('3245');
});

test('BH-h04: the plate of a traitor who has been eaten has the numbers of the Spider', async () => {
  const { view } = spider('0');
  expect(view.explorers[1]?.life).toBe('dead');
  const { container } = await sit(view);
  const plate = container.querySelector<HTMLElement>('.seat-plate[data-seat="1"]');
  if (plate === null) throw new Error('no plate');
  expect(within(plate).getByRole('img', { name: '氣力 2' })).toBeTruthy();
  expect(within(plate).queryByRole('img', { name: /智慧/ })).toBeNull();
  expect(plate).not.toHaveTextContent('死了');
});

test('a roll says which monster makes it, and an attack lies beside its defence', async () => {
  const { view } = spider('0');
  const monster = { term: 'haunts.4.monsters.spider' };
  const rolled = (who: object, what: string, dice: number[], playerID: string | null) => ({
    kind: 'roll',
    playerID,
    isPrivy: false,
    facts: {
      who,
      what: { term: what },
      dice,
      total: dice.reduce((sum, die) => sum + die, 0),
      trait: { term: 'traits.might' },
    },
  });
  const entries = [
    rolled(monster, 'rolls.attack', [2, 1], null),
    rolled({ seat: '0' }, 'rolls.defence', [1, 1, 0], '0'),
  ];
  const { container } = await sit(view, 'zh-Hant', { journal: [{ stateID: 1, entries }] as never });
  const tray = container.querySelector('.bt-dice-tray');
  expect(tray?.querySelectorAll('.bt-roll')).toHaveLength(2);
  expect(tray).toHaveTextContent(/巨蛛：攻擊.*3.*防守.*2/);
});

test('the dice lie on while others answer at once, and not once oneself has done something else', async () => {
  const { view } = spider('0');
  const entry = (kind: string, playerID: string, facts: object) => ({
    kind,
    playerID,
    isPrivy: false,
    facts,
  });
  const attack = {
    who: { seat: '0' },
    what: { term: 'rolls.attack' },
    dice: [2, 1],
    total: 3,
    trait: { term: 'traits.might' },
  };
  const lost = entry('lose', '1', { trait: { term: 'traits.speed' }, by: 2, to: 4, known: 'no' });
  const gone = entry('go', '0', { who: { seat: '0' }, room: { term: 'rooms.foyer' } });
  const dice = async (...later: readonly object[]) => {
    const moments = [entry('roll', '0', attack), ...later].map((one, n) => ({
      stateID: n + 1,
      entries: [one],
    }));
    const { container, leave } = await sit(view, 'zh-Hant', { journal: moments as never });
    const lying = container.querySelectorAll('.bt-dice-tray .bt-roll').length;
    leave();
    return lying;
  };
  expect([await dice(), await dice(lost), await dice(lost, gone)]).toEqual([1, 1, 0]);
});

test('BH61: who leads several monsters when dead has the numbers of none, and the plate says what has become of them', async () => {
  const house = hauntedHouse(10, { omen: 'madman', cards: [['madman']] });
  const traitor = house.G.haunt?.traitor ?? '';
  house.run([{ do: 'die', seat: traitor }]);
  addMonster(house.G, 'zombie', { room: 'foyer', side: null }, { mover: traitor });
  house.run([]);
  expect(house.G.monsters.filter(({ mover }) => mover === traitor).length).toBeGreaterThan(1);
  const other = traitor === '0' ? '1' : '0';
  const { container } = await sit(house.viewOf(other));
  expect(container.querySelector(`.seat-plate[data-seat="${traitor}"]`)).toHaveTextContent('死了');
});

test('the room of the monster that is to move is not out of its reach', async () => {
  const house = twins();
  const twin = house.G.monsters.find(({ mover }) => mover === '0');
  const ask = { do: 'ask', seat: '0', kind: 'monster', ids: [twin?.id ?? ''] } as const;
  const { user } = await sit({ ...house.viewOf('0'), ask, choices: [] }, 'zh-Hant', {
    legal: [{ move: 'end', args: [twin?.id ?? ''] }],
    whyNot: () => ({ reason: 'out-of-reach', clause: 'BH17' }),
  });
  await user.click(screen.getByRole('button', { name: '門廳，一樓' }));
  const note = await screen.findByRole('note', {}, { timeout: 10_000 });
  expect(note).toHaveTextContent('你的邪惡分身');
  expect(note).not.toHaveTextContent('太遠');
});
