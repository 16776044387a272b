import { cardTracks } from '@games/ninja-soul/table/card-tracks';
import { ninjaSoul } from '@games/ninja-soul/whole';
import { tableOf } from '@tests/table-of';
import { beginTracks, followTracks, namesIn } from '@/ui/pieces/tracks';
import { five } from './arrange';

/** The names of the cards in front of seats 0 and 4, before and after seat 0 has swapped. */
function swapped(done: 'exchange' | 'return', playerID: string) {
  const table = tableOf(ninjaSoul, 5, five('sleep', 'death', 'kill'));
  const at = (stateID: number) => ({
    playerID,
    moment: undefined,
    openViews: undefined,
    journal: [{ stateID, entries: stateID === 0 ? [] : table.told(playerID) }],
  });
  const before = beginTracks(cardTracks, table.view(playerID), at(0));
  table.play('0', 'swap', '4', done);
  return followTracks(cardTracks, before, table.view(playerID), at(1));
}

test('NS3 a swap moves the same pieces whether it is one or not, for its maker, its victim and a third', () => {
  for (const seat of ['0', '4', '2']) {
    const [real, feint] = [swapped('exchange', seat), swapped('return', seat)];
    expect(real.pieces).toEqual(feint.pieces);
    expect([...real.moved]).toEqual([...feint.moved]);
    expect(real.moved.size).toBe(2);
  }
});

test('NS6 a kill sends the card to the castle and the other one to the killer', () => {
  const table = tableOf(ninjaSoul, 5, five('kill', 'death', 'sleep'));
  table.play('0', 'open');
  const at = (stateID: number) => ({
    playerID: '1',
    moment: undefined,
    openViews: undefined,
    journal: [{ stateID, entries: stateID === 0 ? [] : table.told('1') }],
  });
  const before = beginTracks(cardTracks, table.view('1'), at(0));
  const [taken] = namesIn(before, 'card 4');
  table.play('0', 'aim', '4');
  const after = followTracks(cardTracks, before, table.view('1'), at(1));
  expect(namesIn(after, 'card 0')).toEqual([taken]);
  expect(namesIn(after, 'card 4')).toEqual([]);
});
