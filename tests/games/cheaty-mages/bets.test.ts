import type { Lane } from '@games/cheaty-mages/rules/components';
import { payFor } from '@games/cheaty-mages/rules/verdict';
import { cheatyMages } from '@games/cheaty-mages/whole';
import { tableOf } from '@tests/table-of';
import { layOut } from './arrange';
import { arena, passAll } from './at-arena';

test('CM-r4 a bout: bets, then spells, and nothing out of its turn', () => {
  const table = tableOf(cheatyMages, 3, { turn: '0', arrange: layOut([['cure'], ['cure'], ['cure']]) });
  table.rejects('0', 'pass', [], 'CM-r4');
  table.rejects('0', 'play', ['cure', 1], 'CM-r4');
  table.rejects('0', 'peek', ['cure', 1], 'CM-r4');
  table.rejects('0', 'draw', [], 'CM-r4');
  table.rejects('0', 'discard', ['cure'], 'CM-r4');
  const later = arena([['cure'], ['cure'], ['cure']]);
  later.rejects('0', 'bet', [1], 'CM-r4');
});

test('CM-r5 CM-r6 five of the ten fighters and one of the judges lie open, the others in their decks', () => {
  const { G } = tableOf(cheatyMages, 4);
  expect(G.corners).toHaveLength(5);
  expect(new Set([...G.corners.map(({ fighter }) => fighter), ...G.fighterDeck]).size).toBe(10);
  expect(new Set([G.judge, ...G.judgeDeck]).size).toBe(8);
});

test('CM-r7 one to three fighters, clockwise from the starter', () => {
  const table = tableOf(cheatyMages, 3, { turn: '0', arrange: layOut([[], [], []], { bets: [[], [], []] }) });
  expect(table.legal('0')).toHaveLength(5 + 10 + 10);
  table.play('0', 'bet', 1, 3, 5);
  expect(table.ctx.currentPlayer).toBe('1');
  expect(table.refusal('1', 'bet', 1, 2, 3, 4)).toEqual({ reason: 'malformed' });
});

test('CM6 the numbers differ; how many is seen by all, which ones by nobody else until the bout is over', () => {
  const table = tableOf(cheatyMages, 3, {
    turn: '0',
    arrange: (G) => {
      layOut([['cure'], ['cure'], ['cure']], { bets: [[], [], []] })(G);
      G.starter = '0';
    },
  });
  expect(table.refusal('0', 'bet', 2, 2)).toEqual({ reason: 'malformed' });
  table.play('0', 'bet', 2, 4);
  expect(table.view('1').betCounts).toEqual([2, 0, 0]);
  expect(table.view('1').bets).toEqual([]);
  expect(table.view('0').bets).toEqual([2, 4]);
  expect(JSON.stringify(table.told('1'))).not.toContain('lanes.2');
  expect(JSON.stringify(table.told('0'))).toContain('lanes.2');
  table.play('1', 'bet', 1);
  table.play('2', 'bet', 1);
  passAll(table);
  expect(table.view('1').lastBout?.bets).toEqual([[2, 4], [1], [1]]);
});

test('CM7 twice the prize for a single bet, the prize for one of two, half of it rounded up for one of three', () => {
  expect([1, 2, 3].map((count) => payFor(5, count))).toEqual([10, 5, 3]);
  const bets: Lane[][] = [[5], [4, 5], [3, 4, 5]];
  const table = arena([['cure'], ['cure'], ['cure']], { bets });
  passAll(table);
  // The dragon wins: its prize is 3.
  expect(table.G.lastBout?.gains).toEqual([6, 3, 2]);
  expect(table.G.seats.map(({ coins }) => coins)).toEqual([8, 5, 4]);
});

test('CM8 CM-r18 Cause Unpopularity doubles the prize of the fighter it lies beside first; two make it four times', () => {
  const rows = [[], [], [], [], ['cause-unpopularity' as const]];
  const one = arena([['cure'], ['cure'], ['cure']], { rows, bets: [[5], [4, 5], [3, 4, 5]] });
  passAll(one);
  expect(one.G.lastBout?.gains).toEqual([12, 6, 3]);
  const two = arena([['cure'], ['cure'], ['cure']], {
    rows: [[], [], [], ['cause-unpopularity'], ['cause-unpopularity', 'cause-unpopularity']].map(
      (row, lane) => (lane === 3 ? [] : (row as 'cause-unpopularity'[])),
    ),
    bets: [[5], [4, 5], [3, 4, 5]],
  });
  passAll(two);
  expect(two.G.lastBout?.gains).toEqual([24, 12, 6]);
});
