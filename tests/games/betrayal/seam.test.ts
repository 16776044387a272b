import { attackOption } from '@games/betrayal/rules/attacks';
import { haunt } from '@games/betrayal/rules/haunt-kind';
import { addMonster } from '@games/betrayal/rules/monsters';
import type { Attack } from '@games/betrayal/rules/step';
import type { Haunt } from '@games/betrayal/rules/thing';
import { seatRules } from '@games/betrayal/seat';
import { houseOf, type Layout, ownStep, thrown } from './arrange';
import { toyHaunt } from './toy-haunt';

/** What a haunt may answer, by haunts that are in no box: everything here is said without the house knowing of it. */

const toy = (more: object): Haunt => haunt({ ...(toyHaunt as object), setup: undefined, ...more } as never);
/** In Ox’s turn, with Peter at seat 2 for a traitor. */
const houseWith = (more: object, layout: Layout = {}) =>
  houseOf({ traitor: '2', haunt: toy(more), ...layout });

describe('what comes of a fight', () => {
  const strikes: [Attack, number][] = [];
  const struck = {
    struck: (_seen: unknown, { attack, margin }: { attack: Attack; margin: number }) => {
      strikes.push([attack, margin]);
      return [{ do: 'lose', seat: '1', trait: 'sanity', by: 1 }];
    },
  };

  test.each([
    ['won', 6, 2],
    ['lost', 2, 6],
    ['tied', 4, 4],
  ])('an attack that is %s has what the haunt says come of it, in place of harm', (_, own, other) => {
    strikes.length = 0;
    const house = houseWith(
      { alters: struck },
      { cards: [['axe']], dice: [...thrown(6, own), ...thrown(4, other)] },
    );
    house.choose('attack 2 might axe');
    expect(strikes).toEqual([[{ attacker: '0', target: '2', trait: 'might', weapon: 'axe' }, own - other]]);
    expect([house.changes('0'), house.changes('1'), house.changes('2')]).toEqual([{}, { sanity: -1 }, {}]);
  });

  test('whoever says who may be attacked is told with what', () => {
    const foes = (_seen: unknown, { trait }: { trait?: string }, so: boolean) => so && trait !== 'speed';
    const house = houseWith({ alters: { foes } }, { cards: [['revolver']] });
    const attacks = house.choices.filter((one) => one.startsWith('attack'));
    expect(attacks).toEqual(['attack 2 might']);
  });

  test('harm from elsewhere does to a monster what the haunt says', () => {
    const house = houseWith({ alters: { felled: () => [{ do: 'lose', seat: '0', trait: 'speed', by: 1 }] } });
    addMonster(house.G, 'ghoul', { room: 'foyer', side: null }, { mover: '2' });
    house.run([{ do: 'harm', seat: 'm1', kind: 'physical', points: 2 }]);
    expect([house.G.monsters[0]?.stunned, house.changes('0')]).toEqual([0, { speed: -1 }]);
  });

  test('whoever alters dice is told whom a roll is against, and what with', () => {
    const dice = (_seen: unknown, { roll }: { roll: object }, so: { dice: number }) => {
      const { use, against, weapon } = roll as Record<string, unknown>;
      return use === 'attack' && against === '2' && weapon === 'axe' ? { ...so, dice: so.dice + 2 } : so;
    };
    const house = houseWith({ alters: { dice } }, { cards: [['axe']] });
    const diceWith = (attack: Partial<Attack>) =>
      attackOption(house.at, { attacker: '0', target: '2', trait: 'might', ...attack }).odds?.dice;
    expect([diceWith({ weapon: 'axe', moreDice: 1 }), diceWith({})]).toEqual([8, 5]);
  });
});

test('BH20, BH-g12: a haunt says what a step costs; the first of a turn is to be had for what there is', () => {
  const price = (_seen: unknown, { to }: { to: { room: string } | null }, so: number) =>
    to === null ? so + 1 : to.room === 'grand-staircase' ? 9 : so;
  const house = houseWith({ alters: { price } }, { rooms: ['foyer'], traits: [{ speed: 6 }] });
  const costs = () => ['go entrance-hall', 'go grand-staircase'].map((one) => house.optionOf(one)?.cost);
  const { spent } = house.G.turn;
  expect([spent, ...costs()]).toEqual([0, 1, 5]);
  expect(house.choices.filter((one) => one.startsWith('discover foyer'))).not.toEqual([]);
  expect(house.optionOf('discover foyer 0')?.cost).toBe(2);
  house.choose('go entrance-hall');
  expect(costs()).toEqual([undefined, undefined]);
});

