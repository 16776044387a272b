import type { Place } from '@games/betrayal/rules/components';
import { sideOf } from '@games/betrayal/rules/figures';
import { haunt } from '@games/betrayal/rules/haunt-kind';
import { standing } from '@games/betrayal/rules/house';
import { addMonster } from '@games/betrayal/rules/monsters';
import type { Haunt } from '@games/betrayal/rules/thing';
import { houseOf, type Laid, type Layout, thrown } from './arrange';
import { toyHaunt } from './toy-haunt';

/** Monsters and fights, in a haunt that is in no box (BH56 to BH73, BH93, BH96, BH124 to BH126 of the rulings). */

const menagerie: Haunt = haunt({
  ...(toyHaunt as object),
  setup: undefined,
  monsters: {
    ghoul: { sheet: () => ({ speed: 3, might: 5 }) },
    rat: { sheet: () => ({ speed: 1, might: 2 }), rollsAlone: true },
    wisp: { sheet: () => ({ speed: 2, sanity: 4 }) },
    hound: { sheet: () => ({ speed: 2, might: 4 }), prey: () => ['0'] },
    shade: { sheet: () => ({ speed: 2, sanity: 2 }) },
    lich: { sheet: () => ({ speed: 1, might: 3 }), canBeHitStunned: () => true },
  },
} as never);

const place = (text: string): Place => {
  const [room = '', side] = text.split(' ');
  return { room, side: side === undefined ? null : (Number(side) as Place['side']) };
};

/** The monsters stand there, and it is the traitor's turn; Peter, at seat 2. */
function haunted(monsters: readonly (readonly [kind: string, at: string])[], layout: Layout = {}) {
  const house = houseOf({ traitor: '2', turn: '2', haunt: menagerie, ...layout });
  for (const [kind, at] of monsters) addMonster(house.G, kind, place(at), { mover: '2' });
  house.run([]);
  return house;
}

/** … and the traitor has ended it. */
function night(...[monsters, layout]: Parameters<typeof haunted>) {
  const house = haunted(monsters, layout);
  house.choose('end');
  return house;
}

type House = ReturnType<typeof haunted>;
const goes = (house: House, id = 'm1'): string[] =>
  house.choices.flatMap((one) => (one.startsWith(`go ${id} `) ? [one.slice(`go ${id} `.length)] : []));
const spaces = (house: House) => house.G.monsters.map((one) => one.spaces);

