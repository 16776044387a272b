import type { ClauseID } from '../../rules/clause';
import type { FigureID, RoomID, Trait } from '../../rules/components';
import { isMonster, placeOf } from '../../rules/figures';
import { room as roomFact, say, whichOne } from '../../rules/journal';
import type { Option, Way } from '../../rules/option';
import { oddsOf } from '../../rules/rolls';
import { type Rolled, type Step, stepsOf } from '../../rules/step';
import type { Resolvers, Seen } from '../../rules/thing';
import { isDone } from '../../rules/turn';
import { adjacent } from '../cards/adjacent';
import { reaching } from '../cards/reaching';
import { mark } from '../cards/steps';
import { type Part, part } from './haunt';

/** Rooms into which some figures step by a roll alone: it costs nothing, and whoever fails tries none of them again in that turn. */
interface Threshold {
  readonly clause: ClauseID;
  readonly rooms: (seen: Seen) => readonly RoomID[];
  readonly isKeptOut: (seen: Seen, figure: FigureID) => boolean;
  readonly trait: Trait;
  /** A secret of those who roll, so it is in no step. */
  readonly from: number;
  readonly what: string;
}

const step = stepsOf<{ rolled: Rolled & { onward: readonly Step[] } }>('haunt/threshold.');

const turnedAway = (figure: FigureID): string => `threshold ${figure}`;

/** Doors that stay shut to an explorer for this turn, with the reason. */
function shut(seen: Seen, seat: FigureID, of: Threshold): Option[] {
  if (!isDone(seen.table, turnedAway(seat))) return [];
  const barred = of.rooms(seen);
  return adjacent(seen, placeOf(seen.table, seat))
    .filter(({ room }) => barred.includes(room))
    .map(({ room }) => ({
      move: 'go',
      args: [room],
      clause: of.clause,
      label: { kind: 'go', facts: { room: roomFact(room), count: 1 } },
      not: { reason: 'turned-away', clause: of.clause },
      next: [],
    }));
}

/** The haunt says `turned-away`, in its journal and as a refusal. Steps alone are asked for it, as for leaving rolls (BH98). */
export const threshold = (of: Threshold): Part =>
  part({
    name: 'threshold',
    alters: {
      ...reaching({ [of.what]: of.from }),
      waysOut: (seen, { figure, from }, so) => {
        if (figure === '' || !of.isKeptOut(seen, figure)) return so;
        const barred = of.rooms(seen);
        // Who crosses a barrier within it is inside already.
        const isBarred = ({ to }: Way) => to !== null && to.room !== from.room && barred.includes(to.room);
        if (isDone(seen.table, turnedAway(figure))) return so.filter((way) => !isBarred(way));
        const roll = {
          do: 'roll',
          seat: figure,
          trait: of.trait,
          use: 'haunt',
          what: of.what,
        } as const;
        const guarded = (way: Way): Way => ({
          ...way,
          clause: of.clause,
          isLoud: true,
          odds: oddsOf(seen, roll, of.from),
          through: (onward) => [
            // A monster that has tried is done with before the next (BH66).
            ...(isMonster(figure) ? [mark(figure)] : []),
            { ...roll, next: step.after('rolled', { onward: way.through?.(onward) ?? onward }) },
          ],
        });
        return so.map((way) => (isBarred(way) ? guarded(way) : way));
      },
    },
    steps: {
      rolled: ({ G }, { seat = '', total, onward }) => {
        if (total >= of.from) return onward;
        say(G, 'turned-away', null, { who: whichOne(G, seat) });
        return [mark(turnedAway(seat))];
      },
    } satisfies Resolvers<unknown, typeof step>,
    offers: { turn: (seen, { seat }) => shut(seen, seat, of) },
  });
