/** @jest-environment node */
import { lastLine, table } from '../../scripts/lib/summary.mjs';

const lint = { name: 'lint', time: '0.4 s', passed: 1, failed: 0, skipped: 0 };
const rules = { name: 'rules', time: '12.0 s', passed: 40, failed: 2, skipped: 0 };
const browser = { name: 'browser', time: '0.1 s', passed: 0, failed: 0, skipped: 1 };

test('the last line sums up the parts', () => {
  expect(lastLine([lint, rules])).toBe('41 passed, 2 failed');
});

test('it mentions skipped tests only when there are any', () => {
  expect(lastLine([lint, browser])).toBe('1 passed, 0 failed, 1 skipped');
});

test('the table has a line for every part', () => {
  expect(table([lint, rules])).toBe(
    [
      'part   passed  failed  skipped    time',
      'lint        1       0        0   0.4 s',
      'rules      40       2        0  12.0 s',
    ].join('\n'),
  );
});
