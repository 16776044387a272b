import { winsAmongBots } from '../bots-play';
import { hauntedHouse } from '../haunted';

test('BH-h50: it begins, and goes on to somebody’s turn', () => {
  const begun = hauntedHouse(50, {});
  expect(begun.asked).toMatch(/ turn$/);
  expect([...new Set(begun.G.monsters.map(({ kind }) => kind))]).toEqual([]);
});

test.each(['each alone'])('BH-h50: it can end for the %s among bots', (side) => {
  expect(winsAmongBots('50', [side])).toHaveProperty([side]);
});

test.todo('BH-h50-S No traitor.');
test.todo(
  'BH-h50-S Clue tokens 1–20 face down, one in each symbol room (in one found later after its draw).',
);
test.todo(
  "BH-h50-H search total 16+: in a room with a face-down Clue (or after it), 1 space, Kn roll + number of Clues held (traps don't count) + clue bonuses: 0 2d PD; 1–3 none; 4–12 take the Clue; 13–15 COLLAPSE one tile (upper first, then ground from Grand Staircase; ground gone kills the basement). Combat and clue stealing allowed, combat never kills. Clues [B, order decoded from a scrambled table]: 1 Catacombs +7; 2 Wine Cellar +7; 3 Library +7; 4 Dining Room +7; 5 Conservatory/Underground Lake +6; 6 Crypt/Chapel +6; 7 Attic/Kitchen/Storeroom/Larder +5; 8 any basement room +4; 9 anywhere +3; 10 Laboratories +Kn; 11 Organ Room +Kn; 12 Game Room +Kn; 13 Statuary Corridor +Mi; 14 Furnace Room +Sa; 15 Tower/Balcony/window room +6, under 13 dies; 16 Chasm +Mi or Sa, under 13 dies; traps 17 1 damage each own turn start; 18 Mi or Sp 4+ or 3d PD; 19 everyone on the floor Mi 3+ or 3d damage; 20 optional Kn 5+ take 2 Clues anywhere, else 4d damage.",
);
test.todo('BH-h50-D1 Several searches a turn, in one room too → yes, 1 space each (against BH46).');
test.todo(
  'BH-h50-D2 First collapse → an unoccupied upper tile the searcher chooses; 13–15 with nothing left to lose: nothing.',
);
test.todo('BH-h50-D3 4–12 where the Clue is already taken → nothing (no Clue is there).');
test.todo(
  'BH-h50-D4 More symbol rooms than 20 → spread evenly over floors; set-aside tokens at random; shuffled and unseen.',
);
test.todo(
  "BH-h50-D5 Clue 8, 9, 15 and a room's own bonus together → all that fit add up; 16: the searcher names Mi or Sa (bonuses are not said to exclude).",
);
test.todo(
  'BH-h50-D6 15 and 16: is using them a duty → no, named before the roll; under 13 dies (nobody must die of a hint).',
);
test.todo(
  "BH-h50-D7 19: whom and what → all explorers on the finder's floor, he too; damage in any traits; 20 fails: any traits; 20's two Clues: any face-down ones on the board, traps take effect.",
);
test.todo(
  'BH-h50-D8 Everybody dead → nobody wins. Does 17 stop when the trap is lost → no, the dart struck (heroes need a survivor).',
);
test.todo('BH-h50-D9 Taken Clues → lie open before their holder, traps too; those face down nobody sees.');
test.todo('BH-h50-D10 Stealing a Clue → as any item, at 2+ (BH58); its bonus goes with it.');
test.todo('BH-h50-D11 "Window room" → with a window that looks out (BH80).');
test.todo('BH-h50-D12 Won → at once, by the searcher alone.');
test.todo(
  'BH-h50-D13 A search costs a space → none after the movement is over (BH19; else BH-g7); Kn roll with all that helps one (BH-g29).',
);
test.todo(
  'BH-h50-D14 Collapse → nobody jumps; the basement is lost at one blow with the last ground-floor tile.',
);
test.todo(
  'BH-h50-D15 The Elevator rolls a floor without a doorway that stands → it stays where it is (BH74, against BH167).',
);
