import { card, room } from '@games/betrayal/rules/journal';
import type { BetrayalView } from '@games/betrayal/rules/view';
import { cardTracks } from '@games/betrayal/table/card-tracks';
import { beginTracks, followTracks, namesIn, zoneOf } from '@/ui/pieces/tracks';
import { houseOf } from './arrange';

test('BH-g6: what a haunt brings goes from hand to floor, not the card that is called alike', () => {
  const begun = houseOf();
  const [explorer] = begun.G.explorers;
  const hand = ['candle', '17:candle.1', '17:candle.2'];
  const view = (cards: readonly string[], floor: readonly string[]) => {
    Object.assign(explorer ?? {}, { cards: [...cards] });
    begun.G.piles = floor.length === 0 ? [] : [{ room: 'foyer', side: null, cards: [...floor] }];
    return structuredClone(begun.viewOf('1')) as BetrayalView;
  };
  const facts = { card: card('17:candle.2'), room: room('foyer') };
  const before = view(hand, []);
  const held = beginTracks(cardTracks, before, { playerID: '1', moment: undefined, journal: [] });
  const [candle, white, other] = namesIn(held, zoneOf('cards', '0'));
  const dropped = [{ kind: 'drop', playerID: '0', facts, isPrivy: false }];
  const journal = [{ stateID: 1, entries: dropped }];
  const after = view(['candle', '17:candle.1'], ['17:candle.2']);
  const laid = followTracks(cardTracks, held, after, { playerID: '1', moment: undefined, journal });
  const [left, ...others] = namesIn(laid, zoneOf('cards', '0'));
  expect(left).toBe(candle);
  expect([...others, ...namesIn(laid, zoneOf('pile', 'foyer'))].sort()).toEqual([white, other].sort());
});
