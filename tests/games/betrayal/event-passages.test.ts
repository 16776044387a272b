import { addMonster } from '@games/betrayal/rules/monsters';
import { waysFrom } from '@games/betrayal/rules/ways';
import { houseOf, type Layout, thrown } from './arrange';

/** Ways that events leave. Seat 0 is Ox Bellows: Speed 4, Might 5, Sanity 3, Knowledge 3. */

const lying = (token: string, room = 'entrance-hall'): Layout['tokens'] => [{ token, room, side: null }];

const item = { item: ['axe', 'medical-kit'] };

describe('BH-secret-passage', () => {
  test.each([
    [6, ['answer upper-landing', 'answer basement-landing', 'answer foyer']],
    [5, ['answer upper-landing']],
    [2, ['answer foyer', 'answer grand-staircase']],
    [1, ['answer basement-landing']],
  ])('%d: the second token', (total, rooms) => {
    const house = houseOf({ dice: thrown(3, total) });
    house.draw('secret-passage');
    if (house.choices.includes('answer go'))
      expect(house.tokens).toContain(`secret-passage in ${rooms[0]?.slice(7)}`);
    else expect(house.choices).toEqual(expect.arrayContaining(rooms));
  });

  test('BH86: whoever draws it may go at once for a space; the movement is over for all else', () => {
    const house = houseOf({ dice: thrown(3, 4), traits: [{ speed: 1 }] });
    house.draw('secret-passage');
    house.choose('answer go');
    expect(house.placeOf('0')).toBe('upper-landing');
    expect(house.G.turn.spent).toBe(1);
    expect(house.choices.filter((choice) => choice.startsWith('go'))).toEqual([]);
  });

  test('BH147: any explored room but the Coal Chute, and a side of a barrier chosen', () => {
    const tiles: Layout['tiles'] = [
      ['coal-chute', 'ground', 2, -1],
      ['tower', 'upper', 1, 0],
    ];
    const house = houseOf({ dice: thrown(3, 6), tiles });
    house.draw('secret-passage');
    expect(house.choices).toEqual(expect.arrayContaining(['answer tower 1', 'answer tower 3']));
    expect(house.choices).not.toContain('answer coal-chute');
    house.choose('answer tower 3', 'answer stay');
    expect(house.tokens).toEqual(['secret-passage in entrance-hall', 'secret-passage in tower 3']);
  });

  test('later it is a space both ways, for monsters too (BH70)', () => {
    const tokens = ['entrance-hall', 'upper-landing'].map((room) => ({
      token: 'secret-passage',
      room,
      side: null,
    }));
    const house = houseOf({ tokens, traits: [{ speed: 1 }], traitor: '1' });
    expect(house.choices).toContain('go upper-landing');
    const ghoul = addMonster(house.G, 'ghoul', { room: 'upper-landing', side: null }, { mover: '1' });
    const rooms = waysFrom(house.at, ghoul, { room: 'upper-landing', side: null }).map(({ to }) => to?.room);
    expect(rooms).toContain('entrance-hall');
  });
});

test('BH98: a leaving roll is asked of a step through a token way, not of whom its card sends through', () => {
  const layout: Layout = { rooms: ['attic'], tiles: [['attic', 'upper', 0, -1]] };
  const house = houseOf({ ...layout, dice: thrown(3, 1) });
  house.draw('secret-passage');
  house.choose('answer go');
  expect(house.placeOf('0')).toBe('basement-landing');
  const later = houseOf({ ...layout, tokens: house.G.tokens, dice: thrown(4, 2) });
  later.choose('go basement-landing');
  expect(later.choices).toEqual(['answer leave', 'answer stay']);
});

test('BH-secret-stairs: to another floor; who follows at once draws an event there (BH86)', () => {
  const house = houseOf({ decks: { event: ['secret-stairs', 'night-view'] }, dice: thrown(3, 5) });
  house.draw('secret-stairs');
  expect(house.choices).toEqual(['answer upper-landing', 'answer basement-landing']);
  house.choose('answer basement-landing', 'answer go');
  expect(house.placeOf('0')).toBe('basement-landing');
  expect(house.changes('0')).toEqual({ knowledge: 1 });
  expect(house.tokens).toEqual(['secret-stairs in entrance-hall', 'secret-stairs in basement-landing']);
});

test('BH-secret-stairs: who does not follow draws nothing', () => {
  const house = houseOf();
  house.draw('secret-stairs');
  house.choose('answer upper-landing', 'answer stay');
  expect([house.placeOf('0'), house.asked]).toEqual(['entrance-hall', '0 turn']);
});

