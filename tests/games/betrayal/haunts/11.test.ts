import { winsAmongBots } from '../bots-play';
import { hauntedHouse } from '../haunted';

test('BH-h11: it begins, and goes on to somebody’s turn', () => {
  const begun = hauntedHouse(11, {});
  expect(begun.asked).toMatch(/ turn$/);
  expect([...new Set(begun.G.monsters.map(({ kind }) => kind))]).toEqual(['specter']);
});

test.each(['heroes', 'traitor'])('BH-h11: it can end for the %s among bots', (side) => {
  expect(winsAmongBots('11', [side])).toHaveProperty([side]);
});

test.todo(
  'BH-h11-S Madman card becomes a monster; a face-down Specter at the Entrance Hall and at each real window room.',
);
test.todo('BH-h11-H EXORCISM, or beat each Specter with Ring Sa attacks.');
test.todo('BH-h11-T heroes dead.');
test.todo(
  'BH-h11-R opening costs 1 space, flipped Specter acts at once; Madman opens the nearest, explores for windows, fights only when all are in.',
);
test.todo('BH-h11-M Specter 4/–/6/– (Sa only); Madman 7/7/7/–.');
test.todo(
  'BH-h11-D1 Ring way to win: are Specters still outside to be beaten too → yes, all; so only after all are in (else the first banishing would win).',
);
test.todo(
  'BH-h11-D2 Ring holder beats a Specter that attacked him → stunned only; banished only by his own attack.',
);
test.todo(
  "BH-h11-D3 Specter opened in the traitor's own turn: acts when → in the monster turn that follows (Specters are monsters).",
);
test.todo(
  'BH-h11-D4 New window rooms → a face-down Specter each, also after all were in (the Madman then goes back to opening); window made false: it is gone.',
);
test.todo(
  'BH-h11-D5 Madman exploring → draws and lays tiles like an explorer, symbols ignored and not stopping; nothing left to explore: he may fight.',
);
