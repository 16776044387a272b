import { winsAmongBots } from '../bots-play';
import { hauntedHouse } from '../haunted';

test('BH-h17: it begins, and goes on to somebody’s turn', () => {
  const begun = hauntedHouse(17, {});
  expect(begun.asked).toMatch(/ turn$/);
  expect([...new Set(begun.G.monsters.map(({ kind }) => kind))]).toEqual(['shade']);
});

test.each(['heroes', 'traitor'])('BH-h17: it can end for the %s among bots', (side) => {
  expect(winsAmongBots('17', [side])).toHaveProperty([side]);
});

test.todo('BH-h17-S Poltergeist in the reveal room, track 4.');
test.todo(
  'BH-h17-H Candles: Sp 3+ in Kitchen, Dining Room, Chapel, Gallery; spend one in a room on the reveal floor with Kn 5+ to place it (once per room); place H. The Candle item counts too.',
);
test.todo('BH-h17-T heroes dead.');
test.todo(
  'BH-h17-R Poltergeist Mi = track (max 8): +1 per item gained, −1 per item lost; steals at 2+; draws an item each turn in Junk Room, Storeroom, Attic, Library, Wine Cellar, Research or Operating Laboratory; separate attack on each hero met; re-forms in any omen room (track 3, Junk Room 4), dropping items. Immune to Mi and Revolver; Dynamite disperses it; hero Sp win steals an item (loss 1d PD); Sa win with Ring, Skull or Bell lowers the track by the margin (loss 1d MD).',
);
test.todo('BH-h17-M Poltergeist 3/track/4/–.');
test.todo('BH-h17-D1 Candle on a failed Kn → lost.');
test.todo(
  'BH-h17-D2 Failed placing, second find in one room → placing may be tried there again with another Candle, finding too, once a turn each.',
);
test.todo(
  "BH-h17-D3 Re-form only after Dynamite or at will → at the start of any monster turn, traitor's choice.",
);
test.todo(
  'BH-h17-D4 When it draws, picks up → draws at the end of the monster turn; takes any items lying where it passes, +1 each; traitor hands over in the same room.',
);
test.todo(
  'BH-h17-D5 Track above 8 or at 0 → counts on to 12, Mi 8 at most; 0 dice at 0, it still exists ("max 8" is said of Mi).',
);
test.todo(
  'BH-h17-D6 A hero who wins its Mi attack → nothing; its loser takes damage or is robbed as usual (immune to Mi).',
);