test('something else takes the place of a draw, and what is drawn brings something else', () => {
  const instead = houseWith({ alters: { drawing: () => [{ do: 'gain', trait: 'sanity', by: 1 }] } });
  const before = instead.G.decks.item.length;
  instead.run([{ do: 'draw', deck: 'item' }]);
  expect([instead.changes('0'), instead.G.decks.item.length]).toEqual([{ sanity: 1 }, before]);
  const brought = houseWith({
    alters: { drawn: (_seen: unknown, { card }: { card: string }) => [{ do: 'tell', kind: 'fetch', card }] },
  });
  brought.draw('axe');
  expect([brought.cardsOf('0'), brought.told.slice(-2)]).toEqual([[], ['draw', 'fetch']]);
});

describe('moments', () => {
  const tells = (...moments: readonly string[]) => ({
    on: Object.fromEntries(
      moments.map((moment) => [
        moment,
        (_at: unknown, { seat = '-', room = '-' }: { seat?: string; room?: string }) => [
          { do: 'tell', kind: `${moment} ${seat} ${room}` },
        ],
      ]),
    ),
  });
  const heard = (house: ReturnType<typeof houseWith>, moment: string) =>
    house.told.filter((kind) => kind.startsWith(moment));

  test('a tile is laid, and a barrier is crossed', () => {
    const house = houseWith(tells('laid', 'crossed'), {
      rooms: ['chasm 1'],
      tiles: [['chasm', 'basement', 0, -1]],
      dice: [2, 2, 2, 2, 2],
    });
    house.choose('use chasm');
    expect(heard(house, 'crossed')).toEqual(['crossed 0 chasm']);
    house.run([{ do: 'lay', room: 'attic', floor: 'upper', x: 0, y: 1, turn: 0 }]);
    expect(heard(house, 'laid')).toEqual(['laid - attic']);
  });

  test('turns are due and over, also of a seat whose explorer is dead', () => {
    const house = houseWith(tells('turnDue', 'turnOver'));
    house.run([{ do: 'die', seat: '1' }]);
    house.choose('end');
    expect(heard(house, 'turn')).toEqual(
      expect.arrayContaining(['turnOver 0 -', 'turnDue 1 -', 'turnOver 1 -', 'turnDue 2 -']),
    );
    expect(house.asked).toBe('2 turn');
  });
});

describe('monsters', () => {
  const night = (more: object, layout: Layout = {}) => {
    const house = houseWith(more, { turn: '2', dice: thrown(3, 3), ...layout });
    addMonster(house.G, 'ghoul', { room: 'foyer', side: null }, { mover: '2' });
    house.run([]);
    house.choose('end');
    return house;
  };
  const ghoul = { sheet: () => ({ speed: 3, might: 5 }) };
  const howl = () => [
    {
      move: 'use',
      args: ['howl'],
      clause: 'BH46',
      label: { kind: 'cross' },
      next: [{ do: 'monster-done', monster: 'm1' }],
    },
  ];

  test('one that goes its own way does what it offers, and nothing else', () => {
    const house = night({ monsters: { ghoul: { ...ghoul, goes: 'offers', offers: howl } } });
    expect([house.asked, house.told.at(-1)]).toEqual(['0 turn', 'turn']);
    const two = () => [...howl(), ...howl().map((one) => ({ ...one, args: ['cry'] }))];
    expect(night({ monsters: { ghoul: { ...ghoul, goes: 'offers', offers: two } } }).choices).toEqual([
      'use howl',
      'use cry',
    ]);
  });

  test('one that stays takes no step, and attacks whom it has beside it', () => {
    const house = night({ monsters: { ghoul: { ...ghoul, goes: 'stays' } } }, { rooms: ['foyer'] });
    expect(house.choices).toEqual(['attack m1 0 might', 'end m1']);
  });

  test('one that goes as its mover likes may do what it offers besides', () => {
    const house = night({ monsters: { ghoul: { ...ghoul, offers: howl } } });
    expect(house.choices).toEqual(expect.arrayContaining(['use howl', 'go m1 entrance-hall', 'end m1']));
  });

  test('BH66: what comes at the beginning of their turn rolls its Speed in it, though none of them was there', () => {
    const rolled: unknown[] = [];
    const house = houseWith(
      {
        monsters: { ghoul },
        steps: {
          come: ({ G }: Parameters<NonNullable<Haunt['begin']>>[0]) => {
            addMonster(G, 'ghoul', { room: 'foyer', side: null }, { mover: '2' });
            return [];
          },
        },
        on: {
          monstersTurnBegan: () => [ownStep('haunt/come')],
          monstersRolled: (_at: unknown, told: unknown) => {
            rolled.push(told);
            return [];
          },
        },
      },
      { turn: '2', dice: thrown(3, 2) },
    );
    house.choose('end');
    expect([house.asked, rolled]).toEqual(['2 monster', [{ ids: ['m1'], total: 2 }]]);
  });
});

