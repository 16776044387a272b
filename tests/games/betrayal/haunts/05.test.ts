import type { State } from '@games/betrayal/haunts/05-i-was-a-teenage-lycanthrope/state';
import { type Nothing, stepsOf } from '@games/betrayal/rules/step';
import { winsAmongBots } from '../bots-play';
import { type HauntedHouse, hauntedHouse, untilTurnOf } from '../haunted';

type More = NonNullable<Parameters<typeof hauntedHouse>[1]>;

const step = stepsOf<{ shot: Nothing; 'bitten.taint': Nothing }>('haunt');

const GUN = 'revolver';
const SILVER = '5:silver-bullets';
/** What the Werewolf raises at the start: one each for Missy and Peter. */
const RISE = ['answer speed', 'answer might'];

/** Ox has revealed it with the Dog at heel and is the Werewolf; Missy and Peter are the heroes. */
const house = (dice: readonly number[] = [], more: More = {}) =>
  hauntedHouse<State>(5, {
    omen: 'dog',
    cards: [['dog', 'axe']],
    rooms: ['foyer', 'upper-landing', 'upper-landing'],
    setup: RISE,
    dice,
    ...more,
  });
type House = HauntedHouse<State>;

const blanks = (count: number): number[] => Array<number>(count).fill(0);
/** Ends turns until a seat has its own; a Werewolf’s Might rises, and nothing is thrown but blanks. */
function until(begun: House, seat: string): void {
  begun.dice.push(...blanks(40));
  untilTurnOf(begun, seat);
}
describe('the setup', () => {
  test('BH-h05-S: the revealer drops what it carries, its traits go up to start, and one more for each hero', () => {
    const begun = house([], { traits: [{ might: 1, sanity: 2, speed: 8 }] });
    const { traits } = begun.G.explorers[0] ?? {};
    expect(begun.G.haunt).toMatchObject({ traitor: '0' });
    expect([begun.cardsOf('0'), begun.G.piles]).toEqual([
      [],
      [{ room: 'foyer', side: null, cards: ['axe'] }],
    ]);
    // Speed is at the top already, and stays there.
    expect(traits).toMatchObject({ speed: 8, might: 4, sanity: 3 });
  });

  test('BH-h05-S BH118: what it loses by dropping counts first, and what is above the start stays there', () => {
    const begun = house([], {
      cards: [['dog', 'amulet-of-the-ages', 'book', 'madman', 'blood-dagger', 'bite', 'mask']],
      traits: [{ might: 8, speed: 8, sanity: 2, knowledge: 2 }],
      setup: ['answer sanity', 'answer sanity'],
    });
    // Might: three less for the Amulet, two for the Madman.
    expect(begun.G.explorers[0]?.traits).toEqual({ speed: 5, might: 3, sanity: 5, knowledge: 3 });
    expect([begun.cardsOf('0'), begun.G.piles[0]?.cards.length]).toEqual([['bite'], 5]);
  });

  test('BH-h05-S: with six players it rises five times', () => {
    const explorers = [
      'ox-bellows',
      'missy-dubourde',
      'peter-akimoto',
      'vivian-lopez',
      'professor-longfellow',
      'heather-granville',
    ];
    const begun = house([], { explorers, setup: Array<string>(5).fill('answer might') });
    expect([begun.asked, begun.changes('0')]).toEqual(['1 turn', { might: 5 }]);
  });

  test('BH-h05-S BH-h05-M BH-h05-K1: the Dog is a monster in its room, and its card is out of the game', () => {
    const begun = house();
    expect(begun.G.monsters).toMatchObject([{ kind: 'dog', room: 'foyer', mover: '0' }]);
    expect(begun.viewOf('1').values.m1).toEqual({ speed: 4, might: 4, sanity: 3 });
    expect(begun.G.gone).toEqual(['dog']);
  });

  test('BH-h05-D4: the traitor’s Revolver lies where it was dropped, and is not looked for', () => {
    const begun = house([], {
      cards: [['dog', GUN]],
      rooms: ['foyer', 'attic', undefined],
      tiles: [['attic', 'upper', 0, 1]],
    });
    expect(begun.G.piles).toEqual([{ room: 'foyer', side: null, cards: [GUN] }]);
    until(begun, '1');
    expect(begun.of('use ')).toEqual([]);
  });
});

