import type { Card } from '@games/diggers/rules/components';
import { diggers } from '@games/diggers/whole';
import { demandChoice, type Position } from '@tests/bots/forced';
import { anyRulebook } from '@/kit/rulebook';
import type { Lying } from './arrange';
import { diggingTable } from './digging';

/** The last marker is paid: one photo is still to be taken. */
function lastTake(table: readonly Lying[], own: readonly Card[]): Position {
  const match = diggingTable(2, { table, taken: [own, []], markers: [1, 0] });
  match.play('0', 'pay', 1);
  return { rulebook: anyRulebook(diggers), decision: { view: match.view('0'), ctx: match.ctx } };
}

const takes = (n: number) => (args: readonly unknown[], move: string) => move === 'dig' && args[0] === n;

test('DG-r14 the sixth of a unit is worth more than a five of another colour', () => {
  const five: readonly Card[] = [
    'cute-1-kimono',
    'cute-1-star',
    'cute-2-rock',
    'cute-2-kimono',
    'cute-3-rock',
  ];
  demandChoice(
    lastTake(
      [
        ['cool-5-star', 0, 0],
        ['cute-1-school', 8, 0],
      ],
      five,
    ),
    takes(1),
  );
});

test('DG6 a manager of a colour one does not collect', () => {
  const four: readonly Card[] = ['cute-4-star', 'cute-4-kimono', 'cute-3-rock', 'cute-3-school'];
  demandChoice(
    lastTake(
      [
        ['cute-manager', 0, 0],
        ['cool-manager', 8, 0],
      ],
      four,
    ),
    // A manager lies on the pile in the corner, too.
    (args, move) => move === 'dig' && args[0] !== 0,
  );
});

test('DG-r12 nobody takes a scout who has no turn left to send it in', () => {
  const position = lastTake(
    [
      ['cute-scout', 0, 0],
      ['cool-2-rock', 8, 0],
      ['passion-scout', 16, 0],
    ],
    [],
  );
  demandChoice(position, takes(1));
});

test('DG6 the one with the least audience leaves', () => {
  const match = diggingTable(2, {
    table: [['passion-1-rock', 0, 0]],
    taken: [['passion-5-kimono', 'passion-3-star', 'passion-manager'], []],
    markers: [1, 0],
  });
  match.play('0', 'pay', 1);
  match.play('0', 'dig', 0);
  demandChoice(
    { rulebook: anyRulebook(diggers), decision: { view: match.view('0'), ctx: match.ctx } },
    ([card]) => card === 'passion-1-rock',
  );
});