describe('BH-g6: things that a haunt brings', () => {
  const KEY = '99:key.attic';
  const things = {
    'key.attic': { deck: 'quest', clause: 'BH-g6', isItem: true },
    'seal.1': {
      deck: 'quest',
      clause: 'BH-g6',
      isItem: true,
      mayHold: ({ table }: { table: { haunt: { sides: string[] } } }, seat: string) =>
        table.haunt.sides[Number(seat)] === 'heroes',
    },
  };

  test('they are dropped, picked up, given and left behind like items', () => {
    const house = houseWith({ things }, { cards: [[KEY]] });
    house.choose(`drop ${KEY}`);
    expect(house.G.piles).toEqual([{ room: 'entrance-hall', side: null, cards: [KEY] }]);
    house.choose('end', `take ${KEY}`, 'end');
    house.run([{ do: 'take', card: KEY }], '2');
    house.choose('end', 'trade 1');
    house.choose(`answer want ${KEY}`, 'answer offer', 'answer accept');
    expect(house.cardsOf('0')).toEqual([KEY]);
    house.run([{ do: 'die', seat: '0' }], '0');
    expect(house.G.piles).toEqual([{ room: 'entrance-hall', side: null, cards: [KEY] }]);
  });

  test('who may not hold one cannot pick it up, be given it, or steal it', () => {
    const house = houseWith({ things }, { cards: [['99:seal.1']], dice: [...thrown(5, 8), ...thrown(4, 0)] });
    house.choose('trade 1');
    expect(house.choices).toContain('answer give 99:seal.1');
    house.choose('answer cancel');
    expect(house.choices).not.toContain('trade 2');
    house.choose('drop 99:seal.1', 'end');
    expect(house.choices).toContain('take 99:seal.1');
    house.choose('end');
    expect(house.choices).not.toContain('take 99:seal.1');
    house.run([{ do: 'take', seat: '0', card: '99:seal.1' }]);
    house.run([{ do: 'attack', attacker: '2', target: '0', trait: 'might' }]);
    expect(house.asked).toBe('0 split');
  });

  test('a haunt says of any card who may not come to hold it', () => {
    const holds = (_seen: unknown, { seat, card }: { seat: string; card: string }, so: boolean) =>
      so && !(seat === '1' && card === 'axe');
    const house = houseWith({ alters: { holds } }, { cards: [['axe', 'bell']] });
    house.choose('trade 1');
    expect(house.choices.filter((one) => one.startsWith('answer give'))).toEqual(['answer give bell']);
    house.choose('answer cancel', 'drop axe', 'end');
    expect(house.choices).not.toContain('take axe');
    house.choose('end');
    expect(house.choices).toContain('take axe');
  });

  test('BH-dog: nor does the Dog bring them one, be it from the floor or from its master', () => {
    const holds = (_seen: unknown, { seat, card }: { seat: string; card: string }, so: boolean) =>
      so && !(seat === '1' && ['axe', 'bell'].includes(card));
    const rooms = ['entrance-hall', 'foyer', 'foyer'];
    const house = houseWith({ alters: { holds } }, { cards: [['dog', 'bell'], []], rooms });
    house.G.piles = [{ room: 'foyer', side: null, cards: ['axe'] }];
    expect(house.choices).toContain('use dog fetch axe');
    house.choose('use dog carry bell');
    expect(house.choices.filter((one) => one.startsWith('answer give'))).toEqual(['answer give 2']);
    const other = houseWith({ alters: { holds } }, { cards: [[], ['dog']], rooms, turn: '1' });
    other.G.piles = [{ room: 'entrance-hall', side: null, cards: ['axe', 'idol'] }];
    const fetches = other.choices.filter((one) => one.startsWith('use dog fetch'));
    expect(fetches).toEqual(['use dog fetch idol']);
  });

  test('the Dog does not run for them', () => {
    const house = houseWith({ things }, { cards: [['dog', KEY, 'axe']], tiles: [['attic', 'upper', 0, 1]] });
    const carries = house.choices.filter((one) => one.startsWith('use dog carry'));
    expect(carries).toEqual(['use dog carry axe']);
  });

  test('of one of which there are many each copy is what the haunt says of it', () => {
    const torch = { torch: { deck: 'quest', clause: 'BH-g6', isItem: true } };
    const house = houseWith({ things: torch }, { cards: [['99:torch.1'], ['99:torch.27']] });
    house.choose('drop 99:torch.1', 'end');
    expect(house.choices).toEqual(expect.arrayContaining(['take 99:torch.1', 'drop 99:torch.27']));
  });

  test('used up, one is out of the game', () => {
    const house = houseWith({ things }, { cards: [[KEY]] });
    house.run([{ do: 'discard', card: KEY }]);
    expect([house.cardsOf('0'), house.G.gone]).toEqual([[], [KEY]]);
  });
});

