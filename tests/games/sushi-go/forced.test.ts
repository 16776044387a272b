import { sushiGo } from '@games/sushi-go/whole';
import { demandChoice, type Position } from '@tests/bots/forced';
import { tableOf } from '@tests/table-of';
import { anyRulebook } from '@/kit/rulebook';
import { layOut } from './arrange';

const sushi = (...layout: Parameters<typeof layOut>): Position => {
  const table = tableOf(sushiGo, layout[0].length, { arrange: layOut(...layout) });
  return { rulebook: anyRulebook(sushiGo), decision: { view: table.view('0'), ctx: table.ctx } };
};

test('a second tempura is worth more than an egg', () => {
  const hands = [['egg', 'tempura'] as const, ['chopsticks', 'chopsticks'] as const];
  demandChoice(sushi(hands, { tableaus: [['tempura']] }), ([first]) => first === 'tempura');
});

test('SG7 a squid goes onto waiting wasabi', () => {
  const hands = [['dumpling', 'squid', 'egg'] as const, ['egg', 'egg', 'egg'] as const];
  demandChoice(sushi(hands, { tableaus: [['wasabi']] }), ([first]) => first === 'squid');
});

test('the third sashimi is kept from the other at the cost of an egg', () => {
  const hands = [['egg', 'sashimi'] as const, ['chopsticks', 'chopsticks'] as const];
  demandChoice(sushi(hands, { tableaus: [[], ['sashimi', 'sashimi']] }), ([first]) => first === 'sashimi');
});

test('SG8 with chopsticks both missing sashimi are taken', () => {
  const hands = [['sashimi', 'sashimi', 'egg'] as const, ['egg', 'egg', 'egg'] as const];
  demandChoice(
    sushi(hands, { tableaus: [['chopsticks', 'sashimi']] }),
    ([first, second]) => first === 'sashimi' && second === 'sashimi',
  );
});
