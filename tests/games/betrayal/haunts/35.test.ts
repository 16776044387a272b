import { winsAmongBots } from '../bots-play';
import { hauntedHouse } from '../haunted';

test('BH-h35: it begins, and goes on to somebody’s turn', () => {
  const begun = hauntedHouse(35, {});
  expect(begun.asked).toMatch(/ turn$/);
  expect([...new Set(begun.G.monsters.map(({ kind }) => kind))]).toEqual(['cat']);
});

test.each(['heroes', 'traitor'])('BH-h35: it can end for the %s among bots', (side) => {
  expect(winsAmongBots('35', [side])).toHaveProperty([side]);
});

test.todo(
  'BH-h35-S Cat at the Entrance Hall (second at the reveal room if P 5–6). All shrunk: no draws (a newly found symbol room ends the turn), each doorway costs a space, stairs Mi 3+ (else the turn is over).',
);
test.todo(
  'BH-h35-H ½H (up) escape by Toy Airplane: Kn 3+ in Bedroom, Master Bedroom, Storeroom, Attic or Game Room; Kn 4+ to start; flies 5; pick up grounded heroes Sp 4+ (0–1 crash); exit (1 space) from Balcony, Gardens, Graveyard, Patio, Tower or a window with every living hero aboard.',
);
test.todo('BH-h35-T more than half the heroes eaten.');
test.todo(
  'BH-h35-R a Cat that wins holds the hero a turn instead of hurting (one hero a Cat); contest of any trait to get away; others beating it free; else swallowed. Cat bats the plane Sp 7+ (traitor 5+).',
);
test.todo('BH-h35-M Cat 6/7/5/5.');
test.todo('BH-h35-D1 Failed stairs roll → ends the turn, again next turn; Cats roll not.');
test.todo(
  "BH-h35-D2 Boarding and flying: in the plane's room, free, while grounded; started: flies from the starter's next turn with 5 spaces instead of his movement; starter dead or taken: any hero aboard may start it anew.",
);
test.todo(
  'BH-h35-D3 Pick-up: 1 space, the Sp of the fastest aboard; 2–3 again for another space; crash: grounded here, start again.',
);
test.todo(
  'BH-h35-D4 Held hero: contest at the start of his next turn, then free or turn over; swallowed at the start of the first monster turn after that contest; Cat beaten: stunned, lets go; not picked up meanwhile.',
);
test.todo('BH-h35-D5 A Cat that bats the plane down → may attack one hero in it at once; it is grounded.');
test.todo(
  'BH-h35-D6 Dead otherwise than eaten → counts as eaten for T (else ½H can become impossible and nobody wins).',
);
test.todo(
  "BH-h35-D7 Traitor's attacks → none but batting; Collapsed Room, Elevator shut, Gallery, Gymnasium, Vault without effect.",
);
test.todo(
  "BH-h35-D8 In flight only Revolver, Ring, Dynamite work either way; no stairs roll, up and down by Collapsed Room and Gallery and across the Chasm freely. GS's window counts.",
);
test.todo(
  "BH-h35-D9 Doorways (against BH18) → a door costs 2 in all, stairs (Secret Stairs too) 1 and the roll, another token's way 1. With 1 space left one may step into a doorway: for all else still in the room left, but the next way through that door costs 1. So for heroes, traitor, Cats and plane alike; the first door of a turn can always be gone through (as BH-g12).",
);
test.todo('BH-h35-D10 New rooms → may be found on foot, a symbol draws nothing; in flight none is found.');
test.todo(
  "BH-h35-D11 The traitor → is as small as the others: stairs, doors, no draws (BH62 spares him nothing of that); he can't start or board the plane.",
);
test.todo('BH-h35-D12 "Every living hero aboard" → held ones too, so nobody leaves while one is held.');
test.todo(
  "BH-h35-D13 Batting → in the plane's room, each Cat once a turn, the traitor once a turn as his attack; grounded, all stay aboard and can be attacked. In flight nobody slows (1 space flat for leaving).",
);