describe('BH-mystic-slide', () => {
  const upstairs: Layout = { rooms: ['upper-landing'] };

  test('5+: any explored room on a lower floor', () => {
    const house = houseOf({ ...upstairs, dice: thrown(5, 5) });
    house.draw('mystic-slide');
    const rooms = ['grand-staircase', 'foyer', 'entrance-hall', 'basement-landing'];
    expect(house.choices).toEqual(rooms.map((room) => `answer ${room}`));
    house.choose('answer foyer');
    expect([house.placeOf('0'), house.tokens]).toEqual(['foyer', ['slide in upper-landing']]);
  });

  test('0–4: a basement tile is laid, the fall hurts, then its symbol (BH95, BH26)', () => {
    const house = houseOf({ ...upstairs, dice: [...thrown(5, 4), 1], stack: ['larder'], decks: item });
    house.draw('mystic-slide');
    house.choose('answer new', 'answer basement-landing 0', 'answer 1');
    expect([house.placeOf('0'), house.changes('0'), house.cardsOf('0')]).toEqual([
      'larder',
      { speed: -1 },
      ['axe'],
    ]);
  });

  test('0–4: or a basement room, where nothing is drawn', () => {
    const house = houseOf({ ...upstairs, tiles: [['larder', 'basement', 0, 1]], dice: [...thrown(5, 0), 1] });
    house.draw('mystic-slide');
    house.choose('answer larder', 'answer 0');
    expect([house.placeOf('0'), house.changes('0'), house.cardsOf('0')]).toEqual([
      'larder',
      { might: -1 },
      [],
    ]);
  });

  test('from the basement it hits the next on the left who is not there; off-turn no card is drawn (BH91)', () => {
    const rooms = ['basement-landing', 'basement-landing', 'upper-landing'];
    const house = houseOf({ rooms, dice: [...thrown(3, 0), 0], stack: ['larder'] });
    house.draw('mystic-slide');
    expect([house.asked, house.tokens]).toEqual(['2 pick', ['slide in upper-landing']]);
    house.choose('answer new');
    expect(house.asked).toBe('2 doorway');
    house.choose('answer basement-landing 0');
    expect([house.placeOf('2'), house.cardsOf('2'), house.asked]).toEqual(['larder', [], '0 turn']);
  });

  test('everybody in the basement: nothing', () => {
    const house = houseOf({ rooms: ['basement-landing', 'basement-landing', 'basement-landing'] });
    house.draw('mystic-slide');
    expect([house.tokens, house.asked]).toEqual([[], '0 turn']);
  });

  test('BH143: its token, once in one’s own turn, with the same results; not once a card has ended the movement (BH86)', () => {
    const tokens = lying('slide', 'upper-landing');
    const house = houseOf({ ...upstairs, tokens, dice: thrown(5, 5) });
    house.choose('use slide', 'answer grand-staircase');
    expect(house.placeOf('0')).toBe('grand-staircase');
    house.choose('go upper-landing');
    expect(house.choices).not.toContain('use slide');
    const tired = houseOf({ ...upstairs, tokens });
    tired.run([{ do: 'halt' }]);
    expect(tired.choices).not.toContain('use slide');
  });
});

describe('BH-revolving-wall', () => {
  const foyerWalls: Layout = { rooms: ['grand-staircase'] };

  test('BH145: a blank wall, a tile of the floor behind it any way round; one goes there and draws', () => {
    const house = houseOf({
      ...foyerWalls,
      stack: ['crypt', 'library'],
      dice: [...thrown(3, 5)],
      decks: { event: ['revolving-wall', 'night-view'] },
    });
    house.draw('revolving-wall');
    // East is its door, south its window.
    expect(house.choices).toEqual(['answer 0', 'answer 3']);
    house.choose('answer 0');
    expect(house.choices).toHaveLength(4);
    house.choose('answer 0');
    expect([house.placeOf('0'), house.tokens]).toEqual(['library', ['wall-switch in grand-staircase']]);
    expect(house.changes('0')).toEqual({ knowledge: 1 });
  });

  const built: Layout = {
    tiles: [
      ['attic', 'upper', 0, -1],
      ['library', 'upper', 1, -1],
    ],
    rooms: ['attic'],
  };

  test('a room that lies behind already: any side of it will do', () => {
    const house = houseOf({ ...built, decks: { event: ['revolving-wall'] } });
    house.draw('revolving-wall');
    house.choose('answer 1');
    expect([house.placeOf('0'), house.tokens]).toEqual(['library', ['wall-switch in attic']]);
  });

  test('no tile of the floor left: it is discarded', () => {
    const house = houseOf({ ...foyerWalls, stack: ['crypt'], isStackShort: true });
    house.draw('revolving-wall');
    house.choose('answer 0');
    expect([house.placeOf('0'), house.tokens]).toEqual(['grand-staircase', []]);
  });

  test('later Knowledge 3+ from either side, once a turn, for no space; monsters need no roll (BH70)', () => {
    const house = houseOf({
      ...built,
      decks: { event: ['revolving-wall'] },
      dice: thrown(3, 3),
      traitor: '1',
    });
    house.draw('revolving-wall');
    house.choose('answer 1');
    house.G.turn.isMovementOver = false;
    house.run([]);
    // The event has moved its drawer, the switch is turned by choice (BH163).
    expect(house.G.turn.hasMoved).toBe(false);
    house.choose('use wall-switch');
    expect([house.placeOf('0'), house.G.turn.spent, house.G.turn.hasMoved]).toEqual(['attic', 0, true]);
    expect(house.choices).not.toContain('use wall-switch');
    const ghoul = addMonster(house.G, 'ghoul', { room: 'library', side: null }, { mover: '1' });
    const rooms = waysFrom(house.at, ghoul, { room: 'library', side: null }).map(({ to }) => to?.room);
    expect(rooms).toContain('attic');
  });

  test('below 3 one stays, and the wall stays shut for this turn', () => {
    const house = houseOf({ ...built, decks: { event: ['revolving-wall'] }, dice: thrown(3, 2) });
    house.draw('revolving-wall');
    house.choose('answer 1');
    house.G.turn.isMovementOver = false;
    house.run([]);
    house.choose('use wall-switch');
    expect(house.placeOf('0')).toBe('library');
    expect(house.choices).not.toContain('use wall-switch');
  });
});
