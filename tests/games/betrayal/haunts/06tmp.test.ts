import { playByPolicy, winnerOf } from '../bots-play';
test('x', () => {
  const wins: Record<string, number> = {};
  for (let n = 0; n < 40; n++) {
    const kinds: Record<string, number> = {};
    const o = playByPolicy('6', 3 + (n % 4), `t ${n}`, () => {});
    const w = winnerOf(o) + ' ' + (3 + (n % 4));
    wins[w] = (wins[w] ?? 0) + 1; wins.rounds = (wins.rounds ?? 0) + o.rounds;
    void kinds;
  }
  console.log(JSON.stringify(wins));
});
