import { listed, sweetTracks } from '@games/sweet-nose/table/sweet-tracks';
import { sweetNose } from '@games/sweet-nose/whole';
import { tableOf } from '@tests/table-of';
import { follow } from '@tests/ui/follow';
import { awaitedSeats } from '@/kit/seats';
import { namesIn, travelOf, zoneOf } from '@/ui/pieces/tracks';
import { trading } from './at-stalls';

test('what is swapped goes from plate to bowl, both ways', () => {
  const table = trading(['mmmmllll', 'ppppzzzz', 'ttttmmll'], { market: 'mlp' });
  const seen = follow(sweetTracks, table, '2');
  seen.play('0', 'swap', '1', 'peanut', 'mung');
  expect(travelOf(seen.tracks, zoneOf('bowl', '0'), 0).from).toBe(zoneOf('plate', '1'));
  expect(travelOf(seen.tracks, zoneOf('bowl', '1'), 0).from).toBe(zoneOf('plate', '0'));
});

test('what is swapped at the market changes places, and a shop that was used goes back to the street', () => {
  const table = trading(['mmmmllll', 'ppppzzzz', 'ttttmmll'], { market: 'mlp', shops: ['takeaway'] });
  const seen = follow(sweetTracks, table, '1');
  const [shop] = namesIn(seen.tracks, zoneOf('shop', '0'));
  seen.play('0', 'market', 'mung', 'peanut', 'bowl');
  expect(travelOf(seen.tracks, zoneOf('bowl', '0'), 0).from).toBe('market');
  const place = table.view('1').stalls.indexOf('takeaway');
  expect(travelOf(seen.tracks, 'street', place)).toMatchObject({ name: shop, from: zoneOf('shop', '0') });
});

test('everything that lies somewhere has a name of its own, through whole matches', () => {
  const table = tableOf(sweetNose, 3, { seed: 'tracks' });
  const seen = follow(sweetTracks, table, '0');
  let steps = 0;
  while (table.ctx.gameover === undefined) {
    const [seat = ''] = awaitedSeats(table.ctx);
    const legal = table.legal(seat);
    const action = legal[(7 * steps++) % legal.length];
    seen.play(seat, action?.move ?? '', ...(action?.args ?? []));
    const names = [...seen.tracks.pieces.keys()].flatMap((zone) => namesIn(seen.tracks, zone));
    expect(new Set(names).size).toBe(names.length);
    const { plates } = table.view('0');
    for (const [index, plate] of plates.entries())
      expect(namesIn(seen.tracks, zoneOf('plate', index))).toHaveLength(listed(plate).length);
  }
  expect(steps).toBeGreaterThan(20);
});
