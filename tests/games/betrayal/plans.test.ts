import { chanceAt } from '@games/betrayal/haunts/34-guillotines/keys';
import { plansTable } from '@tests/contract/plans';
import type { Layout } from './arrange';
import { decisionIn } from './bots-choose';
import { type HauntedHouse, hauntedHouse, untilTurnOf } from './haunted';
import { Certainty } from './plans/sure';
import { Watch } from './plans/watch';

/** What the measure of plans finds in positions that are laid out for it, and what it lets pass. */

type House = HauntedHouse;

/** A house whose every decision is watched: `choose` makes some, `until` ends turns until a seat is asked for this. */
function watched(house: House) {
  const watch = new Watch(new Certainty(decisionIn(house).rulebook));
  let decision = 0;
  const choose = (...names: readonly string[]): void => {
    for (const name of names) {
      const { view, ctx } = structuredClone(decisionIn(house).decision);
      const chosen = view.choices.find(({ move, args }) => [move, ...args].join(' ') === name);
      if (chosen === undefined) throw new RangeError(`${name} is not among ${house.choices.join(', ')}`);
      house.choose(name);
      const action = { move: chosen.move, args: [...chosen.args] };
      watch.see({ decision, view, ctx, action, after: (seat) => house.viewOf(seat) });
      decision++;
    }
  };
  return {
    choose,
    until(asked: string): void {
      for (let count = 0; house.asked !== asked; count++) {
        if (count > 40) throw new RangeError(`nobody is asked ${asked}, but ${house.asked}`);
        choose(house.choices.find((one) => one.startsWith('end')) ?? house.choices[0] ?? '');
      }
    },
    get found(): string[] {
      return watch.findings.map(({ kind, atHand }) => `${kind}: ${atHand}`);
    },
  };
}

/** What is found while these things are chosen, one after the other. */
function found(house: House, ...names: readonly string[]): string[] {
  const all = watched(house);
  all.choose(...names);
  return all.found;
}

const blanks = (count: number): number[] => Array<number>(count).fill(0);
const begun = (house: House, seat: string): House => {
  untilTurnOf(house, seat);
  return house;
};

describe('a sure rescue', () => {
  /** Ox is the traitor, upstairs; Missy has a bomb, two floors off. */
  const house = (cards: readonly string[], dice: readonly number[] = blanks(20)): House =>
    begun(
      hauntedHouse(45, {
        revealer: '2',
        omen: 'madman',
        rooms: ['upper-landing', 'foyer', 'basement-landing'],
        traits: [{ knowledge: 8 }, { knowledge: 4 }, { knowledge: 4 }],
        cards: [[], cards],
        dice,
      }),
      '1',
    );
  const DEFUSED = 'sure: use defuse 1, answer angel-feather 7';

  test('a bomb that the Angel Feather defuses, and its owner walks on or does nothing', () => {
    expect(found(house(['angel-feather']), 'end')).toEqual([DEFUSED]);
    expect(found(house(['angel-feather']), 'go entrance-hall', 'end')).toEqual([DEFUSED]);
  });

  test('it is none when it is done, before other things or after', () => {
    expect(found(house(['angel-feather']), 'use defuse 1', 'answer angel-feather 8', 'end')).toEqual([]);
    expect(
      found(house(['angel-feather']), 'go entrance-hall', 'use defuse 1', 'answer angel-feather 7', 'end'),
    ).toEqual([]);
  });

  test('what may fail is none, and nobody is blamed for it', () => {
    expect(found(house([]), 'end')).toEqual([]);
    expect(found(house(['axe']), 'end')).toEqual([]);
  });
});

describe('a sure win', () => {
  /** Ox is the traitor, unknown; his collar and Peter's are off, and Missy has the two Keys that open the last. */
  const house = (free: readonly string[]): House => {
    const laid = begun(
      hauntedHouse(34, { cards: [[], ['34:key.attic', '34:key.crypt']], dice: blanks(40) }),
      '1',
    );
    return laid.set({ free }).settle();
  };

  test('the last collar opens, and it stays on', () => {
    expect(found(house(['0', '2']), 'end')).toEqual(['sure: use unlock 1']);
    expect(found(house(['0', '2']), 'use unlock 1')).toEqual([]);
  });

  test('with others still to come it is a rescue, of whoever is there', () => {
    expect(found(house([]), 'end')).toEqual(['sure: use unlock 1']);
    expect(found(house([]), 'use unlock 2', 'end')).toEqual([]);
  });
});

