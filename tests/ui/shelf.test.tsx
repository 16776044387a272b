import { screen, within } from '@testing-library/react';
import { Shelf } from '@/ui/shelf/Shelf';
import { likeABrowser, show } from './at-hand';

const boxes = [
  { slug: 'quick', seats: { min: 2, max: 4 }, minutes: 15, place: <h3>快的</h3> },
  { slug: 'long', seats: { min: 2, max: 5 }, minutes: 60, place: <h3>久的</h3> },
];
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const chip = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  likeABrowser();
  window.history.replaceState(null, '', '/zh-Hant');
});

test('all boxes stand there until somebody says who is here', () => {
  show(<Shelf boxes={boxes} />);
  expect(titles()).toEqual(['快的', '久的']);
});

test('a chip leaves the boxes that fit, is remembered in the address, and is let go of again', async () => {
  const { user } = show(<Shelf boxes={boxes} />);
  await user.click(chip('5 人'));
  expect(titles()).toEqual(['久的']);
  expect(window.location.search).toBe('?players=5');
  expect(chip('5 人')).toHaveAttribute('aria-pressed', 'true');
  await user.click(chip('5 人'));
  expect(titles()).toEqual(['快的', '久的']);
  expect(window.location.search).toBe('');
});

test('an address says what is shown, and what it says amiss counts for nothing', () => {
  window.history.replaceState(null, '', '/zh-Hant?minutes=15&players=99&from=x');
  show(<Shelf boxes={boxes} />);
  expect(titles()).toEqual(['快的']);
});

test('where nothing fits the shelf says so and can be cleared; the rest of the address stays', async () => {
  window.history.replaceState(null, '', '/zh-Hant?players=5&minutes=15&from=x');
  const { user } = show(<Shelf boxes={boxes} />);
  expect(titles()).toEqual([]);
  await user.click(chip('清除篩選'));
  expect(titles()).toEqual(['快的', '久的']);
  expect(window.location.search).toBe('?from=x');
});

test('whoever comes alone, or as eight, is asked for in words that count right', () => {
  const all = [{ slug: 'any', seats: { min: 1, max: 8 }, minutes: 30, place: <h3>Any</h3> }];
  show(<Shelf boxes={all} />, 'en');
  const players = within(screen.getByRole('group', { name: 'Players' })).getAllByRole('button');
  const names = ['1 player', ...[2, 3, 4, 5, 6, 7, 8].map((count) => `${count} players`)];
  expect(players).toHaveLength(names.length);
  for (const [index, name] of names.entries()) expect(players[index]).toHaveAccessibleName(name);
});

test('what is still being made is shown with the whole shelf, and not to who asks for a number of players', async () => {
  const { user } = show(
    <Shelf boxes={boxes}>
      <li>還在做</li>
    </Shelf>,
  );
  expect(screen.getByText('還在做')).toBeInTheDocument();
  await user.click(chip('4 人'));
  expect(titles()).toEqual(['快的', '久的']);
  expect(screen.queryByText('還在做')).toBeNull();
});

test('one of the boxes that fit is picked for whoever is here; where none fits nothing is', async () => {
  const onPick = jest.fn();
  const { user } = show(<Shelf boxes={boxes} onPick={onPick} />);
  await user.click(chip('5 人'));
  await user.click(chip('5 人：挑一款就玩'));
  expect(onPick.mock.calls).toEqual([['long', 5]]);
  await user.click(chip('15 分鐘'));
  await user.click(chip('5 人、15 分鐘：挑一款就玩'));
  expect(onPick).toHaveBeenCalledTimes(1);
});
