import { cardTracks } from '@games/cheaty-mages/table/card-tracks';
import { beginTracks, followTracks, namesIn } from '@/ui/pieces/tracks';
import { arena } from './at-arena';

/** The table as a seat follows it: everything told since the match began. */
function following(table: ReturnType<typeof arena>, playerID: string) {
  const journal = [{ stateID: 0, entries: [...table.told(playerID)] }];
  const at = () => ({ playerID, moment: undefined, journal: [...journal] });
  let tracks = beginTracks(cardTracks, table.view(playerID), {
    ...at(),
    journal: [{ stateID: 0, entries: [] }],
  });
  return {
    next: () => {
      journal.push({ stateID: journal.length, entries: table.told(playerID) });
      tracks = followTracks(cardTracks, tracks, table.view(playerID), at());
      return tracks;
    },
    get tracks() {
      return tracks;
    },
  };
}

test('a card that is placed comes from its hand, known to who placed it and nameless to the others', () => {
  const table = arena([['might', 'cure'], ['cure', 'cure'], ['cure']]);
  const mine = following(table, '0');
  const theirs = following(table, '1');
  const [, might] = namesIn(mine.tracks, 'hand 0');
  table.play('0', 'play', 'might', 3);
  expect(namesIn(mine.next(), 'row 3')).toEqual([might]);
  expect(theirs.next().moved.get(namesIn(theirs.tracks, 'row 3')[0] ?? '')?.from).toBe('hand 0');
});

test('CM26 a face-down card that is moved is the one that lay there', () => {
  const table = arena([['alteration', 'cure'], ['cure', 'cure'], ['cure']], {
    rows: [
      [
        { down: 'might', by: '1' },
        { down: 'haste', by: '1' },
      ],
      [],
      [],
      [],
      [],
    ],
  });
  const mine = following(table, '0');
  const [first, second] = namesIn(mine.tracks, 'row 1');
  table.play('0', 'play', 'alteration', 1, 0, 5);
  const tracks = mine.next();
  expect(namesIn(tracks, 'row 1')).toEqual([second]);
  expect(namesIn(tracks, 'row 5')).toEqual([first]);
});

test('CM25 a card that is dispelled goes to the discards from its place', () => {
  const table = arena([['dispel-magic', 'cure'], ['cure', 'cure'], ['cure']], {
    rows: [['fireball', { down: 'haste', by: '1' }], [], [], [], []],
  });
  const mine = following(table, '0');
  const [fireball, haste] = namesIn(mine.tracks, 'row 1');
  table.play('0', 'play', 'dispel-magic', 1, 1);
  const tracks = mine.next();
  expect(namesIn(tracks, 'row 1')).toEqual([fireball]);
  expect(namesIn(tracks, 'discard')[0]).toBe(haste);
});