describe('the monsters’ turn', () => {
  test('BH66: one roll of Speed for each kind, and for each of those that roll alone', () => {
    const house = night(
      [
        ['ghoul', 'foyer'],
        ['rat', 'foyer'],
        ['ghoul', 'upper-landing'],
        ['rat', 'foyer'],
      ],
      { dice: [...thrown(3, 4), 2, 1] },
    );
    expect([house.asked, spaces(house), house.dice]).toEqual(['2 monster', [4, 2, 4, 1], []]);
  });

  describe('BH-g23, BH-h21-D2: some have theirs when their mover’s turn comes', () => {
    /** Seat 1 is dead and leads a shade; the traitor, seat 2, has a ghoul. */
    const graveyard = (layout: Layout = {}) => {
      const house = houseOf({ traitor: '2', turn: '0', haunt: menagerie, ...layout });
      const fallen = house.G.explorers[1];
      if (fallen !== undefined) fallen.life = 'dead';
      addMonster(house.G, 'ghoul', place('foyer'), { mover: '2' });
      addMonster(house.G, 'shade', place('foyer'), { mover: '1', turn: 'mover', fightsFor: 'heroes' });
      house.run([]);
      return house;
    };

    test('a dead explorer’s player rolls for it, and leads it, in that turn and in no other', () => {
      const house = graveyard({ dice: [...thrown(2, 2), ...thrown(3, 4)] });
      house.choose('end');
      expect([house.asked, spaces(house), house.G.turn.seat]).toEqual(['1 monster', [null, 2], null]);
      expect(house.choices.filter((one) => one.includes('m1'))).toEqual([]);
      house.choose('go m2 grand-staircase');
      expect([house.asked, spaces(house)]).toEqual(['2 turn', [null, null]]);
      house.choose('end');
      expect([house.asked, spaces(house)]).toEqual(['2 monster', [4, null]]);
      house.choose('end m1');
      expect(house.asked).toBe('0 turn');
      expect(house.told.filter((one) => one === 'monsters')).toHaveLength(1);
    });

    test('a living explorer’s come when it has ended its own turn, and slow none of their side', () => {
      const house = houseOf({
        traitor: '2',
        turn: '0',
        haunt: menagerie,
        dice: [...thrown(2, 2), ...thrown(3, 4)],
      });
      addMonster(house.G, 'ghoul', place('foyer'), { mover: '2' });
      addMonster(house.G, 'shade', place('foyer'), { mover: '0', turn: 'mover', fightsFor: 'heroes' });
      house.run([]);
      house.choose('end');
      expect([house.asked, spaces(house), house.G.turn.seat]).toEqual(['0 monster', [null, 2], null]);
      expect(['m1', 'm2'].map((id) => sideOf(house.G, id))).toEqual(['traitor', 'heroes']);
      house.choose('end m2');
      expect(house.asked).toBe('1 turn');
      house.choose('end');
      expect(house.asked).toBe('2 turn');
    });

    test('BH-g36: what nobody moves has no turn and rolls for none; BH-g35: a dead mover’s is moved', () => {
      const house = houseOf({ traitor: '2', turn: '2', haunt: menagerie, dice: thrown(3, 4) });
      const dead = house.G.explorers[2];
      addMonster(house.G, 'ghoul', place('foyer'), { mover: '2' });
      addMonster(house.G, 'lich', place('foyer'), { mover: null });
      if (dead !== undefined) dead.life = 'dead';
      house.run([{ do: 'monsters' }]);
      expect([house.asked, spaces(house), house.dice]).toEqual(['2 monster', [4, null], []]);
      expect(house.choices.some((one) => one.includes('m2'))).toBe(false);
    });

    test('BH68: stunned, it misses its own turn, not the monsters’ turn', () => {
      const house = graveyard({ dice: thrown(3, 4) });
      const shade = house.G.monsters[1];
      if (shade !== undefined) shade.stunned = 1;
      house.choose('end');
      expect([house.asked, shade?.stunned]).toEqual(['2 turn', 0]);
      if (shade !== undefined) shade.stunned = 1;
      house.choose('end', 'end m1');
      expect([house.asked, shade?.stunned]).toEqual(['0 turn', 1]);
    });

    test('a music box in its room is heard when its own turn begins', () => {
      const house = graveyard({
        dice: [...thrown(2, 0), ...thrown(2, 2)],
      });
      house.G.piles.push({ room: 'foyer', side: null, cards: ['music-box'] });
      house.G.slices['music-box'] = true;
      house.choose('end');
      expect([house.asked, house.G.monsters[1]?.hasMoved]).toEqual(['2 turn', false]);
    });
  });

  test('BH66: a roll of 0 still allows one space', () => {
    const house = night([['ghoul', 'foyer']], { dice: thrown(3, 0) });
    expect(goes(house).sort()).toEqual(['entrance-hall', 'grand-staircase']);
  });

  test('BH66: each has moved and acted before the next', () => {
    const ghouls = [
      ['ghoul', 'foyer'],
      ['ghoul', 'foyer'],
    ] as const;
    const house = night(ghouls, { dice: thrown(3, 4) });
    expect([goes(house, 'm1').length, goes(house, 'm2').length]).toEqual([3, 3]);
    house.choose('go m2 grand-staircase');
    expect(house.choices.filter((one) => one.includes('m1'))).toEqual([]);
    house.choose('end m2');
    expect(house.choices.filter((one) => one.includes('m2'))).toEqual([]);
    house.choose('end m1');
    expect(house.asked).toBe('0 turn');
  });

  test('BH66, BH88: leaving heroes costs one more for each, and one step is always to be had', () => {
    const house = night([['ghoul', 'entrance-hall']], { dice: thrown(3, 3) });
    expect([house.optionOf('go m1 foyer')?.cost, goes(house)]).toEqual([3, ['foyer']]);
    const slow = night([['ghoul', 'entrance-hall']], { dice: thrown(3, 1) });
    slow.choose('go m1 foyer');
    expect([slow.G.monsters[0]?.room, goes(slow)]).toEqual(['foyer', []]);
  });

  test('BH67, BH124: one attack with Might, before, between or after its steps; no theft', () => {
    const house = night([['ghoul', 'foyer']], {
      cards: [['axe'], ['axe']],
      dice: [...thrown(3, 4), ...thrown(5, 5), ...thrown(5, 3)],
    });
    house.choose('go m1 entrance-hall');
    expect(house.choices.filter((one) => one.startsWith('attack'))).toEqual([
      'attack m1 0 might',
      'attack m1 1 might',
    ]);
    house.choose('attack m1 0 might');
    // Two points, straight to whoever lost.
    expect(house.asked).toBe('0 split');
    house.choose('answer 0');
    expect([house.changes('0'), house.cardsOf('0')]).toEqual([{ might: -2 }, ['axe']]);
    expect(house.choices.some((one) => one.startsWith('attack'))).toBe(false);
    expect(goes(house)).toEqual(['foyer']);
  });

  test('BH57, BH67: one without Might attacks with what it has; the harm is to the mind', () => {
    const house = night([['wisp', 'entrance-hall']], {
      dice: [...thrown(2, 2), ...thrown(4, 4), ...thrown(3, 3)],
    });
    house.choose('attack m1 0 sanity', 'answer 1');
    expect(house.changes('0')).toEqual({ sanity: -1 });
  });

  test('BH71, BH35: it discovers nothing, draws nothing, gains nothing and carries nothing', () => {
    const house = night([['ghoul', 'entrance-hall']], {
      tiles: [['chapel', 'ground', 2, -1, 2]],
      dice: thrown(3, 6),
    });
    house.G.piles = [{ room: 'chapel', side: null, cards: ['axe', 'girl'] }];
    expect(house.choices.some((one) => one.startsWith('discover'))).toBe(false);
    house.choose('go m1 chapel', 'end m1');
    expect(house.G.piles).toEqual([{ room: 'chapel', side: null, cards: ['axe', 'girl'] }]);
    expect(house.G.monsters[0]).not.toHaveProperty('traits');
    house.run([{ do: 'harm', kind: 'mental', points: 0, seat: 'm1' }]);
    expect(house.G.monsters[0]?.stunned).toBe(0);
  });

  test('BH68: beaten, it is stunned, misses the next turn, and comes to at its end; meanwhile it is no target', () => {
    const house = haunted([['ghoul', 'entrance-hall']], {
      turn: '0',
      dice: [...thrown(5, 6), ...thrown(5, 5)],
    });
    house.choose('attack m1 might', 'end');
    expect([house.G.monsters[0]?.stunned, house.asked]).toEqual([1, '1 turn']);
    expect(house.choices.some((one) => one.startsWith('attack m1'))).toBe(false);
    house.choose('end', 'end');
    // Its turn is over without anybody being asked.
    expect([house.asked, house.G.monsters[0]?.stunned]).toEqual(['0 turn', 0]);
  });

  test('BH68: one that is stunned may be hit where beating it does more; who misses it is not hurt', () => {
    const house = haunted([['lich', 'entrance-hall']], {
      turn: '0',
      dice: [...thrown(5, 0), ...thrown(3, 6)],
    });
    Object.assign(house.G.monsters[0] ?? {}, { stunned: 1 });
    house.run([]);
    house.choose('attack m1 might');
    expect([house.changes('0'), house.asked]).toEqual([{}, '0 turn']);
  });

  test('BH69, BH125: one that loses its own attack is stunned, and misses the turn after this one', () => {
    const house = night([['ghoul', 'entrance-hall']], {
      dice: [...thrown(3, 2), ...thrown(5, 0), ...thrown(5, 1)],
    });
    house.choose('attack m1 0 might');
    expect([house.G.monsters[0]?.stunned, house.asked]).toEqual([1, '0 turn']);
    house.choose('end', 'end', 'end');
    expect([house.G.monsters[0]?.stunned, house.asked]).toEqual([0, '0 turn']);
  });
});

