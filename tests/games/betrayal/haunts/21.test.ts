import { winsAmongBots } from '../bots-play';
import { hauntedHouse } from '../haunted';

test('BH-h21: it begins, and goes on to somebody’s turn', () => {
  const begun = hauntedHouse(21, {});
  expect(begun.asked).toMatch(/ turn$/);
  expect([...new Set(begun.G.monsters.map(({ kind }) => kind))]).toEqual(['zombie']);
});

test.each(['heroes', 'traitor'])('BH-h21: it can end for the %s among bots', (side) => {
  expect(winsAmongBots('21', [side])).toHaveProperty([side]);
});

test.todo(
  'BH-h21-S traitor becomes the Zombie Lord; P Zombies over Crypt, Graveyard, Entrance Hall, Underground Lake, Gardens, Chapel, Conservatory, Pentagram Chamber, then one more in each such room.',
);
test.todo('BH-h21-H all Zombies, or the Lord (only the Medallion holder can hurt it, 7 damage).');
test.todo('BH-h21-T heroes dead.');
test.todo(
  'BH-h21-R Zombies die to Mi weapons and Dynamite, else stunned; dead heroes rise as Zombies under their players; Holy Symbol −2 dice for attacking Zombies; item draws are best of three.',
);
test.todo('BH-h21-M Zombie 2/5/2/–; Zombie Lord 3/7/2/–.');
test.todo('BH-h21-D1 "Each such room" → every room that got a Zombie.');
test.todo(
  'BH-h21-D2 Risen hero: when, how moved, does it count → from his next turn, rolling its Sp on his own turn, and it must be destroyed for "all Zombies".',
);
test.todo(
  'BH-h21-D3 Best of three: the other two → bottom of the stack; heroes only; fewer left: as many as there are.',
);
test.todo(
  "BH-h21-D4 The Lord losing to the Medallion holder he attacked → wounds count. Others can't even stun him. Elevator: Lord yes, Zombies no.",
);
