import { event } from '../../parts/cards/event';
import { canLeap } from '../../parts/cards/feeling';
import { goBy, mark, pick, roll, untoken } from '../../parts/cards/steps';
import { DIRECTIONS, type Direction, type Place, type RoomID } from '../../rules/components';
import { nextTile } from '../../rules/discovery';
import { explorerAt, isMonster, placeOf } from '../../rules/figures';
import {
  facing,
  hasDoor,
  layingsBehindWall,
  neighbour,
  printedAt,
  roomOf,
  standing,
  tileOf,
} from '../../rules/house';
import { canBeMoved } from '../../rules/moving';
import type { Way } from '../../rules/option';
import { oddsOf } from '../../rules/rolls';
import type { Table } from '../../rules/state';
import { type Step, stepsOf } from '../../rules/step';
import type { Card, Resolvers, Seen, Thing } from '../../rules/thing';
import { isDone } from '../../rules/turn';

const CARD = 'revolving-wall';
const step = stepsOf<{ turn: { direction: Direction } }>(`card:${CARD}`);
const SWITCH = 'wall-switch';
/** Its east side is the front door (BH83). */
const FRONT = { room: 'entrance-hall', side: 1 };

/** Walls of a room without a door or a window. */
function wallsOf({ table, box }: Seen, room: RoomID): Direction[] {
  const tile = standing(table, room);
  return DIRECTIONS.filter((direction) => {
    const side = printedAt(direction, tile);
    const isFront = room === FRONT.room && side === FRONT.side;
    return !hasDoor(box, tile, direction) && roomOf(box, room).window !== side && !isFront;
  });
}

/** The places on both sides of the wall, as it stands now; undefined where nothing is behind it. */
function bothSides(table: Readonly<Table>): readonly [Place, Place] | undefined {
  const token = table.tokens.find(({ token: name }) => name === SWITCH);
  const tile = token === undefined ? undefined : tileOf(table, token.room);
  if (token === undefined || tile === undefined) return undefined;
  const other = neighbour(table, tile, facing(Number(table.slices[CARD] ?? 0) as Direction, tile));
  if (other === undefined || other.isLost) return undefined;
  return [
    { room: token.room, side: token.side },
    { room: other.room, side: null },
  ];
}

/** Through the wall from this place; in a room with a barrier behind it, from either side. */
function through(table: Readonly<Table>, from: Place): Place | undefined {
  const [here, there] = bothSides(table) ?? [];
  if (here === undefined || there === undefined) return undefined;
  if (from.room === there.room) return here;
  return from.room === here.room && (from.side === null || from.side === here.side) ? there : undefined;
}

const turnTo = (to: Place): Step => ({ do: 'put', to: { ...to } });

/** Whoever draws it goes through a wall; what is not there yet is laid (BH145), but for whom nothing moves (BH166). */
export const revolvingWall: Card = event(CARD, {
  play: (at, seat) => {
    const { room } = explorerAt(at.table, seat);
    const walls = wallsOf(at, room);
    if (walls.length === 0) return [];
    return [
      pick(
        `BH-${CARD}`,
        walls.map((direction) => ({
          key: String(direction),
          label: 'wall',
          facts: { direction: { term: `directions.${direction}` } },
          next: [step('turn', { direction })],
        })),
        CARD,
      ),
    ];
  },
  steps: {
    turn: (at, { seat = '', direction }) => {
      const { G, box } = at;
      const { room, side } = placeOf(G, seat);
      const tile = standing(G, room);
      const other = neighbour(G, tile, direction);
      const found =
        other === undefined && canBeMoved(at, seat)
          ? nextTile(
              at,
              [tile.floor],
              (one) => layingsBehindWall(G, box, one, { room, direction }).length > 0,
            )
          : undefined;
      if (other?.isLost === true || (other === undefined && found === undefined)) return [];
      G.slices[CARD] = printedAt(direction, tile);
      const token: Step = { do: 'token', token: SWITCH, room, side };
      if (found === undefined) return [token, turnTo({ room: other?.room ?? room, side: null })];
      const next: Step[] = [{ do: 'put-in-new', room: found }];
      return [token, { do: 'ask', kind: 'place', room: found, from: room, direction, isAnyhow: true, next }];
    },
  } satisfies Resolvers<unknown, typeof step>,
});

/** From either side, once a turn, by Knowledge and for no space; monsters and measuring need no roll (BH70, BH110). */
export const wallSwitch: Thing = {
  on: {
    // With the room behind the wall it is of no use (BH-h32-D6).
    takenUp: ({ G }, { rooms }) => {
      const [here, there] = bothSides(G) ?? [];
      return here !== undefined && there !== undefined && rooms.includes(there.room)
        ? [untoken(SWITCH, here.room)]
        : [];
    },
  },
  alters: {
    ways: ({ table }, { figure, from }, so) => {
      const to = figure === '' || isMonster(figure) ? through(table, from) : undefined;
      const way: Way[] = to === undefined ? [] : [{ to, door: null, clause: 'BH70' }];
      return [...so, ...way];
    },
  },
  offers: {
    turn: (seen, { seat }) => {
      const { table } = seen;
      const to = through(table, placeOf(table, seat));
      if (to === undefined || !canLeap(seen, seat) || isDone(table, SWITCH)) return [];
      const what = `tokens.${SWITCH}`;
      return [
        {
          move: 'use',
          args: [SWITCH],
          clause: `BH-${CARD}`,
          label: { kind: 'turn-wall', facts: { room: { term: `rooms.${to.room}` } } },
          odds: oddsOf(seen, { do: 'roll', seat, trait: 'knowledge', use: 'task', what }, 3),
          weight: 0.3,
          next: [mark(SWITCH), roll('knowledge', what, 'task', { 3: [goBy(to)], 0: [] })],
        },
      ];
    },
  },
};
