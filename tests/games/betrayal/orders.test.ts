import { haunt } from '@games/betrayal/rules/haunt-kind';
import { addMonster } from '@games/betrayal/rules/monsters';
import type { Haunt } from '@games/betrayal/rules/thing';
import { houseOf, type Layout, thrown } from './arrange';
import { toyHaunt } from './toy-haunt';

/** Several monsters led in one go, in a haunt that is in no box: it comes to what each may do by itself (BH66, BH67, BH124). */

const flocks: Haunt = haunt({
  ...(toyHaunt as object),
  setup: undefined,
  monsters: {
    ghoul: { sheet: () => ({ speed: 3, might: 1 }) },
    bat: { sheet: () => ({ speed: 2 }), isAlike: true },
    hound: { sheet: () => ({ speed: 2, might: 1 }), prey: () => ['0'] },
  },
} as never);

/** The monsters stand there, and their turn has come: Peter, at seat 2, leads them. */
function night(monsters: readonly (readonly [kind: string, room: string])[], layout: Layout = {}) {
  const house = houseOf({ traitor: '2', turn: '2', haunt: flocks, ...layout });
  for (const [kind, room] of monsters) addMonster(house.G, kind, { room, side: null }, { mover: '2' });
  house.run([]);
  house.choose('end');
  return house;
}
type House = ReturnType<typeof night>;

const led = (house: House): string[] => house.choices.filter((one) => one.startsWith('lead '));
const rooms = ({ G }: House) => G.monsters.map(({ room }) => room);
/** What has come of it, without how it has come about. */
const outcome = ({ G }: House) => ({ ...G, agenda: null, journal: null });

/** Ox upstairs, the others where no way leads. */
const far: Layout = { rooms: ['upper-landing', 'basement-landing', 'basement-landing'] };

const BATS = [
  ['bat', 'entrance-hall'],
  ['bat', 'entrance-hall'],
  ['bat', 'grand-staircase'],
] as const;

describe('BH66: those of a kind who stand together go where one of them goes', () => {
  const begin = () => night(BATS, { dice: thrown(2, 2), rooms: ['upper-landing', 'upper-landing'] });

  test('all of them and no other, to any room in their reach; then it is the next one’s turn', () => {
    const house = begin();
    const goes = house.choices.filter((one) => one.startsWith('go m1 '));
    expect(led(house).filter((one) => one.startsWith('lead here'))).toEqual(
      goes.map((one) => one.replace('go m1', 'lead here m1')),
    );
    house.choose('lead here m1 foyer');
    expect([rooms(house), house.asked]).toEqual([['foyer', 'foyer', 'grand-staircase'], '2 monster']);
    expect(house.choices.every((one) => !one.includes('m1') && !one.includes('m2'))).toBe(true);
  });

  test('it comes to the same as if each had gone there, and had been done', () => {
    const [house, singly] = [begin(), begin()];
    house.choose('lead here m1 foyer');
    for (const id of ['m1', 'm2']) singly.choose(`go ${id} foyer`, `end ${id}`);
    expect(outcome(house)).toEqual(outcome(singly));
  });

  test('one alone in its place is led by itself', () => {
    expect(led(begin()).some((one) => one.startsWith('lead here m3'))).toBe(false);
    const apart = [
      ['bat', 'foyer'],
      ['bat', 'grand-staircase'],
    ] as const;
    expect(led(night(apart, { dice: thrown(2, 2) }))).toEqual([]);
  });

  test('BH67: who may attack where it has come to is asked for, and then led as its mover likes', () => {
    const ghouls = [
      ['ghoul', 'entrance-hall'],
      ['ghoul', 'entrance-hall'],
    ] as const;
    const house = night(ghouls, { dice: thrown(3, 3), rooms: ['foyer', 'upper-landing'] });
    house.choose('lead here m1 foyer');
    expect([house.asked, rooms(house)]).toEqual(['2 monster', ['foyer', 'entrance-hall']]);
    expect(house.choices).toEqual(expect.arrayContaining(['attack m1 0 might', 'end m1']));
    house.choose('end m1');
    expect(rooms(house)).toEqual(['foyer', 'foyer']);
    house.choose('end m2');
    expect(house.asked).toBe('0 turn');
  });
});

describe('BH66, BH67: a flock is sent after somebody', () => {
  const GHOULS = [
    ['ghoul', 'foyer'],
    ['ghoul', 'entrance-hall'],
    ['ghoul', 'upper-landing'],
  ] as const;

  test('each attacks where it gets there, once, and is done where it does not', () => {
    // Speed 3; a fight that ends in a tie, by two dice against Ox's five, for each that is there.
    const tie = [...thrown(1, 0), ...thrown(5, 0)];
    const house = night(GHOULS, { ...far, dice: [...thrown(3, 2), ...tie, ...tie] });
    house.choose('lead after m1 0');
    expect([rooms(house), house.dice]).toEqual([['upper-landing', 'grand-staircase', 'upper-landing'], []]);
    expect(house.asked).toBe('0 turn');
  });

  test('from three of a kind on, and after whoever can be come nearer to', () => {
    const all = (house: House) => led(house).filter((one) => one.startsWith('lead after'));
    expect(all(night(GHOULS.slice(1), { ...far, dice: thrown(3, 2) }))).toEqual([]);
    // No way leads down, and nobody goes after the one who leads them.
    expect(all(night(GHOULS, { ...far, dice: thrown(3, 2) }))).toEqual(['lead after m1 0']);
  });

  test('whoever dies of it is left alone: who has not moved yet is asked for', () => {
    const house = night(GHOULS, {
      ...far,
      traits: [{ might: 1, speed: 1 }],
      dice: [...thrown(3, 2), ...thrown(1, 2), ...thrown(4, 0)],
    });
    house.choose('lead after m1 0', 'answer 2');
    expect(house.G.explorers[0]?.life).toBe('dead');
    expect([house.asked, rooms(house)]).toEqual([
      '2 monster',
      ['upper-landing', 'entrance-hall', 'upper-landing'],
    ]);
    expect(house.choices).toContain('end all');
  });

  test('BH68, BH69: one that loses is stunned, and the next one comes', () => {
    const lost = [...thrown(1, 0), ...thrown(5, 3)];
    const house = night(GHOULS, { ...far, dice: [...thrown(3, 2), ...lost, ...lost] });
    house.choose('lead after m1 0');
    expect(house.G.monsters.map(({ stunned }) => stunned)).toEqual([1, 0, 1]);
  });
});

describe('what each can do alone', () => {
  const hounds = [
    ['hound', 'entrance-hall'],
    ['hound', 'foyer'],
    ['bat', 'upper-landing'],
  ] as const;

  test('BH66: those with one thing to do do it; the others are asked for', () => {
    const tie = [...thrown(1, 0), ...thrown(5, 0)];
    const house = night(hounds, {
      dice: [...thrown(2, 2), ...thrown(2, 2), ...tie],
      ...far,
    });
    expect(led(house)).toEqual(['lead each']);
    house.choose('lead each');
    expect([rooms(house), house.dice]).toEqual([['grand-staircase', 'upper-landing', 'upper-landing'], []]);
    expect(house.choices.every((one) => one.includes('m3'))).toBe(true);
  });
});
