import type { Kind } from '@games/love-letter/rules/components';
import type { LoveLetterG } from '@games/love-letter/rules/state';
import { loveLetter } from '@games/love-letter/whole';
import { tableOf } from '@tests/table-of';
import { seatFact, termFact, termsFact } from '@/kit/journal';
import { layOut } from './arrange';

const card = (kind: Kind) => termFact(`cards.${kind}`);

/** What speaks for a play of seat 0, whose two cards and the others' hands are given. */
function reasonFor(
  [card, ...aim]: readonly [Kind, ...string[]],
  hands: readonly [readonly [Kind, Kind], ...(readonly [Kind])[]],
  change: (G: LoveLetterG) => void = () => {},
) {
  const table = tableOf(loveLetter, hands.length, {
    turn: '0',
    arrange: (G) => {
      layOut(hands)(G);
      change(G);
    },
  });
  const action = { move: 'play', args: [card, ...aim] };
  expect(table.legal('0')).toContainEqual(action);
  return loveLetter.explain?.(table.view('0'), table.ctx, action).reason;
}

/** Seat 0 has been shown the card of seat 1. */
const hasSeen = (G: LoveLetterG) => {
  G.looks = [{ viewer: '0', target: '1', card: G.hands[1]?.[0] ?? 'guard', since: [] }];
};

describe('Guard', () => {
  test('counts the cards the target could hold: not its own, nor what is known to lie elsewhere', () => {
    expect(reasonFor(['guard', '1', 'baron'], [['guard', 'priest'], ['king'], ['baron']])).toEqual({
      kind: 'guard-likeliest',
      facts: { target: seatFact('1'), guess: card('baron'), count: 2, total: 14 },
    });
    expect(reasonFor(['guard', '1', 'priest'], [['guard', 'priest'], ['king'], ['baron']])).toMatchObject({
      kind: 'guard-possible',
      facts: { count: 1, total: 14 },
    });
    expect(
      reasonFor(['guard', '2', 'baron'], [['guard', 'priest'], ['king'], ['baron']], hasSeen),
    ).toMatchObject({ kind: 'guard-likeliest', facts: { count: 2, total: 13 } });
  });

  test('names what is likelier where the guess is the higher card, and only then', () => {
    const hands = [['guard', 'princess'], ['king'], ['baron']] as const;
    expect(reasonFor(['guard', '1', 'countess'], hands)).toMatchObject({
      kind: 'guard-kept',
      facts: {
        count: 1,
        lower: termsFact(['priest', 'baron', 'handmaid', 'prince'].map((kind) => `cards.${kind}`)),
      },
    });
    expect(reasonFor(['guard', '1', 'priest'], [['guard', 'priest'], ['king'], ['baron']])?.kind).toBe(
      'guard-possible',
    );
  });

  test('knows what it was shown, and what cannot be there', () => {
    const hands = [['guard', 'priest'], ['king'], ['baron']] as const;
    expect(reasonFor(['guard', '1', 'king'], hands, hasSeen)?.kind).toBe('guard-known');
    expect(reasonFor(['guard', '2', 'king'], hands, hasSeen)?.kind).toBe('guard-cannot');
  });
});

describe('Baron', () => {
  test('weighs the card kept against those the target could hold', () => {
    // Out of sight: 5 Guards, 2 Priests, 1 Baron below the Prince; 1 Prince; King, Countess, Princess above.
    expect(reasonFor(['baron', '1'], [['prince', 'baron'], ['handmaid'], ['guard']])).toEqual({
      kind: 'baron-odds',
      facts: {
        target: seatFact('1'),
        kept: card('prince'),
        lower: 10,
        higher: 3,
        total: 14,
        notLower: 4,
        notHigher: 11,
      },
    });
  });

  test.each<[Kind, string]>([
    ['guard', 'baron-wins'],
    ['prince', 'baron-level'],
    ['king', 'baron-loses'],
  ])('knows how it ends against a %s it has seen', (kind, reason) => {
    expect(reasonFor(['baron', '1'], [['prince', 'baron'], [kind], ['guard']], hasSeen)?.kind).toBe(reason);
  });
});