describe('BH-g22: a seat that changes sides', () => {
  const turned = (layout: Layout = {}) => {
    const house = houseWith({}, { explorers: FOUR, ...layout });
    house.run([{ do: 'turn-coat', seat: '0', to: 'traitor' }]);
    return house;
  };
  const FOUR = ['ox-bellows', 'missy-dubourde', 'peter-akimoto', 'zoe-ingstrom'];

  test('is given the other book, and its turn is over', () => {
    const house = turned();
    expect([house.asked, house.viewOf('0').side, house.viewOf('1').side]).toEqual([
      '0 read',
      'traitor',
      'heroes',
    ]);
    house.choose('answer read');
    expect(house.asked).toBe('1 turn');
  });

  test('BH62, BH111: the house spares it, and what lay in front of it is gone', () => {
    const house = turned({ cards: [['grave-dirt']] });
    expect([house.cardsOf('0'), house.G.discardPiles.event.at(-1)]).toEqual([[], 'grave-dirt']);
    house.choose('answer read');
    house.choose('end', 'end', 'end');
    expect(house.asked).toBe('0 turn');
    house.draw('rotten');
    expect(house.choices).toEqual(['answer accept', 'answer decline']);
  });

  test('BH66, BH-g14: the monsters come after the first traitor, and the second wins and loses with it', () => {
    const house = turned({ dice: thrown(3, 3) });
    addMonster(house.G, 'ghoul', { room: 'foyer', side: null }, { mover: '2' });
    house.choose('answer read');
    expect([house.G.haunt?.traitor, house.asked]).toEqual(['2', '1 turn']);
    house.choose('end', 'end');
    expect(house.asked).toBe('2 monster');
    house.run([
      { do: 'die', seat: '1' },
      { do: 'die', seat: '3' },
    ]);
    expect(house.G.outcome).toMatchObject({ side: 'traitor', winners: ['0', '2'], how: 'dead' });
  });
});

describe('BH81: a traitor whom nobody knows', () => {
  const masked = {
    sides: 'hidden',
    traitor: () => null,
    show: ({ bells }: { bells: number }, to: string | null, seat: string | null) => ({
      bells,
      own: to === 'all' ? '1' : seat === '1' ? 'you are' : 'you are not',
    }),
    sideOf: (_state: unknown, seat: string) => (seat === '1' ? 'traitor' : null),
    won: () => [],
  };
  const begun = () => {
    const house = houseOf({ haunt: toy(masked) });
    house.run([{ do: 'choose-sides', number: 99, omen: 'book', room: 'attic', isSubstitute: false }], '0');
    return house;
  };

  test('everybody is asked to read, so that nobody tells by the asking who has the other book', () => {
    const house = begun();
    const asked: string[] = [];
    while (house.asked.endsWith(' read')) {
      asked.push(house.asked);
      house.choose('answer read');
    }
    expect([asked, house.G.haunt?.read]).toEqual([
      ['1 read', '2 read', '0 read'],
      ['1', '2', '0'],
    ]);
  });

  test('each seat knows its own side and is shown its own secret; nobody else, and no spectator, is', () => {
    const house = begun();
    const views = ['0', '1', '2', null].map((seat) => house.viewOf(seat));
    expect(views.map(({ side }) => side)).toEqual(['heroes', 'traitor', 'heroes', null]);
    expect(views.map(({ haunt }) => haunt?.sides)).toEqual(Array(4).fill(['heroes', 'heroes', 'heroes']));
    expect(views.map(({ mine }) => (mine as { own: string }).own)).toEqual([
      'you are not',
      'you are',
      'you are not',
      'you are not',
    ]);
    expect(views.map((view) => seatRules.side?.(view, '1'))).toEqual(['1', '1', '1', '1']);
  });

  test('BH152: all heroes dead, it has won alone, though nobody knew', () => {
    const house = begun();
    house.run([
      { do: 'die', seat: '0' },
      { do: 'die', seat: '2' },
    ]);
    expect(house.G.outcome).toMatchObject({ side: 'traitor', winners: ['1'], how: 'dead' });
  });

  test('from its revealing on it is the traitor, and the house spares it', () => {
    const house = begun();
    while (house.asked.endsWith(' read')) house.choose('answer read');
    expect(house.G.haunt).toMatchObject({ traitor: null });
    house.run([{ do: 'reveal', seat: '1' }], '1');
    expect(house.G.haunt).toMatchObject({ traitor: '1', sides: ['heroes', 'traitor', 'heroes'] });
    expect(house.viewOf('0').side).toBe('heroes');
    expect(() => house.run([{ do: 'reveal', seat: '0' }])).toThrow('no traitor is hidden');
  });
});
