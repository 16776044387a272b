/** Every refused move makes boardgame.io write a line; anything else on the error stream is a failure. */
const EXPECTED = /^ERROR:? *(disallowed move|invalid move|cannot make move after game end|disallowed event)/;
let unexpected: string[] = [];

beforeEach(() => {
  unexpected = [];
  console.error = (...args: unknown[]) => {
    const line = args.map(String).join(' ');
    if (!EXPECTED.test(line)) unexpected.push(line);
  };
});

afterEach(() => {
  expect(unexpected).toEqual([]);
});
