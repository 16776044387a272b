import type { Kind } from '@games/sushi-go/rules/components';
import { forecast } from '@games/sushi-go/seat/forecast';
import { sushiGo } from '@games/sushi-go/whole';
import { tableOf } from '@tests/table-of';
import { layOut } from './arrange';

/** What laying down `kinds` adds for the first of two seats. */
function brings(kinds: Kind[], mine: Kind[], theirs: Kind[] = []) {
  const arrange = layOut([kinds, ['pudding', 'pudding']], { tableaus: [mine, theirs] });
  return forecast(tableOf(sushiGo, 2, { arrange }).view('0'), '0', kinds);
}

test.each<[string, Kind[], Kind[], ReturnType<typeof brings>]>([
  ['a first tempura', ['tempura'], [], { points: 0, by: null }],
  ['a pair', ['tempura'], ['tempura'], { points: 5, by: 'pair' }],
  ['a set of three', ['sashimi'], ['sashimi', 'sashimi'], { points: 10, by: 'three' }],
  ['the third dumpling', ['dumpling'], ['dumpling', 'dumpling'], { points: 3, by: null }],
  ['a nigiri', ['squid'], [], { points: 3, by: null }],
  ['a nigiri on wasabi', ['squid'], ['wasabi'], { points: 9, by: 'wasabi' }],
  ['wasabi first, the nigiri on it', ['wasabi', 'squid'], ['chopsticks'], { points: 9, by: 'wasabi' }],
  ['the nigiri first', ['squid', 'wasabi'], ['chopsticks'], { points: 3, by: null }],
  ['a pudding', ['pudding'], [], { points: 0, by: null }],
])('%s', (_, kinds, mine, expected) => {
  expect(brings(kinds, mine)).toEqual(expected);
});

test('rolls count against what the others have', () => {
  expect(brings(['maki-2'], ['maki-2'], ['maki-3']).points).toBe(3);
  expect(brings(['maki-1'], [], ['maki-3']).points).toBe(3);
});

test('what is foreseen is what is scored', () => {
  const arrange = layOut(
    [
      ['egg', 'squid', 'tempura'],
      ['salmon', 'pudding', 'pudding'],
    ],
    {
      tableaus: [['wasabi', 'tempura'], []],
    },
  );
  for (const kind of ['egg', 'squid', 'tempura'] as const) {
    const table = tableOf(sushiGo, 2, { arrange });
    const { points } = forecast(table.view('0'), '0', [kind]);
    const before = table.view('0').standing;
    table.play('0', 'pick', kind);
    table.play('1', 'pick', 'salmon');
    const after = table.view('0').standing;
    const sum = (scores: typeof before) => Object.values(scores).reduce((total, [own = 0]) => total + own, 0);
    expect(sum(after) - sum(before)).toBe(points);
  }
});
