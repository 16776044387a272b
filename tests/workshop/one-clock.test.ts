/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { filesBelow } from '../../scripts/lib/files.mjs';

/**
 * The server has one clock, which nobody moves by setting the machine's: what is counted or noted goes by
 * `src/server/clock.ts`, and by nothing else.
 */
const CLOCK = 'src/server/clock.ts';
const ASKS =
  /\bDate\.now\b|\bnew Date\b|\bDate\(|\bperformance\.(?:now|timeOrigin)\b|\bhrtime\b|\bprocess\.uptime\b/;

const files = filesBelow('.', ['src/server']).filter((file) => file.endsWith('.ts'));
const asks = (text: string) => text.split('\n').filter((line) => ASKS.test(line));

test('there are files to look through, and one of them asks the machine', () => {
  expect(files.length).toBeGreaterThan(50);
  expect(asks(readFileSync(CLOCK, 'utf8')).length).toBeGreaterThan(0);
});

test('no other file of the server asks the machine what time it is', () => {
  expect(
    files
      .filter((file) => file !== CLOCK)
      .flatMap((file) => asks(readFileSync(file, 'utf8')).map((line) => `${file}: ${line.trim()}`)),
  ).toEqual([]);
});

test('whoever asks is found', () => {
  for (const line of [
    'now = Date.now',
    'new Date().getTime()',
    'performance.now()',
    'process.hrtime.bigint()',
  ])
    expect(asks(line)).toHaveLength(1);
  for (const line of ['const now = clock.now();', 'the update of now', 'candidate(now)'])
    expect(asks(line)).toEqual([]);
});