describe('the silver', () => {
  const tiles: More['tiles'] = [
    ['attic', 'upper', 0, 1],
    ['furnace-room', 'basement', 0, -1],
    ['vault', 'basement', 1, 0, 3],
  ];

  test.each([
    ['attic', ['use find-revolver']],
    ['game-room', ['use find-revolver']],
    ['junk-room', ['use find-revolver']],
    ['master-bedroom', ['use find-revolver']],
    ['research-laboratory', ['use make-bullets']],
    ['furnace-room', ['use make-bullets']],
    ['library', []],
  ])(
    'BH-h05-H1 BH-h05-H2: what there is for a hero to do in the room %s, and nothing for a Werewolf',
    (room, there) => {
      const floor = room === 'furnace-room' ? 'basement' : 'upper';
      const begun = house([], { tiles: [[room, floor, 0, 1]], rooms: [room, room, undefined] });
      untilTurnOf(begun, '1');
      expect(begun.of('use ')).toEqual(there);
      until(begun, '0');
      expect(begun.of('use ')).toEqual([]);
    },
  );

  test('BH-h05-H1: by Knowledge 5 the Revolver is found, once a turn', () => {
    const begun = house([], { tiles, rooms: ['foyer', 'attic', undefined] });
    untilTurnOf(begun, '1');
    begun.dice.push(2, 2, 0, 0);
    begun.choose('use find-revolver');
    expect([begun.told.at(-1), begun.of('use ')]).toEqual(['task-failed', []]);
    begun.choose('end');
    until(begun, '1');
    begun.reload(2, 2, 1, 0);
    begun.choose('use find-revolver');
    expect([begun.cardsOf('1'), begun.of('use ')]).toEqual([[GUN], []]);
  });

  test('BH-h05-D4: what has been used up can be found; in the Vault once it is open', () => {
    const layout: More = { tiles, rooms: ['foyer', 'vault', undefined] };
    const shut = house([], layout);
    untilTurnOf(shut, '1');
    expect(shut.of('use ')).toEqual(['use vault']);
    const open = house([], { ...layout, tokens: [{ token: 'vault-empty', room: 'vault', side: null }] });
    open.G.decks.item = open.G.decks.item.filter((card) => card !== GUN);
    open.G.discardPiles.item.push(GUN);
    untilTurnOf(open, '1');
    expect(open.of('use ')).toEqual(['use find-revolver']);
  });

  test('BH-h05-H2 BH-h05-K4: by Knowledge 5 Bullets are made, and no second lot', () => {
    const begun = house([2, 2, 1, 0], { tiles, rooms: ['foyer', 'furnace-room', 'furnace-room'] });
    untilTurnOf(begun, '1');
    begun.choose('use make-bullets');
    expect(begun.cardsOf('1')).toEqual([SILVER]);
    begun.run([{ do: 'drop', seat: '1', card: SILVER }]);
    untilTurnOf(begun, '2');
    expect(begun.of('use ')).toEqual([]);
    expect(begun.choices).toContain(`take ${SILVER}`);
  });

  test('BH-h05-K3: whoever holds one asks for the other, and is given it', () => {
    const begun = house([], { cards: [['dog'], [GUN], [SILVER]] });
    untilTurnOf(begun, '1');
    expect(begun.of('use ')).toEqual([`use ${SILVER} ask`]);
    begun.choose(`use ${SILVER} ask`);
    expect(begun.asked).toBe('2 pick');
    begun.choose('answer accept');
    expect([begun.cardsOf('1'), begun.of('use ')]).toEqual([[GUN, SILVER], []]);
    const other = house([], { cards: [['dog'], [SILVER], [GUN]] });
    untilTurnOf(other, '1');
    other.choose(`use ${GUN} ask`, 'answer refuse');
    expect([other.cardsOf('2'), other.of('use ')]).toEqual([[GUN], []]);
  });

  /** Missy shoots from the Foyer at who stands in the Hall. */
  const shot = (cards: readonly string[], target: string, dice: readonly number[], more: More = {}) => {
    const begun = house([], {
      cards: [['dog'], cards],
      rooms: ['entrance-hall', 'foyer', undefined],
      ...more,
    });
    begun.put('m1', 'entrance-hall');
    untilTurnOf(begun, '1');
    begun.dice.push(...dice);
    begun.choose(`attack ${target} speed ${GUN}`);
    return begun;
  };
  // Missy: Speed 5 and a die for the Revolver; Ox: Speed 4 and one more.
  const AIM = [2, 2, ...blanks(4)];
  const HIT = [...AIM, ...blanks(5)];

  test('BH-h05-H: a win with the Revolver by who holds both kills a Werewolf, and with the last of them the heroes win', () => {
    expect(shot([GUN, SILVER], '0', HIT).G.outcome).toMatchObject({
      side: 'heroes',
      winners: ['1', '2'],
      how: 'goal',
    });
  });

  const shots = ({ choices }: House) =>
    choices.filter((one) => one.endsWith(GUN) && one.startsWith('attack'));
  test('BH-h05-H BH33: who has found the Revolver may shoot at once, also with Bullets just given; who has picked it up may not', () => {
    const found = house([], { tiles, cards: [['dog'], [SILVER]], rooms: ['attic', 'attic', undefined] });
    untilTurnOf(found, '1');
    found.dice.push(2, 2, 2, 0);
    found.choose('use find-revolver');
    expect(shots(found)).toEqual([`attack 0 speed ${GUN}`, `attack m1 speed ${GUN}`]);
    const given = house([], { cards: [['dog'], [GUN], [SILVER]], rooms: ['foyer', 'foyer', 'foyer'] });
    untilTurnOf(given, '1');
    given.choose(`use ${SILVER} ask`, 'answer accept');
    expect(shots(given)).toEqual([`attack 0 speed ${GUN}`, `attack m1 speed ${GUN}`]);
    const taken = house([], { cards: [['dog'], [SILVER]], rooms: ['foyer', 'foyer', undefined] });
    taken.G.piles.push({ room: 'foyer', side: null, cards: [GUN] });
    untilTurnOf(taken, '1');
    taken.choose(`take ${GUN}`);
    expect(shots(taken)).toEqual([]);
  });

  test('BH-h05-H2 BH-g6: Bullets are no item card for events, and lie where their maker dies', () => {
    const begun = house([], { cards: [['dog'], [SILVER]] });
    begun.draw('whoops', '1');
    expect(begun.cardsOf('1')).toEqual([SILVER]);
    begun.run([{ do: 'die', seat: '1' }]);
    expect(begun.G.piles).toContainEqual({ room: 'upper-landing', side: null, cards: [SILVER] });
  });

  test('BH-h05-H BH-g8: both steps may be taken in one turn, each once', () => {
    const begun = house([], { tiles, rooms: [undefined, 'attic', undefined] });
    untilTurnOf(begun, '1');
    begun.dice.push(...blanks(4), ...blanks(4));
    begun.choose('use find-revolver');
    begun.bring('1', 'furnace-room');
    expect(begun.of('use ')).toEqual(['use make-bullets']);
    begun.choose('use make-bullets');
    expect(begun.of('use ')).toEqual([]);
  });

  test('BH-h05-H: a tie kills nobody, and neither does another weapon', () => {
    expect(shot([GUN, SILVER], '0', [...AIM, 2, 2, ...blanks(3)]).asked).toBe('1 turn');
    const axe = house([], { cards: [['dog'], [GUN, SILVER, 'axe']], rooms: ['foyer', 'foyer', undefined] });
    untilTurnOf(axe, '1');
    axe.dice.push(2, ...blanks(3), ...blanks(6));
    axe.choose('attack 0 might axe');
    expect([axe.G.outcome, axe.asked]).toEqual([null, '0 split']);
  });

  test('BH-h05-D5: Bullets in another hand do nothing, and those shot are not used up', () => {
    const begun = shot([GUN], '0', HIT, { cards: [['dog'], [GUN], [SILVER]] });
    expect([begun.G.outcome, begun.asked]).toEqual([null, '0 split']);
    expect(shot([GUN, SILVER], 'm1', [...AIM, ...blanks(4)]).cardsOf('1')).toEqual([GUN, SILVER]);
  });

  test('BH-h05-D6: the Dog dies by a Bullet, stunned or not; else it is stunned', () => {
    const dead = shot([GUN, SILVER], 'm1', [...AIM, ...blanks(4)]);
    expect([dead.G.monsters, dead.G.outcome]).toEqual([[], null]);
    expect(shot([GUN], 'm1', [...AIM, ...blanks(4)]).G.monsters[0]?.stunned).toBe(1);
    const lying = house([], { cards: [['dog'], [GUN, SILVER]], rooms: [undefined, 'foyer', undefined] });
    for (const { id } of lying.G.monsters) lying.alter(id, { stunned: 1 });
    untilTurnOf(lying, '1');
    expect(lying.choices).toContain(`attack m1 speed ${GUN}`);
  });

  test('BH-h05-D6 BH68: lying down it is hit with silver alone, also where a vision orders an attack', () => {
    const begun = house([], {
      cards: [['dog'], [GUN, SILVER, 'axe']],
      rooms: ['entrance-hall', 'upper-landing', undefined],
    });
    for (const { id } of begun.G.monsters) begun.alter(id, { stunned: 1, room: 'upper-landing' });
    untilTurnOf(begun, '1');
    expect(begun.of('attack')).toEqual([`attack m1 speed ${GUN}`]);
    begun.dice.push(0, 0, 0);
    begun.draw('bloody-vision', '1');
    expect(begun.asked).toBe('1 turn');
  });
});

