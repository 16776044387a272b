import { winsAmongBots } from '../bots-play';
import { hauntedHouse } from '../haunted';

test('BH-h31: it begins, and goes on to somebody’s turn', () => {
  const begun = hauntedHouse(31, {});
  expect(begun.asked).toMatch(/ turn$/);
  expect([...new Set(begun.G.monsters.map(({ kind }) => kind))]).toEqual([]);
});

test.each(['each alone'])('BH-h31: it can end for the %s among bots', (side) => {
  expect(winsAmongBots('31', [side])).toHaveProperty([side]);
});

test.todo('BH-h31-S No traitor.');
test.todo('BH-h31-S basement removed (its explorers go to the Elevator); ½P (down) Parachutes.');
test.todo(
  'BH-h31-H by leaving with a Parachute: search omen rooms Kn or Sp 4+ (one per room, a find ends movement), or take by a Mi or Kn contest won by 1+ (loser unhurt, turn over either way); exit from Entrance Hall, Balcony, Tower, Coal Chute, Collapsed Room for 1 space with Kn or Sa 4+. Heroes slow each other (against BH87) and may attack each other.',
);
test.todo(
  'BH-h31-D1 End → as soon as no Parachute is left in the house, held, lying or unfound, or every living hero has left; who is inside then has lost, dead (no goal is left).',
);
test.todo('BH-h31-D2 Failed exit roll → space spent, again next turn (the space is the price).');
test.todo(
  'BH-h31-D3 Coal Chute and Collapsed Room without a basement → one may stand in them (against BH11); they lead only out (the slide leads nowhere).',
);
test.todo(
  "BH-h31-D4 Where somebody or something was in the basement, or the Elevator lay there → it is laid at a ground-floor doorway (upper if none) of the revealer's choice, wherever it was, from the stack too; else it stays as it is; its roll 0–1 leaves it where it is.",
);
test.todo(
  "BH-h31-D5 Contest → is the attack and ends the turn, won or not; stolen: no more movement; one Parachute each; a dead one's falls.",
);
test.todo('BH-h31-D6 A basement-only tile drawn → discarded, next one.');
test.todo(
  'BH-h31-D7 Kn or Sp search once a turn; a room counts as used by the find, not the try ("one per room").',
);
test.todo('BH-h31-D8 The last Parachute is found → nobody searches any more.');
test.todo('BH-h31-D9 What lay in the basement → lies in the Elevator.');
test.todo('BH-h31-D10 A tie in a contest → nothing, the turn is over.');
test.todo(
  "BH-h31-D11 Heroes in a room → each of them slows (the haunt's own word against BH87), also whoever jumps: 1 space and BH20's for each other hero there (BH-g39).",
);
test.todo(
  'BH-h31-D12 Contest or attack to hurt → one of them a turn; only the contest takes a Parachute, only from one who has it, by one who has none; cards help it as an attack.',
);
