import { ownStep } from '../arrange';
import { hauntedHouse, untilTurnOf } from '../haunted';

type More = Parameters<typeof hauntedHouse>[1];

/** Ox has revealed it in the Entrance Hall, and Peter, of least Knowledge but for him, is the traitor. */
const house = (dice: readonly number[] = [], more: More = {}) =>
  hauntedHouse(38, {
    rooms: ['foyer', 'foyer', 'upper-landing'],
    traits: [{}, { knowledge: 4 }, { knowledge: 1 }],
    dice,
    ...more,
  });
type House = ReturnType<typeof house>;

const bats = ({ G }: House) => G.monsters.map(({ room }) => room);

test('BH-h38: half as many Firebats as there are players, rounded up, come where it was revealed', () => {
  expect(house().G.haunt).toMatchObject({ traitor: '2' });
  expect(bats(house())).toEqual(['foyer', 'foyer']);
  const five = ['ox-bellows', 'missy-dubourde', 'peter-akimoto', 'zoe-ingstrom', 'vivian-lopez'];
  expect(bats(house([], { explorers: five, traits: [], rooms: ['foyer'] }))).toHaveLength(3);
});

test('BH-h38-D1: by their roll as many more come; these stay for now, and burn with the others', () => {
  // Speed 1, 1, 0; then four dice for the room.
  const begun = house().night(2, [], [...Array<number>(4).fill(0)]);
  expect(begun.asked).toBe('2 monster');
  expect(bats(begun)).toHaveLength(4);
  expect(begun.of('end')).toEqual(['end m1', 'end all']);
  begun.choose('end all');
  expect([begun.asked, begun.dice]).toEqual(['0 turn', []]);
});

test('BH-h38-K1 BH-h38: when all have moved each hero is hurt by a die for each Firebat in the room', () => {
  const begun = house([], { rooms: ['foyer', 'upper-landing', 'upper-landing'] }).night(
    1,
    [],
    [2, 2, 1, 2, 0, 1],
  );
  begun.choose('end all');
  // Three of them: 2, 2 and 1 together; Missy, and the traitor beside her, are elsewhere.
  expect(begun.asked).toBe('0 split');
  expect(begun.choices).toContain('answer 5');
  begun.choose('answer 3');
  expect([begun.asked, begun.changes('0')]).toEqual(['0 turn', { speed: -3, might: -2 }]);
});

test('BH-h38-D3: for each room one roll of the traitor’s player hurts all heroes there, each of them by all of it', () => {
  const begun = house([], { cards: [[], ['armor']] }).night(0, [], [2, 1]);
  begun.choose('end all');
  expect([begun.asked, begun.choices]).toEqual(['0 split', ['answer 3', 'answer 2', 'answer 1', 'answer 0']]);
  begun.choose('answer 3');
  expect([begun.asked, begun.choices]).toEqual(['1 split', ['answer 2', 'answer 1', 'answer 0']]);
  begun.choose('answer 2');
  expect([begun.changes('0'), begun.changes('1')]).toEqual([{ speed: -3 }, { speed: -2 }]);
  const apart = house([], { rooms: ['foyer', 'entrance-hall', 'upper-landing'] });
  apart.G.monsters.slice(1).forEach((bat) => {
    bat.room = 'entrance-hall';
  });
  untilTurnOf(apart, '2');
  apart.dice.push(0, 0, 0, 2, 1);
  apart.choose('end', 'end all');
  expect([apart.asked, apart.choices.length]).toEqual(['0 split', 3]);
  apart.choose('answer 2');
  expect([apart.asked, apart.choices.length]).toEqual(['1 split', 2]);
});

test('BH-h38-D3 BH5: both sides of a barrier together, by eight dice at most, be the traitor dead', () => {
  const begun = house([], {
    rooms: ['chasm 1', 'chasm 3', 'upper-landing'],
    tiles: [['chasm', 'basement', 0, -1]],
  });
  begun.run([ownStep('haunt/hatch', { count: 7 }), { do: 'die', seat: '2' }]);
  begun.dice.push(1, ...Array<number>(7).fill(0));
  begun.run([ownStep('haunt/burn', { room: 'chasm' })]);
  expect([begun.asked, begun.dice]).toEqual(['0 split', []]);
  begun.choose('answer 1');
  expect(begun.asked).toBe('1 split');
});

test('BH-h38-D3: it is told as the traitor’s player’s roll, and nothing that anybody holds changes it', () => {
  const begun = house([], {
    rooms: ['foyer', 'upper-landing', 'upper-landing'],
    cards: [['lucky-stone'], [], ['lucky-stone']],
  }).night(0, [], [0, 1]);
  begun.choose('end all');
  expect(begun.asked).toBe('0 split');
  const rolls = (begun.G.journal ?? []).filter(({ kind }) => kind.startsWith('roll')).slice(-2);
  // None of Missy's room, where there is no Firebat.
  expect(rolls.map(({ playerID, facts }) => [playerID, facts.what])).toEqual([
    [null, { term: 'rolls.speed' }],
    ['2', { term: 'rolls.fire' }],
  ]);
});