describe('the bite', () => {
  const fight = (attacker: string, target: string, dice: readonly number[]) => {
    const begun = house(dice);
    begun.run([{ do: 'attack', attacker, target, trait: 'might' }], attacker === '0' ? '0' : '1');
    while (begun.asked.endsWith(' split')) begun.choose(begun.choices[0] ?? '');
    return begun;
  };
  // Missy has 3 dice, Ox 6, the Dog 4.
  test.each([
    ['the Werewolf attacks and wins', '0', '1', [1, ...blanks(5), ...blanks(3)], ['1']],
    ['the Dog attacks and wins', 'm1', '1', [1, 0, 0, 0, ...blanks(3)], ['1']],
    ['the hero attacks the Dog and loses', '1', 'm1', [0, 0, 0, 1, 0, 0, 0], ['1']],
    ['the hero attacks the Werewolf and loses', '1', '0', [0, 0, 0, 1, ...blanks(5)], ['1']],
    ['nobody is hurt', '1', '0', blanks(9), []],
    ['the hero wins', '1', 'm1', [1, 0, 0, ...blanks(4)], []],
  ] as const)('BH-h05-D2: %s', (_, attacker, target, dice, seats) => {
    const begun = fight(attacker, target, dice);
    expect(begun.slice.bitten.seats).toEqual(seats);
    expect(begun.viewOf('0').marks).toEqual(seats.map((seat) => ({ on: { seat }, word: 'bitten' })));
  });

  test('BH-h05-D2: where Armor takes all of it nobody is bitten', () => {
    const begun = house([1, ...blanks(5), ...blanks(3)], { cards: [['dog'], ['armor']] });
    begun.run([{ do: 'attack', attacker: '0', target: '1', trait: 'might' }]);
    expect(begun.slice.bitten.seats).toEqual([]);
  });

  test.each([
    ['who attacks with the Ring and loses, whatever the Skull makes of it', 'answer skull', ['1']],
    ['who attacks with the Ring and loses', 'answer 0', ['1']],
  ])('BH-h05-D2: %s', (_, split, seats) => {
    const begun = house([...blanks(5), 1, 0, 0], { cards: [['dog'], ['ring', 'skull']] });
    begun.run([{ do: 'attack', attacker: '1', target: '0', trait: 'sanity' }], '1');
    begun.choose(split);
    if (begun.asked === '1 split') begun.choose('answer 0');
    expect(begun.slice.bitten.seats).toEqual(seats);
  });

  test('BH-h05-D2 BH138: who loses where a vision orders the attack', () => {
    const begun = house([], { rooms: ['foyer', 'foyer', 'upper-landing'] });
    begun.put('m1', 'upper-landing');
    untilTurnOf(begun, '1');
    begun.dice.push(...blanks(3), ...blanks(3), 1, ...blanks(5));
    begun.draw('bloody-vision', '1');
    begun.choose('answer 1');
    expect([begun.slice.bitten.seats, begun.asked]).toEqual([['1'], '1 turn']);
  });

  test('BH-h05-D2 BH59: not who shoots from another room and misses, nor who dies of it', () => {
    const far = house([...blanks(6), 1, ...blanks(4)], { cards: [['dog'], [GUN]] });
    far.run([{ do: 'attack', attacker: '1', target: '0', trait: 'speed', weapon: GUN, isFar: true }], '1');
    expect(far.slice.bitten.seats).toEqual([]);
    const dead = house([2, 2, 2, ...blanks(3), ...blanks(2)], { traits: [{}, { might: 1 }] });
    dead.run([{ do: 'attack', attacker: '0', target: '1', trait: 'might' }], '0');
    dead.choose('answer 0');
    expect([dead.G.explorers[1]?.life, dead.slice.bitten.seats]).toEqual(['dead', []]);
  });

  const taint = (dice: readonly number[], more: More = {}) => {
    const begun = house([], { traits: [{}, { sanity: 4 }], ...more });
    begun.run([step('bitten.taint', { seat: '1' })]);
    while (begun.asked !== '2 turn')
      begun.choose(begun.asked === '1 turn' ? 'end' : (begun.choices[0] ?? ''));
    begun.choose('end');
    // The Werewolf rises, ends, and its Dog runs and rests.
    begun.choose('answer might');
    begun.dice.push(...blanks(4), ...dice);
    begun.choose('end', 'end m1');
    return begun;
  };

  test('BH-h05-R: a bitten hero rolls Sanity 4 at the start of each turn, and goes on by it', () => {
    const begun = taint([2, 2, 0, 0]);
    expect([begun.asked, begun.G.haunt?.sides]).toEqual(['1 turn', ['traitor', 'heroes', 'heroes']]);
    until(begun, '2');
    expect(begun.slice.bitten.seats).toEqual(['1']);
  });

  test('BH-h05-R BH-h05-D1 BH-g22: else it turns: drops all, goes up, rises by a step for each hero left, and its turn is over', () => {
    const begun = taint([2, 1, 0, 0], { cards: [['dog'], ['axe']], traits: [{}, { sanity: 4, might: 2 }] });
    expect([begun.asked, begun.choices.length]).toEqual(['1 pick', 4]);
    begun.choose('answer speed', 'answer read');
    expect(begun.G.haunt?.sides).toEqual(['traitor', 'traitor', 'heroes']);
    expect([begun.cardsOf('1'), begun.changes('1')]).toEqual([[], { speed: 1, might: 2 }]);
    expect([begun.asked, begun.G.monsters.length, begun.viewOf('1').side]).toEqual(['2 turn', 1, 'traitor']);
    expect(begun.viewOf('2').marks).toEqual([]);
  });

  test('BH-h05-T: the last hero who turns has lost it for the heroes', () => {
    const begun = house();
    begun.run([{ do: 'die', seat: '2' }]);
    begun.run([{ do: 'turn-coat', seat: '1', to: 'traitor' }]);
    expect(begun.G.outcome).toMatchObject({ side: 'traitor', winners: ['0', '1'], how: 'dead' });
  });

  test('BH-h05-H: with the first Werewolf dead the others have to be killed as well', () => {
    const begun = house([], {
      explorers: ['ox-bellows', 'missy-dubourde', 'peter-akimoto', 'zoe-ingstrom'],
      setup: [...RISE, 'answer sanity'],
    });
    begun.run([{ do: 'turn-coat', seat: '1', to: 'traitor' }]);
    begun.choose('answer might', 'answer might', 'answer read');
    begun.run([step('shot', { seat: '0' })]);
    expect(begun.G.outcome).toBeNull();
    begun.run([step('shot', { seat: '1' })]);
    expect(begun.G.outcome).toMatchObject({ side: 'heroes', winners: ['2', '3'] });
  });
});