describe('BH70: a monster’s ways', () => {
  test('no barrier and no leaving roll is in its way; stairs are there for it', () => {
    const tiles: Laid[] = [
      ['chasm', 'basement', -1, 0],
      ['pentagram-chamber', 'basement', -2, 0],
      ['stairs-from-basement', 'basement', 1, 0, 1],
    ];
    const house = night([['ghoul', 'pentagram-chamber']], { tiles, dice: thrown(3, 6) });
    expect(goes(house)).toEqual(
      expect.arrayContaining(['basement-landing', 'stairs-from-basement', 'foyer']),
    );
    expect(house.optionOf('go m1 foyer')?.cost).toBe(4);
  });

  test('BH99: in a room with a barrier it stands on the side that its mover likes', () => {
    const tiles: Laid[] = [['chasm', 'basement', -1, 0]];
    const house = night([['ghoul', 'basement-landing']], { rooms: ['chasm 3'], tiles, dice: thrown(3, 2) });
    expect(goes(house).sort()).toEqual(['chasm 1', 'chasm 3']);
    house.choose('go m1 chasm 1');
    expect(house.choices.some((one) => one.startsWith('attack'))).toBe(false);
    house.choose('go m1 chasm 3');
    expect(house.choices).toContain('attack m1 0 might');
    // One that makes for somebody comes in on that side, and strikes.
    const dice = [1, 0, ...thrown(4, 3), ...thrown(5, 2)];
    const hound = night([['hound', 'basement-landing']], { rooms: ['chasm 3'], tiles, dice });
    expect([hound.G.monsters[0]?.side, hound.asked]).toEqual([3, '0 split']);
  });

  test('BH96: it climbs into the Coal Chute for one space, may stop there, and slides down in one as anybody', () => {
    const tiles: Laid[] = [['coal-chute', 'ground', 1, 1]];
    const up = night([['ghoul', 'basement-landing']], { tiles, dice: thrown(3, 2) });
    expect([up.optionOf('go m1 coal-chute')?.cost, up.optionOf('go m1 foyer')?.cost]).toEqual([1, 2]);
    up.choose('go m1 coal-chute');
    expect(up.G.monsters[0]?.room).toBe('coal-chute');
    expect(goes(up).sort()).toEqual(['basement-landing', 'foyer']);
    const down = night([['ghoul', 'foyer']], { tiles, dice: thrown(3, 1) });
    expect(goes(down)).toContain('basement-landing');
    expect(goes(down)).not.toContain('coal-chute');
  });

  test('BH75: it drops from the Gallery unharmed and for no space, and climbs back', () => {
    const tiles: Laid[] = [
      ['gallery', 'upper', 0, -1],
      ['ballroom', 'ground', 1, -1],
    ];
    const house = night([['ghoul', 'gallery']], { tiles, dice: thrown(3, 2) });
    expect(house.optionOf('go m1 ballroom')?.cost).toBe(0);
    house.choose('go m1 ballroom');
    expect([house.G.monsters[0], house.optionOf('go m1 gallery')?.cost]).toEqual([
      expect.objectContaining({ room: 'ballroom', stunned: 0, spaces: 2 }),
      1,
    ]);
  });

  test('BH75: going first down the Collapsed Room it chooses where it comes out, which is marked; it climbs back', () => {
    const tiles: Laid[] = [
      ['collapsed-room', 'ground', 1, -1],
      ['larder', 'basement', 0, -1],
    ];
    const house = night([['ghoul', 'collapsed-room']], { tiles, dice: thrown(3, 3) });
    expect(goes(house)).toEqual(expect.arrayContaining(['larder', 'basement-landing', 'foyer']));
    house.choose('go m1 larder');
    expect([house.G.monsters[0]?.room, house.tokens]).toEqual(['larder', ['below-collapsed-room in larder']]);
    expect([house.G.monsters[0]?.spaces, house.optionOf('go m1 collapsed-room')?.cost]).toEqual([3, 1]);
  });

  test('BH75: nor does falling on to the token cost it a space, with whoever stands about it; it is done with first (BH66)', () => {
    const layout: Layout = {
      rooms: ['collapsed-room', 'larder'],
      tiles: [
        ['collapsed-room', 'ground', 1, -1],
        ['larder', 'basement', 0, -1],
      ],
      tokens: [{ token: 'below-collapsed-room', room: 'larder', side: null }],
      dice: thrown(3, 1),
    };
    const ghouls = [
      ['ghoul', 'collapsed-room'],
      ['ghoul', 'upper-landing'],
    ] as const;
    const house = night(ghouls, layout);
    expect(house.optionOf('go m1 larder')?.cost).toBe(0);
    house.choose('go m1 larder');
    expect([house.G.monsters[0], house.choices.every((one) => one.includes('m1'))]).toEqual([
      expect.objectContaining({ room: 'larder', spaces: 1, hasMoved: false }),
      true,
    ]);
    // Its one space is still to be had, though a hero is in the way (BH20, BH88).
    expect(house.optionOf('go m1 basement-landing')?.cost).toBe(1);
  });

  const lift: Layout = { tiles: [['mystic-elevator', 'ground', 1, -1, 2]] };

  test('BH93: whoever moves it chooses the floor of the Elevator, once it has stepped in', () => {
    const house = night([['ghoul', 'foyer']], { ...lift, dice: thrown(3, 3) });
    house.choose('go m1 mystic-elevator');
    expect([house.asked, house.choices.length > 4]).toEqual(['2 pick', true]);
    house.choose('answer basement-landing 0');
    expect(standing(house.G, 'mystic-elevator').floor).toBe('basement');
    house.choose('go m1 basement-landing');
    expect(house.G.monsters[0]?.room).toBe('basement-landing');
  });

  test('BH70: it moves once at most in the traitor’s turn and the monsters’ together', () => {
    const ghouls = [
      ['ghoul', 'basement-landing'],
      ['ghoul', 'upper-landing'],
    ] as const;
    const house = haunted(ghouls, { ...lift, rooms: [undefined, undefined, 'foyer'], dice: thrown(3, 2) });
    house.choose('go mystic-elevator', 'answer basement-landing 0', 'end');
    house.choose('go m1 mystic-elevator');
    expect([house.asked, standing(house.G, 'mystic-elevator').floor]).toEqual(['2 monster', 'basement']);
    const alone = night(ghouls, { tiles: [['mystic-elevator', 'upper', 0, -1, 2]], dice: thrown(3, 2) });
    alone.choose('go m2 mystic-elevator', 'answer basement-landing 0', 'end m2');
    alone.choose('go m1 mystic-elevator');
    expect([alone.asked, standing(alone.G, 'mystic-elevator').floor]).toEqual(['2 monster', 'basement']);
    // A round later it does again.
    alone.dice.push(...thrown(3, 2));
    alone.choose('end m1', 'end', 'end', 'end');
    expect(goes(alone, 'm1')).toContain('basement-landing');
  });

  test('one that makes for somebody takes the way that leads there, one-way ways too', () => {
    const tiles: Laid[] = [['coal-chute', 'ground', 1, 1]];
    const house = night([['hound', 'basement-landing']], { rooms: ['foyer'], tiles, dice: [1, 0] });
    expect([house.G.monsters[0]?.room, house.asked]).toEqual(['coal-chute', '0 turn']);
  });

  test('with no way to anybody it goes where its mover likes', () => {
    const tiles: Laid[] = [['dusty-hallway', 'basement', 1, 0]];
    const house = night([['hound', 'basement-landing']], { rooms: ['foyer'], tiles, dice: [1, 0] });
    expect(house.choices).toEqual(['go m1 dusty-hallway', 'end m1']);
  });
});

