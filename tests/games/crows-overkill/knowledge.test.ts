import { crowsOverkill } from '@games/crows-overkill/whole';
import { RandomSource } from '@/kit/random';
import { allBut, laid } from './at-table';

const known = (table: ReturnType<typeof laid>, seat: string) =>
  table.view(seat).known.map(({ card, holders }) => `${card} ${holders.join('')}`);

describe('what a seat knows of the other hands', () => {
  test('CO20 whoever was cut knows the card until one like it is shown', () => {
    const table = laid([['scissors', 'stones', 'song'], ['stones'], ['door']], { sills: [['crow1']] });
    table.play('0', 'play', 'scissors', '1');
    table.play('1', 'pass');
    expect(known(table, '1')).toEqual(['stones 0']);
    expect(known(table, '0')).toEqual([]);
    expect(known(table, '2')).toEqual([]);
    table.play('0', 'play', 'stones', 'crow1');
    // It may have been the other one: nothing is claimed any more.
    expect(known(table, '1')).toEqual([]);
  });

  test('CO20 a card taken on by somebody else is in one of two hands', () => {
    const table = laid([['scissors'], ['scissors', 'whistle'], ['nighthawk']]);
    table.play('0', 'play', 'scissors', '2');
    table.play('2', 'pass');
    expect(known(table, '2')).toEqual(['nighthawk 0']);
    table.play('0', 'judge');
    table.play('1', 'play', 'scissors', '0');
    table.play('0', 'pass');
    // The hand it was in is empty now.
    expect(known(table, '2')).toEqual(['nighthawk 1']);
    expect(known(table, '0')).toEqual(['nighthawk 1']);
    expect(known(table, '1')).toEqual([]);
  });

  test('CO26 when the discards are shuffled, whatever lies in none of them is in the hands', () => {
    const two = laid(
      [
        ['song', 'door'],
        ['mirror', 'stones'],
      ],
      { only: true },
    );
    two.play('0', 'play', 'song');
    expect(known(two, '0')).toEqual(['stones 1', 'mirror 1']);
    expect(known(two, '1')).toEqual(['door 0']);
    const three = laid([['song', 'door'], ['mirror'], ['stones']], { only: true });
    three.play('0', 'play', 'song');
    expect(known(three, '0')).toEqual(['stones 12', 'mirror 12']);
    expect(known(three, '2')).toEqual(['door 01', 'mirror 01']);
    expect(known(three, '0')).not.toContain('song 12');
  });

  test('CO26 it is crossed off as it is shown, and an empty hand holds none of it', () => {
    const table = laid(
      [['song', 'whistle', 'whistle'].slice(0, 2) as ['song', 'whistle'], ['mirror'], ['stones']],
      {
        only: true,
      },
    );
    table.play('0', 'play', 'song');
    table.play('0', 'play', 'whistle', '1');
    table.play('1', 'redirect', '2');
    expect(known(table, '0')).toEqual(['stones 2']);
    expect(known(table, '2')).toEqual([]);
  });

  test('CO27 a hand that is laid open is crossed off card by card', () => {
    const table = laid([['song', 'door', 'mirror'], ['stones'], ['blowgun']], {
      only: true,
      sills: [['owl']],
    });
    table.play('0', 'play', 'song');
    expect(known(table, '1')).toEqual(['blowgun 02', 'door 02', 'mirror 02']);
    table.play('0', 'judge');
    expect(known(table, '1')).toEqual(['blowgun 2']);
  });

  test('whoever has gone home is told nothing more and knows nothing', () => {
    const table = laid([['song'], ['mirror'], ['stones']], { only: true, sills: [['owl']] });
    table.play('0', 'play', 'song');
    table.play('0', 'judge');
    expect(known(table, '0')).toEqual([]);
  });

  test('worlds made up keep to it', () => {
    const table = laid([['song', 'door'], ['mirror', 'stones', 'blowgun'], ['scarecrow']], { only: true });
    table.play('0', 'play', 'song');
    const random = new RandomSource({ seed: 'worlds', position: 0 });
    const view = table.view('0');
    const held = new Set<string>();
    for (let count = 0; count < 60; count++) {
      const world = crowsOverkill.determinize(view, table.ctx, random);
      expect([...(world.hands[1] ?? []), ...(world.hands[2] ?? [])].sort()).toEqual(
        ['blowgun', 'mirror', 'scarecrow', 'stones'].sort(),
      );
      held.add(String(world.hands[2]));
    }
    expect(held.size).toBe(4);
  });
});

test('CO28 worlds made up keep a gong in each half of the first deck', () => {
  const table = laid([allBut([]).slice(0, 3), []]);
  const random = new RandomSource({ seed: 'halves', position: 0 });
  const view = { ...table.view('0'), lowerHalf: 10 };
  for (let count = 0; count < 40; count++) {
    const { birdDeck } = crowsOverkill.determinize(view, table.ctx, random);
    expect(birdDeck.slice(0, 10).filter((card) => card === 'gong')).toHaveLength(1);
    expect(birdDeck.slice(10).filter((card) => card === 'gong')).toHaveLength(1);
  }
});