describe('a sure step nearer', () => {
  /** Ox, the traitor, stands where he may sacrifice one of these. */
  const house = (card: string): House =>
    begun(
      hauntedHouse(14, {
        tiles: [['pentagram-chamber', 'basement', 0, 1, 3]],
        rooms: ['pentagram-chamber', 'upper-landing', 'upper-landing'],
        traits: [{ sanity: 6 }],
        cards: [[card]],
        dice: blanks(200),
      }),
      '0',
    );
  const sure = (card: string) => found(house(card), 'end').filter((one) => one.startsWith('sure'));

  test('it is one that costs nothing', () => {
    expect(sure('axe')).toEqual(['sure: use sacrifice 0 axe']);
  });

  test('what costs two spaces of Sanity is weighed, and not sure', () => {
    expect(sure('holy-symbol')).toEqual([]);
  });
});

describe('the next step', () => {
  /** Missy has one Key and stands outside the Crypt, where another lies that only takes waiting for. */
  const house = (): House => {
    const laid = begun(
      hauntedHouse(34, {
        rooms: ['entrance-hall', 'basement-landing', 'entrance-hall'],
        cards: [[], ['34:key.attic']],
        tiles: [['crypt', 'basement', 0, -1, 2]],
        stack: ['wine-cellar'],
        dice: blanks(20),
      }),
      '1',
    );
    return laid.set({ taken: ['attic'] }).settle();
  };

  test('a Key next door, and its finder opens another door, or stays', () => {
    expect(chanceAt({ ...house().at, mine: null }, '1', 'crypt')).toBe(1);
    expect(found(house(), 'end')).toEqual(['next: go crypt']);
    expect(found(house(), 'discover basement-landing 1', 'end')).toEqual(['next: go crypt']);
  });

  test('it is none when one goes there', () => {
    expect(found(house(), 'go crypt', 'use key crypt', 'end')).toEqual([]);
    expect(found(house(), 'go crypt', 'end')).toEqual([]);
  });

  test('an attack on whom the side is after, as likely won as not, and the turn passed', () => {
    const wolf = () =>
      begun(
        hauntedHouse(26, {
          tiles: [['chapel', 'ground', 1, -1, 2]],
          rooms: ['entrance-hall', 'foyer', 'chapel'],
          traits: [{ might: 8 }],
          dice: blanks(40),
        }),
        '0',
      );
    const laid = wolf();
    const [rat] = laid.G.monsters;
    if (rat === undefined) throw new RangeError('there is no Rat');
    rat.room = 'entrance-hall';
    laid.run([], '0');
    expect(found(laid, 'end')).toEqual([`next: attack ${rat.id} might`]);
  });
});

describe('a hunt', () => {
  /** Ox is the traitor, and nothing but the heroes is named to him; they stand next door. */
  const hunter = (might: number, rooms: Layout['rooms'] = ['entrance-hall', 'foyer', 'foyer']): House =>
    begun(
      hauntedHouse(8, {
        rooms,
        tiles: [['chasm', 'basement', -1, 0]],
        traits: [{ might }, { might: 5 }, { might: 4 }],
        dice: blanks(200),
      }),
      '0',
    );
  const aboutWalks = (all: readonly string[]) => all.filter((one) => one.startsWith('next: go'));

  test('whoever is stronger and does not go to it', () => {
    expect(aboutWalks(found(hunter(6), 'end'))).toEqual(['next: go foyer']);
  });

  test('it is none for whoever is no stronger: the attack would as likely hurt as harm', () => {
    expect(aboutWalks(found(hunter(1), 'end'))).toEqual([]);
  });

  test('it is none where they stand on the other side of a barrier (BH78)', () => {
    const split = (side: number) => hunter(6, ['basement-landing', `chasm ${side}`, `chasm ${side}`]);
    expect(aboutWalks(found(split(1), 'end'))).toEqual(['next: go chasm 1']);
    expect(aboutWalks(found(split(3), 'end'))).toEqual([]);
  });
});

