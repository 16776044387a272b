import { winsAmongBots } from '../bots-play';
import { hauntedHouse } from '../haunted';

test('BH-h37: it begins, and goes on to somebody’s turn', () => {
  const begun = hauntedHouse(37, {});
  expect(begun.asked).toMatch(/ turn$/);
  expect([...new Set(begun.G.monsters.map(({ kind }) => kind))]).toEqual(['shade']);
});

test.each(['heroes', 'traitor'])('BH-h37: it can end for the %s among bots', (side) => {
  expect(winsAmongBots('37', [side])).toHaveProperty([side]);
});

test.todo("BH-h37-S Death in a hero's room; 5 Holy Seals in Vault, Crypt, both Laboratories, Game Room.");
test.todo(
  'BH-h37-H beat Death once on Kn (Book +1 die); each Seal broken (Sa 4+) takes 1 die from Death (2 if P 3–4).',
);
test.todo("BH-h37-T or no hero in Death's room at monster turn start.");
test.todo(
  "BH-h37-R Death rolls Kn 8 and rerolls blanks; margin 1–2 all heroes −1 Sa, 3–4 −1 Mi, 5+ both. Death slows nobody; the traitor can't enter its room.",
);
test.todo('BH-h37-M Death Kn 8.');
test.todo("BH-h37-D1 Which hero's room gets Death → the traitor's choice.");
test.todo('BH-h37-D2 Who plays → the hero there with the highest Kn; tie: heroes choose.');
test.todo(
  "BH-h37-D3 Seals: picked up first, a failed try keeps it; Death's dice not below 0 (5 seals × 2 = none: any 1 wins).",
);
test.todo(
  'BH-h37-D4 Is T looked at before or after chess → at monster turn start only; hero killed by the loss: next time (one moment a round).',
);
test.todo(
  'BH-h37-D5 Death never moves; traitor may not hit a hero in its room from outside; he may steal Seals, not pick them up.',
);