describe('a Werewolf', () => {
  test('BH-h05-R BH-h05-K5: rises in Might or Speed at the start of its turn', () => {
    const begun = house();
    while (begun.asked !== '0 pick') begun.choose('end');
    expect(begun.choices).toEqual(['answer might', 'answer speed']);
  });

  test.each(['physical', 'mental'] as const)(
    'BH-h05-D3: %s harm is halved, up, before it is split',
    (kind) => {
      const begun = house();
      begun.run([{ do: 'harm', seat: '0', kind, points: 5 }]);
      expect(begun.choices).toEqual(['answer 3', 'answer 2', 'answer 1', 'answer 0']);
    },
  );

  test.each([
    [1, ['answer 1', 'answer 0']],
    [3, ['answer 2', 'answer 1', 'answer 0']],
  ])('BH-h05-D3: also in defence, where it has lost by %d', (margin, split) => {
    const begun = house([...blanks(6), ...(margin === 1 ? [1, 0, 0] : [2, 1, 0])], {
      cards: [['dog'], [GUN, SILVER]],
    });
    begun.run([{ do: 'attack', attacker: '0', target: '1', trait: 'might' }], '0');
    // Silver kills in attack alone.
    expect([begun.asked, begun.choices]).toEqual(['0 split', split]);
  });

  test('BH-h05-K5: with both at the top nothing rises, and nobody is asked', () => {
    const begun = house([], { traits: [{ might: 8, speed: 8, sanity: 8, knowledge: 8 }] });
    while (!begun.asked.startsWith('0 ')) begun.choose('end');
    expect(begun.asked).toBe('0 turn');
  });

  test('BH-h05-R: nothing else kills it', () => {
    const begun = house();
    begun.run([{ do: 'lose', seat: '0', trait: 'might', by: 9 }]);
    expect([begun.G.explorers[0]?.life, begun.G.explorers[0]?.traits.might]).toEqual(['alive', 1]);
    begun.run([{ do: 'lose', seat: '1', trait: 'might', by: 9 }]);
    expect(begun.G.explorers[1]?.life).toBe('dead');
  });

  test('BH-h05-R BH-h05-K2: it picks nothing up, is given nothing, steals nothing, and drops what it draws', () => {
    const begun = house([], { cards: [['dog'], ['axe']], rooms: ['foyer', 'foyer', 'foyer'] });
    begun.run([{ do: 'drop', seat: '1', card: 'axe' }]);
    until(begun, '0');
    expect(begun.of('take')).toEqual([]);
    begun.run([{ do: 'take', seat: '2', card: 'axe' }]);
    begun.reload(2, 2, 2, 0, 0, 0, 0, ...blanks(20));
    begun.run([{ do: 'attack', attacker: '0', target: '2', trait: 'might' }], '0');
    expect(begun.asked).toBe('2 split');
  });

  test.each(['amulet-of-the-ages', 'girl', 'mask'])(
    'BH-h05-R BH-h05-K2: %s, drawn, lies down where it stands and does it neither good nor ill',
    (card) => {
      const begun = house();
      const before = begun.changes('0');
      begun.draw(card, '0');
      expect([begun.cardsOf('0'), begun.changes('0')]).toEqual([[], before]);
      expect(begun.G.piles).toEqual([{ room: 'foyer', side: null, cards: ['axe', card] }]);
      expect(begun.told.slice(-2)).toEqual(['draw', 'drop']);
    },
  );

  test('BH-h05-R BH-h05-K2: no companion joins it, and the next who enters finds it there', () => {
    const begun = house([], { traits: [{ might: 8 }] });
    begun.G.piles.push({ room: 'grand-staircase', side: null, cards: ['madman'] });
    const enter = (seat: string) =>
      begun.run([{ do: 'put', seat, to: { room: 'grand-staircase', side: null } }], seat);
    enter('0');
    expect([begun.cardsOf('0'), begun.G.explorers[0]?.traits.might]).toEqual([[], 8]);
    enter('1');
    expect(begun.cardsOf('1')).toEqual(['madman']);
  });

  test('BH-h05-R BH115: it is asked for no trade, for there is nothing it may hold', () => {
    const begun = house([], { cards: [['dog'], [GUN], ['axe']], rooms: ['foyer', 'foyer', 'foyer'] });
    untilTurnOf(begun, '1');
    expect(begun.of('trade')).toEqual(['trade 2']);
  });

  test('BH-h05-R BH-h05-D6: neither it nor the Dog goes into the Elevator', () => {
    const begun = house([], {
      tiles: [['mystic-elevator', 'ground', 1, 1, 0]],
      rooms: ['foyer', 'foyer', 'foyer'],
    });
    const goes = () => begun.choices.filter((one) => one.startsWith('go') && one.includes('elevator'));
    const there = begun.G.tiles.find(({ room }) => room === 'foyer');
    Object.assign(begun.G.tiles.find(({ room }) => room === 'mystic-elevator') ?? {}, {
      x: there?.x,
      y: (there?.y ?? 0) + 1,
    });
    untilTurnOf(begun, '1');
    expect(goes()).toEqual(['go mystic-elevator']);
    until(begun, '0');
    expect(goes()).toEqual([]);
    begun.choose('end');
    expect([begun.asked, goes()]).toEqual(['0 monster', []]);
  });
});

