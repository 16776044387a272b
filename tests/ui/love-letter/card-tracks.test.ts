import { beginTracks, deckCard, followTracks } from '@games/love-letter/table/card-tracks';
import { layOut } from '@tests/games/love-letter/arrange';
import { match } from './at-the-desk';

const onTop = (round: number, count: number) => deckCard(round, count);

test('a card keeps its name from the deck over the hand to the desk', () => {
  const table = match(3, {
    turn: '0',
    arrange: layOut([['guard', 'handmaid'], ['king'], ['baron']], { top: ['priest', 'guard', 'prince'] }),
  });
  const before = beginTracks(table.view('0'));
  const count = table.G.deck.length;
  table.play('0', 'play', 'handmaid');
  const after = followTracks(before, table.view('0'));
  expect(after.discards[0]).toEqual([before.hands[0]?.[1]]);
  expect(after.hands[0]).toEqual([before.hands[0]?.[0]]);
  expect(after.hands[1]).toEqual([before.hands[1]?.[0], onTop(1, count)]);
});

test('a trade carries the cards across the table', () => {
  const table = match(3, { turn: '0', arrange: layOut([['guard', 'king'], ['prince'], ['baron']]) });
  const before = beginTracks(table.view('0'));
  table.play('0', 'play', 'king', '2');
  const after = followTracks(before, table.view('0'));
  expect(after.hands[0]).toEqual([before.hands[2]?.[0]]);
  expect(after.hands[2]).toEqual([before.hands[0]?.[0]]);
});

test('whoever the Prince aims at draws before the next seat', () => {
  const table = match(3, { turn: '0', arrange: layOut([['guard', 'prince'], ['king'], ['baron']]) });
  const before = beginTracks(table.view('1'));
  const count = table.G.deck.length;
  table.play('0', 'play', 'prince', '2');
  const after = followTracks(before, table.view('1'));
  expect(after.hands[2]).toEqual([onTop(1, count)]);
  expect(after.hands[1]).toEqual([before.hands[1]?.[0], onTop(1, count - 1)]);
  expect(after.discards[2]).toEqual([before.hands[2]?.[0]]);
});

test('every card keeps one name through whole matches, from every seat', () => {
  for (const seat of ['0', '1', '2', null]) {
    const table = match(3, { seed: `names ${seat}` });
    let tracks = beginTracks(table.view(seat));
    for (let step = 0; step < 60 && table.ctx.gameover === undefined; step++) {
      const actions = table.legal(table.ctx.currentPlayer);
      const action = actions[(step * 7) % actions.length];
      if (action === undefined) throw new Error('nothing to do');
      table.play(table.ctx.currentPlayer, action.move, ...action.args);
      const view = table.view(seat);
      tracks = followTracks(tracks, view);
      expect(tracks.hands.map((hand) => hand.length)).toEqual(view.handCounts);
      expect(tracks.discards.map((row) => row.length)).toEqual(
        view.seats.map((open) => open.discards.length),
      );
      const names = [...tracks.hands, ...tracks.discards].flat();
      expect(new Set(names).size).toBe(names.length);
    }
  }
});

test('where all hands lie open, the card that is laid down is the one that was held', () => {
  const table = match(3, { turn: '0', arrange: layOut([['handmaid', 'king'], ['prince'], ['baron']]) });
  const open = () => ['0', '1', '2'].map((seat) => table.view(seat).hand);
  const before = beginTracks(table.view(null), open());
  table.play('0', 'play', 'handmaid');
  const after = followTracks(before, table.view(null), open());
  expect(after.discards[0]).toEqual([before.hands[0]?.[0]]);
  expect(after.hands[0]).toEqual([before.hands[0]?.[1]]);
});
