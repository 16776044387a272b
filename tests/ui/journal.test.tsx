import { screen } from '@testing-library/react';
import { seatFact, termFact } from '@/kit/journal';
import { Announcer } from '@/ui/table/Announcer';
import { JournalList } from '@/ui/table/JournalList';
import type { JournalMoment } from '@/ui/table/table-state';
import { AtTable, likeABrowser, show, tableState } from './at-hand';

const moments: JournalMoment[] = [
  {
    stateID: 1,
    entries: [
      {
        kind: 'play-at',
        playerID: '1',
        facts: { card: termFact('cards.guard'), target: seatFact('0') },
        isPrivy: false,
      },
      { kind: 'unworded', playerID: null, facts: {}, isPrivy: false },
    ],
  },
  {
    stateID: 2,
    entries: [{ kind: 'draw', playerID: '0', facts: { card: termFact('cards.priest') }, isPrivy: true }],
  },
];

const page = (
  journal: readonly JournalMoment[],
  showMoment: (stateID: number | undefined) => void = () => undefined,
) => (
  <AtTable state={tableState({ journal, showMoment })}>
    <JournalList />
    <Announcer journal={journal} />
  </AtTable>
);

beforeEach(likeABrowser);

test('names seats, says what only I know, and marks what was done to me', () => {
  show(page(moments));
  const [atMe, mine] = screen.getAllByRole('button');
  expect(atMe).toHaveTextContent('阿楓對你打出衛兵');
  expect(atMe?.querySelector('.text-accent-ink')).not.toBeNull();
  expect(mine).toHaveTextContent('你抽到神父');
  expect(mine?.querySelector('.text-accent-ink')).toBeNull();
});

test('announces what is new, once, and nothing that was there before', () => {
  const { again } = show(page(moments.slice(0, 1)));
  const region = screen.getByRole('log');
  expect(region).toHaveAttribute('aria-live', 'polite');
  expect(region).toBeEmptyDOMElement();
  again(page(moments));
  expect(region).toHaveTextContent(/^你抽到神父$/);
});

test('a press shows that moment; the last one is now', async () => {
  const shown: (number | undefined)[] = [];
  const { user } = show(page(moments, (stateID) => void shown.push(stateID)));
  for (const line of screen.getAllByRole('button')) await user.click(line);
  expect(shown).toEqual([1, undefined]);
});
