import { winsAmongBots } from '../bots-play';
import { hauntedHouse } from '../haunted';

test('BH-h02: it begins, and goes on to somebody’s turn', () => {
  const begun = hauntedHouse(2, {});
  expect(begun.asked).toMatch(/ turn$/);
  expect([...new Set(begun.G.monsters.map(({ kind }) => kind))]).toEqual(['ghost']);
});

test.each(['heroes', 'traitor'])('BH-h02: it can end for the %s among bots', (side) => {
  expect(winsAmongBots('2', [side])).toHaveProperty([side]);
});

test.todo(
  'BH-h02-S find Pentagram Chamber (next to a basement doorway 5+ tiles off). No attacks until someone finishes the séance. Race: traitor (while he holds the Spirit Board) needs one Kn 5+ and one Sa 5+; heroes in the Pentagram Chamber need ½P (down) successes of Kn or Sa 5+; one try per turn each.',
);
test.todo(
  'BH-h02-H if heroes summon: before the track shows 5 find the bones (Kn 5+ in Attic, Bedroom or Master Bedroom), carry to Crypt or Graveyard, Kn 5+ to bury. Failing, or if the traitor summons: destroy the Ghost with one won Sa attack (needs Ring or being in the Pentagram Chamber).',
);
test.todo('BH-h02-T all heroes dead only.');
test.todo(
  "BH-h02-R traitor's Ghost must move toward a hero each turn and attack if it can; from the end of the traitor's first turn with it the house collapses, one room at the end of each explorer's turn, Attic/upper, then ground from Grand Staircase, then basement.",
);
test.todo(
  'BH-h02-M Ghost 4/–/6/–, Sa attacks, passes walls and lost rooms, attacked only as in H, unhurt when it loses its own attack (against BH69).',
);
test.todo('BH-h02-D1 Pentagram Chamber "5+ tiles off": from whom → from the traitor.');
test.todo(
  "BH-h02-D2 Track when heroes summon: start, step, limit → 1 at once; +1 at the end of each later turn of whoever finished (his seat, also dead); bones not buried when it becomes 5 → the Ghost is the traitor's.",
);
test.todo(
  "BH-h02-D3 The heroes' Ghost meanwhile → stands where the last success was, moves not, fights not, is not attacked.",
);
test.todo(
  'BH-h02-D4 After the séance may heroes and traitor fight each other → yes, all attacks are allowed then (the ban has an end).',
);
test.todo(
  'BH-h02-D5 "No attacks" before: Dynamite, Bloody Vision\'s forced attack → not either (a ban with a side door is none).',
);
test.todo(
  "BH-h02-D6 First collapse and who names → at the end of the traitor's first turn with the Ghost: Attic if in play, even occupied, else an unoccupied upper room he names; then at the end of each living explorer's turn (traitor's too) that player names; basement from BL.",
);
test.todo(
  'BH-h02-D7 "Passes walls" → into any tile that touches edge to edge, 1 space, never through floors; lost tiles count as rooms for it.',
);
test.todo(
  'BH-h02-D8 Pentagram Chamber lost and no Ring → nothing can destroy it; it goes on to round 60 or the end of the heroes (no new rule).',
);
test.todo(
  'BH-h02-D9 Traitor dead before the summoning → heroes still must bury or the game goes on; nobody else can summon (no goal names his death).',
);
test.todo(
  "BH-h02-D10 Where the traitor's Ghost appears → in the room of whoever finished: his own, or, lost by the heroes, where it stood (D3).",
);
test.todo(
  "BH-h02-D11 The traitor tries in any room; that he holds the Board suffices (BH-g40); robbed of it he can't.",
);
test.todo('BH-h02-D12 A room that falls with people in it → no jump (22 alone has one).');
test.todo(
  'BH-h02-D13 "First turn with the Ghost" → his first turn that begins with it; that in which he summons it is none (heroes get one round to run).',
);
test.todo(
  "BH-h02-D14 Bones: how many, who buries → one set; the finder has them, whoever carries them buries, once a turn, also in the turn of the find; once the Ghost is the traitor's they are of no use.",
);
test.todo(
  'BH-h02-D15 The Elevator rolls a floor without a doorway that stands → it stays where it is (BH74, against BH167).',
);
