import { winsAmongBots } from '../bots-play';
import { hauntedHouse } from '../haunted';

test('BH-h32: it begins, and goes on to somebody’s turn', () => {
  const begun = hauntedHouse(32, {});
  expect(begun.asked).toMatch(/ turn$/);
  expect([...new Set(begun.G.monsters.map(({ kind }) => kind))]).toEqual(['shade']);
});

test.each(['heroes', 'traitor'])('BH-h32: it can end for the %s among bots', (side) => {
  expect(winsAmongBots('32', [side])).toHaveProperty([side]);
});

test.todo(
  "BH-h32-S all unoccupied non-start tiles go back to the stack; find Organ Room at a start tile of the traitor's choice.",
);
test.todo(
  'BH-h32-H Organ Room Kn total (once a turn) 15+/16+/18+/20+ for P 3/4/5/6; +1 per omen room in play, +2 Music hobby, +2 each: Library Kn 5+, Game Room Sa 5+, Tower Kn 5+, Madman there, Book there.',
);
test.todo('BH-h32-T heroes dead.');
test.todo(
  'BH-h32-R each hero loses 2d from any traits at turn start; traitor Kn 4+ in Chapel, Game Room, Laboratories, Pentagram Chamber (once each, 5 tokens) −3 to the total.',
);
test.todo(
  "BH-h32-D1 Occupied tiles → all laid anew by the traitor next to a start tile of their floor (no doorway left there: next to one laid so); items lying in removed rooms → to that floor's start tile.",
);
test.todo(
  'BH-h32-D2 Clues found once for all; omen rooms counted at the roll; Madman/Book "there" → with anybody in the Organ Room, the traitor included ("there" asks for no side).',
);
test.todo(
  "BH-h32-D3 Traitor's five rooms not in play → he must explore too; rolls once a turn (same rule for both).",
);
test.todo('BH-h32-D4 Basement then without stairs → stays so (nothing says otherwise).');
test.todo('BH-h32-D5 An occupied Organ Room → in the house already: laid anew with who is in it.');
test.todo('BH-h32-D6 Tokens of removed rooms, both ends of a way that leads there → out of the game.');
test.todo(
  "BH-h32-D7 The two dice's points → each from a trait chosen, one by one; no damage: no card lessens or turns them.",
);
test.todo(
  'BH-h32-D8 Tries → the organ once a hero and turn, each clue once a hero and turn; what adds and what takes off lies open, what is needed to the heroes alone (BH172).',
);