describe('BH72, BH126: the Stairs from Basement', () => {
  const search = 'use stairs-from-basement';
  const below = (layout: Layout = {}) => haunted([['ghoul', 'basement-landing']], layout);

  test('where no way leads his monsters to the heroes, the traitor gives his whole turn to find them', () => {
    const house = below({ dice: thrown(3, 4) });
    expect(house.choices).toContain(search);
    house.choose(search, 'answer basement-landing 2');
    expect(standing(house.G, 'stairs-from-basement')).toMatchObject({ floor: 'basement', x: 0, y: 1 });
    // His turn is over; the monsters come up.
    expect([house.asked, goes(house)]).toEqual([
      '2 monster',
      expect.arrayContaining(['foyer', 'entrance-hall']),
    ]);
    expect(house.G.stack).not.toContain('stairs-from-basement');
  });

  test('not once he has done anything in it', () => {
    const house = below();
    house.choose('go foyer');
    expect(house.choices).not.toContain(search);
  });

  test('BH163: nor once he has crossed a barrier, though that has cost nothing', () => {
    const house = below({ rooms: [undefined, undefined, 'tower 3'], tiles: [['tower', 'upper', 1, 0]] });
    expect(house.choices).toContain(search);
    house.choose('use tower');
    expect(house.choices).not.toContain(search);
  });

  test.each<[string, Layout]>([
    ['a hero is on their floor', { rooms: ['basement-landing'] }],
    ['the Chute can be climbed', { tiles: [['coal-chute', 'ground', 1, 1]] }],
    ['the Elevator is in reach', { tiles: [['mystic-elevator', 'basement', 0, -1, 2]] }],
    ['it is a hero’s turn', { turn: '0' }],
    ['they stand already', { tiles: [['stairs-from-basement', 'basement', 5, 5]] }],
  ])('not where %s', (_, layout) => {
    expect(below(layout).choices).not.toContain(search);
  });
});