describe('back to where one came from', () => {
  const TILES: NonNullable<Layout['tiles']> = [
    ['chapel', 'ground', 1, -1, 2],
    ['junk-room', 'basement', 1, 0],
    ['furnace-room', 'basement', 1, 1],
    ['pentagram-chamber', 'basement', 0, 1, 3],
  ];

  /** One Rat, beside Ox and Peter in the Entrance Hall. */
  function house(): House {
    const laid = hauntedHouse(26, { tiles: TILES, dice: blanks(200) });
    laid.G.monsters = laid.G.monsters.slice(0, 1);
    return laid.put('m1', 'entrance-hall').settle();
  }
  const aboutRats = (all: readonly string[]) => all.filter((one) => one.includes('m1:'));

  test('a Rat that leaves those whom it hunts and comes back the turn after', () => {
    const all = watched(house());
    for (const room of ['foyer', 'entrance-hall']) {
      all.until('1 monster');
      all.choose(`go m1 ${room}`);
      all.until('0 turn');
    }
    expect(aboutRats(all.found)).toEqual(['back: m1: entrance-hall, foyer, entrance-hall']);
  });

  test('it is none when it has attacked, or stays away', () => {
    const bold = watched(house());
    bold.until('1 monster');
    bold.choose('go m1 foyer');
    bold.until('1 monster');
    bold.choose('go m1 entrance-hall', 'attack m1 0 might');
    bold.until('0 turn');
    const gone = watched(house());
    gone.until('1 monster');
    gone.choose('go m1 foyer');
    gone.until('1 monster');
    gone.choose('end m1');
    gone.until('0 turn');
    expect([bold, gone].map(({ found: all }) => aboutRats(all))).toEqual([[], []]);
  });

  test('a monster that may not stay is not to blame', () => {
    const [speed, sound] = [
      [1, 1, 0, 0, 0, 0, 0, 0],
      [1, 0],
    ];
    const laid = hauntedHouse(8, {
      rooms: ['foyer', 'upper-landing', 'upper-landing'],
      dice: [...speed, ...sound, ...blanks(400)],
    });
    const all = watched(laid);
    all.until('0 monster');
    all.choose('go m1 entrance-hall');
    expect(aboutRats(all.found)).toEqual([]);
  });

  test('a Werewolf that leaves two heroes and comes back to them', () => {
    const laid = begun(
      hauntedHouse(5, {
        omen: 'dog',
        cards: [['dog']],
        rooms: ['upper-landing', 'upper-landing', 'upper-landing'],
        traits: [{ speed: 8, might: 8 }],
        setup: ['answer sanity', 'answer sanity'],
        dice: blanks(200),
      }),
      '0',
    );
    const all = watched(laid);
    for (const room of ['foyer', 'upper-landing']) {
      all.choose(`go ${room}`, 'end');
      all.until('0 turn');
    }
    expect(all.found.filter((one) => one.startsWith('back'))).toEqual([
      'back: 0: upper-landing, foyer, upper-landing',
    ]);
  });
});

test('a table has a line for each, and one for all', () => {
  const row = { game: 'betrayal', level: 'hard', matches: 2, decisions: 100 };
  const table = plansTable([
    { ...row, which: '45', found: { sure: 1, next: 0, back: 0 } },
    { ...row, which: '5', found: { sure: 0, next: 2, back: 1 } },
  ]);
  expect(table.split('\n').slice(2)).toEqual([
    '| 45 hard | 2 | 100 | 1 | 0 | 0 | 10.0 |',
    '| 5 hard | 2 | 100 | 0 | 2 | 1 | 30.0 |',
    '| all | 4 | 200 | 1 | 2 | 1 | 20.0 |',
  ]);
});
