import type { PlayerID } from '@/kit/action';
import type { ClauseID } from '../rules/clause';
import type { RoomID } from '../rules/components';
import { placeOf } from '../rules/figures';
import { room as roomFact, say } from '../rules/journal';
import type { Way } from '../rules/option';
import type { Place, Step } from '../rules/state';
import type { Seen } from '../rules/thing';
import { keyOf, priceOf, spacesLeft, waysFrom } from '../rules/ways';
import { canStep } from './feeling';
import { type Part, part } from './haunt';
import { pick } from './steps';

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

/** The next steps of the shortest ways from where somebody stands, into rooms of the house alone. */
function strides(seen: Seen, seat: PlayerID, room: RoomID): Stride[] {
  const ways = waysFrom(seen, seat, placeOf(seen.table, seat)).filter(
    (way): way is Stride => way.to !== null,
  );
  const far = ways.map(({ to }) => stepsTo(seen, seat, to, room));
  const least = Math.min(...far);
  const best = ways.filter((_, n) => Number.isFinite(least) && far[n] === least);
  return best.filter(({ to }, n) => best.findIndex((one) => keyOf(one.to) === keyOf(to)) === n);
}

/**
 * All that somebody can walk in its turn is walked at once, the shortest way to a room, and no farther; of ways as long
 * as each other it chooses (BH-g1). A turn that is ending, by death or a change of sides, has no walk. Step: `forced.walk`,
 * about a seat.
 */
export const forced = (clause: ClauseID, room: RoomID): Part =>
  part({
    name: 'forced',
    steps: {
      walk: (at, { seat = '', isOnward }): readonly Step[] => {
        const { G } = at;
        const { turn } = G;
        if (turn.seat !== seat || turn.isEnding) return [];
        const from = placeOf(G, seat);
        const left = spacesLeft(at, seat);
        const ways = from.room !== room && canStep(at, seat) ? strides(at, seat, room) : [];
        const walks = ways.flatMap((way) => {
          const { to, isFree, through } = way;
          const cost = isFree === true ? 0 : priceOf(at, seat, from, to, 0, left);
          if (cost > left) return [];
          const step: Step = { do: 'step', seat, from: { ...from }, to: { ...to }, cost };
          const next = [...(through?.([step]) ?? [step]), { do: 'haunt/forced.walk', seat, isOnward: true }];
          return [{ key: keyOf(to), label: 'go-to', facts: { room: roomFact(to.room) }, next }];
        });
        const [only, ...others] = walks;
        if (only === undefined) {
          const kind = canStep(at, seat) ? 'no-way-to' : 'held-here';
          if (isOnward !== true && from.room !== room) say(G, kind, seat, { room: roomFact(room) });
          return [{ do: 'halt' }];
        }
        return others.length === 0 ? only.next : [{ ...pick(clause, walks), seat }];
      },
    },
  });
