import type { Kind } from '@games/sushi-go/rules/components';
import { cardTracks } from '@games/sushi-go/table/card-tracks';
import { sushiGo } from '@games/sushi-go/whole';
import { tableOf } from '@tests/table-of';
import { follow } from '@tests/ui/follow';
import { namesIn, travelOf, zoneOf } from '@/ui/pieces/tracks';

const SEATS = ['0', '1', '2', '3'];
const hand = (seat: string) => zoneOf('hand', seat);
const tableau = (seat: string) => zoneOf('tableau', seat);

/** All but a pudding, which lies apart. */
const cardToLay = (cards: readonly Kind[]) => cards.find((card) => card !== 'pudding') ?? 'pudding';

test('a hand that is dealt comes from the pile', () => {
  const { tracks } = follow(cardTracks, tableOf(sushiGo, 4), '2');
  expect(travelOf(tracks, hand('2'), 0).from).toBe('deck');
});

test('a card laid face down is the one that is turned over, and the own one comes from the hand', () => {
  const table = tableOf(sushiGo, 4, { seed: 'laid' });
  const seen = follow(cardTracks, table, '1');
  const mine = namesIn(seen.tracks, hand('1'));
  const chosen = SEATS.map((seat) => cardToLay(table.view(seat).hand));
  const place = table.view('1').hand.indexOf(cardToLay(table.view('1').hand));
  const down = SEATS.slice(0, 3).map((seat, index) => {
    seen.play(seat, 'pick', chosen[index] ?? null);
    return namesIn(seen.tracks, zoneOf('down', seat));
  });
  expect(down.map((names) => names.length)).toEqual([1, 0, 1]);
  seen.play('3', 'pick', chosen[3] ?? null);
  expect(namesIn(seen.tracks, tableau('0'))).toEqual(down[0]);
  expect(namesIn(seen.tracks, tableau('2'))).toEqual(down[2]);
  expect(namesIn(seen.tracks, tableau('1'))).toEqual([mine[place]]);
  // Who chose last laid nothing face down.
  expect(travelOf(seen.tracks, tableau('3'), 0).from).toBe(hand('3'));
});

test.each([
  ['left', '2', '1'],
  ['left', '0', '3'],
  ['right', '2', '3'],
  ['right', '3', '0'],
] as const)('passed to the %s, the hand of seat %s comes from seat %s', (direction, playerID, neighbour) => {
  const round = direction === 'left' ? 1 : 2;
  const table = tableOf(sushiGo, 4, {
    options: { passBothWays: true },
    arrange: (G) => {
      G.round = round;
    },
  });
  const seen = follow(cardTracks, table, playerID);
  const theirs = table.view(neighbour).hand;
  for (const seat of SEATS) seen.play(seat, 'pick', table.view(seat).hand[0] ?? null);
  expect(table.view(playerID).hand).toEqual(theirs.slice(1));
  for (const place of theirs.slice(1).keys())
    expect(travelOf(seen.tracks, hand(playerID), place).from).toBe(hand(neighbour));
  // What is laid down goes first.
  const laid = travelOf(seen.tracks, tableau(playerID), 0).order ?? 0;
  expect(Number(travelOf(seen.tracks, hand(playerID), 0).order)).toBeGreaterThan(laid);
});

test('a hand that lay there before comes from nowhere', () => {
  const table = tableOf(sushiGo, 4);
  const seen = follow(cardTracks, table, '2');
  seen.play('0', 'pick', table.view('0').hand[0] ?? null);
  expect(travelOf(seen.tracks, hand('2'), 0).from).toBeUndefined();
});

test('every card keeps one name through whole matches, from every seat', () => {
  for (const playerID of ['0', null]) {
    const table = tableOf(sushiGo, 3, { seed: `names ${playerID}` });
    const seen = follow(cardTracks, table, playerID);
    for (let step = 0; table.ctx.gameover === undefined; step++) {
      const seat = SEATS.find((other) => table.legal(other).some(({ move }) => move === 'pick')) ?? '';
      const actions = table.legal(seat).filter(({ move }) => move === 'pick');
      // The last ones are those with chopsticks.
      const action = actions.at(-1 - (step % 3)) ?? actions[0];
      const { round } = table.view(playerID);
      const before = new Set([...seen.tracks.pieces.keys()].flatMap((zone) => namesIn(seen.tracks, zone)));
      seen.play(seat, 'pick', ...(action?.args ?? []));
      const view = table.view(playerID);
      const lying = [...seen.tracks.pieces.keys()].flatMap((zone) => namesIn(seen.tracks, zone));
      expect(new Set(lying).size).toBe(lying.length);
      for (const [index, open] of view.seats.entries())
        expect(namesIn(seen.tracks, tableau(String(index)))).toHaveLength(open.tableau.length);
      if (view.round === round) for (const name of lying) expect(before).toContain(name);
    }
  }
});
