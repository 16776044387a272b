import { winsAmongBots } from '../bots-play';
import { hauntedHouse } from '../haunted';

test('BH-h47: it begins, and goes on to somebody’s turn', () => {
  const begun = hauntedHouse(47, {});
  expect(begun.asked).toMatch(/ turn$/);
  expect([...new Set(begun.G.monsters.map(({ kind }) => kind))]).toEqual(['head']);
});

test.each(['heroes', 'traitor'])('BH-h47: it can end for the %s among bots', (side) => {
  expect(winsAmongBots('47', [side])).toHaveProperty([side]);
});

test.todo('BH-h47-S traitor becomes 2 Heads in the reveal room; drops items there; 16 Body tokens.');
test.todo(
  "BH-h47-H Skull carried to each Head, Sa 5+ weakens it to Mi 5 (before that it can't be attacked); then ½P (up) wins destroy it; both.",
);
test.todo('BH-h47-T 16 Bodies placed (each room a Head leaves).');
test.todo(
  'BH-h47-R Heads may explore, ignore symbols, no Elevator or passages, no stun, immune to Sp attacks; Heads and Bodies slow heroes.',
);
test.todo('BH-h47-M Head 1/6/–/–.');
test.todo(
  'BH-h47-D1 Which wins count on a weakened Head → any, attack or defence; the Skull needn\'t be there any more ("wins").',
);
test.todo(
  'BH-h47-D2 Body cost → +1 a room with a Body (BH20), whatever number; Heads +1 each; heroes slow no Head.',
);
test.todo(
  'BH-h47-D3 Head exploring: traitor lays; symbols draw nothing (against BH71); stairs, chute, Gallery allowed ("may explore").',
);
test.todo('BH-h47-D4 Companions of the traitor → devoured, out of the game.');
test.todo(
  'BH-h47-D5 Fewer than 16 rooms left free → goes on exploring; stack empty: T only by deaths (T has no other way).',
);
test.todo(
  'BH-h47-D6 Where and how they start → both in the reveal room; each Head rolls its own Speed (against BH66).',
);
test.todo(
  'BH-h47-D7 A second Body in a room → is not laid; every other room a Head leaves gets one, the first too.',
);
test.todo(
  'BH-h47-D8 The Skull → tried once a hero and turn, a use of it (BH168); it stays with him; one try names one Head.',
);
test.todo('BH-h47-D9 A Head not weakened that loses its own attack → nothing (against BH69, BH-g17).');
