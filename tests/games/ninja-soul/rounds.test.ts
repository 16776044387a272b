import { lastRoundOf } from '@games/ninja-soul/seat/last-round';
import { ninjaSoul } from '@games/ninja-soul/whole';
import { tableOf } from '@tests/table-of';
import { wordsOf } from '@tests/words-of';
import { LOCALES } from '@/kit/entry';
import { seatIDs } from '@/kit/seats';
import { five } from './arrange';

test.each([
  [5, 3],
  [6, 2],
  [7, 1],
  [8, 0],
])('NS-r1 NS-r3 NS-c2 %i players: win and peek before the first one, %i cards set aside', (seats, aside) => {
  for (let deal = 0; deal < 8; deal++) {
    const { G, view } = tableOf(ninjaSoul, seats, { seed: `deal ${deal}` });
    const first = Number(G.starter);
    expect(G.cards[(first + seats - 1) % seats]).toBe('win');
    expect(G.cards[(first + seats - 2) % seats]).toBe('peek');
    expect([G.cards.length, view(null).asideCount]).toEqual([8, aside]);
  }
});

test.each([4, 9])('NS-r1 %i players are too few or too many', (seats) => {
  expect(ninjaSoul.game.validateSetupData?.({}, seats)).toBe('numPlayers');
});

test('NS-r14 NS-c1 NS12 NS-c3 what is not in the original is said to be ours', () => {
  const marks = { 'zh-Hant': /我們/, en: /our/i };
  for (const locale of LOCALES) {
    const { rulebook } = wordsOf('ninja-soul')(locale);
    for (const clause of ['NS-c1', 'NS12', 'NS-c3'])
      expect(rulebook.split('\n').find((line) => line.includes(`{#${clause}}`))).toMatch(marks[locale]);
  }
});

test('NS13 NS-r16 the seat after the winner begins the next round, which is dealt as the first was', () => {
  const table = tableOf(ninjaSoul, 5, five('sleep', 'death', 'kill'));
  for (const seat of ['0', '1', '2', '3']) table.play(seat, 'look');
  table.play('4', 'open');
  expect(table.G).toMatchObject({ round: 2, starter: '0', laps: 0, deeds: [] });
  expect(table.ctx.currentPlayer).toBe('0');
  expect([table.G.cards[4], table.G.cards[3]]).toEqual(['win', 'peek']);
  expect(table.G.seats.every(({ isDead, shown }) => !isDead && shown === null)).toBe(true);
});

test('NS1 the winner gets three points and not one more, the others alive one, the dead none', () => {
  const table = tableOf(ninjaSoul, 5, five('death', 'sleep', 'kill'));
  table.play('0', 'open');
  for (const seat of ['1', '2', '3']) table.play(seat, 'look');
  table.play('4', 'open');
  expect(table.G.seats.map(({ points }) => points)).toEqual([0, 1, 1, 1, 3]);
  expect(table.told(null).map(({ kind }) => kind)).toEqual(['open', 'round-won', 'round-begin']);
});

test('NS-c3 a round that is over is shown with all its cards, to everybody', () => {
  const table = tableOf(ninjaSoul, 5, five('death', 'sleep', 'kill'));
  table.play('0', 'open');
  for (const seat of ['1', '2', '3']) table.play(seat, 'look');
  table.play('4', 'open');
  const shown = lastRoundOf(table.view('2'));
  expect(shown).toMatchObject({
    round: 1,
    seats: [{ isDead: true, shown: 'death' }, {}, {}, {}, { shown: 'win' }],
  });
  expect(shown.lastRound?.cards.slice(0, 5)).toEqual(['death', 'sleep', 'kill', 'peek', 'win']);
});

test('NS11 whoever is left alone wins at once, and has the win', () => {
  const table = tableOf(ninjaSoul, 5, five('death', 'death', 'kill'));
  table.play('0', 'open');
  table.play('1', 'open');
  table.play('2', 'look');
  table.play('3', 'open');
  table.play('3', 'aim', '2');
  expect(table.G.seats[3]?.isDead).toBe(true);
  table.play('4', 'look');
  table.play('2', 'open');
  table.play('2', 'aim', '4');
  expect(table.G.lastRound).toMatchObject({ ending: 'last', winner: '2', gains: [0, 0, 3, 0, 0] });
  expect(table.G.lastRound?.cards[2]).toBe('win');
});

test('NS12 after thirty laps the round stops: nobody three points, everybody alive one', () => {
  const table = tableOf(ninjaSoul, 5, five('death', 'sleep', 'kill'));
  table.play('0', 'open');
  for (let lap = 0; lap < 30; lap++)
    for (const seat of ['1', '2', '3', '4']) {
      expect(table.G.laps).toBe(lap);
      table.play(seat, 'look');
    }
  expect(table.G.lastRound).toMatchObject({ ending: 'stopped', winner: null, gains: [0, 1, 1, 1, 1] });
  expect(table.G).toMatchObject({ round: 2, starter: '1' });
});

test.each([
  ['10', 9],
  ['short', 4],
] as const)('NS14 with the goal %s somebody at %i points ends the game by one more', (goal, points) => {
  const table = tableOf(ninjaSoul, 5, {
    ...five('sleep', 'sleep', 'death'),
    options: { goal },
    arrange: (G) => {
      five('sleep', 'sleep', 'death').arrange(G);
      for (const seat of seatIDs(5).slice(0, 2)) {
        const open = G.seats[Number(seat)];
        if (open !== undefined) open.points = points;
      }
    },
  });
  for (const seat of ['0', '1', '2', '3']) table.play(seat, 'look');
  expect(table.ctx.gameover).toBeUndefined();
  table.play('4', 'open');
  expect(table.ctx.gameover).toMatchObject({ winners: ['0', '1'] });
});
