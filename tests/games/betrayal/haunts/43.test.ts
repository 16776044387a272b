import { winsAmongBots } from '../bots-play';
import { hauntedHouse } from '../haunted';

test('BH-h43: it begins, and goes on to somebody’s turn', () => {
  const begun = hauntedHouse(43, {});
  expect(begun.asked).toMatch(/ turn$/);
  expect([...new Set(begun.G.monsters.map(({ kind }) => kind))]).toEqual(['alien']);
});

test.each(['heroes'])('BH-h43: it can end for the %s among bots', (side) => {
  expect(winsAmongBots('43', [side])).toHaveProperty([side]);
});

test.todo(
  'BH-h43-S tokens 1..2P, two each; holder of 1 ever = traitor for good; find Research Laboratory; track 1.',
);
test.todo(
  'BH-h43-H Serum = tokens equal to explorers in the Research Laboratory (Kn 5+ there, +1 die per other explorer there, +1 die with the Book there; herbs Kn 3+ at turn end in Conservatory/Gardens; at least one of each), then inject all living explorers (1 space each).',
);
test.todo('BH-h43-T everyone else dead or turned (last one turned loses).');
test.todo(
  "BH-h43-R first meeting in each own turn swaps a random token; end of the revealer's turn track +1 to n: a Mi attack of n dice on every explorer, traitors included; dead traitors, told to all, miss their next turn and are Aliens (what they held falls) from the one after, unless killed by Serum (Sp combat; while they turn, 1 space).",
);
test.todo('BH-h43-M Alien 4/6/4/–.');
test.todo('BH-h43-D1 n dice above 8 → 8 (BH5; CON "no upper limit" is overruled by 1.13).');
test.todo('BH-h43-D2 One roll for all or each → one, everybody resists it (one plague).');
test.todo(
  'BH-h43-D3 Meeting: with several, whom → the one whose turn it is chooses, rather one not met before; automatic, not refusable; injected non-traitors no more.',
);
test.todo("BH-h43-D4 Showing a token or saying → tokens can't be shown; saying is free.");
test.todo('BH-h43-D5 "Explorers" for tokens → the number at the start (a fixed goal; deaths must not help).');
test.todo(
  'BH-h43-D6 A traitor injected, willing or by a won Sp fight → dead for good, no Alien; one in transformation: 1 space; do living Aliens bar the heroes\' win → no ("explorers"; they are monsters now).',
);
test.todo('BH-h43-D7 Injected → back to starting values where below, disease stops.');
test.todo('BH-h43-D8 One traitor only and all heroes dead → he wins (nobody "turned last").');
test.todo(
  'BH-h43-D9 Herb: item, any number, laid down in the Laboratory free; who brings the last gets the Serum.',
);
test.todo(
  'BH-h43-D10 "Willing" → an order of each seat, open to all as if said aloud, "no" at first (BH-g33); without it only a won Sp fight injects, unhurt if he is no traitor.',
);
test.todo('BH-h43-D11 The swap → by lot on both sides, told to those two alone.');
test.todo('BH-h43-D12 Who turned last → known to nobody until the end; he alone of the traitors loses.');
test.todo(
  "BH-h43-D13 The revealer dead or an Alien → track and sickness at the end of his seat's turn all the same.",
);
test.todo(
  'BH-h43-D14 Who turns → turns in silence: no turn ends, nobody is asked, nobody but he and the giver is told (against BH-g22); nobody ever shows a token (BH81: here it is forbidden).',
);
test.todo(
  "BH-h43-D15 An Alien → on its player's own turn by a Speed roll, attacks whom it likes, stunned like a monster; slows every explorer, else nobody slows (BH87). Not sick, swaps nothing; its two tokens are out of the game unseen, those of every dead too.",
);
test.todo('BH-h43-D16 Serum → an item that is not used up, injects once a turn each; a use of it (BH168).');
