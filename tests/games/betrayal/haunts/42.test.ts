import { winsAmongBots } from '../bots-play';
import { hauntedHouse } from '../haunted';

test('BH-h42: it begins, and goes on to somebody’s turn', () => {
  const begun = hauntedHouse(42, {});
  expect(begun.asked).toMatch(/ turn$/);
  expect([...new Set(begun.G.monsters.map(({ kind }) => kind))]).toEqual(['statue']);
});

test.each(['heroes', 'traitor'])('BH-h42: it can end for the %s among bots', (side) => {
  expect(winsAmongBots('42', [side])).toHaveProperty([side]);
});

test.todo('BH-h42-S Statue token in the reveal room; traitor gets a weapon, traits to start.');
test.todo(
  "BH-h42-H traitor dead: give the Statue Holy Symbol (Judge, Sp), Axe (Warrior, Mi), Crystal Ball (Seer, Sa) or Book (Wizard, Kn); once it has a form a hero in its room, once a turn, rolls Kn or Sa to move it up to the total; in the traitor's room at his turn start it lowers that trait by 1.",
);
test.todo(
  'BH-h42-T kill a hero with a weapon, carry the body (2 spaces per room, not by the Dog) to Catacombs, Chasm or Pentagram Chamber, then Sa or Kn 4+ (once per turn).',
);
test.todo(
  'BH-h42-R traitor immune to attack and damage otherwise (cards, rooms, his own lost attack), no explorer slows him (against BH20).',
);
test.todo('BH-h42-M Statue 8/8/8/8.');
test.todo('BH-h42-D1 Second item to the Statue → no, form stays; the card leaves the game.');
test.todo('BH-h42-D2 Weapon: which stack, which → the traitor picks item or omen stack, first weapon found.');
test.todo(
  "BH-h42-D3 Statue's move: which ways, how often → through doors and stairs, slowed by nobody; every hero in its room once a turn; the mover names Kn or Sa (it never walks by itself).",
);
test.todo('BH-h42-D4 Traitor beats the Statue (8 in all) → it lowers nothing at his next turn start.');
test.todo(
  "BH-h42-D5 His traits and items → never move otherwise, Blood Dagger's cost neither; nobody steals from him.",
);
test.todo(
  'BH-h42-D6 Body: only of a hero he killed by a weapon attack; heroes may not touch it; several bodies: any (the rite wants a sacrifice).',
);
test.todo('BH-h42-D7 Lowered to the skull → he dies: the one way.');
test.todo('BH-h42-D8 Statue and traitor in a barrier room → its side is not asked (BH-g30).');
test.todo('BH-h42-D9 His weapon dropped or used up → he may take up any other.');
test.todo("BH-h42-D10 Giving an item → in the Statue's room, free, told to all with the form it takes.");
test.todo(
  'BH-h42-D11 The gate → by him in a room of the three with the body there, in his hands or on the floor.',
);
