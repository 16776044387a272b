import { winsAmongBots } from '../bots-play';
import { hauntedHouse } from '../haunted';

test('BH-h24: it begins, and goes on to somebody’s turn', () => {
  const begun = hauntedHouse(24, {});
  expect(begun.asked).toMatch(/ turn$/);
  expect([...new Set(begun.G.monsters.map(({ kind }) => kind))]).toEqual(['bat']);
});

test.each(['heroes', 'traitor'])('BH-h24: it can end for the %s among bots', (side) => {
  expect(winsAmongBots('24', [side])).toHaveProperty([side]);
});

test.todo(
  "BH-h24-S traitor's explorer dies; find Organ Room; 3 Bats at Tower/Attic, 3 at Chasm/Catacombs; 24 max.",
);
test.todo(
  'BH-h24-H Organ Room Mi 5+ to start, then Kn 6+ (5+ with Music hobby); then kill the attached Bats (Mi).',
);
test.todo('BH-h24-T heroes dead.');
test.todo(
  'BH-h24-R each monster turn P dice of new Bats at Tower, Chasm, Conservatory, Entrance Hall, Gardens, Graveyard, Patio, Balcony, window rooms; a Bat latches on a 2 (1 die each); each attached Bat: 1 PD at turn start, −1 space; Armor −1 in total.',
);
test.todo('BH-h24-M Bat 5/2/1/–.');
test.todo(
  "BH-h24-D1 Entry rooms → one Bat each before a second, traitor chooses; entering is 1 of the turn's spaces, one Sp roll for all.",
);
test.todo(
  'BH-h24-D2 Loose Bats: attackable → yes, beaten = stunned; only attached ones die (they are monsters).',
);
test.todo(
  'BH-h24-D3 Latched Bat and a dead hero → loose again in that room. Lost attack on a Bat → damage to the attacker as usual (BH56; Bats need blood).',
);
test.todo("BH-h24-D4 One attack a turn kills one Bat, own or another's in the room (one attack a turn).");
test.todo("BH-h24-D5 Tower and Attic (Chasm and Catacombs) both in play → all 3 in one, traitor's choice.");
test.todo(
  'BH-h24-D6 Starting and playing the organ in one round → yes by two heroes, not by one in one turn.',
);
