import { type JournalG, journalFor, journalKey, tell } from '@/kit/journal';

const G: JournalG = { journal: [] };
tell(G, 'draw', '1', { deck: 3 }, { '1': { card: 'king' } });

test('an entry exists for everybody; only its own seat is privy to the secret facts', () => {
  const [forSeat, forOther, forSpectator] = ['1', '0', null].map((id) => journalFor(G.journal ?? [], id)[0]);
  expect(forSeat).toEqual({ kind: 'draw', playerID: '1', facts: { deck: 3, card: 'king' }, isPrivy: true });
  for (const entry of [forOther, forSpectator])
    expect(entry).toEqual({ kind: 'draw', playerID: '1', facts: { deck: 3 }, isPrivy: false });
  expect([forSeat, forOther].map((entry) => entry && journalKey(entry))).toEqual([
    'journal.draw-privy',
    'journal.draw',
  ]);
});

test('nothing is kept while nobody listens', () => {
  const silent: JournalG = { journal: null };
  tell(silent, 'draw', '1');
  expect(silent.journal).toBeNull();
});
