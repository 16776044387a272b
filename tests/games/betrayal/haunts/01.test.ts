import { winsAmongBots } from '../bots-play';
test.each(['heroes', 'traitor'])('BH-h01: it can end for the %s among bots', (side) => {
  expect(winsAmongBots('1', [side])).toHaveProperty([side]);
});
