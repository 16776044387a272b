import { cardTerm } from '@games/betrayal/rules/components';
import { telling } from '@games/betrayal/table/telling';
import { piecesTold } from '@games/betrayal/table/told-pieces';
import { termFact } from '@/kit/journal';

const told = (kind: string, card = 'holy-symbol') =>
  piecesTold((_kind, name) => name)({
    kind,
    playerID: '0',
    facts: { card: termFact(cardTerm(card)) },
    isPrivy: false,
  }).map(({ label }) => label);

test.each(['fetch', 'give-up'] as const)(
  'BH169: %s is told large to all, with the picture of the card',
  (kind) => {
    expect([telling[kind], told(kind)]).toMatchObject([{ weight: 'moment', about: 'all' }, ['holy-symbol']]);
  },
);

test.each(['draw', 'discard', 'shuffle-in', 'drop', 'take', 'give', 'steal'])(
  'the card of %s is pictured where it is told large',
  (kind) => {
    expect(told(kind)).toEqual(['holy-symbol']);
  },
);

test('BH-g6: what a haunt brings is pictured as itself, not as the card that is called alike', () => {
  expect([told('drop', '17:candle.2'), told('drop', 'candle')]).toEqual([['17:candle'], ['candle']]);
});
