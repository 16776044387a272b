import { REFUSED } from './refused';

/** Anything else on the error stream is a failure. */
let unexpected: string[] = [];

beforeEach(() => {
  unexpected = [];
  console.error = (...args: unknown[]) => {
    const line = args.map(String).join(' ');
    if (!REFUSED.test(line)) unexpected.push(line);
  };
});

afterEach(() => {
  expect(unexpected).toEqual([]);
});
