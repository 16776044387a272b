import type { Direction, FigureID, Place, RoomID } from './components';
import { explorerAt, figures, isAlive, isMonster, monsterAt, placeOf } from './figures';
import { roomOf, samePlace } from './house';
import { room as roomFact, say, whichOne } from './journal';
import type { Questions } from './questions';
import type { BetrayalG } from './state';
import type { Step, StepOf } from './step';
import type { At, Resolver, Seen } from './thing';
import { consult, happen } from './things';
import { bears, keyOf } from './ways';

/** Figures go from place to place, by themselves or because something moves them. */

/** Whether a card, a pull or a fall takes a figure elsewhere; `how`: what is known of it. */
export const canBeMoved = (
  seen: Seen,
  figure: FigureID,
  how: Omit<Questions['moved']['asked'], 'figure'> = {},
): boolean => consult(seen, 'moved', { figure, ...how }, true);

/** Whether somebody whom nothing moves stands in a room, and so keeps it where it is (BH166). */
export const isHeld = (seen: Seen, room: RoomID): boolean =>
  figures(seen.table).some(
    (figure) => placeOf(seen.table, figure).room === room && !canBeMoved(seen, figure, { within: room }),
  );

/** A figure is somewhere else now: what one does in one place in a turn is over (BH34). `isOwn`: of its own choice (BH163). */
export function stand(G: BetrayalG, figure: string, { room, side }: Place, isOwn: boolean): void {
  const who = isMonster(figure) ? monsterAt(G, figure) : explorerAt(G, figure);
  who.room = room;
  who.side = side;
  if (G.turn.seat !== figure) return;
  if (G.turn.here !== undefined) delete G.turn.here;
  G.turn.hasMoved ||= isOwn;
}

/** Whether a figure can still walk on: it is there, and its turn's movement is not over. */
function isWalking({ G }: At, figure: string, from: Place): boolean {
  if (!samePlace(placeOf(G, figure), from)) return false;
  if (isMonster(figure)) {
    const { stunned, isDone } = monsterAt(G, figure);
    return stunned === 0 && !isDone;
  }
  return isAlive(explorerAt(G, figure)) && !G.turn.isMovementOver && !G.turn.isEnding;
}

/** Somebody whose turn it is walks on from a place. */
export function leave({ turn }: BetrayalG, from: Place): void {
  turn.walked = [...(turn.walked ?? []), keyOf(from)];
}

/** One space of a walk: a doorway, stairs, or another way (BH17, BH18). Left out where the figure is no longer there. */
const step: Resolver<'step'> = (at, walked) => {
  const { G } = at;
  const figure = walked.seat ?? '';
  const { from, to } = walked;
  if (!isWalking(at, figure, from) || !bears(at, figure, to.room)) return [];
  pay(G, figure, walked.cost);
  if (G.turn.seat === figure) leave(G, from);
  return arrive(at, { do: 'arrived', seat: figure, source: walked.source, from, to }, true);
};

/** A tile has been moved with all that is in it. */
export const broughtAlong = (at: At, room: RoomID): Step[] =>
  figures(at.G)
    .filter((figure) => placeOf(at.G, figure).room === room)
    .flatMap((figure) => happen(at, 'came', { figure }));

/** Spaces that a step costs. */
function pay(G: BetrayalG, figure: string, cost: number): void {
  if (!isMonster(figure)) {
    G.turn.spent += cost;
    return;
  }
  const monster = monsterAt(G, figure);
  monster.spaces = Math.max(0, (monster.spaces ?? 0) - cost);
  monster.hasMoved ||= cost > 0;
}

/** Another place, whatever the way there; what left and what is entered may answer (BH21), after the harm of a fall (BH95). */
function arrive(
  at: At,
  arrived: StepOf<'arrived'>,
  isOwn: boolean,
  how: 'go' | 'put' = 'go',
  before: readonly Step[] = [],
): readonly Step[] {
  const { G } = at;
  const { seat: figure = '', to } = arrived;
  stand(G, figure, to, isOwn);
  const facts = { who: whichOne(G, figure), room: roomFact(to.room) };
  if (isMonster(figure)) say(G, how === 'go' ? 'monster-go' : 'monster-put', null, facts);
  else say(G, how, figure, facts);
  const first = [...before, ...happen(at, 'came', { figure, from: arrived.from })];
  return first.length > 0 ? [...first, arrived] : enter(at, arrived);
}

const enter: Resolver<'arrived'> = (at, arrived) => {
  const figure = arrived.seat ?? '';
  if (!isMonster(figure) && !isAlive(explorerAt(at.G, figure))) return [];
  const { from, to } = arrived;
  return [...happen(at, 'left', { figure, from }), ...happen(at, 'entered', { figure, from, to })];
};

/**
 * A card, a fall or a pull puts a figure somewhere: it costs nothing and nobody is in the way (BH20, BH98). `before`:
 * what comes before the room is entered; `isOwn`: whoever is moved has chosen to be (BH163).
 */
const put: Resolver<'put'> = (at, moved) => {
  const { G } = at;
  const figure = moved.seat ?? '';
  if (!isMonster(figure) && !isAlive(explorerAt(G, figure))) return [];
  const from = placeOf(G, figure);
  const { to, isOwn = false, before = [] } = moved;
  if (!canBeMoved(at, figure, { to })) return before;
  // Whoever is sent where no room is any more is lost with it (BH-collapse).
  if (!bears(at, figure, to.room))
    return isMonster(figure) || !isLost(G, to.room) ? [] : [{ do: 'die', seat: figure }];
  if (samePlace(from, to)) return [];
  const { doors, isBarrier } = roomOf(at.box, to.room);
  if (isBarrier === true && to.side === null && !isMonster(figure))
    return [chooseSide(moved, to.room, doors)];
  const arrived = { do: 'arrived', seat: figure, source: moved.source, from, to } as const;
  return arrive(at, arrived, isOwn, 'put', before);
};

const isLost = ({ tiles }: BetrayalG, room: string): boolean =>
  tiles.some((tile) => tile.room === room && tile.isLost);

/** Who is sent into a room with a barrier chooses the side (BH78). */
const chooseSide = (moved: StepOf<'put'>, room: string, doors: readonly Direction[]): Step => ({
  do: 'ask',
  kind: 'pick',
  seat: moved.seat,
  clause: 'BH78',
  of: doors.map((side) => ({
    key: String(side),
    label: 'side',
    facts: { room: roomFact(room), direction: { term: `directions.${side}` } },
    next: [{ ...moved, to: { room, side } }],
  })),
});

/** Nothing more is walked in this turn. */
const halt: Resolver<'halt'> = ({ G }) => {
  G.turn.isMovementOver = true;
  return [];
};

/** The turn of whoever is about ends as soon as what is under way is done. */
const stop: Resolver<'stop'> = ({ G }, { seat }) => {
  if (G.turn.seat === seat) G.turn.isEnding = true;
  return [];
};

/** Spaces of a turn's movement that something other than a step costs. */
const spend: Resolver<'spend'> = ({ G }, { seat = '', cost }) => {
  if (G.turn.seat === seat) pay(G, seat, cost);
  return [];
};

export const movingSteps = {
  step,
  put,
  arrived: enter,
  halt,
  spend,
  stop,
};
