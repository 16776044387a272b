import type { Layout } from './arrange';
import { chosen, shares } from './bots-choose';
import { hauntedHouse } from './haunted';

/** What people at the table have laughed at: positions in which there is one thing to do, or not to do. */

type House = ReturnType<typeof hauntedHouse>;

const names = (counts: Readonly<Record<string, number>>): string[] => Object.keys(counts).sort();
const within = (house: House, by: object): House => {
  house.G.hidden = { ...(house.G.hidden as object), ...by } as never;
  house.run([], house.asked.split(' ')[0]);
  return house;
};

describe('33: the traitor and those who are no match', () => {
  const STILL = Array<number>(8).fill(0);
  const TILES: Layout['tiles'] = [
    ['chapel', 'ground', 1, -1, 2],
    ['stairs-from-basement', 'basement', 0, -1],
    ['furnace-room', 'basement', 1, 0],
    ['chasm', 'basement', -1, 0],
  ];
  const house = (rooms: Layout['rooms'], might = 3): House =>
    hauntedHouse(33, {
      cards: [['book']],
      tiles: TILES,
      rooms,
      traits: [{ speed: 7, might: 8, knowledge: 6, sanity: 5 }, { might, speed: 4 }, { might }],
      dice: STILL,
    });

  test.each([2, 3, 4])(
    'BH-h33-R: after %s calls the traitor calls again, though the last one takes its own life',
    (calls) => {
      const begun = within(house(['chapel']), { invoke: { done: Array<string>(calls).fill('chapel') } });
      expect(names(chosen(begun, 'normal', 8))).toEqual(['use invoke chapel']);
    },
  );

  test('BH56: who is far too weak does not walk into the traitor’s room', () => {
    const begun = house(['chapel', 'entrance-hall', 'entrance-hall'], 2);
    begun.choose('end');
    expect(names(chosen(begun, 'normal', 8))).not.toContain('go chapel');
    expect(shares(begun)['go chapel']).toBeLessThan(1);
  });

  test('BH56: who is a match for it does', () => {
    const begun = house(['chapel', 'entrance-hall', 'entrance-hall'], 8);
    begun.choose('end');
    expect(shares(begun)['go chapel']).toBeGreaterThan(25);
  });

  test('BH56: who is far too weak and stands there does not wait for it', () => {
    const begun = house(['chapel', 'chapel', 'entrance-hall'], 2);
    begun.choose('end');
    expect(names(chosen(begun, 'normal', 8))).not.toContain('end');
  });
});

describe('23: in the grip of a Sucker', () => {
  const house = (track: number): House => {
    const begun = hauntedHouse(23, {
      cards: [['crystal-ball']],
      rooms: ['foyer', 'entrance-hall', 'entrance-hall'],
      traits: [{}, {}, { speed: 3, might: 3 }],
      tiles: [
        ['conservatory', 'ground', 0, -1],
        ['organ-room', 'ground', 1, -1],
        ['gardens', 'ground', 1, 1],
      ],
    });
    const [sucker] = begun.G.monsters;
    if (sucker === undefined) throw new RangeError('there is no Sucker');
    sucker.room = 'entrance-hall';
    return within(begun, { grip: { [sucker.id]: '2' }, track });
  };

  test.each([1, 3, 8])('BH-h23-T: held, with the clock at %s, one attacks: it costs nothing', (track) => {
    const begun = house(track);
    expect(begun.asked).toBe('2 turn');
    expect(names(chosen(begun, 'normal', 20))).toEqual(['attack m1 might']);
  });
});
