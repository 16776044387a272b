import { winsAmongBots } from '../bots-play';
import { hauntedHouse } from '../haunted';

test('BH-h28: it begins, and goes on to somebody’s turn', () => {
  const begun = hauntedHouse(28, {});
  expect(begun.asked).toMatch(/ turn$/);
  expect([...new Set(begun.G.monsters.map(({ kind }) => kind))]).toEqual(['shade']);
});

test.each(['heroes', 'traitor'])('BH-h28: it can end for the %s among bots', (side) => {
  expect(winsAmongBots('28', [side])).toHaveProperty([side]);
});

test.todo(
  'BH-h28-S portal in an unoccupied event room 4+ rooms from the closest explorer: Demon Lord and Demons 1..H (max 4).',
);
test.todo(
  'BH-h28-H beat the Demon Lord twice while holding the Ring (Mi or Sa; Ring Sa +2 against the Lord), the first stuns, the second destroys.',
);
test.todo('BH-h28-T heroes dead.');
test.todo(
  'BH-h28-R Ring Sa win over a Demon (not the Lord) takes control of it; Demons go full speed for the closest hero they can attack, attack if they can (ties: the traitor) and may steal the Ring; no Sp attacks on the Lord.',
);
test.todo('BH-h28-M Demon 1 3/5/5, 2 4/4/4, 3 5/3/3, 4 6/2/2; Lord 2/7/7 (1e weaker: Lord Sp 1, 5 Demons).');
test.todo('BH-h28-D1 The Lord beaten in his own attack by the Ring holder → one of the two.');
test.todo(
  'BH-h28-D2 Commanded Demon: moved by the Ring holder from his next turn on, by its own Sp roll (D7), attacks Demons, Lord (stun only), traitor; Ring to another hero: his; Ring dropped, stolen or with the traitor: free.',
);
test.todo(
  'BH-h28-D3 Taking the Ring by a Demon → any win, instead of damage, the Ring alone (against BH58); back by 2+.',
);
test.todo(
  'BH-h28-D4 No event room free or none 4 away → farthest event room, else farthest unoccupied room (a setup must not fail).',
);
test.todo(
  'BH-h28-D5 Does each Demon roll its own Sp → yes, four kinds. Must the Lord chase too → yes (each has its own Speed; BH66).',
);
test.todo(
  'BH-h28-D6 A beaten Lord → stunned as any monster, and while he lies nobody attacks him (against BH68): the second time counts when he is up.',
);
test.todo(
  "BH-h28-D7 Tame Demons move → at the end of the Ring holder's turn, one after another; they have no part in the monsters' turn.",
);
test.todo(
  'BH-h28-D8 "Free" → a Demon of the traitor\'s side as at the start; he who is the traitor and holds the Ring thereby has them all.',
);
test.todo(
  "BH-h28-D9 A tame Demon → is stunned like any (and stays tame), sought by no Demon; the traitor may attack it. A Demon with the Ring can't use, hand on or drop it.",
);
