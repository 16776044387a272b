import { winsAmongBots } from '../bots-play';
import { hauntedHouse } from '../haunted';

test('BH-h39: it begins, and goes on to somebody’s turn', () => {
  const begun = hauntedHouse(39, {});
  expect(begun.asked).toMatch(/ turn$/);
  expect([...new Set(begun.G.monsters.map(({ kind }) => kind))]).toEqual(['shade']);
});

test.each(['heroes', 'traitor'])('BH-h39: it can end for the %s among bots', (side) => {
  expect(winsAmongBots('39', [side])).toHaveProperty([side]);
});

test.todo(
  'BH-h39-S revealer secretly names another hero heir; find Statuary Corridor (hard to reach); traitor writes P hidden Assassins in unoccupied rooms, again at the end of turns 3 and 6.',
);
test.todo('BH-h39-H heir enters the Statuary Corridor with Spear and Ring.');
test.todo('BH-h39-T heir dead.');
test.todo(
  "BH-h39-R an Assassin strikes when a hero enters: 2d PD, no defence, then it is gone; a dead hero's player must say whether they were the heir.",
);
test.todo('BH-h39-D1 Who knows the heir → all heroes.');
test.todo('BH-h39-D2 3 players: the heir can only be the third → stays so (the traitor may infer it).');
test.todo(
  'BH-h39-D3 Striking → the traitor may hold back; at once on entering, before symbol and card, also off-turn; one a room, not in the Statuary Corridor; too few free rooms: fewer.',
);
test.todo('BH-h39-D4 Heir inside gets the second item → wins at that moment (the throne waits for both).');
test.todo("BH-h39-D5 Asked when → at every hero's death, answered to all.");
test.todo(
  'BH-h39-D6 Orders → one for all Assassins: strike (usual) or wait, given in his own turn (BH-g33).',
);
test.todo(
  'BH-h39-D7 "Turns 3 and 6" → the track\'s, +1 at each traitor turn\'s end; P more each time, unoccupied rooms without one, not the Statuary Corridor.',
);
test.todo(
  'BH-h39-D8 Spear or Ring with the traitor → heroes steal it; a card that is out of the game: the throne asks for the other alone.',
);
test.todo(
  'BH-h39-D9 "Enters" → by whatever way, pushed and placed too; a strike that kills the heir wins at once.',
);
