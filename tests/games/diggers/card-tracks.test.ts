import { albumZone, cardTracks, laidZone, stackZone } from '@games/diggers/table/card-tracks';
import { diggingTable } from './digging';

const entry = (kind: string, facts: Record<string, unknown>) =>
  ({ kind, playerID: '1', facts, isPrivy: false }) as Parameters<
    NonNullable<(typeof cardTracks.moves)[string]>
  >[0];

const match = diggingTable(2, { table: [['cute-5-school', 0, 0]], taken: [['cool-1-star'], []] });
const move = (kind: string, facts: Record<string, unknown>) =>
  cardTracks.moves[kind]?.(entry(kind, facts), match.view('0'));

test('every photo on the table has a zone of its own, there before it is laid', () => {
  const zones = cardTracks.zones(match.view('0'));
  expect(zones[laidZone(0)]).toEqual(['cute-5-school']);
  expect(zones[laidZone(40)]).toEqual([]);
  expect(zones[stackZone('0')]).toEqual([]);
  expect(zones[albumZone('0')]).toEqual(['cool-1-star']);
});

test('from the stack to the table, from there to an album, and out by the door', () => {
  expect(move('place-down', { n: 3 })).toEqual({ from: stackZone('1'), to: laidZone(3) });
  const card = { term: 'cards.cute-5-school' };
  expect(move('take', { n: 0, card })).toEqual({
    from: laidZone(0),
    to: albumZone('1'),
    face: 'cute-5-school',
  });
  expect(move('lose', { card })).toEqual({ from: albumZone('1'), to: 'door', face: 'cute-5-school' });
});
