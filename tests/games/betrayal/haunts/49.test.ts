import { winsAmongBots } from '../bots-play';
import { hauntedHouse } from '../haunted';

test('BH-h49: it begins, and goes on to somebody’s turn', () => {
  const begun = hauntedHouse(49, {});
  expect(begun.asked).toMatch(/ turn$/);
  expect([...new Set(begun.G.monsters.map(({ kind }) => kind))]).toEqual(['astral-spirit']);
});

test.each(['heroes', 'traitor'])('BH-h49: it can end for the %s among bots', (side) => {
  expect(winsAmongBots('49', [side])).toHaveProperty([side]);
});

test.todo(
  "BH-h49-S heroes' bodies lie unconscious, each plays a Soul token; Astral Spirit in the traitor's room.",
);
test.todo('BH-h49-H P won Sa or Kn attacks on the Spirit (lost: the Soul is unhurt).');
test.todo(
  "BH-h49-T all Souls destroyed, or the Spirit takes a soulless body (P Sa rolls above that explorer's starting Sa).",
);
test.todo(
  'BH-h49-R Souls pass walls not floors (but Coal Chute, Collapsed Room, Gallery up and down), fight with Sa/Kn only, physical damage turns mental, no weapons or Skull, no new items, no new rooms; traitor hits a body for 2d MD without defence (a Soul destroyed so leaves its body useless to the Spirit); traitor is only stunned.',
);
test.todo('BH-h49-M Astral Spirit 3/–/6/6 (CON and KAZ alike; 1e Sa 1, Kn 6).');
test.todo('BH-h49-D1 No way between basement and house → Stairs from Basement is found.');
test.todo(
  'BH-h49-D2 Traitor against a Soul → Sa or Kn only; does he need the Ring? → no, Souls "use only" these (else Souls and traitor can\'t meet).',
);
test.todo('BH-h49-D3 Spirit: Sa or Kn as it likes, never stunned, through walls; ritual beside its attack.');
test.todo('BH-h49-D4 P successes → on one and the same body ("takes a body").');
test.todo(
  "BH-h49-D5 Body hit → the traitor's attack of the turn; damages the Soul's mental traits, hero's split (one attack a turn).",
);
test.todo(
  "BH-h49-D6 Soul and rooms: barriers, leaving rolls of physical traits, slides don't bind; Sa/Kn rooms do. No trade; items are destroyed with the Soul.",
);
test.todo(
  'BH-h49-D7 Do Souls discover → no: no doorway without a room behind is theirs, nor a card that finds one.',
);
test.todo('BH-h49-D8 Everybody begins where his body lies; the items stay with the Soul.');
test.todo("BH-h49-D9 The ritual → one roll a monsters' turn, in the room of a body whose Soul is gone.");
test.todo(
  "BH-h49-D10 A stunned traitor → misses his next turn (its end still comes), and can't be hit meanwhile; so he is too when his own mental attack is lost; never hurt by a Soul.",
);
test.todo(
  "BH-h49-D11 The Spirit's own lost attack, a Soul's won defence → nothing (against BH69): only a Soul's won attack counts.",
);
