import seatRules from '@games/love-letter/seat';
import { loveLetter } from '@games/love-letter/whole';
import { layOut } from '@tests/games/love-letter/arrange';
import { tableOf } from '@tests/table-of';
import { roundEndOf } from '@/play/round-end';

test('what is told when a round has ended stops before the next one, whose card is in the same action', () => {
  const table = tableOf(loveLetter, 2, { turn: '0', arrange: layOut([['guard', 'king'], ['baron']]) });
  table.play('0', 'play', 'guard', '1', 'baron');
  const entries = table.told('0');
  const { roundEnd } = roundEndOf(seatRules, table.view('0'), [{ stateID: 1, entries }]);
  const kinds = entries.map(({ kind }) => kind);
  expect(kinds).toContain('round-begin');
  expect(entries.some(({ kind, isPrivy }) => kind === 'deal' && isPrivy)).toBe(true);
  expect(kinds.slice(0, roundEnd?.told).at(-1)).toMatch(/^round-(last|showdown|discards)$/);
});
