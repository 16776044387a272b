import { winsAmongBots } from '../bots-play';
import { hauntedHouse } from '../haunted';

test('BH-h40: it begins, and goes on to somebody’s turn', () => {
  const begun = hauntedHouse(40, {});
  expect(begun.asked).toMatch(/ turn$/);
  expect([...new Set(begun.G.monsters.map(({ kind }) => kind))]).toEqual(['shade']);
});

test.each(['heroes', 'traitor'])('BH-h40: it can end for the %s among bots', (side) => {
  expect(winsAmongBots('40', [side])).toHaveProperty([side]);
});

test.todo(
  'BH-h40-S traitor writes a basement room (topped up to 5 basement rooms, Landing counted); track 0.',
);
test.todo('BH-h40-H on moving into a room Kn 3+ to ask; then P successes Mi 4+ there.');
test.todo("BH-h40-T buried person at 12 damage only: each traitor turn's end n dice.");
test.todo(
  "BH-h40-R Spirit Board search instead of its own use (once a turn, ends the turn), Sa: 3–4 move any explorer 3, 5–6 heal 2d, 7+ room named; can't be given, traded or dropped; taken by the traitor's Mi attack won by 2+ = destroyed.",
);
test.todo(
  "BH-h40-D1 Board gone (destroyed) or lying → anybody may pick it up (the traitor can't use it; from him heroes win it back by 2+); room known: card discarded.",
);
test.todo('BH-h40-D2 Wounds of the buried person → public, healed not below 0 (both sides steer by it).');
test.todo(
  'BH-h40-D3 All heroes dead → the traitor wins at once (nobody can dig; "only" else means empty rounds).',
);
test.todo(
  'BH-h40-D4 Asking: upstairs too, how often, who hears → any room moved into, one a turn, heard by all ("a room").',
);
test.todo(
  'BH-h40-D5 3–4: whom, where → any explorer, through doors, up to 3, roller chooses; no hazards (as a help, not a weapon with traps).',
);
test.todo("BH-h40-D6 The Board's own look at the stack → not in this haunt; the search takes its place.");
test.todo(
  'BH-h40-D7 Which rooms may be written → not the Basement Landing, not the Mystic Elevator; the traitor lays the missing ones, drawn as they come.',
);
test.todo('BH-h40-D8 n → what the track shows after it moved, from 1 (8 dice at most, BH5).');
test.todo(
  "BH-h40-D9 An ask failed → that turn's one ask is spent; asking and digging in one turn are two kinds (BH-g8).",
);
