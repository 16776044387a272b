import { winsAmongBots } from '../bots-play';
import { hauntedHouse } from '../haunted';

test('BH-h30: it begins, and goes on to somebody’s turn', () => {
  const begun = hauntedHouse(30, {});
  expect(begun.asked).toMatch(/ turn$/);
  expect([...new Set(begun.G.monsters.map(({ kind }) => kind))]).toEqual(['dracula']);
});

test.each(['heroes', 'traitor'])('BH-h30: it can end for the %s among bots', (side) => {
  expect(winsAmongBots('30', [side])).toHaveProperty([side]);
});

test.todo(
  'BH-h30-S traitor is a Vampire, +1 each trait; Girl becomes the Bride; Dracula in Crypt/Graveyard, active from turn 2.',
);
test.todo(
  'BH-h30-H destroy Dracula and Bride: Spear win kills; after sunrise (each turn P dice < turn number) every Vampire −1 per trait each traitor turn, dies at 0.',
);
test.todo('BH-h30-T heroes dead or Vampires.');
test.todo(
  'BH-h30-R opposite-sex Sa attack costs Sp; Sp at skull turns the hero; Chapel or Holy Symbol room needs Sa 6+ to enter; Holy Symbol pushes 1 room per damage.',
);
test.todo('BH-h30-M Dracula 5/8/6/–; Bride 4/4/4/–.');
test.todo(
  "BH-h30-D1 Sunrise roll: who, when, first loss → a hero right after the track's step at the traitor's turn start; losses from the next traitor turn.",
);
test.todo(
  "BH-h30-D2 Bride's place → the traitor's room; neither Crypt nor Graveyard: unoccupied room 4+ off.",
);
test.todo(
  'BH-h30-D3 Range of the opposite-sex attack → same room or one joined by a door, and the victim may be drawn in.',
);
test.todo("BH-h30-D4 New Vampire: Sp to start, +1 each, own player, no hero; needn't die for H.");
test.todo(
  'BH-h30-D5 Holy Symbol push: instead of or beside the damage → beside; hero chooses the way (it helps the heroes keep off).',
);
test.todo(
  'BH-h30-D6 Door roll failed → stays outside, no space spent, no second try this turn; the Symbol in the Chapel: one roll; a Vampire inside when it becomes barred may stay.',
);
