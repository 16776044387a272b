import { didIn, lastNight } from '@games/betrayal/table/last-night';
import { screen, within } from '@testing-library/react';
import { sitAt } from '@tests/ui/at-board';
import { people, tableState } from '@tests/ui/at-hand';
import type { Locale } from '@/kit/entry';
import { journalFor } from '@/kit/journal';
import { hauntedHouse } from './haunted';

jest.mock('@/i18n/navigation', () => ({
  usePathname: () => '/table',
  useRouter: () => ({ replace: () => undefined }),
}));

/** 21: the Lord and its Zombies, led by Peter's seat, whose explorer is dead; Ox and Missy are beside them. */
const begin = () => hauntedHouse(21, { omen: 'medallion', rooms: ['foyer', 'foyer', 'basement-landing'] });
type House = ReturnType<typeof begin>;

const entriesOf = ({ G }: House) => journalFor(G.journal ?? [], '0');
const did = (house: House) => didIn(lastNight(entriesOf(house)) ?? []);

/** All Zombies have gone to the Library, and one of them has struck Ox. */
function fought() {
  const house = begin().night(2);
  const ids = house.G.monsters.filter(({ kind }) => kind === 'zombie').map(({ id }) => id);
  for (const id of ids) house.put(id, 'entrance-hall');
  const [first = ''] = ids;
  house.choose(`go ${first} foyer`);
  house.load(first, 'might', 6);
  house.load('0', 'might', 2);
  house.choose(`attack ${first} 0 might`);
  while (!house.asked.endsWith(' monster') && !house.asked.endsWith(' turn'))
    house.choose(house.choices[0] ?? '');
  return house;
}

test('as long as it lasts, and before there was one, nothing is told of it', () => {
  expect(lastNight(entriesOf(begin()))).toBeUndefined();
  expect(lastNight(entriesOf(begin().night(2)))).toBeUndefined();
});

test('one line for where those of a kind are now, one for each whom they fell upon, with what it came to', () => {
  const house = fought().rest();
  expect(did(house)).toEqual([
    {
      kind: 'went',
      facts: { monsters: { term: 'haunts.21.monsters.zombie' }, room: { term: 'rooms.foyer' }, count: 1 },
      room: 'foyer',
    },
    {
      kind: 'struck',
      facts: {
        monsters: { term: 'haunts.21.monsters.zombie' },
        target: { seat: '0' },
        points: 4,
        died: 'no',
        count: 1,
      },
      room: 'foyer',
    },
  ]);
});

test('a monster that goes on is told where it has come to, and two of a kind as two', () => {
  const house = begin().night(2);
  const [first = '', second = ''] = house.G.monsters
    .filter(({ kind }) => kind === 'zombie')
    .map(({ id }) => id);
  for (const id of [first, second]) house.put(id, 'grand-staircase');
  for (const id of [first, second]) house.choose(`go ${id} upper-landing`, `end ${id}`);
  house.rest();
  expect(did(house).map(({ room, facts: { count } }) => [room, count])).toEqual([['upper-landing', 2]]);
});

test.each([
  ['zh-Hant', '怪物做了什麼', '攻擊', '4 點傷害'],
  ['en', 'What the monsters did', 'an attack on', '4 damage'],
] as const)('it is opened from the plate of the aim, in %s', async (locale: Locale, tag, struck, points) => {
  const house = fought().rest();
  const view = house.viewOf('0');
  const seats = people('小明', 'Ana', '志偉');
  const journal = [{ stateID: 1, entries: entriesOf(house) }];
  const page = await sitAt(tableState({ slug: 'betrayal', view, seats, legal: [], journal }), locale);
  await page.user.click(await screen.findByRole('button', { name: tag }));
  const slip = await screen.findByRole('dialog', { name: tag });
  expect(slip.textContent).toContain(struck);
  expect(slip.textContent).toContain(points);
  expect(within(slip).getAllByRole('button')).toHaveLength(2);
});
