import { winsAmongBots } from '../bots-play';
import { hauntedHouse } from '../haunted';

test('BH-h25: it begins, and goes on to somebody’s turn', () => {
  const begun = hauntedHouse(25, {});
  expect(begun.asked).toMatch(/ turn$/);
  expect([...new Set(begun.G.monsters.map(({ kind }) => kind))]).toEqual(['shade']);
});

test.each(['heroes', 'traitor'])('BH-h25: it can end for the %s among bots', (side) => {
  expect(winsAmongBots('25', [side])).toHaveProperty([side]);
});

test.todo(
  'BH-h25-S traitor secretly assigns a doll per hero and one of its two rooms (if only one is in play, that one); reads each hero a hint. Track 0.',
);
test.todo(
  "BH-h25-H search once per turn Kn 2+ then ask; destroy your own doll when found; all dolls gone with ½ (up) of the heroes of the start alive. Exploring doesn't stop at symbols.",
);
test.todo(
  'BH-h25-T more than half the heroes of the start dead (only this). Dolls not destroyed, each traitor turn end (n = track, moved first): Wax (Furnace/Kitchen) 1 PD; China (Balcony/Tower) 4 dice < n dies; Stone (Underground Lake/Graveyard) Mi roll < n → −1 in all four; Glass (Pentagram/Chapel) 1 MD; Rag (Gardens/Conservatory) Kn roll < n → 2 PD.',
);
test.todo(
  "BH-h25-D1 Only one of a doll's rooms in play → that one; none: the doll can't be found until it is.",
);
test.todo(
  'BH-h25-D2 Hints → a fixed text per doll, read to all, open for rereading; whose it is is part of it.',
);
test.todo("BH-h25-D3 A dead hero's doll → destroyed with him, counts as gone.");
test.todo(
  "BH-h25-D4 Destroying: free, in the doll's room, in any own turn once it is found (nobody would leave without).",
);
test.todo(
  'BH-h25-D5 Order: track first, then the effects by its new number, clockwise (the turn number is n).',
);
test.todo(
  "BH-h25-D6 Drawing in this haunt, for everybody → only for a room newly found in this turn in which one ends the movement (drawn at the turn's end) or searches (drawn first; the search may follow), once a room (against BH19, BH25).",
);
test.todo('BH-h25-D7 The traitor dead → the dolls go on (they work by themselves).');
test.todo(
  "BH-h25-D8 What a hint says → in our own words what the doll's two rooms have in common, naming neither; which rooms they are stands in T alone (BH50).",
);
test.todo('BH-h25-D9 Fewer heroes than dolls → the traitor leaves out which he likes; no doll twice.');
test.todo('BH-h25-D10 China, Stone, Rag → rolled by its hero, for every doll not destroyed, found or not.');
test.todo(
  'BH-h25-D11 What is secret → the rooms alone; which doll is whose, what it did, what a search was told all know.',
);
