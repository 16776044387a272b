import { winsAmongBots } from '../bots-play';
import { hauntedHouse } from '../haunted';

test('BH-h36: it begins, and goes on to somebody’s turn', () => {
  const begun = hauntedHouse(36, {});
  expect(begun.asked).toMatch(/ turn$/);
  expect([...new Set(begun.G.monsters.map(({ kind }) => kind))]).toEqual(['shade']);
});

test.each(['heroes', 'traitor'])('BH-h36: it can end for the %s among bots', (side) => {
  expect(winsAmongBots('36', [side])).toHaveProperty([side]);
});

test.todo('BH-h36-S Rowboat in the Attic; track 0.');
test.todo(
  'BH-h36-H carry it (2 spaces per room) to Balcony or Tower with all living heroes there; ½H (up) alive.',
);
test.todo('BH-h36-T more than half the heroes dead, or 4 Mi 3+ hits and one more won attack on the boat.');
test.todo(
  'BH-h36-R flood by turn 1 basement half, 2 full, 3 + ground half, 4 full, 5 + upper half, 6 all full; half −2 spaces, full −4 spaces and 2 PD; dropping the Medallion in a flooded room skips one advance.',
);
test.todo('BH-h36-D1 "One more won attack" → after four hits the next Mi 3+ sinks it.');
test.todo("BH-h36-D2 Whom the flood hits → heroes only (says both; the traitor's own book exempts him).");
test.todo(
  'BH-h36-D3 Measured where and when → on the level he begins his turn; track +1 at the end of each traitor turn (a clear moment).',
);
test.todo(
  'BH-h36-D4 Boat: one bearer, traded, not the Dog; hit where it is, also carried; at his death it lies there (BH-g6).',
);
test.todo(
  "BH-h36-D5 Tower's two sides → count as one place for leaving. Won at once, in anybody's turn (it is one room).",
);
