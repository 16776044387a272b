/** @jest-environment node */
import path from 'node:path';
import { HOUSE, jestByGame, playwrightByGame } from '../../scripts/lib/by-game.mjs';
import { jestFaults, playwrightFaults } from '../../scripts/lib/faults.mjs';
import { faultsOf, gamesTable, lastLine, table } from '../../scripts/lib/summary.mjs';

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

test('the time of a test is its game’s: by the folder it lies in, else by what it is called', () => {
  const files = [
    {
      name: path.resolve('tests/games/tic-tac-2/draft.test.ts'),
      startTime: 0,
      endTime: 900,
      assertionResults: [{ fullName: 'a hand is passed on', duration: 20 }],
    },
    {
      name: path.resolve('tests/contract/contract.test.ts'),
      startTime: 1000,
      endTime: 4000,
      assertionResults: [
        { fullName: 'four-suits 4 legal is sound', duration: 1000 },
        { fullName: 'tic-tac-2 4 legal is sound', duration: 1500 },
        { fullName: 'four-suitss are no game', duration: null },
      ],
    },
  ];
  expect(jestByGame(files, ['four-suits', 'tic-tac-2'])).toEqual({
    'four-suits': 1000,
    'tic-tac-2': 2400,
    [HOUSE]: 500,
  });
});

test('so is the time of a tour', () => {
  const spec = (title: string, ...durations: number[]) => ({
    title,
    file: 'tour.desktop.spec.ts',
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const suites = [{ suites: [{ specs: [spec('garden: a match', 40, 2), spec('a lost network', 7)] }] }];
  expect(playwrightByGame(suites, ['garden'])).toEqual({ garden: 42, [HOUSE]: 7 });
});

test('the second table has a line for every game, the house’s last', () => {
  const site = { ...rules, name: 'site', byGame: { [HOUSE]: 1500, garden: 250 } };
  const tour = { ...rules, name: 'browser', byGame: { garden: 42_000, cat: 1000 } };
  expect(gamesTable([lint, site, tour])).toBe(
    [
      'game        site  browser     all',
      'cat        0.0 s    1.0 s   1.0 s',
      'garden     0.3 s   42.0 s  42.3 s',
      'the house  1.5 s    0.0 s   1.5 s',
    ].join('\n'),
  );
  expect(gamesTable([lint])).toBe('');
});

test('what went wrong is named once more below a long output, the second tries among it', () => {
  const faults = [
    ...jestFaults([
      {
        name: 'turns.test.ts',
        assertionResults: [
          { fullName: 'a turn ends', status: 'passed' },
          {
            fullName: 'a turn begins',
            status: 'failed',
            failureMessages: ['\u001b[31mred\u001b[39m\nin line 3'],
          },
        ],
      },
      { name: 'torn.test.ts', message: 'cannot be read', assertionResults: [] },
    ]),
    ...playwrightFaults([
      {
        suites: [
          {
            specs: [
              { title: 'a match', file: 'tour.ts', tests: [{ status: 'expected', results: [{}] }] },
              {
                title: 'a room',
                file: 'tour.ts',
                tests: [{ status: 'flaky', results: [{ error: { message: 'not seen' } }, {}] }],
              },
            ],
          },
        ],
      },
    ]),
  ];
  expect(faultsOf([{ ...rules, faults }, lint])).toBe(
    [
      'rules: turns.test.ts › a turn begins\n    red\n    in line 3\n\n',
      'rules: torn.test.ts\n    cannot be read\n\n',
      'rules: tour.ts › a room (flaky)\n    not seen\n\n',
    ].join(''),
  );
});
