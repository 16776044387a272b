import { winsAmongBots } from '../bots-play';
import { hauntedHouse } from '../haunted';

test('BH-h14: it begins, and goes on to somebody’s turn', () => {
  const begun = hauntedHouse(14, {});
  expect(begun.asked).toMatch(/ turn$/);
  expect([...new Set(begun.G.monsters.map(({ kind }) => kind))]).toEqual(['cultist']);
});

test.each(['heroes', 'traitor'])('BH-h14: it can end for the %s among bots', (side) => {
  expect(winsAmongBots('14', [side])).toHaveProperty([side]);
});

test.todo(
  'BH-h14-S P−1 Cultists in the Pentagram Chamber; P Paint tokens in Kitchen, Larder, Junk Room, Storeroom, Research Laboratory, Attic (cycle).',
);
test.todo(
  'BH-h14-H throw every Paint into the Pentagram Chamber from an adjacent connected room (1 space, carry one).',
);
test.todo('BH-h14-T 13 sacrifice points there: corpse 4, companion 2, other tradable item/omen 1.');
test.todo('BH-h14-R Cultists carry items and corpses (corpse: 2 spaces per room) and may steal.');
test.todo('BH-h14-M Cultist 4/4/4/–.');
test.todo(
  'BH-h14-D1 How a thing is sacrificed → laid down in the Chamber by the traitor or a Cultist there, free, at once out of the game; companions by the traitor holding the card there.',
);
test.todo("BH-h14-D2 Whose corpse → any dead explorer's, the traitor's too (Cultists go on).");
test.todo(
  'BH-h14-D3 Paint: may the other side touch it → no; thrown Paint is spent; no listed room in play: one is found for all; listed rooms found later get none.',
);
test.todo(
  'BH-h14-D4 Heroes in the Chamber itself → may enter; Paint dropped there counts as thrown? → no, from next door only (as written).',
);
test.todo(
  'BH-h14-D5 A stunned Cultist keeps what it carries; a Cultist carries any number (stun is not death).',
);
test.todo(
  'BH-h14-D6 Do heroes see the sum → what lies there yes, points and 13 no (public things, secret worth).',
);
