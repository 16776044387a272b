import { cardTracks } from '@games/love-letter/table/card-tracks';
import { loveLetter } from '@games/love-letter/whole';
import { tableOf } from '@tests/table-of';
import { follow } from '@tests/ui/follow';
import type { PlayerID } from '@/kit/action';
import { namesIn, zoneOf } from '@/ui/pieces/tracks';
import { layOut } from './arrange';

const hand = (seat: number) => zoneOf('hand', seat);
const discards = (seat: number) => zoneOf('discards', seat);

test('a card keeps its name from the deck over the hand to the desk', () => {
  const table = tableOf(loveLetter, 3, {
    turn: '0',
    arrange: layOut([['guard', 'handmaid'], ['king'], ['baron']], { top: ['priest', 'guard', 'prince'] }),
  });
  const seen = follow(cardTracks, table, '0');
  const before = seen.tracks;
  seen.play('0', 'play', 'handmaid');
  expect(namesIn(seen.tracks, discards(0))).toEqual([namesIn(before, hand(0))[1]]);
  expect(namesIn(seen.tracks, hand(0))).toEqual([namesIn(before, hand(0))[0]]);
  expect(namesIn(seen.tracks, hand(1))).toEqual([
    namesIn(before, hand(1))[0],
    namesIn(before, 'deck').at(-1),
  ]);
});

test('a trade carries the cards across the table', () => {
  const table = tableOf(loveLetter, 3, {
    turn: '0',
    arrange: layOut([['guard', 'king'], ['prince'], ['baron']]),
  });
  const seen = follow(cardTracks, table, '0');
  const before = seen.tracks;
  seen.play('0', 'play', 'king', '2');
  expect(namesIn(seen.tracks, hand(0))).toEqual(namesIn(before, hand(2)));
  expect(namesIn(seen.tracks, hand(2))).toEqual([namesIn(before, hand(0))[0]]);
});

test('whoever the Prince aims at draws before the next seat', () => {
  const table = tableOf(loveLetter, 3, {
    turn: '0',
    arrange: layOut([['guard', 'prince'], ['king'], ['baron']]),
  });
  const seen = follow(cardTracks, table, '1');
  const before = seen.tracks;
  seen.play('0', 'play', 'prince', '2');
  const [second, top] = namesIn(before, 'deck').slice(-2);
  expect(namesIn(seen.tracks, hand(2))).toEqual([top]);
  expect(namesIn(seen.tracks, hand(1))).toEqual([namesIn(before, hand(1))[0], second]);
  expect(namesIn(seen.tracks, discards(2))).toEqual(namesIn(before, hand(2)));
});

test('every card keeps one name through whole matches, from every seat', () => {
  for (const seat of ['0', '1', '2', null] satisfies (PlayerID | null)[]) {
    const table = tableOf(loveLetter, 3, { seed: `names ${seat}` });
    const seen = follow(cardTracks, table, seat);
    for (let step = 0; step < 60 && table.ctx.gameover === undefined; step++) {
      const actions = table.legal(table.ctx.currentPlayer);
      const action = actions[(step * 7) % actions.length];
      if (action === undefined) throw new Error('nothing to do');
      const before = new Set(namesIn(seen.tracks, 'deck'));
      const { round } = table.view(seat);
      seen.play(table.ctx.currentPlayer, action.move, ...action.args);
      const view = table.view(seat);
      const lengths = (zone: string) =>
        view.seats.map((_, index) => namesIn(seen.tracks, zoneOf(zone, index)).length);
      expect(lengths('hand')).toEqual(view.handCounts);
      expect(lengths('discards')).toEqual(view.seats.map((open) => open.discards.length));
      const names = [...seen.tracks.pieces.keys()].flatMap((zone) => namesIn(seen.tracks, zone));
      expect(new Set(names).size).toBe(names.length);
      // Nothing is new within a round: whatever lies somewhere was on the table before.
      if (view.round === round)
        for (const name of namesIn(seen.tracks, 'deck')) expect(before).toContain(name);
    }
  }
});

test('where all hands lie open, the card that is laid down is the one that was held', () => {
  const table = tableOf(loveLetter, 3, {
    turn: '0',
    arrange: layOut([['handmaid', 'king'], ['prince'], ['baron']]),
  });
  const seen = follow(cardTracks, table, null, ['0', '1', '2']);
  const before = seen.tracks;
  seen.play('0', 'play', 'handmaid');
  expect(namesIn(seen.tracks, discards(0))).toEqual([namesIn(before, hand(0))[0]]);
  expect(namesIn(seen.tracks, hand(0))).toEqual([namesIn(before, hand(0))[1]]);
});
