import { winsAmongBots } from '../bots-play';
import { hauntedHouse } from '../haunted';

test('BH-h09: it begins, and goes on to somebody’s turn', () => {
  const begun = hauntedHouse(9, {});
  expect(begun.asked).toMatch(/ turn$/);
  expect([...new Set(begun.G.monsters.map(({ kind }) => kind))]).toEqual([]);
});

test.each(['heroes'])('BH-h09: it can end for the %s among bots', (side) => {
  expect(winsAmongBots('9', [side])).toHaveProperty([side]);
});

test.todo('BH-h09-S no traitor yet; find Pentagram Chamber (far), Stairs from Basement, Ballroom.');
test.todo(
  'BH-h09-H with the Holy Symbol in the Pentagram Chamber, Sa 5+ ×(explorers at start), one per turn.',
);
test.todo(
  'BH-h09-R each turn start Sa 4+ unless holding the Symbol: fail elsewhere 1 MD and forced toward the Ballroom, fail in the Ballroom (or Sa at skull) = become a traitor with traits restored to start.',
);
test.todo(
  'BH-h09-T destroy the Symbol: steal it and end a turn in Chasm, Furnace Room or Underground Lake. Traitors: Mi roll each turn, 0–2 no move and −1 Mi; attack with Sp only, steal at 2+.',
);
test.todo(
  'BH-h09-D1 "One per turn" and holder or room → each hero once a turn, any hero in the Chamber while a hero there holds the Symbol.',
);
test.todo(
  'BH-h09-D2 The 1 MD: victim\'s choice or Sa → Sa ("or Sa at skull" is the way to turn; on Kn it would kill).',
);
test.todo(
  "BH-h09-D3 Forced → all his movement this turn goes the shortest way to the Ballroom, stops in it, other actions allowed; no way: stays; drawing rooms aren't entered new.",
);
test.todo('BH-h09-D4 All heroes dead or turned → traitors win (not written; BH54 extended).');
test.todo(
  'BH-h09-D5 −1 Mi at the skull kills the traitor; all traitors dead changes nothing, others may still turn (more dancers may come).',
);
test.todo('BH-h09-D6 Symbol got from the floor and destroyed → counts (destroying it is the goal).');
