import { winsAmongBots } from '../bots-play';
import { hauntedHouse } from '../haunted';

test('BH-h27: it begins, and goes on to somebody’s turn', () => {
  const begun = hauntedHouse(27, {});
  expect(begun.asked).toMatch(/ turn$/);
  expect([...new Set(begun.G.monsters.map(({ kind }) => kind))]).toEqual(['shade']);
});

test.each(['heroes', 'traitor'])('BH-h27: it can end for the %s among bots', (side) => {
  expect(winsAmongBots('27', [side])).toHaveProperty([side]);
});

test.todo('BH-h27-S Crystal Ball discarded; Blob starts in that room.');
test.todo(
  'BH-h27-H P Kn 3+ next to the Blob (weakness), then P ingredients Kn 3+ (Attic, Conservatory, Furnace Room, Gardens, Library, both Laboratories, Junk Room, Kitchen, Larder, Storeroom, open Vault, Wine Cellar; once per room), throw from an adjacent connected room (1 space each).',
);
test.todo('BH-h27-T all heroes dead or Blob-people.');
test.todo(
  'BH-h27-R Blob fills its room and all connected neighbours each monster turn, again on a die of 2; anyone in it is a Blob-person for the traitor.',
);
test.todo('BH-h27-M Blob-person Sp 2.');
test.todo(
  'BH-h27-D1 Does the Blob use stairs, chute, Gallery, Collapsed Room, secret passages → all but the Mystic Slide; into the Elevator: that stops.',
);
test.todo(
  'BH-h27-D2 A 2 on the die after the extra spread → no further die that turn (else it may never stop).',
);
test.todo(
  "BH-h27-D3 Blob-person: items out of the game; moves 2 on its own turn, free through Blob rooms; a token in its room at monster turn start that doesn't spread until joined; is a Blob room for throwing.",
);
test.todo(
  'BH-h27-D4 Ingredients: carried without limit, given like items, stolen by the traitor at 2+ and then lost; rooms left are always enough (13 rooms, at most 6 needed).',
);
test.todo('BH-h27-D5 Traitor in a Blob room → Blob-person too.');
test.todo('BH-h27-D6 Throws in one turn → as many as spaces and ingredients ("1 space each").');
