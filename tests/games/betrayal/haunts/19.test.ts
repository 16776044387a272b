import { winsAmongBots } from '../bots-play';
import { hauntedHouse } from '../haunted';

test('BH-h19: it begins, and goes on to somebody’s turn', () => {
  const begun = hauntedHouse(19, {});
  expect(begun.asked).toMatch(/ turn$/);
  expect([...new Set(begun.G.monsters.map(({ kind }) => kind))]).toEqual(['shade']);
});

test.each(['heroes', 'traitor'])('BH-h19: it can end for the %s among bots', (side) => {
  expect(winsAmongBots('19', [side])).toHaveProperty([side]);
});

test.todo(
  "BH-h19-S traitor's traits to start, then H times +1 to the least-raised trait. H+2 Paints in Attic, Abandoned Room, Collapsed Room, Patio, Statuary Corridor, Storeroom, Wine Cellar.",
);
test.todo('BH-h19-H in the Gallery with a Paint, Kn 4+ ×H (or kill the traitor).');
test.todo('BH-h19-T destroy 3 Paints (instead of attacking).');
test.todo(
  'BH-h19-R traitor unharmed by normal means (Amulet of the Ages holder can); places one chosen tile each turn after moving; in the Gallery must roll Sa 4+ or 1d MD.',
);
test.todo('BH-h19-D1 "Least-raised" → clip steps above the start, card bonuses counted; ties the traitor.');
test.todo('BH-h19-D2 Steal from the unharmed traitor at 2+ → yes.');
test.todo(
  'BH-h19-D3 Paint: one a person, not the Dog; the traitor may pick it up from the floor; destroys it anywhere.',
);
test.todo(
  'BH-h19-D4 More listed rooms than Paints → farthest from any explorer. A tile she lays that is listed → gets Paint if some is left.',
);
test.todo(
  'BH-h19-D5 Gallery roll: when → on entering and at turn start; can that kill her → yes, heroes win (the portrait is his one danger).',
);
test.todo(
  'BH-h19-D6 May her tile be a room the heroes need, or spoil a doorway → yes, "chosen" (it is her house).',
);
