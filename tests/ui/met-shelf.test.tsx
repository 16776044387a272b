import { screen, within } from '@testing-library/react';
import type { OptionField } from '@/kit/options';
import { MetShelf } from '@/ui/setup/MetShelf';
import { rememberMet, rememberWon } from '@/ui/setup/met';
import { likeABrowser, show } from './at-hand';

const drawn = {
  where: { option: 'start', value: 'haunt' },
  among: ['long', 'short'],
  titles: 'books',
  met: 'haunts',
  sides: ['heroes', 'traitor'],
};
const fields: OptionField[] = [
  { id: 'faceUp', kind: 'switch', initial: true },
  { id: 'goal', kind: 'choice', values: ['long', 'short'], initial: 'long', drawn },
];

beforeEach(() => {
  likeABrowser();
  localStorage.clear();
});

test('a book is shut until it was met here, and says as whom it was won', () => {
  rememberMet('haunts', 'long');
  rememberWon('haunts', 'traitor', 'long');
  show(<MetShelf fields={fields} />);
  const [long, short] = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(long).toHaveTextContent('七枚');
  expect(long).toHaveTextContent('背叛者贏過');
  expect(long).not.toHaveTextContent('英雄贏過');
  expect(short).toHaveTextContent('第 short 號');
  expect(screen.getByText('2 本裡，這台裝置翻開過 1 本')).toBeInTheDocument();
});

test('nothing of a book that was not met is given away', () => {
  show(<MetShelf fields={fields} />);
  expect(screen.getByRole('list')).not.toHaveTextContent('三枚');
  expect(screen.getByRole('list')).not.toHaveTextContent('七枚');
});

test('a game that draws nothing has no shelf', () => {
  show(<MetShelf fields={fields.slice(0, 1)} />);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});
