import { piecesTold } from '@games/cat-10/table/told-pieces';
import type { SeatJournalEntry } from '@/kit/journal';

const told = (kind: string, facts: SeatJournalEntry['facts']) =>
  piecesTold(((key: string) => key) as never)({ kind, playerID: '0', facts, isPrivy: false }).map(
    ({ label, owner }) => ({ label, owner }),
  );

test('a card that is drawn is shown with whom it came from', () => {
  expect(told('steal', { card: { term: 'cards.5' }, target: { seat: '2' } })).toEqual([
    { label: 'cards.5', owner: '2' },
  ]);
});

test('a jumbo pot is shown with who won it, or lost it', () => {
  expect(told('jumbo', { supply: 2 })).toEqual([{ label: 'board.jumbo', owner: '0' }]);
  expect(told('seize', { target: { seat: '1' } })).toEqual([{ label: 'board.jumbo', owner: '1' }]);
});

test('what lies open anyway is not shown again', () => {
  expect(told('bust', { sum: 11 })).toEqual([]);
});
