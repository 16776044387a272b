import type { SeatJournalEntry } from '@/kit/journal';
import {
  beginTracks,
  bySeat,
  followTracks,
  hidden,
  namesIn,
  type TrackRules,
  travelOf,
  zoneOf,
} from '@/ui/pieces/tracks';

/** A deck, an open middle, and a pile before each seat: what is turned over is kept or lost. */
interface View {
  readonly deck: number;
  readonly middle: readonly string[];
  readonly piles: readonly (readonly string[])[];
}

const rules: TrackRules<View> = {
  zones: ({ deck, middle, piles }) => ({ deck: hidden(deck), middle, ...bySeat('pile', piles) }),
  deal: { kind: 'deal', from: 'deck', to: 'pile' },
  moves: {
    turn: ({ facts }) => ({ from: 'deck', to: 'middle', face: String(facts.face) }),
    keep: ({ playerID }) => ({ from: 'middle', to: zoneOf('pile', playerID), all: true }),
    lose: () => ({ from: 'middle', to: 'nowhere', all: true }),
    swap: () => [
      { from: 'pile 0', to: 'pile 1', all: true },
      { from: 'pile 1', to: 'pile 0', all: true },
    ],
    take: ({ facts }) => ({ from: ['pile 1', 'deck'], to: 'pile 0', face: String(facts.face) }),
    pull: ({ facts }) => ({ from: 'deck', to: 'middle', at: Number(facts.place) }),
  },
};

const entry = (kind: string, facts: SeatJournalEntry['facts'] = {}): SeatJournalEntry => ({
  kind,
  playerID: '0',
  facts,
  isPrivy: false,
});

/** The table after actions that told these entries, one list each; the deal is the first. */
const at = (told: readonly (readonly SeatJournalEntry[])[], moment?: number, playerID = '0') => ({
  playerID,
  moment,
  journal: told.map((entries, stateID) => ({ stateID, entries })),
});

const QUIET = [[]] as const;
const view = (deck: number, middle: string[], ...piles: string[][]): View => ({ deck, middle, piles });

test('what is turned over keeps the name it had on the deck, and says that it came from there', () => {
  const before = beginTracks(rules, view(3, [], [], []), at(QUIET));
  const turned = followTracks(
    rules,
    before,
    view(2, ['6'], [], []),
    at([[], [entry('turn', { face: '6' })]]),
  );
  expect(namesIn(turned, 'middle')).toEqual([namesIn(before, 'deck')[2]]);
  expect(namesIn(turned, 'deck')).toEqual(namesIn(before, 'deck').slice(0, 2));
  expect(travelOf(turned, 'middle', 0)).toEqual({ name: namesIn(before, 'deck')[2], from: 'deck', order: 0 });
  expect(travelOf(turned, 'deck', 0)).toEqual({ name: namesIn(before, 'deck')[0] });
});

test('things go in the order in which they happened', () => {
  const before = beginTracks(rules, view(3, [], [], []), at(QUIET));
  const told = [entry('turn', { face: '6' }), entry('turn', { face: '2' }), entry('keep')];
  const after = followTracks(rules, before, view(1, [], ['6', '2'], []), at([[], told]));
  expect(namesIn(after, 'pile 0')).toEqual(namesIn(before, 'deck').slice(1).reverse());
  expect(travelOf(after, 'pile 0', 0).order).toBeLessThan(Number(travelOf(after, 'pile 0', 1).order));
});

test('what changes places is in the air at once', () => {
  const before = beginTracks(rules, view(0, [], ['a', 'b'], ['c']), at(QUIET));
  const after = followTracks(rules, before, view(0, [], ['c'], ['a', 'b']), at([[], [entry('swap')]]));
  expect(namesIn(after, 'pile 0')).toEqual(namesIn(before, 'pile 1'));
  expect(namesIn(after, 'pile 1')).toEqual(namesIn(before, 'pile 0'));
});

test('a piece is known by its face, else it is the last; the first zone that has any gives it', () => {
  const before = beginTracks(rules, view(1, [], [], ['a', 'b', 'c']), at(QUIET));
  const known = followTracks(
    rules,
    before,
    view(1, [], ['b'], ['a', 'c']),
    at([[], [entry('take', { face: 'b' })]]),
  );
  expect(namesIn(known, 'pile 0')).toEqual([namesIn(before, 'pile 1')[1]]);
  const empty = beginTracks(rules, view(2, [], [], []), at(QUIET));
  const drawn = followTracks(rules, empty, view(1, [], ['x'], []), at([[], [entry('take', { face: 'x' })]]));
  expect(namesIn(drawn, 'pile 0')).toEqual([namesIn(empty, 'deck')[1]]);
});

test('a zone that lies otherwise than the journal had it keeps what it can, by the faces', () => {
  const before = beginTracks(rules, view(0, ['a', 'b', 'c'], [], []), at(QUIET));
  const [a, b, c] = namesIn(before, 'middle');
  const after = followTracks(
    rules,
    before,
    view(0, ['c', 'a', 'd'], [], []),
    at([[], [entry('told of nothing')]]),
  );
  expect(namesIn(after, 'middle').slice(0, 2)).toEqual([c, a]);
  expect([a, b, c]).not.toContain(namesIn(after, 'middle')[2]);
});

