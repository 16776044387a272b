import { policyWith } from '@games/betrayal/bot/policy';
import { box } from '@games/betrayal/box';
import { seatRules } from '@games/betrayal/seat';
import { rulebookOf } from '@games/betrayal/whole';
import type { Ctx } from '@/kit/action';
import { winsAmongBots } from '../bots-play';
import { hauntedHouse, untilTurnOf } from '../haunted';

const BALL = 'crystal-ball';
const house = (dice: readonly number[], more: Parameters<typeof hauntedHouse>[1] = {}) =>
  hauntedHouse(12, {
    omen: BALL,
    cards: [[BALL]],
    rooms: ['upper-landing', 'upper-landing', 'upper-landing'],
    dice,
    ...more,
  });

/** One double alone, of this seat, in a room. */
const alone = (begun: ReturnType<typeof house>, mover: string, room: string) => {
  begun.G.monsters = begun.G.monsters.flatMap((one) => (one.mover === mover ? [{ ...one, room }] : []));
  return begun.G.monsters[0]?.id ?? '';
};

test('BH-h12: nobody is the traitor, everybody’s double stands in the hall, and left of the revealer begins', () => {
  const begun = house([]);
  expect(begun.G.haunt).toMatchObject({ traitor: null, sides: ['0', '1', '2'] });
  expect(begun.G.monsters.map(({ kind, room, mover }) => [kind, room, mover])).toEqual([
    ['twin', 'entrance-hall', '1'],
    ['twin', 'entrance-hall', '2'],
    ['twin', 'entrance-hall', '0'],
  ]);
  expect(begun.asked).toBe('1 turn');
});

test('whoever is dead talks with those who watch, but not while a double is theirs to lead', () => {
  const begun = house([]);
  const { isOut } = rulebookOf(box);
  const out = () => ['0', '1', '2'].filter((seat) => isOut?.(begun.G, seat));
  begun.run([{ do: 'die', seat: '1' }], '1');
  expect(out()).toEqual([]);
  begun.G.monsters = begun.G.monsters.filter(({ mover }) => mover !== '1');
  expect(out()).toEqual(['1']);
  if (begun.G.haunt !== null) begun.G.haunt.traitor = '1';
  expect(out()).toEqual([]);
});

test('BH-h12: with the Ball one’s own double is killed by a win; whoever lives when the last is gone has won', () => {
  // Ox has a Might of 5, and so has his double.
  const begun = house([2, 2, 2, 2, 2, 0, 0, 0, 0, 0]);
  alone(begun, '0', 'upper-landing');
  untilTurnOf(begun, '0');
  begun.choose('attack m3 might');
  expect(begun.G.monsters).toEqual([]);
  expect(begun.G.outcome).toEqual({ side: null, winners: ['0', '1', '2'], how: 'goal' });
});

test('BH-h12-D2: without the Ball a fight with one’s own double costs a step of every trait, also where it is won', () => {
  const begun = house([2, 2, 2, 0, 0, 0], { traits: [{}, { might: 3 }] });
  alone(begun, '1', 'upper-landing');
  begun.choose('attack m1 might');
  expect(begun.G.monsters[0]).toMatchObject({ stunned: 1 });
  expect(begun.changes('1')).toMatchObject({ speed: -1, sanity: -1, knowledge: -1 });
});

test('BH-h12-D2: on a tie as well, and one can die of it, after the fight', () => {
  const begun = house([1, 1, 1, 1, 1, 1], { traits: [{}, { might: 3, knowledge: 1 }] });
  alone(begun, '1', 'upper-landing');
  begun.choose('attack m1 might');
  expect([begun.G.explorers[1]?.life, begun.G.monsters[0]?.stunned]).toEqual(['dead', 0]);
  expect(begun.told.indexOf('fight-tie')).toBeLessThan(begun.told.indexOf('die'));
});

test('BH-h12: the Ball passes to who asks for it, where its holder is willing, once a turn', () => {
  const begun = house([]);
  begun.choose(`use ${BALL} ask`);
  expect(begun.asked).toBe('0 pick');
  begun.choose('answer accept');
  expect(begun.cardsOf('1')).toContain(BALL);
  expect(begun.choices).not.toContain(`use ${BALL} ask`);
});

test('BH-h12-D5: a holder who will not give the Ball is asked no second time in a turn', () => {
  const begun = house([]);
  begun.choose(`use ${BALL} ask`, 'answer refuse');
  expect(begun.cardsOf('0')).toContain(BALL);
  expect([begun.asked, begun.choices.includes(`use ${BALL} ask`)]).toEqual(['1 turn', false]);
  untilTurnOf(begun, '2');
  expect(begun.choices).toContain(`use ${BALL} ask`);
});

test('BH-h12-D3 BH54: with everybody dead nobody has won, be their doubles there', () => {
  const begun = house([]);
  begun.run(['0', '1', '2'].map((seat) => ({ do: 'die', seat })));
  expect(begun.G.outcome).toEqual({ side: null, winners: [], how: 'nobody' });
});

test('BH-h12: whoever holds the Ball kills the double of one who is dead, in defence as well', () => {
  const begun = house([]);
  begun.run([{ do: 'die', seat: '1' }], '1');
  alone(begun, '1', 'upper-landing');
  begun.dice.push(0, 0, 0, 2, 2, 2, 2, 2);
  begun.run([{ do: 'attack', attacker: 'm1', target: '0', trait: 'might' }], '0');
  expect(begun.G.monsters).toEqual([]);
});

