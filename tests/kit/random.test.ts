import { newSeed, RandomSource } from '@/kit/random';

test('a position is all there is to a generator: a copy goes on alike', () => {
  const source = new RandomSource({ seed: 'copy', position: 0 });
  for (let n = 0; n < 1000; n++) source.Number();
  const copy = new RandomSource(source.state);
  expect(Array.from({ length: 600 }, () => copy.Number())).toEqual(
    Array.from({ length: 600 }, () => source.Number()),
  );
});

test('from wherever it goes on, it draws the words of one stream', () => {
  const stream = new RandomSource({ seed: 'jumps', position: 0 });
  const words = Array.from({ length: 2000 }, () => stream.Number());
  const jumping = new RandomSource({ seed: 'jumps', position: 0 });
  for (const [from, count] of [
    [0, 3],
    [63, 2],
    [64, 300],
    [500, 20],
    [510, 400],
    [1, 1],
    [0, 70],
  ] as const) {
    jumping.seek(from);
    expect(Array.from({ length: count }, () => jumping.Number())).toEqual(words.slice(from, from + count));
  }
});

test('dice are fair and in range, shuffles are permutations and leave the deck alone', () => {
  const source = new RandomSource({ seed: 'dice', position: 0 });
  const counts = Array<number>(7).fill(0);
  for (let n = 0; n < 60_000; n++) counts[source.D6()] = (counts[source.D6()] ?? 0) + 1;
  expect(counts[0]).toBe(0);
  const rolls = source.Die(20, 1000);
  expect(Math.min(...rolls)).toBe(1);
  expect(Math.max(...rolls)).toBe(20);
  const deck = [1, 2, 3, 4, 5, 6, 7, 8];
  expect([...source.Shuffle(deck)].sort()).toEqual(deck);
  expect(deck).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('every card is as likely in every place of a shuffle', () => {
  const source = new RandomSource({ seed: 'places', position: 0 });
  const places = Array.from({ length: 5 }, () => Array<number>(5).fill(0));
  const rounds = 20_000;
  for (let n = 0; n < rounds; n++)
    for (const [place, card] of source.Shuffle([0, 1, 2, 3, 4]).entries()) {
      const row = places[card];
      if (row !== undefined) row[place] = (row[place] ?? 0) + 1;
    }
  const deviation = Math.sqrt(rounds * 0.2 * 0.8);
  for (const count of places.flat()) expect(Math.abs(count - rounds / 5)).toBeLessThan(5 * deviation);
});

test('the key stream is ChaCha8 under SHA-256 of the seed: its first words are fixed for ever', () => {
  const source = new RandomSource({ seed: 'golden', position: 0 });
  expect(Array.from({ length: 4 }, () => source.Die(1_000_000))).toMatchInlineSnapshot(`
[
  824106,
  917791,
  262603,
  820371,
]
`);
});

test('a seed nobody named has 192 bits and is never the same', () => {
  expect(newSeed()).toMatch(/^[0-9a-f]{48}$/);
  expect(newSeed()).not.toBe(newSeed());
});

test('a generator that is restarted draws what a new one draws, and says whether it has', () => {
  const restarted = new RandomSource({ seed: 'before', position: 40 });
  for (let n = 0; n < 300; n++) restarted.Number();
  for (const state of [
    { seed: 'after', position: 0 },
    { seed: 'after', position: 90 },
    { seed: 'before', position: 40 },
  ]) {
    restarted.restart(state);
    expect(restarted.isUsed).toBe(false);
    const fresh = new RandomSource(state);
    expect(Array.from({ length: 200 }, () => restarted.Number())).toEqual(
      Array.from({ length: 200 }, () => fresh.Number()),
    );
    expect(restarted.state).toEqual({ ...state, position: state.position + 200 });
    expect(restarted.isUsed).toBe(true);
  }
});