test('what has left the table is not met again', () => {
  const before = beginTracks(rules, view(1, ['a'], [], []), at(QUIET));
  const after = followTracks(rules, before, view(1, ['a'], [], []), at([[], [entry('lose')]]));
  expect(namesIn(after, 'middle')).not.toEqual(namesIn(before, 'middle'));
});

test('a deal comes from its pile, one to each and round again, with new names', () => {
  const before = beginTracks(rules, view(0, ['x'], ['y'], []), at(QUIET));
  const dealt = view(2, [], ['a', 'b'], ['c', 'd']);
  for (const tracks of [
    followTracks(rules, before, dealt, at([[], [entry('lose'), entry('deal')]])),
    beginTracks(rules, dealt, at([[entry('deal')]])),
  ]) {
    const orders = [0, 1].flatMap((card) =>
      [0, 1].map((seat) => travelOf(tracks, `pile ${seat}`, card).order),
    );
    expect(orders).toEqual([0, 1, 2, 3]);
    expect(travelOf(tracks, 'pile 1', 0).from).toBe('deck');
    expect(travelOf(tracks, 'deck', 0).from).toBeUndefined();
  }
  expect(namesIn(followTracks(rules, before, dealt, at([[], [entry('deal')]])), 'pile 0')).not.toContain(
    namesIn(before, 'pile 0')[0],
  );
});

describe('a position that was jumped to has names of its own, and nothing moves', () => {
  const told = [[], [entry('turn', { face: '6' })], [entry('keep')]];
  const before = beginTracks(rules, view(2, ['6'], [], []), at(told.slice(0, 2)));
  const start = view(3, [], [], []);
  const end = view(2, [], ['6'], []);

  test.each([
    ['back in the history', start, at(told, 0)],
    ['of another seat', view(2, ['6'], [], []), at(told.slice(0, 2), undefined, '1')],
  ])('%s', (_what, jumped, position) => {
    const after = followTracks(rules, before, jumped, position);
    const names = new Set([...before.pieces.values()].flat().map(({ name }) => name));
    for (const [zone, pieces] of after.pieces)
      for (const [index, { name }] of pieces.entries()) {
        expect(names).not.toContain(name);
        expect(travelOf(after, zone, index).from).toBeUndefined();
      }
  });

  test('over several actions, out of the history', () => {
    const past = beginTracks(rules, start, at(told, 0));
    expect(namesIn(followTracks(rules, past, end, at(told)), 'deck')).not.toContain(namesIn(past, 'deck')[0]);
  });

  test('but an action on, there or at the table, is followed, and so is all that came at once', () => {
    const [top] = namesIn(before, 'middle');
    expect(namesIn(followTracks(rules, before, end, at(told)), 'pile 0')).toEqual([top]);
    const past = beginTracks(rules, view(2, ['6'], [], []), at(told, 1));
    expect(namesIn(followTracks(rules, past, end, at(told, 2)), 'pile 0')).toEqual(namesIn(past, 'middle'));
    const live = beginTracks(rules, start, at(told.slice(0, 1)));
    expect(namesIn(followTracks(rules, live, end, at(told)), 'pile 0')).toEqual([namesIn(live, 'deck')[2]]);
  });
});

test('a name says nothing of a face', () => {
  const one = beginTracks(rules, view(1, ['a'], ['b'], []), at(QUIET));
  const other = beginTracks(rules, view(1, ['z'], ['y'], []), at(QUIET));
  expect([...one.pieces.keys()].map((zone) => namesIn(one, zone))).toEqual(
    [...other.pieces.keys()].map((zone) => namesIn(other, zone)),
  );
});

test('where a round lies as it ended, its last play is seen, and the deal when somebody goes on', () => {
  const before = beginTracks(rules, view(1, ['6'], [], []), at(QUIET));
  const told = [[], [entry('keep'), entry('deal'), entry('turn', { face: '3' })]];
  const pause = { goOn: () => undefined };
  const ended = followTracks(rules, before, view(1, [], ['6'], []), { ...at(told), pause });
  expect(namesIn(ended, 'pile 0')).toEqual(namesIn(before, 'middle'));
  // Another seat has gone on; nothing of that is shown.
  const later = [...told, [entry('turn', { face: '4' })]];
  const still = followTracks(rules, ended, view(1, [], ['6'], []), { ...at(later), pause });
  expect(namesIn(still, 'pile 0')).toEqual(namesIn(ended, 'pile 0'));
  const dealt = followTracks(rules, still, view(1, ['3'], ['a'], ['b']), at(later));
  expect(travelOf(dealt, 'pile 0', 0).from).toBe('deck');
  expect(namesIn(dealt, 'pile 0')).not.toEqual(namesIn(still, 'pile 0'));
});

test('a piece that everybody saw taken from its place keeps its name, though nobody knows its face', () => {
  const before = beginTracks(rules, view(3, [], [], []), at(QUIET));
  const pulled = followTracks(rules, before, view(2, ['6'], [], []), at([[], [entry('pull', { place: 1 })]]));
  expect(namesIn(pulled, 'middle')).toEqual([namesIn(before, 'deck')[1]]);
  expect(namesIn(pulled, 'deck')).toEqual([namesIn(before, 'deck')[0], namesIn(before, 'deck')[2]]);
});
