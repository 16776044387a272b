import { readFileSync } from 'node:fs';
import { deathOf } from '@games/betrayal/table/death';
import { LENGTHS, roundsLeft } from '@games/betrayal/table/lengths';
import { UPRIGHT } from '@games/betrayal/table/windows';
import { screen } from '@testing-library/react';
import { sitAt } from '@tests/ui/at-board';
import { people, tableState } from '@tests/ui/at-hand';
import type { Locale } from '@/kit/entry';
import { journalFor } from '@/kit/journal';
import type { EndingsRow } from './endings';
import { hauntedHouse } from './haunted';

jest.mock('@/i18n/navigation', () => ({
  usePathname: () => '/table',
  useRouter: () => ({ replace: () => undefined }),
}));

/** 21: Ox, who has little left, stands where a Zombie is; it strikes him. */
function struck(might = 1) {
  const house = hauntedHouse(21, {
    omen: 'medallion',
    rooms: ['foyer', 'foyer', 'basement-landing'],
  }).rate('0', { might, speed: might });
  house.night(2);
  const zombie = house.monster('zombie')?.id ?? '';
  house.put(zombie, 'entrance-hall').choose(`go ${zombie} foyer`);
  house.load(zombie, 'might', 6);
  house.load('0', 'might', 0);
  house.choose(`attack ${zombie} 0 might`);
  while (house.asked.startsWith('0 ') && !house.asked.endsWith(' turn')) house.choose(house.choices[0] ?? '');
  return house;
}
type House = ReturnType<typeof struck>;

const entriesOf = ({ G }: House) => journalFor(G.journal ?? [], '0');

describe('what somebody has died of', () => {
  test('is the room, whoever did it, and the points of that blow', () => {
    expect(deathOf(entriesOf(struck()), '0')).toEqual({
      room: { term: 'rooms.foyer' },
      known: 'yes',
      of: { term: 'haunts.21.monsters.zombie' },
      points: 6,
      kind: { term: 'harms.physical' },
    });
  });

  test('is not told of those who live, nor of others', () => {
    expect(deathOf(entriesOf(struck(8)), '0')).toBeUndefined();
    expect(deathOf(entriesOf(struck()), '1')).toBeUndefined();
  });

  test('is no blow that came before, or from elsewhere', () => {
    const [blow, death] = ['hurt', 'die'].map((kind) =>
      entriesOf(struck()).find((one) => one.kind === kind && one.playerID === '0'),
    );
    if (blow === undefined || death === undefined) throw new Error('nobody was struck dead');
    const went = { kind: 'go', playerID: '0', facts: {}, isPrivy: false };
    expect(deathOf([blow, went, death], '0')).toMatchObject({ points: 0 });
    const other = { ...blow, facts: { ...blow.facts, of: { term: 'cards.bite' } } };
    expect(deathOf([other, death], '0')).toMatchObject({ points: 0 });
    expect(deathOf([blow, death], '0')).toMatchObject({ points: 6 });
  });
});

describe('how long it usually is', () => {
  test('is what has been counted among hard bots', () => {
    const { endings } = JSON.parse(readFileSync('docs/bots.json', 'utf8')) as { endings: EndingsRow[] };
    const counted = endings
      .filter(({ level, seats }) => level === 'hard' && seats === undefined)
      .map(({ haunt, rounds, games }) => [haunt, Number((rounds / games).toFixed(1))]);
    expect(LENGTHS).toEqual(Object.fromEntries(counted));
  });

  test('grows less with each round, and is never less than none', () => {
    expect([0, 2, 6, 20].map((round) => roundsLeft(21, round))).toEqual([6, 4, 0, 0]);
    expect(roundsLeft(99, 1)).toBeUndefined();
  });
});

/** The table of whoever has died there, with what the journal has told; `bots`: the seats that play by themselves. */
async function lookOn(
  house: House,
  locale: Locale,
  { media = [], bots = [] }: { readonly media?: readonly string[]; readonly bots?: readonly string[] } = {},
) {
  return sitAt(
    tableState({
      slug: 'betrayal',
      view: house.viewOf('0'),
      turnOf: house.viewOf('0').ask?.seat ?? '1',
      seats: people('小明', 'Ana', '志偉').map((seat) =>
        bots.includes(seat.playerID)
          ? { ...seat, occupant: { kind: 'bot' as const, level: 'easy' as const } }
          : seat,
      ),
      hurry: () => undefined,
      legal: [],
      journal: [{ stateID: 1, entries: entriesOf(house) }],
    }),
    locale,
    { media },
  );
}

const SAID = {
  'zh-Hant': {
    fate: '你死在前廳：活屍造成 6 點身體傷害',
    lines: [
      '你這一方還在奮戰：可以看到最後',
      '作祟第 1 輪，通常大約再 5 輪分出勝負',
      '英雄：1 人活著，1 人死了',
      '背叛者：沒有人活著，1 人死了',
      '怪物：5 隻',
    ],
    button: '目前戰況',
  },
  en: {
    fate: 'You died in the Foyer: a Zombie, 6 points of physical damage',
    lines: [
      'Your side plays on: watch how it ends',
      'Round 1 of the haunt. Usually about 5 more rounds',
      'Heroes: 1 alive, 1 dead',
      'Traitor’s side: nobody alive, 1 dead',
      'Monsters: 5',
    ],
    button: 'How it stands',
  },
};

test.each(['zh-Hant', 'en'] as const)(
  'whoever is dead is told of what, and how it stands, in %s',
  async (locale) => {
    const { container } = await lookOn(struck(), locale);
    const { fate, lines } = SAID[locale];
    expect(container.querySelector('.bt-out .out-slip p')?.textContent).toBe(fate);
    const told = [...container.querySelectorAll('.bt-out .bt-standing li')].map((line) => line.textContent);
    expect(told).toEqual(lines);
  },
);

test('on an upright phone how it stands is one press away', async () => {
  const { user, container } = await lookOn(struck(), 'zh-Hant', { media: UPRIGHT.split(', ') });
  expect(container.querySelector('.bt-standing')).toBeNull();
  await user.click(screen.getByRole('button', { name: SAID['zh-Hant'].button }));
  const slip = await screen.findByRole('dialog', { name: SAID['zh-Hant'].button });
  for (const line of SAID['zh-Hant'].lines) expect(slip.textContent).toContain(line);
});

test.each([
  [['1', '2'], 1],
  [['1'], 0],
] as const)('the end is gone to at once only where none but bots play on: %j', async (bots, count) => {
  await lookOn(struck(), 'zh-Hant', { bots });
  expect(await screen.findByRole('button', { name: '另開一局' })).toBeTruthy();
  expect(screen.queryAllByRole('button', { name: '快轉到結局' })).toHaveLength(count);
});
