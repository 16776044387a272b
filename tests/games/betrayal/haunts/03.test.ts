import { winsAmongBots } from '../bots-play';
import { hauntedHouse } from '../haunted';

test('BH-h03: it begins, and goes on to somebody’s turn', () => {
  const begun = hauntedHouse(3, {});
  expect(begun.asked).toMatch(/ turn$/);
  expect([...new Set(begun.G.monsters.map(({ kind }) => kind))]).toEqual(['witch']);
});

test.each(['heroes', 'traitor'])('BH-h03: it can end for the %s among bots', (side) => {
  expect(winsAmongBots('3', [side])).toHaveProperty([side]);
});

test.todo(
  'BH-h03-S Witch in the Entrance Hall; Roots in Conservatory, Larder, Kitchen (now or when found); Cat and 4 Frogs aside.',
);
test.todo(
  "BH-h03-H Kn 4+ in a Root's room digs it; holder of Root and Book in the Witch's room Kn 6+ makes her mortal; then any won attack kills her.",
);
test.todo('BH-h03-T heroes all dead or Frogs.');
test.todo(
  "BH-h03-R Witch casts one spell per monster turn (traitor with the Book may besides cast one of the first two on each of his turns): Frog (a hero in the same room, Sa contest; victim drops all, Mi and Kn to lowest, can't attack/draw/explore, may be carried; Book holder Kn 4+ restores); Fire (any one explorer in the same room or in line of sight, 2d PD that nothing lowers); Flight (she, or the traitor beside her, to any room). Cat appears in the reveal room with the first Frog, seeks the nearest uncarried one and eats (kills) it by a won Mi attack in its room.",
);
test.todo(
  'BH-h03-M Witch 4/3/6/– invulnerable (not attacked, attacks only by spells, picks up nothing); Cat 3/3/2/–.',
);
test.todo(
  "BH-h03-D1 Are Roots seen by the heroes → a Root shows when its room is found or the haunt begins, all see it (laid without a word; a token can't be hidden on a shared board).",
);
test.todo(
  'BH-h03-D2 Is the Root used → only by a successful spell; failing keeps it. Mortal for the rest of the game; she still casts.',
);
test.todo(
  'BH-h03-D3 "Any won attack" → Mi, Sa by Ring, Revolver; Dynamite kills her too (she would be damaged).',
);
test.todo(
  'BH-h03-D4 Fire → any explorer, not lowered by Armor; needs line of sight at the moment of casting, before or after her walk.',
);
test.todo("BH-h03-D5 Flight → the Witch, or the traitor in her room instead; it is the turn's spell.");
test.todo(
  'BH-h03-D6 The traitor with the Book → one of Frog and Fire a turn, Frog with his own Sa in his room, instead of nothing (attack stays allowed).',
);
test.todo(
  "BH-h03-D7 Frog's companions → set loose as at death (BH61); CON discards them, but then the goal items of other cards vanish.",
);
test.todo(
  "BH-h03-D8 A Frog's own turn → may move (own Sp), nothing else; carried, it moves with the bearer only; one Frog a bearer, no extra cost; set down free (simple, and a Frog is no free porter).",
);
test.todo('BH-h03-D9 Restored → all four traits to their starting values, never lower.');
test.todo(
  'BH-h03-D10 Cat: where and whom → reveal room, from the next monster turn, toward the nearest uncarried Frog; attacks Frogs only; heroes may stun it; a Frog that wins is safe this time; none uncarried: it stays.',
);
test.todo('BH-h03-D11 May Witch or traitor attack a Frog → no.');
test.todo(
  "BH-h03-D12 A spell → beside the Witch's walk, in place of an attack, at any point of it; Frog asks for the same room, Fire for one target in sight.",
);
test.todo(
  'BH-h03-D13 A Frog → may stay where it is; it leads no companion, leaves rooms without a roll, crosses no barrier and slows nobody.',
);
test.todo(
  'BH-h03-D14 Restoring → beside the step of the turn, once a turn, by the Book: a use of it, as the spell is (BH168), so not both in one turn.',
);
test.todo(
  'BH-h03-D15 Who may carry a Frog → any explorer who is none, the traitor too, like an item (won back by 2+); carried it does nothing; its bearer dead: it sits there.',
);