describe('BH-h05-R BH-h05-K6: the Elevator does not ride for a Werewolf', () => {
  test('in whose room it is when it turns: it stays there until the turn is over', () => {
    const begun = house([], {
      tiles: [['mystic-elevator', 'ground', 1, 1, 0]],
      rooms: ['mystic-elevator', undefined, undefined],
    });
    until(begun, '0');
    begun.reload(0, 0, 0, 0);
    begun.choose('end');
    expect(begun.asked).toBe('0 monster');
  });

  test('which discovers it; a hero beside it still rides', () => {
    const begun = house([], { stack: ['mystic-elevator'] });
    until(begun, '0');
    begun.choose('discover foyer 0');
    expect([begun.asked, begun.placeOf('0')]).toEqual(['0 turn', 'mystic-elevator']);
    begun.choose('end');
    until(begun, '1');
    begun.reload(2, 2);
    begun.bring('1', 'mystic-elevator');
    expect(begun.asked).toBe('1 pick');
  });
});

test('BH-h05: what comes next is said, and where', () => {
  const kindOf = (cards: More['cards'], of: Partial<More> = {}) =>
    house([], { cards: [['dog'], ...(cards ?? [])], ...of }).viewOf('1').goal?.next.kind;
  expect([
    kindOf([[], []]),
    kindOf([[SILVER], []]),
    kindOf([[GUN], []]),
    kindOf([[GUN], [SILVER]]),
    kindOf([[GUN, SILVER], []]),
  ]).toEqual(['find-both', 'find-revolver', 'make-bullets', 'bring-together', 'shoot']);
  const { prey, own } = house([], { cards: [['dog'], [GUN, SILVER]] }).viewOf('1').goal ?? {};
  expect([prey, own?.[2]]).toEqual([['0'], []]);
  expect(house().viewOf('0').goal).toMatchObject({
    next: { kind: 'hunt', facts: { left: 2 } },
    prey: ['1', '2'],
  });
});

test.each(['heroes', 'traitor'])('BH-h05: it can end for the %s among bots', (side) => {
  expect(winsAmongBots('5', [side])).toHaveProperty([side]);
});

describe('harm that is turned on the body', () => {
  test('BH-h05-D2 BH139: who turns the harm on the body, where Armor takes all of it, has taken none and isn’t bitten', () => {
    const begun = house([...blanks(5), 1, 0, 0], { cards: [['dog'], ['ring', 'skull', 'armor']] });
    begun.run([{ do: 'attack', attacker: '1', target: '0', trait: 'sanity' }], '1');
    begun.choose('answer skull');
    expect([begun.changes('1'), begun.slice.bitten.seats]).toEqual([{}, []]);
  });
});
