import { winsAmongBots } from '../bots-play';
import { hauntedHouse } from '../haunted';

test('BH-h41: it begins, and goes on to somebody’s turn', () => {
  const begun = hauntedHouse(41, {});
  expect(begun.asked).toMatch(/ turn$/);
  expect([...new Set(begun.G.monsters.map(({ kind }) => kind))]).toEqual(['shade']);
});

test.each(['heroes', 'traitor'])('BH-h41: it can end for the %s among bots', (side) => {
  expect(winsAmongBots('41', [side])).toHaveProperty([side]);
});

test.todo("BH-h41-S traitor's figure off board, any room written now, and where he ends each turn.");
test.todo('BH-h41-H kill the traitor.');
test.todo('BH-h41-T heroes dead.');
test.todo(
  'BH-h41-R sneak attack (any of his without an item) = ½H (up) dice PD without defence; steal once a turn on Sp 4+ (1–3 nothing, 0 reveals target); survivors roll Kn: 3–4 still here?/which exit, 5+ room; blind attacks, one a turn, met: a normal fight, else lost; Skull + Sa 4+ floor, Spirit Board + Kn 4+ room symbol; the Ring gives him no Sa attack.',
);
test.todo(
  "BH-h41-D1 Leaving the traitor's room → costs nothing, he slows nobody and nobody him (against BH20; else it tells).",
);
test.todo(
  'BH-h41-D2 What his acts show → new tiles, cards drawn, items gone from a pile, doors opened: yes; his way: no.',
);
test.todo('BH-h41-D3 Steal and sneak attack in one turn → both; attack with a weapon → a normal fight.');
test.todo("BH-h41-D4 Kn roll of a survivor → at the end of the traitor's turn, once.");
test.todo(
  'BH-h41-D5 Revolver or Dynamite into the right room → works as usual, wrong room: spent for nothing (a guess is a guess).',
);
test.todo(
  'BH-h41-D6 Skull / Spirit Board → at own turn start, once; holding it suffices (BH-g40); told to all (D15).',
);
test.todo(
  'BH-h41-D7 Hero on the other side of a barrier of his room → not the same place for either (BH78).',
);
test.todo(
  'BH-h41-D8 Walking alone hides → whatever else he does is done where all see him, and he is gone after it (but D10).',
);
test.todo(
  "BH-h41-D9 Events that meet people by their place → don't meet him, texts of rooms at a turn's end neither (asking would tell).",
);
test.todo(
  'BH-h41-D10 Steal → 4+ takes, and by whose item is gone tells the room; 1–3 tells that he tried, not whom; 0 tells whom, so the room.',
);
test.todo(
  'BH-h41-D11 "Which exit" → the way by which he first left that room after the blow; put elsewhere by a card: none.',
);
test.todo(
  'BH-h41-D12 A blind attack → with any weapon; it uses the attack and the weapon, also where nobody is.',
);
test.todo(
  'BH-h41-D13 Where he may be → worked out for all from what is known and his Speed each turn, and lies open.',
);
test.todo('BH-h41-D14 A companion left in a room → joins him only where he is seen (D8).');
test.todo("BH-h41-D15 What Skull, Board and a survivor's Kn roll say → all hear.");