test.each<[string, readonly [Kind, ...string[]], readonly [Kind, Kind], string]>([
  ['is forced', ['countess'], ['king', 'countess'], 'countess-forced'],
  ['is free', ['countess'], ['guard', 'countess'], 'countess'],
])('the Countess %s', (_, play, own, kind) => {
  expect(reasonFor(play, [own, ['priest']])?.kind).toBe(kind);
});

test('the Handmaid covers a card that somebody has seen', () => {
  const hands = [['king', 'handmaid'], ['priest']] as const;
  expect(reasonFor(['handmaid'], hands)?.kind).toBe('handmaid');
  const seen = reasonFor(['handmaid'], hands, (G) => {
    G.looks = [{ viewer: '1', target: '0', card: 'king', since: [] }];
  });
  expect(seen).toEqual({ kind: 'handmaid-seen', facts: { kept: card('king'), viewer: seatFact('1') } });
});

describe('Prince', () => {
  const hands = [['guard', 'prince'], ['princess'], ['baron']] as const;

  test('goes for the Princess it knows, then for the leader, then for the chance of her', () => {
    expect(reasonFor(['prince', '1'], hands, hasSeen)?.kind).toBe('prince-princess');
    const leading = (G: LoveLetterG) => {
      for (const [index, seat] of G.seats.entries()) seat.tokens = index === 2 ? 2 : 0;
    };
    expect(reasonFor(['prince', '2'], hands, leading)).toMatchObject({
      kind: 'prince-leader',
      facts: { tokens: 2 },
    });
    expect(reasonFor(['prince', '1'], hands, leading)?.kind).toBe('prince-chance');
    expect(reasonFor(['prince', '2'], hands, hasSeen)?.kind).toBe('prince-redraw');
  });

  test('on oneself changes a card, unless it is the Princess', () => {
    expect(reasonFor(['prince', '0'], hands)?.kind).toBe('prince-self');
    expect(reasonFor(['prince', '0'], [['princess', 'prince'], ['king']])?.kind).toBe('prince-self-princess');
  });
});

test('a card that nobody is open to has no effect', () => {
  const idle = reasonFor(['baron'], [['guard', 'baron'], ['king']], (G) => {
    for (const [index, seat] of G.seats.entries()) seat.isProtected = index === 1;
  });
  expect(idle?.kind).toBe('idle');
});

describe('a dominated play', () => {
  const isDominated = (action: readonly [Kind, ...string[]], hands: readonly (readonly Kind[])[]) => {
    const table = tableOf(loveLetter, hands.length, {
      turn: '0',
      arrange: (G) => {
        layOut(hands)(G);
        hasSeen(G);
      },
    });
    return (
      loveLetter.explain?.(table.view('0'), table.ctx, { move: 'play', args: [...action] }).isDominated ??
      false
    );
  };

  test.each([
    ['the Princess', ['princess'], 'princess', 'king'],
    ['a Prince on the own Princess', ['prince', '0'], 'princess', 'king'],
    ['a Baron against what is known to be higher', ['baron', '1'], 'priest', 'handmaid'],
    ['a Guard who names what cannot be held', ['guard', '1', 'priest'], 'priest', 'handmaid'],
  ] as const)('is %s', (_, action, kept, theirs) => {
    const [played] = action;
    expect(isDominated(action, [[played === 'princess' ? 'guard' : played, kept], [theirs], ['baron']])).toBe(
      true,
    );
  });

  test.each([
    ['a Prince on another who may be out', ['prince', '1'], 'priest', 'handmaid'],
    ['a Baron against what is known to be lower', ['baron', '1'], 'king', 'handmaid'],
    ['a Guard who names what is held', ['guard', '1', 'handmaid'], 'priest', 'handmaid'],
    ['a Priest for a card that was seen, which keeps the other', ['priest', '1'], 'king', 'handmaid'],
  ] as const)('is not %s', (_, action, kept, theirs) => {
    expect(isDominated(action, [[action[0], kept], [theirs], ['baron']])).toBe(false);
  });
});
