import { cardTracks } from '@games/cat-10/table/card-tracks';
import { cat10 } from '@games/cat-10/whole';
import { tableOf } from '@tests/table-of';
import { follow } from '@tests/ui/follow';
import { namesIn, travelOf, zoneOf } from '@/ui/pieces/tracks';
import { layOut } from './arrange';

const pile = (seat: string) => zoneOf('pile', seat);
const jumbos = (seat: string) => zoneOf('jumbos', seat);
const laid = (layout: Parameters<typeof layOut>[0], seats = 2) =>
  follow(cardTracks, tableOf(cat10, seats, { turn: '0', arrange: layOut(layout) }), '1');

test('a pot is opened from the deck, and taken with the others', () => {
  const seen = laid({ row: [2], next: [3] });
  const top = namesIn(seen.tracks, 'deck').at(-1);
  seen.play('0', 'flip');
  expect(namesIn(seen.tracks, 'row').at(-1)).toBe(top);
  const row = namesIn(seen.tracks, 'row');
  seen.play('0', 'take');
  expect(namesIn(seen.tracks, pile('0'))).toEqual(row);
  expect(namesIn(seen.tracks, 'row')).toEqual([]);
});

test('a ten takes all cards, the last one from the deck, and a jumbo pot from the shelf', () => {
  const seen = laid({ row: [4, 5], next: [1] });
  const [shelf, row] = [namesIn(seen.tracks, 'supply'), namesIn(seen.tracks, 'row')];
  const last = namesIn(seen.tracks, 'deck').at(-1);
  seen.play('0', 'flip');
  expect(namesIn(seen.tracks, pile('0'))).toEqual([last, ...row]);
  expect(travelOf(seen.tracks, pile('0'), 0).from).toBe('deck');
  expect(namesIn(seen.tracks, jumbos('0'))).toEqual(shelf.slice(-1));
});

test('one too many sends everything to the discards', () => {
  const seen = laid({ row: [6, 3], next: [2] });
  const row = namesIn(seen.tracks, 'row');
  seen.play('0', 'flip');
  expect(namesIn(seen.tracks, 'discards').slice(0, 2)).toEqual(row);
  expect(namesIn(seen.tracks, 'discards')).toHaveLength(3);
});

test('with none left on the shelf, a jumbo pot goes from player to player', () => {
  const seen = laid({ row: [5, 4], next: [1], jumbos: [0, 2, 1] }, 3);
  const theirs = namesIn(seen.tracks, jumbos('1'));
  seen.play('0', 'flip');
  seen.play('0', 'seize', '1');
  expect(namesIn(seen.tracks, jumbos('0'))).toEqual(theirs.slice(-1));
  expect(travelOf(seen.tracks, jumbos('0'), 0).from).toBe(jumbos('1'));
});

test('every piece keeps one name through whole matches, drawn and given up cards too', () => {
  const told = new Set<string>();
  for (let match = 0; match < 6; match++) {
    const table = tableOf(cat10, 3, { seed: `names ${match}` });
    const seen = follow(cardTracks, table, match % 2 === 0 ? '0' : null);
    const lying = () => [...seen.tracks.pieces.keys()].flatMap((zone) => namesIn(seen.tracks, zone)).sort();
    const all = lying();
    for (let step = 0; table.ctx.gameover === undefined; step++) {
      const seat = table.ctx.currentPlayer;
      const actions = table.legal(seat);
      // Opens pots until a duel may be chosen, and does then what comes next.
      const mayDuel = actions.some(({ move }) => move === 'duel');
      const action = actions[mayDuel ? step % actions.length : 0];
      if (action === undefined) throw new Error('nothing to do');
      seen.play(seat, action.move, ...action.args);
      for (const { kind } of table.told(null)) told.add(kind);
      expect(lying()).toEqual(all);
    }
  }
  for (const kind of Object.keys(cardTracks.moves)) expect(told).toContain(kind);
});
