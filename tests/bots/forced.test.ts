import { loveLetter } from '@games/love-letter/rules';
import type { Kind } from '@games/love-letter/rules/components';
import { numeri } from '@games/numeri/rules';
import { sushiGo } from '@games/sushi-go/rules';
import { layOut as layHands } from '@tests/games/love-letter/arrange';
import { layOut as layPieces } from '@tests/games/numeri/arrange';
import { layOut as laySushi } from '@tests/games/sushi-go/arrange';
import { tableOf } from '@tests/table-of';
import { Bot, type Decision } from '@/bots/bot';
import type { Json, PlayerID } from '@/kit/action';
import type { BotLevel } from '@/kit/opponents';
import { anyRulebook, type Rulebook } from '@/kit/rulebook';

/** A position of seat 0 with a choice that is clearly best. */
interface Position {
  readonly rulebook: Rulebook;
  readonly decision: Decision;
}

const SEEDS = 20;
const MISSES = 1;
/** Iterations: a third of what the level has, so that a slow phone is covered too. */
const BUDGETS: readonly (readonly [BotLevel, number])[] = [
  ['normal', 150],
  ['hard', 500],
];

function demand({ rulebook, decision }: Position, isBest: (args: readonly unknown[]) => boolean): void {
  for (const [level, iterations] of BUDGETS) {
    const bot = new Bot(rulebook, level, { budget: { iterations } });
    const others = Array.from(
      { length: SEEDS },
      (_, seed) => bot.decide(decision, `${seed}`).action.args,
    ).filter((args) => !isBest(args));
    if (others.length > MISSES) throw new Error(`${level} also chose ${JSON.stringify(others)}`);
  }
}

/** Seat 0 to move with two cards; the plays lead to its next turn, cards drawn from `top` on the way. */
function letters(
  hands: readonly (readonly Kind[])[],
  top: readonly Kind[] = [],
  plays: readonly (readonly [PlayerID, ...Json[]])[] = [],
): Position {
  const table = tableOf(loveLetter, hands.length, { turn: '0', arrange: layHands(hands, { top }) });
  for (const [seat, ...args] of plays) table.play(seat, 'play', ...args);
  return { rulebook: anyRulebook(loveLetter), decision: { view: table.view('0'), ctx: table.ctx } };
}

const sushi = (...layout: Parameters<typeof laySushi>): Position => {
  const table = tableOf(sushiGo, layout[0].length, { arrange: laySushi(...layout) });
  return { rulebook: anyRulebook(sushiGo), decision: { view: table.view('0'), ctx: table.ctx } };
};

const path = (...layout: Parameters<typeof layPieces>): Position => {
  const table = tableOf(numeri, layout[1].length, { turn: '0', arrange: layPieces(...layout) });
  return { rulebook: anyRulebook(numeri), decision: { view: table.view('0'), ctx: table.ctx } };
};

describe('Love Letter', () => {
  test('LL-r7 LL-r8 a hand that the Priest has shown is named', () => {
    const position = letters(
      [['priest', 'guard'], ['countess'], ['handmaid']],
      ['baron', 'priest'],
      [
        ['0', 'priest', '1'],
        ['1', 'baron', '2'],
      ],
    );
    demand(position, ([card, target, name]) => card === 'guard' && target === '1' && name === 'countess');
  });

  test('LL-r14 the Princess is not played', () => {
    demand(letters([['princess', 'handmaid'], ['king'], ['baron']]), ([card]) => card !== 'princess');
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
    demand(position, ([card, , name]) => card === 'guard' && name === 'countess');
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
    demand(position, ([card, target]) => card === 'prince' && target === '1');
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
    demand(position, ([card, target]) => card === 'baron' && target === '1');
  });
});

describe('Sushi Go!', () => {
  test('a second tempura is worth more than an egg', () => {
    const hands = [['egg', 'tempura'] as const, ['chopsticks', 'chopsticks'] as const];
    demand(sushi(hands, { tableaus: [['tempura']] }), ([first]) => first === 'tempura');
  });

  test('SG7 a squid goes onto waiting wasabi', () => {
    const hands = [['dumpling', 'squid', 'egg'] as const, ['egg', 'egg', 'egg'] as const];
    demand(sushi(hands, { tableaus: [['wasabi']] }), ([first]) => first === 'squid');
  });

  test('the third sashimi is kept from the other at the cost of an egg', () => {
    const hands = [['egg', 'sashimi'] as const, ['chopsticks', 'chopsticks'] as const];
    demand(sushi(hands, { tableaus: [[], ['sashimi', 'sashimi']] }), ([first]) => first === 'sashimi');
  });

  test('SG8 with chopsticks both missing sashimi are taken', () => {
    const hands = [['sashimi', 'sashimi', 'egg'] as const, ['egg', 'egg', 'egg'] as const];
    demand(
      sushi(hands, { tableaus: [['chopsticks', 'sashimi']] }),
      ([first, second]) => first === 'sashimi' && second === 'sashimi',
    );
  });
});

describe('Numeri', () => {
  test('NU8 the game is ended when that wins it', () => {
    const position = path('star', [
      { 1: 2, 2: 3, 3: 4, 4: 5, 5: 34 },
      { 1: 37, 2: 36, 3: 33, 4: 32, 5: 31 },
    ]);
    demand(position, ([number]) => number === 5);
  });

  test('NU8 the game is not ended by whoever is behind', () => {
    const position = path('star', [
      { 1: 34, 2: 20, 3: 31, 4: 32, 5: 33 },
      { 1: 8, 2: 36, 3: 9, 4: 37, 5: 30 },
    ]);
    demand(position, ([number]) => number !== 1);
  });
});