describe('attacks', () => {
  // Ox against Missy, Might 5 to 3.
  const fight = (attack: number, defence: number, more: Layout = {}) => {
    const house = houseOf({ traitor: '1', ...more, dice: [...thrown(5, attack), ...thrown(3, defence)] });
    house.choose('attack 1 might');
    return house;
  };

  test('BH56: the higher total wins, the loser takes the difference as bodily harm; once a turn', () => {
    const house = fight(5, 3);
    expect([house.asked, house.choices]).toEqual(['1 split', ['answer 2', 'answer 1', 'answer 0']]);
    house.choose('answer 2');
    expect([house.changes('1'), house.changes('0')]).toEqual([{ speed: -2 }, {}]);
    expect(house.choices.some((one) => one.startsWith('attack'))).toBe(false);
  });

  test('BH56: an attacker who loses is the one who is hurt; a tie is nothing', () => {
    const lost = fight(3, 4);
    lost.choose('answer 1');
    expect([lost.changes('0'), lost.changes('1')]).toEqual([{ speed: -1 }, {}]);
    const tie = fight(4, 4);
    expect([tie.asked, tie.changes('0'), tie.changes('1')]).toEqual(['0 turn', {}, {}]);
  });

  test('BH56: only opponents in the same room, and only after the haunt began', () => {
    const attacks = (layout: Layout) => houseOf(layout).choices.filter((one) => one.startsWith('attack'));
    expect(attacks({ traitor: '1' })).toEqual(['attack 1 might']);
    expect(attacks({ traitor: '1', rooms: ['foyer'] })).toEqual([]);
    expect(attacks({})).toEqual([]);
  });

  test('BH58, BH36, BH37: with 2 or more an item may be taken in place of the harm: no companion, no Bite, no Armor', () => {
    const cards = [[], ['armor', 'girl', 'bite', 'bell', 'book']];
    expect(fight(4, 3, { cards: [[], ['bell']] }).asked).toBe('1 split');
    const house = fight(5, 3, { cards });
    expect([house.asked, house.choices]).toEqual(['0 pick', ['answer harm', 'answer bell', 'answer book']]);
    house.choose('answer bell');
    expect([house.cardsOf('0'), house.cardsOf('1')]).toEqual([['bell'], ['armor', 'girl', 'bite', 'book']]);
    expect(house.changes('1')).toEqual({ sanity: -1 });
  });

  test('BH33, BH58, BH114: what has helped its owner in this turn can’t be stolen in it', () => {
    const defended = (by: string, defence: number[]) => {
      const cards = [[], ['bell', 'idol']];
      const house = houseOf({ traitor: '1', cards, dice: [...thrown(5, 7), ...defence] });
      house.choose('attack 1 might', by);
      return house.choices;
    };
    expect(defended('answer roll', thrown(3, 3))).toEqual(['answer harm', 'answer bell', 'answer idol']);
    expect(defended('answer idol', thrown(5, 3))).toEqual(['answer harm', 'answer bell']);
  });

  test('BH44, BH61, BH129: whoever dies of what helps a roll makes none: the attack is off', () => {
    const house = houseOf({ traitor: '1', cards: [['idol']], traits: [{ sanity: 1 }] });
    house.choose('attack 1 might', 'answer idol');
    expect([house.G.explorers[0]?.life, house.changes('1'), house.asked]).toEqual(['dead', {}, '1 turn']);
  });

  test('BH61, BH85: whoever dies of leaving a room discovers nothing behind its door', () => {
    const house = houseOf({
      traitor: '1',
      tiles: [['junk-room', 'ground', 1, -1]],
      rooms: ['junk-room'],
      traits: [{ speed: 1 }],
      dice: thrown(5, 0),
    });
    house.choose('discover junk-room 0', 'answer leave');
    expect([house.G.explorers[0]?.life, house.G.tiles.length, house.asked]).toEqual(['dead', 6, '1 turn']);
  });

  test('BH58: whoever defends never steals', () => {
    expect(fight(0, 3, { cards: [['bell']] }).asked).toBe('0 split');
  });
});
