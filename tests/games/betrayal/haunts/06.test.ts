import { winsAmongBots } from '../bots-play';
import { hauntedHouse } from '../haunted';

test('BH-h06: it begins, and goes on to somebody’s turn', () => {
  const begun = hauntedHouse(6, {});
  expect(begun.asked).toMatch(/ turn$/);
  expect([...new Set(begun.G.monsters.map(({ kind }) => kind))]).toEqual(['alien']);
});

test.each(['heroes', 'traitor'])('BH-h06: it can end for the %s among bots', (side) => {
  expect(winsAmongBots('6', [side])).toHaveProperty([side]);
});

test.todo(
  "BH-h06-S Spaceship and Aliens (1 if P 3–4, 2 if P 5–6) in the reveal room; traitor's explorer boards and is out.",
);
test.todo('BH-h06-H P successes of Mi 5+ against the Spaceship.');
test.todo('BH-h06-T all heroes dead or aboard.');
test.todo(
  'BH-h06-R Alien may instead make a Sa attack on each hero in its room; loser is controlled and walks to the ship, boarding next turn; another hero frees by beating them (half damage down), then immune.',
);
test.todo('BH-h06-M Alien 4/6/6/–, immune to Sp attacks; stunned ones keep control.');
test.todo("BH-h06-D1 Items of whoever boards, the traitor's too → out of the game with him.");
test.todo(
  "BH-h06-D2 Alien's Sa attacks: one Alien roll or one each; does a lost one stun or end the rest → a roll each, no damage, no stun, the rest go on.",
);
test.todo(
  "BH-h06-D3 Controlled walk: who, how far → automatic, shortest way, his Sp, no hazards, no extra cost, no cards; he stops in the ship's room; no way there: stays.",
);
test.todo(
  'BH-h06-D4 A controlled hero attacked: defends as usual, a losing freer is hurt; Aliens and Dynamite may still hurt him; he isn\'t "aboard" for T before he boards (control is no shield).',
);
test.todo(
  "BH-h06-D5 Spaceship tries only in its room, not in a turn spent controlled; the ship can't move (tries are made where the thing is).",
);
