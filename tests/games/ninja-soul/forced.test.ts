import { ninjaSoul } from '@games/ninja-soul/whole';
import { demandChoice, type Position } from '@tests/bots/forced';
import { tableOf } from '@tests/table-of';
import { anyRulebook } from '@/kit/rulebook';
import { five } from './arrange';

type Play = readonly [seat: string, move: string, ...args: string[]];

/** Seat 0 to decide after those plays. */
function after(cards: Parameters<typeof five>, plays: readonly Play[]): Position {
  const table = tableOf(ninjaSoul, 5, five(...cards));
  for (const [seat, move, ...args] of plays) table.play(seat, move, ...args);
  return { rulebook: anyRulebook(ninjaSoul), decision: { view: table.view('0'), ctx: table.ctx } };
}

const LAP: readonly Play[] = ['1', '2', '3', '4'].map((seat) => [seat, 'look']);

test('NS-r8 a win that nobody has touched is opened', () => {
  const position = after(['sleep', 'death', 'kill'], [['0', 'swap', '4', 'exchange'], ...LAP]);
  demandChoice(position, (args) => args.length === 0);
});

test('NS-r11 a peek is aimed at the certain win', () => {
  const position = after(['sleep', 'death', 'kill'], [['0', 'swap', '3', 'exchange'], ...LAP, ['0', 'open']]);
  demandChoice(position, ([target]) => target === '4');
});

test('NS-r9 a death that was seen at home is not opened', () => {
  const table = tableOf(ninjaSoul, 5, five('death', 'sleep', 'kill'));
  for (const [seat, move] of [['0', 'look'], ...LAP] as const) table.play(seat, move);
  demandChoice(
    { rulebook: anyRulebook(ninjaSoul), decision: { view: table.view('0'), ctx: table.ctx } },
    (args) => args.length > 0,
  );
});