test('BH87 BH-h12: where each plays alone only doubles slow, and nobody is anybody’s target but they', () => {
  const begun = house([]);
  const cost = () => begun.optionOf('go grand-staircase')?.cost;
  expect([cost(), begun.of('attack')]).toEqual([1, []]);
  for (const { id } of begun.G.monsters) begun.put(id, 'upper-landing');
  expect(cost()).toBe(4);
});

test('BH-h12: the doubles act after the revealer’s turn, each by a roll of its own, and make for their originals', () => {
  const begun = house([...[2, 0, 0, 0, 0], ...[0, 0, 0, 0], ...[1, 0, 0, 0]]);
  untilTurnOf(begun, '0');
  expect(begun.dice).toHaveLength(13);
  begun.choose('end');
  expect([begun.asked, begun.dice, begun.G.monsters.map(({ room }) => room)]).toEqual([
    '1 turn',
    [],
    ['grand-staircase', 'foyer', 'foyer'],
  ]);
});

test('BH-h12-D4: with the revealer dead they act in the place of that turn', () => {
  const begun = house([]);
  begun.run([{ do: 'die', seat: '0' }], '1');
  untilTurnOf(begun, '2');
  begun.dice.push(...[2, 0, 0, 0, 0], ...[0, 0, 0, 0], ...[1, 0, 0, 0]);
  begun.choose('end');
  expect([begun.asked, begun.G.monsters.map(({ room }) => room)]).toEqual([
    '0 monster',
    ['grand-staircase', 'foyer', 'entrance-hall'],
  ]);
  begun.choose('end m3');
  expect(begun.asked).toBe('1 turn');
});

test('BH-h12: a double that comes no nearer attacks somebody in its room by lot', () => {
  const begun = house([2, 2, 2, 2, ...[2, 2, 2], ...[0, 0, 0, 0, 0]], {
    rooms: ['upper-landing', 'upper-landing', 'coal-chute'],
    tiles: [['coal-chute', 'ground', 3, 3]],
  });
  alone(begun, '2', 'upper-landing');
  begun.run([{ do: 'monsters' }], '0');
  expect([begun.asked, begun.dice]).toEqual(['0 split', []]);
});

test('BH-h12-D6: with the Ball any stunned double may be attacked, and not without it', () => {
  const targets = (seat: string, mover: string) => {
    const begun = house([]);
    const twin = alone(begun, mover, 'upper-landing');
    begun.run([{ do: 'stun', seat: twin }], '1');
    untilTurnOf(begun, seat);
    return begun.of('attack');
  };
  expect([targets('0', '0'), targets('0', '2'), targets('2', '2')]).toEqual([
    ['attack m3 might'],
    ['attack m2 might'],
    [],
  ]);
});

test('BH-h12-D6: another’s double, beaten with the Ball while its original lives, is stunned', () => {
  const begun = house([]);
  const twin = alone(begun, '2', 'upper-landing');
  begun.run([{ do: 'stun', seat: twin }], '1');
  untilTurnOf(begun, '0');
  begun.dice.push(...Array<number>(5).fill(2), ...Array<number>(3).fill(0));
  begun.choose(`attack ${twin} might`);
  expect(begun.G.monsters).toMatchObject([{ id: twin, stunned: 1 }]);
});

test('BH-h12: the double of one who is dead goes as its player likes', () => {
  const begun = house([]);
  alone(begun, '2', 'foyer');
  begun.run([{ do: 'die', seat: '2' }], '1');
  begun.dice.push(2, 0, 0, 0);
  begun.run([{ do: 'monsters' }], '0');
  expect(begun.asked).toBe('2 monster');
  expect(begun.choices).toEqual(
    expect.arrayContaining(['go m2 entrance-hall', 'go m2 grand-staircase', 'end m2']),
  );
});

test('BH50 BH-h12: one book lies open for all: it is read once, and no seat has to look away', () => {
  const begun = house([]);
  expect(begun.told.filter((kind) => kind === 'read')).toHaveLength(1);
  expect(begun.G.haunt?.read).toEqual(['0', '1', '2']);
  const view = begun.viewOf(null);
  expect(new Set(['0', '1', '2'].map((seat) => seatRules.side?.(view, seat))).size).toBe(1);
});

test('BH-h12-D1: who is dead is told to lead its double to the Ball, and a bot does', () => {
  const begun = house([]);
  begun.run([{ do: 'die', seat: '1' }], '1');
  alone(begun, '1', 'foyer');
  expect(begun.viewOf('1').goal).toMatchObject({ next: { kind: 'lead-twin' }, rooms: ['upper-landing'] });
  begun.dice.push(1, 0, 0, 0, 0, 0);
  begun.run([{ do: 'monsters' }], '0');
  const view = begun.viewOf('1');
  const actions = view.choices.map(({ move, args }) => ({ move, args }));
  const weights = policyWith(begun.box)(view, {} as Ctx, actions);
  expect(actions[weights.indexOf(Math.max(...weights))]).toEqual({
    move: 'go',
    args: ['m1', 'grand-staircase'],
  });
});

test.each(['each alone'])('BH-h12: it can end for the %s among bots', (side) => {
  expect(winsAmongBots('12', [side])).toHaveProperty([side]);
});
