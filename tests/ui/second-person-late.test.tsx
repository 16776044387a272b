import { act, screen } from '@testing-library/react';
import { seatFact, termFact } from '@/kit/journal';
import { JournalList } from '@/ui/table/JournalList';
import { AtTable, likeABrowser, show, tableState } from './at-hand';

/** Whether the words can be had: another build's, or no network, and they cannot. */
const network = { isThere: false };
jest.mock('@/ui/table/second-person', () => {
  if (!network.isThere) throw new Error('ChunkLoadError');
  return jest.requireActual<object>('@/ui/table/second-person');
});

const journal = [
  {
    stateID: 1,
    entries: [
      {
        kind: 'play-at',
        playerID: '1',
        facts: { card: termFact('cards.guard'), target: seatFact('0') },
        isPrivy: false,
      },
    ],
  },
];
const page = (
  <AtTable state={tableState({ journal })}>
    <JournalList />
  </AtTable>
);

test('names stand in place of “you” while its words cannot be fetched, and the next to speak asks again', async () => {
  likeABrowser();
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { unmount } = show(page, 'en');
  await act(async () => undefined);
  expect(screen.getByRole('button')).toHaveTextContent('阿楓');
  expect(screen.getByRole('button')).not.toHaveTextContent(/\byou\b/);
  expect(warned).toHaveBeenCalled();

  unmount();
  warned.mockClear();
  network.isThere = true;
  show(page, 'en');
  await act(async () => undefined);
  expect(screen.getByRole('button')).toHaveTextContent(/\byou\b/);
  expect(warned).not.toHaveBeenCalled();
});