test('BH-h38: the traitor is not hurt; Armor stops one point in all', () => {
  const begun = house([], { rooms: ['foyer', 'upper-landing', 'foyer'], cards: [['armor']] }).night(
    1,
    [],
    [2, 2, 2],
  );
  begun.choose('end all');
  begun.choose('answer 3');
  expect([begun.changes('0'), begun.changes('2')]).toEqual([{ speed: -3, might: -2 }, {}]);
});

test('BH-h38-K2: they burn on both sides of a barrier', () => {
  const begun = house([], {
    rooms: ['chasm 1', 'foyer', 'upper-landing'],
    tiles: [['chasm', 'basement', 0, -1]],
  }).night(0, [], [1, 0]);
  for (const bat of begun.G.monsters) bat.side = 3;
  begun.choose('end all');
  expect(begun.asked).toBe('0 split');
});

test('BH-h38-K3 BH66: by a 0 none comes, and each goes a space', () => {
  const begun = house([], { rooms: ['entrance-hall', 'upper-landing', 'upper-landing'] }).night(
    0,
    [],
    [0, 0, 0, 0],
  );
  expect(bats(begun)).toHaveLength(2);
  begun.choose('go m1 foyer', 'end m2');
  expect(bats(begun)).toEqual(['foyer', 'entrance-hall']);
});

test('BH-h38-D2: heroes slow them; they slow nobody, cannot be hit, and nothing stuns them', () => {
  const begun = house([], { rooms: ['foyer', 'upper-landing', 'upper-landing'] }).night(1, [], [0, 0, 0]);
  // One space, and leaving the hero's room costs two, but for the first step.
  expect(begun.optionOf('go m1 entrance-hall')?.cost).toBe(1);
  begun.choose('end all');
  expect(begun.optionOf('go entrance-hall')?.cost).toBe(1);
  expect(begun.of('attack')).toEqual([]);
  begun.run([{ do: 'harm', seat: 'm1', kind: 'physical', points: 3 }]);
  expect(begun.G.monsters[0]?.stunned).toBe(0);
});

test('BH-h38: the Revolver, which attacks with the Speed that they have, does not hit them either', () => {
  const begun = house([], { cards: [['revolver']] });
  untilTurnOf(begun, '0');
  expect(begun.of('attack')).toEqual([]);
});

test('BH-h38 BH-exorcism: with as many successes as there are players the wall is shut', () => {
  const begun = house([2, 2, 1, 0], { cards: [['book', 'ring']], traits: [{ sanity: 4, knowledge: 5 }] });
  begun.set({ exorcism: { done: ['chapel', 'crypt'] } });
  untilTurnOf(begun, '0');
  begun.choose('use exorcism ring');
  expect(begun.G.outcome).toMatchObject({ side: 'heroes', how: 'goal' });
});

test('BH-h38 BH152: with the last hero the traitor has won', () => {
  const begun = house([], {
    traits: [{ speed: 1, might: 1 }, { speed: 1, might: 1, knowledge: 4 }, { knowledge: 1 }],
  }).night(1, [], [2, 2, 2]);
  begun.choose('end all', 'answer 0', 'answer 0');
  expect(begun.G.outcome).toMatchObject({ side: 'traitor', winners: ['2'], how: 'dead' });
});

describe('BH-spirit-board BH-bell: a Firebat has Speed and goes where it is led, so the traitor may draw it a space nearer', () => {
  test.each([['spirit-board'], ['bell']])('%s', (card) => {
    // The Bell by a 0 of Ox's Sanity.
    const begun = house([0, 0, 0, 0], {
      cards: [[card]],
      rooms: ['foyer', 'upper-landing', 'upper-landing'],
    });
    untilTurnOf(begun, '0');
    for (const bat of begun.G.monsters) bat.room = 'entrance-hall';
    begun.run([]);
    begun.choose(`use ${card}`);
    expect(begun.asked).toBe('2 pick');
    expect(begun.choices).toContain('answer m1 foyer');
  });
});

test('BH-spirit-board: of Firebats that are in one place one is named after the other, and stands for all', () => {
  const begun = house([], {
    cards: [['spirit-board']],
    rooms: ['foyer', 'upper-landing', 'upper-landing'],
  });
  untilTurnOf(begun, '0');
  for (const bat of begun.G.monsters) bat.room = 'entrance-hall';
  begun.run([]);
  begun.choose('use spirit-board');
  const bats = begun.G.monsters.map(({ id }) => id);
  expect(bats.length).toBeGreaterThan(1);
  for (const id of bats) {
    expect(begun.choices).toEqual([`answer ${id} foyer`, 'answer enough']);
    begun.choose(`answer ${id} foyer`);
  }
  expect(begun.G.monsters.every(({ room }) => room === 'foyer')).toBe(true);
});

test('BH66: one roll is made for all of a kind, and told as one; a monster alone is told by itself', () => {
  const rolls = (begun: House) =>
    (begun.G.journal ?? [])
      .filter(({ kind, facts }) => kind.startsWith('roll') && facts.total === 2)
      .map(({ kind, facts }) => [kind, facts.count]);
  const two = house().night(2, [], []);
  expect(rolls(two)).toEqual([['roll-all', 2]]);
  const one = house([]);
  untilTurnOf(one, '2');
  one.G.monsters = one.G.monsters.slice(0, 1);
  one.dice.push(1, 1, 0);
  one.choose('end');
  expect(rolls(one)).toEqual([['roll', undefined]]);
});
