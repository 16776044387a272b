import type { PlayerID } from '@/kit/action';
import type { ClauseID } from '../../rules/clause';
import type { Place, RoomID } from '../../rules/components';
import { placeOf, sideOf } from '../../rules/figures';
import { room as roomFact, say } from '../../rules/journal';
import type { Not, Way } from '../../rules/option';
import { type Nothing, type Step, stepsOf } from '../../rules/step';
import { type Resolvers, remembered, type Seen } from '../../rules/thing';
import { isDone } from '../../rules/turn';
import { keyOf, priceOf, spacesLeft, waysFrom } from '../../rules/ways';
import { asIf } from '../cards/as-if';
import { canStep } from '../cards/feeling';
import { mark, pick } from '../cards/steps';
import { type Part, part } from './haunt';

/** Steps that a figure has to walk from a place into a room, on the sides of barriers on which it comes to stand. */
function stepsTo(seen: Seen, figure: string, from: Place, room: RoomID): number {
  const far = new Map([[keyOf(from), 0]]);
  const queue = [from];
  // What is put in line meanwhile has its turn as well.
  for (const here of queue) {
    const steps = far.get(keyOf(here)) ?? 0;
    if (here.room === room) return steps;
    for (const { to } of waysFrom(seen, figure, here))
      if (to !== null && !far.has(keyOf(to))) {
        far.set(keyOf(to), steps + 1);
        queue.push(to);
      }
  }
  return Number.POSITIVE_INFINITY;
}

type Stride = Way & { readonly to: Place };

export const step = stepsOf<{ call: Nothing; walk: { isOnward?: boolean } }>('haunt/forced.');

/** In `done` of a turn whose walk is bound. */
const CALLED = 'forced';

const isCalled = ({ table }: Seen, seat: string): boolean =>
  table.turn.seat === seat && isDone(table, CALLED);

/** The table as it is for whoever goes where it likes. */
const unbound = (seen: Seen): Seen =>
  remembered(seen, 'unbound', () => asIf(seen, { turn: { ...seen.table.turn, done: [] } }));

/** Of some ways the next steps of the shortest ways into a room, through rooms of the house alone. */
function strides(seen: Seen, seat: PlayerID, from: Place, room: RoomID, all: readonly Way[]): Stride[] {
  if (from.room === room) return [];
  const free = unbound(seen);
  const ways = all.filter((way): way is Stride => way.to !== null);
  const far = ways.map(({ to }) => stepsTo(free, seat, to, room));
  const least = Math.min(...far);
  const best = ways.filter((_, n) => Number.isFinite(least) && far[n] === least);
  return best.filter(({ to }, n) => best.findIndex((one) => keyOf(one.to) === keyOf(to)) === n);
}

/**
 * Somebody is drawn to a room: in its turn it walks nowhere but the shortest way there and no farther, when it likes; what
 * is left of that is walked when the turn ends, and of ways as long as each other it chooses (BH-g1). Over a barrier, or
 * through a hole, leads no way. A turn that ends by death or a change of sides has no walk. `barred`: why it can go
 * nowhere else. Step: `forced.call`, about a seat.
 */
export const forced = (room: RoomID, barred: Not & { readonly clause: ClauseID }): Part =>
  part({
    name: 'forced',
    alters: {
      waysOut: (seen, { figure, from }, so) =>
        isCalled(seen, figure) ? strides(seen, figure, from, room, so) : so,
      may: (seen, { seat, what }, so) => {
        if (so !== null || !isCalled(seen, seat)) return so;
        const isBarred = what === 'leap' || (what === 'step' && ownWays(seen, seat).length === 0);
        return isBarred ? barred : so;
      },
    },
    steps: {
      call: () => [mark(CALLED)],
      walk: (at, { seat = '', isOnward }) => {
        const { G } = at;
        // Somebody may have turned, or died, on the way.
        if (G.turn.isEnding) return [];
        const from = placeOf(G, seat);
        const left = spacesLeft(at, seat);
        const ways = canStep(at, seat) ? ownWays(at, seat) : [];
        const walks = ways.flatMap((way) => {
          const { to, isFree, through } = way;
          if (to === null) return [];
          const cost = isFree === true ? 0 : priceOf(at, seat, from, way, 0, left);
          if (cost > left) return [];
          const one: Step = { do: 'step', seat, from, to, cost };
          const next = [...(through?.([one]) ?? [one]), step('walk', { seat, isOnward: true })];
          return [{ key: keyOf(to), label: 'go-to', facts: { room: roomFact(to.room) }, next }];
        });
        const [only, ...others] = walks;
        if (only === undefined) {
          const kind = ownWays(at, seat).length === 0 ? 'no-way-to' : 'held-here';
          const hasStayed = isOnward !== true && !G.turn.hasMoved && from.room !== room;
          if (hasStayed) say(G, kind, seat, { room: roomFact(room) });
          return [{ do: 'stop', seat }];
        }
        return others.length === 0 ? only.next : [{ ...pick(barred.clause, walks), seat }];
      },
    } satisfies Resolvers<unknown, typeof step>,
    on: {
      turnCloses: (at, { seat }) => {
        if (!isCalled(at, seat) || sideOf(at.G, seat) !== 'heroes') return [];
        // It is still its turn for as long as it walks.
        at.G.turn.isEnding = false;
        return [step('walk', { seat })];
      },
    },
  });

const ownWays = (seen: Seen, seat: PlayerID): readonly Way[] =>
  waysFrom(seen, seat, placeOf(seen.table, seat));
