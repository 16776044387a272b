import { render, screen, within } from '@testing-library/react';
import { SUBJECTS } from '@tests/subjects';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { EngineTable } from '@/app/bots/EngineTable';
import { botFigures, parseFigures } from '@/app/bots/figures';
import { HonestyTable } from '@/app/bots/HonestyTable';
import { StrengthTable } from '@/app/bots/StrengthTable';
import { TreesTable } from '@/app/bots/TreesTable';
import en from '@/i18n/messages/en.json';

const strength = {
  game: 'chess',
  seats: 2,
  hero: 'hard',
  opponent: 'greedy',
  games: 400,
  winShare: 0.861,
  low: 0.823,
  high: 0.891,
  msPerDecisionP95: 149.6,
};
const engine = {
  game: 'chess',
  seats: 4,
  fairIterationsPerCpuSecond: 41_234,
  stockIterationsPerCpuSecond: 31,
  iterationRatio: 1330,
};
const honesty = [
  { game: 'chess', id: 'F2', checked: 3063, failed: 0, text: 'is not shown' },
  { game: 'go', id: 'F4', checked: 20_000, failed: 2, text: '' },
];
const whole = { seed: 'bots', strength: [strength], engine: [engine], honesty };
const titleOf = (game: string) => (game === 'chess' ? 'Chess' : 'Go');

const show = (page: ReactNode) =>
  render(
    <NextIntlClientProvider locale="en" messages={en} timeZone="UTC">
      {page}
    </NextIntlClientProvider>,
  );

test('the figures of this project can be read', async () => {
  expect((await botFigures()).strength.length).toBeGreaterThan(0);
});

test.each([
  ['no JSON', 'strength: none'],
  ['a part missing', JSON.stringify({ ...whole, honesty: undefined })],
  ['a share beyond one', JSON.stringify({ ...whole, strength: [{ ...strength, winShare: 86.1 }] })],
  ['a count that is none', JSON.stringify({ ...whole, honesty: [{ ...honesty[0], checked: 1.5 }] })],
])('figures with %s are refused', (_, text) => {
  expect(() => parseFigures(text)).toThrow();
});

test('a pair of players has a row, a number of seats a column; what was not measured says so', () => {
  const { strength: rows } = parseFigures(
    JSON.stringify({
      ...whole,
      strength: [strength, { ...strength, seats: 4, opponent: 'somebody new', winShare: 0.5 }],
    }),
  );
  show(<StrengthTable title="Chess" rows={rows} />);
  const table = within(screen.getByRole('table', { name: 'Chess' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Who plays',
    '2 players',
    '4 players',
  ]);
  const [, first, second] = table.getAllByRole('row');
  expect(first).toHaveTextContent('hard against basics only');
  expect(first).toHaveTextContent('86%');
  expect(first).toHaveTextContent('82% to 89%, 400 matches');
  expect(first).toHaveTextContent('Not measured');
  expect(second).toHaveTextContent('hard against somebody new');
  expect(screen.getByText(/less than 150 milliseconds/)).toBeInTheDocument();
});

test('the engine’s figures are rounded to what they are worth', () => {
  show(<EngineTable rows={[engine]} titleOf={titleOf} />);
  const row = screen.getByRole('row', { name: /Chess, 4 players/ });
  expect(row).toHaveTextContent('41,200');
  expect(row).toHaveTextContent('1,330×');
});

test('each check and each game says what was found, failures included', () => {
  const twice = [...honesty, { game: 'go', id: 'F2', checked: 7, failed: 1, text: '' }];
  show(<HonestyTable rows={twice} titleOf={titleOf} />);
  const row = (name: RegExp) => screen.getByRole('row', { name });
  expect(row(/Same view, same choice/)).toHaveTextContent('23,070, 1 failed');
  expect(row(/imagination is fair/)).toHaveTextContent('120,000, 2 failed');
  expect(row(/^Chess/)).toHaveTextContent('13,063, all passed');
  expect(row(/^Go/)).toHaveTextContent('220,007, 3 failed');
  expect(screen.queryByText(/is not shown/)).not.toBeInTheDocument();
});

test('how each game searches stands there as it is, and how the tree fared that has played most', async () => {
  const { modes } = await botFigures();
  expect(modes).toEqual(
    SUBJECTS.map(({ rulebook }) => ({ game: rulebook.slug, mode: rulebook.search.mode })),
  );

  const tree = { game: 'chess', seats: 2, games: 200, winShare: 0.512, low: 0.444, high: 0.581 };
  const { trees } = parseFigures(
    JSON.stringify({
      ...whole,
      trees: [
        { ...tree, games: 40, winShare: 0.6 },
        tree,
        { ...tree, game: 'hex', seats: 5, winShare: 0.25 },
      ],
    }),
  );
  show(
    <TreesTable
      rows={trees}
      modes={[
        { game: 'chess', mode: 'so' },
        { game: 'go', mode: 'flat' },
        { game: 'hex', mode: 'multi' },
      ]}
      titleOf={(game) => (game === 'hex' ? 'Hex' : titleOf(game))}
    />,
  );
  const row = (name: RegExp) => screen.getByRole('row', { name });
  expect(row(/^Hex/)).toHaveTextContent('of 200; 20% would be even');
  expect(row(/^Chess/)).toHaveTextContent('Chessa tree51% (44% to 58%) of 200');
  expect(row(/^Go/)).toHaveTextContent('Goa raceNot tried');
});
