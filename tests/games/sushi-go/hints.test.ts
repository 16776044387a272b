import type { Kind } from '@games/sushi-go/rules/components';
import { sushiGo } from '@games/sushi-go/whole';
import { tableOf } from '@tests/table-of';
import { seatFact, termFact } from '@/kit/journal';
import { layOut } from './arrange';

interface Position {
  readonly hand: readonly Kind[];
  readonly own?: readonly Kind[];
  /** Before the seat that is handed the rest. */
  readonly next?: readonly Kind[];
  readonly puddings?: readonly number[];
}

/** What speaks for a choice of the first of two seats. */
function reasonFor(picks: readonly Kind[], { hand, own = [], next = [], puddings = [] }: Position) {
  const filler = hand.map((): Kind => 'pudding');
  const table = tableOf(sushiGo, 2, { arrange: layOut([hand, filler], { tableaus: [own, next], puddings }) });
  const action = { move: 'pick', args: picks };
  expect(table.legal('0')).toContainEqual(action);
  return sushiGo.explain?.(table.view('0'), table.ctx, action).reason;
}

test.each<[string, Kind, Position, object | undefined]>([
  ['a pair', 'tempura', { hand: ['tempura', 'egg'], own: ['tempura'] }, { kind: 'tempura-pair' }],
  ['a set', 'sashimi', { hand: ['sashimi', 'egg'], own: ['sashimi', 'sashimi'] }, { kind: 'sashimi-set' }],
  [
    'what lands on wasabi',
    'squid',
    { hand: ['squid', 'egg'], own: ['wasabi'] },
    { kind: 'nigiri-wasabi', facts: { points: 9 } },
  ],
  [
    'another dumpling',
    'dumpling',
    { hand: ['dumpling', 'egg'], own: ['dumpling', 'dumpling'] },
    { kind: 'dumpling', facts: { count: 3, points: 3 } },
  ],
  [
    'the most rolls',
    'maki-3',
    { hand: ['maki-3', 'egg'], own: ['maki-1'], next: ['maki-3'] },
    { kind: 'maki-lead', facts: { rolls: 4, most: 3 } },
  ],
  [
    'fewer rolls',
    'maki-1',
    { hand: ['maki-1', 'egg'], next: ['maki-3'] },
    { kind: 'maki-chase', facts: { rolls: 1, most: 3 } },
  ],
  [
    'puddings',
    'pudding',
    { hand: ['pudding', 'egg'], puddings: [1, 3] },
    { kind: 'pudding', facts: { own: 2, most: 3 } },
  ],
  [
    'a start',
    'sashimi',
    { hand: ['egg', 'egg', 'egg', 'sashimi'], own: ['sashimi'] },
    { kind: 'sashimi-start', facts: { missing: 1, later: 3 } },
  ],
  ['nothing when it comes too late', 'sashimi', { hand: ['egg', 'sashimi'] }, undefined],
  [
    'nothing from the sixth dumpling on',
    'dumpling',
    {
      hand: ['dumpling', 'egg'],
      own: Array<Kind>(5).fill('dumpling'),
    },
    undefined,
  ],
])('%s', (_, pick, position, reason) => {
  if (reason === undefined) expect(reasonFor([pick], position)).toBeUndefined();
  else expect(reasonFor([pick], position)).toMatchObject(reason);
});

describe('what the next player is waiting for', () => {
  const next: readonly Kind[] = ['sashimi', 'sashimi'];

  test('is kept from them', () => {
    expect(reasonFor(['sashimi'], { hand: ['egg', 'sashimi'], next })).toEqual({
      kind: 'deny',
      facts: { next: seatFact('1'), card: termFact('cards.sashimi') },
    });
  });

  test('unless they get another one all the same', () => {
    expect(reasonFor(['sashimi'], { hand: ['egg', 'sashimi', 'sashimi'], next })?.kind).toBe('sashimi-start');
  });

  test('which comes after what completes a set of one’s own', () => {
    expect(reasonFor(['sashimi'], { hand: ['egg', 'sashimi'], own: next, next })?.kind).toBe('sashimi-set');
  });
});

test.each<[string, readonly [Kind, Kind], readonly Kind[], string]>([
  ['wasabi under a nigiri', ['wasabi', 'salmon'], [], 'two-wasabi'],
  ['two of a set', ['tempura', 'tempura'], [], 'two-set'],
  ['one that completes', ['egg', 'tempura'], ['tempura'], 'tempura-pair'],
  ['two others', ['egg', 'pudding'], [], 'two'],
])('chopsticks for %s', (_, picks, own, kind) => {
  const hand = [...picks, 'maki-1'] as const;
  expect(reasonFor(picks, { hand, own: [...own, 'chopsticks'] })?.kind).toBe(kind);
});
