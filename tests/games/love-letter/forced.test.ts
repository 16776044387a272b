import type { Kind } from '@games/love-letter/rules/components';
import { loveLetter } from '@games/love-letter/whole';
import { demandChoice, type Position } from '@tests/bots/forced';
import { tableOf } from '@tests/table-of';
import type { Json, PlayerID } from '@/kit/action';
import { anyRulebook } from '@/kit/rulebook';
import { layOut } from './arrange';

/** Seat 0 to move with two cards; the plays lead to its next turn, cards drawn from `top` on the way. */
function letters(
  hands: readonly (readonly Kind[])[],
  top: readonly Kind[] = [],
  plays: readonly (readonly [PlayerID, ...Json[]])[] = [],
): Position {
  const table = tableOf(loveLetter, hands.length, { turn: '0', arrange: layOut(hands, { top }) });
  for (const [seat, ...args] of plays) table.play(seat, 'play', ...args);
  return { rulebook: anyRulebook(loveLetter), decision: { view: table.view('0'), ctx: table.ctx } };
}

test('LL-r7 LL-r8 a hand that the Priest has shown is named', () => {
  const position = letters(
    [['priest', 'guard'], ['countess'], ['handmaid']],
    ['baron', 'priest'],
    [
      ['0', 'priest', '1'],
      ['1', 'baron', '2'],
    ],
  );
  demandChoice(position, ([card, target, name]) => card === 'guard' && target === '1' && name === 'countess');
});

test('LL-r14 the Princess is not played', () => {
  demandChoice(letters([['princess', 'handmaid'], ['king'], ['baron']]), ([card]) => card !== 'princess');
});

test('LL-r9 the Baron is not sent against a hand known to be higher', () => {
  const position = letters(
    [['priest', 'guard'], ['countess'], ['handmaid']],
    ['guard', 'handmaid', 'baron'],
    [
      ['0', 'priest', '1'],
      ['1', 'guard', '2', 'princess'],
      ['2', 'handmaid'],
    ],
  );
  demandChoice(position, ([card, , name]) => card === 'guard' && name === 'countess');
});

test('LL-r11 LL-r14 a Princess that was seen is made to go', () => {
  const position = letters(
    [['priest', 'prince'], ['princess']],
    ['guard', 'baron'],
    [
      ['0', 'priest', '1'],
      ['1', 'guard', '0', 'king'],
    ],
  );
  demandChoice(position, ([card, target]) => card === 'prince' && target === '1');
});

test('LL-r9 the Baron goes against a hand known to be lower', () => {
  const position = letters(
    [['priest', 'countess'], ['guard']],
    ['guard', 'baron'],
    [
      ['0', 'priest', '1'],
      ['1', 'guard', '0', 'king'],
    ],
  );
  demandChoice(position, ([card, target]) => card === 'baron' && target === '1');
});
