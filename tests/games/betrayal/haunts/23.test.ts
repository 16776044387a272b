import { winsAmongBots } from '../bots-play';
import { hauntedHouse } from '../haunted';

test('BH-h23: it begins, and goes on to somebody’s turn', () => {
  const begun = hauntedHouse(23, {});
  expect(begun.asked).toMatch(/ turn$/);
  expect([...new Set(begun.G.monsters.map(({ kind }) => kind))]).toEqual(['shade']);
});

test.each(['heroes', 'traitor'])('BH-h23: it can end for the %s among bots', (side) => {
  expect(winsAmongBots('23', [side])).toHaveProperty([side]);
});

test.todo(
  "BH-h23-S traitor's explorer dies; P Arm+Sucker pairs in Furnace Room, Conservatory, Organ Room, Underground Lake, Gardens, Chasm (rooms added if short). Track 1.",
);
test.todo(
  "BH-h23-H Crystal Ball holder Kn 4+ (fail = card's penalty), then 4 dice: 0 Larder, 1 Kitchen, 2 Organ Room, 3 Chasm, 4–5 Underground Lake, 6 Conservatory, 7 Crypt, 8 Furnace Room; the Ball is spent, that room holds the Head; 3 wins destroy it.",
);
test.todo('BH-h23-T heroes dead.');
test.todo(
  'BH-h23-R grabbing as in 7 (2 spaces toward the Arm; 1e 1 space); eaten at the Arm; a beaten Sucker returns stunned.',
);
test.todo('BH-h23-M Sucker by turn 1–2 2/4/7, 3–4 3/5/7, 5–7 3/7/7, 8+ 4/8/8; Head –/6/–.');
test.todo('BH-h23-D1 More or fewer listed rooms than P → traitor chooses / lays from the stack (his book).');
test.todo(
  "BH-h23-D2 Head: attacks one hero in its room each monster turn, doesn't move; a hero's won defence counts as a win too.",
);
test.todo("BH-h23-D3 Head's room not in play → the traitor connects it on a floor it allows.");
test.todo('BH-h23-D4 Freed hero → each room he enters this turn costs 2.');
test.todo(
  "BH-h23-D5 Ball in the traitor's dropped things or with a dead hero → any hero who holds it looks; once a turn, instead of its card's use (the Ball is the only way).",
);
test.todo('BH-h23-D6 Stunned Sucker at its Arm: hero dropped where it was beaten (only the Sucker returns).');
