import { pick } from '../../parts/steps';
import { type Direction, FLOORS, type RoomID } from '../../rules/components';
import { reshuffle } from '../../rules/discovery';
import { explorerAt } from '../../rules/figures';
import {
  type Doorway,
  doorsOf,
  isPromising,
  layingsBehind,
  openDoorways,
  roomOf,
  standing,
} from '../../rules/house';
import { room as roomFact } from '../../rules/journal';
import type { Step } from '../../rules/state';
import type { At } from '../../rules/thing';
import { distancesFrom } from '../../rules/ways';
import { left, ROOMS, type State } from './state';

/** The house grows as the traitor likes: one tile a turn, of her choice (BH-h19-R, BH-h19-D6). */

/** Steps that count as far away. */
const FAR = 20;

/** Tiles of the stack and the discards that fit behind a doorway, in an order that tells nothing of the stack's (BH-g4). */
function tilesFor({ G, box }: At, doorway: Doorway): RoomID[] {
  const { floor } = standing(G, doorway.room);
  return [...G.stack, ...G.discards.map(({ room }) => room)]
    .filter((room) => roomOf(box, room).floors.includes(floor))
    .filter((room) => layingsBehind(G, box, room, doorway).length > 0)
    .sort();
}

/** Whether a tile would bring a Paint. */
const brings = (at: At<State>, room: RoomID): boolean => left(at) > 0 && ROOMS.includes(room);

/** At the end of her turn: behind which door, or none (BH-h19-K3). */
export function askForDoorway(at: At<State>, seat: string): Step[] {
  const { G, box } = at;
  const steps = distancesFrom(at, explorerAt(G, seat).room);
  const ways = FLOORS.flatMap((floor) => openDoorways(G, box, floor))
    .filter((doorway) => isPromising(at, doorway))
    .map(({ room, direction }) => ({
      key: `${room} ${direction}`,
      label: 'tile-behind',
      facts: { from: roomFact(room), direction: { term: `directions.${direction}` } },
      next: [{ do: 'haunt/tile', from: room, direction }],
      weight: left(at) > 0 ? 12 / (1 + (steps.get(room) ?? FAR)) ** 2 : 0.1,
    }));
  if (ways.length === 0) return [];
  return [{ ...pick('BH-h19', [...ways, { key: 'none', label: 'tile-none', next: [] }]), seat }];
}

/** Which of the tiles that fit there. */
export function askForTile(at: At<State>, { from, direction, seat }: Step): Step[] {
  const doorway = { room: String(from), direction: direction as Direction };
  const of = tilesFor(at, doorway).map((room) => ({
    key: room,
    label: 'tile',
    facts: { room: roomFact(room) },
    next: [{ do: 'haunt/lay-tile', from, direction, room }],
    weight: brings(at, room) ? 20 : 1 / doorsOf(at.box, { room, turn: 0 }).length,
  }));
  return of.length === 0 ? [] : [{ ...pick('BH-h19', of), seat }];
}

/** It comes out of the stack, which is shuffled (BH-g4), and is turned as she likes; its symbol draws nothing (BH-g3). */
export function layTile(at: At, { from, direction, room, seat }: Step): Step[] {
  const { G } = at;
  G.stack = G.stack.filter((one) => one !== room);
  G.discards = G.discards.filter((tile) => tile.room !== room);
  reshuffle(at);
  return [{ do: 'ask', kind: 'place', seat, room, from, direction }];
}
