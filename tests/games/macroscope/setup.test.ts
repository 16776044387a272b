import { BOX, PICTURES, STACK, WINDOWS } from '@games/macroscope/rules/components';
import { macroscope } from '@games/macroscope/whole';
import { tableOf } from '@tests/table-of';
import { allBut, layOut } from './arrange';

describe('the box', () => {
  test.each([1, 7])('MS-r1 %i players are refused', (seats) => {
    expect(macroscope.game.validateSetupData?.({}, seats)).toBe('numPlayers');
  });

  test('MS-r1 a picture has twelve windows, all closed at first', () => {
    const { G } = tableOf(macroscope, 2);
    expect(G.lids).toHaveLength(WINDOWS);
    expect(G.open).toEqual([]);
    for (const looks of BOX.values()) expect(looks).toHaveLength(WINDOWS);
  });

  test('MS1 two lids of each number, in other places for every picture', () => {
    const table = tableOf(macroscope, 2, { turn: '0', arrange: layOut({ open: allBut(2) }) });
    const before = table.G.lids;
    expect([...before].sort()).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]);
    table.play('0', 'pick', 10);
    table.play('0', 'guess', 'dog');
    table.play('1', 'stay');
    expect([...table.G.lids].sort()).toEqual([...before].sort());
    expect(table.G.lids).not.toEqual(before);
    const [one, two] = ['a', 'b'].map((seed) => tableOf(macroscope, 2, { seed }).G.lids);
    expect(one).not.toEqual(two);
  });

  test('MS22 sixty pictures are drawn for a match, none twice', () => {
    expect(PICTURES.length).toBeGreaterThanOrEqual(400);
    expect(STACK).toBeGreaterThanOrEqual(60);
    const { G } = tableOf(macroscope, 3);
    const drawn = [G.picture, ...G.stack];
    expect(drawn).toHaveLength(STACK);
    expect(new Set(drawn).size).toBe(STACK);
    for (const picture of drawn) expect(PICTURES).toContain(picture);
    const other = tableOf(macroscope, 3, { seed: 'other' }).G;
    expect([other.picture, ...other.stack]).not.toEqual(drawn);
  });

  test('MS22 the match is over when no picture is left', () => {
    const table = tableOf(macroscope, 2, { turn: '0', arrange: layOut({ open: allBut(1) }) });
    const stack = table.G.stack.length;
    const last = tableOf(macroscope, 2, {
      turn: '0',
      arrange: (G) => {
        layOut({ open: allBut(1), points: [2, 5] })(G);
        G.finished = G.stack.map((picture) => ({
          round: 1,
          picture,
          called: { 'zh-Hant': picture, en: picture },
          token: picture,
          answers: [],
          winner: null,
          worth: 0,
          changes: [0, 0],
          points: [2, 2],
          appeals: [],
          lids: [...G.lids],
          open: allBut(0),
        }));
        G.stack = [];
      },
    });
    expect(last.G.finished).toHaveLength(stack);
    last.play('0', 'pick', 11);
    last.play('0', 'guess', 'dog');
    last.play('1', 'stay');
    expect(last.ctx.gameover).toMatchObject({ winners: ['1'] });
    expect(last.view(null).picture).toBe('cat');
  });

  test('MS-r2 MS23 points are crystals of one and of ten, and there is no end of them', () => {
    const table = tableOf(macroscope, 2, { turn: '0', arrange: layOut({ points: [150, 2] }) });
    table.play('0', 'pick', 0);
    table.play('0', 'guess', 'cat');
    table.play('1', 'stay');
    expect(table.G.points).toEqual([161, 0]);
  });
});

describe('setting up', () => {
  test('MS-r3 lots decide who begins', () => {
    const starters = Array.from({ length: 40 }, (_, seed) => tableOf(macroscope, 3, { seed: `${seed}` }));
    expect(new Set(starters.map(({ G }) => G.starter))).toEqual(new Set(['0', '1', '2']));
    for (const { G, ctx, told } of starters) {
      expect(ctx.currentPlayer).toBe(G.starter);
      expect(told(null)).toMatchObject([{ kind: 'start', facts: { starter: { seat: G.starter } } }]);
    }
  });

  test('MS-r4 everybody begins with two points; in the simple rules with none', () => {
    expect(tableOf(macroscope, 4).G.points).toEqual([2, 2, 2, 2]);
    expect(tableOf(macroscope, 4, { options: { rules: 'simple' } }).G.points).toEqual([0, 0, 0, 0]);
  });
});
