import type { ClauseID } from '../../rules/clause';
import type { Direction, FigureID, RoomID } from '../../rules/components';
import { asHaunt, isMonster, monsterAt, placeOf } from '../../rules/figures';
import { isPromising, samePlace } from '../../rules/house';
import { say, whichOne } from '../../rules/journal';
import type { Option, Way } from '../../rules/option';
import { oddsOf } from '../../rules/rolls';
import { stepsOf } from '../../rules/step';
import type { At, Mark, Resolvers, Seen } from '../../rules/thing';
import { priceOf, spacesLeft, waysFrom } from '../../rules/ways';
import { canStep } from '../cards/feeling';
import { roll, tell } from '../cards/steps';
import { deed, keepPart, part } from './haunt';

/** How far it is for who is small: a doorway is a room of its own, and stairs are to be climbed. */

/** By figure, the side of its room at which it stands in a doorway: for all to see (BH-g26). */
export type Doorways = Readonly<Record<FigureID, Direction>>;

interface Small {
  readonly clause: ClauseID;
  /** Might that it takes to climb; whoever has less stays, and the turn is over. */
  readonly climb: number;
  /** Whether a figure climbs without a roll. */
  readonly climbs: (seen: Seen<never>, figure: FigureID) => boolean;
  /** Whose doorway a figure goes by: its own, or of what it drives. */
  readonly walker: (seen: Seen<never>, figure: FigureID) => FigureID;
  /** For bots: how much sooner than not it steps into one, by what is behind it; null: nobody knows. */
  readonly worth: (seen: Seen<never>, figure: FigureID, to: RoomID | null) => number;
}

const step = stepsOf<{ 'step-in': { figure: FigureID; direction: Direction } }>('haunt/doorways.');

/** Into a doorway, and out of it. */
const DOOR = 2;
const STAIRS = 'rolls.stairs';
const SECRET = 'BH-secret-stairs';

const term = (direction: Direction) => ({ direction: { term: `directions.${direction}` } });
const doorwaysIn = ({ hidden }: Pick<Seen, 'hidden'>): Doorways =>
  (hidden as { readonly doorways: Doorways }).doorways;

/** Whoever comes anywhere is in no doorway any more. */
export const outOfDoorway = (at: Pick<At, 'G'>, figures: readonly FigureID[]): void =>
  keepPart(
    at,
    'doorways',
    Object.fromEntries(Object.entries(doorwaysIn(at.G)).filter(([one]) => !figures.includes(one))),
  );

/** Stairs as a way on which something is rolled, before whatever else is. */
const climbed = (seen: Seen, figure: FigureID, way: Way, { clause, climb }: Small): Way => {
  const thrown = { do: 'roll', seat: figure, trait: 'might', use: 'task', what: STAIRS } as const;
  const over = [tell('stairs-failed'), { do: 'stop' } as const];
  return {
    ...way,
    clause,
    isLoud: true,
    label: 'climb',
    odds: oddsOf(seen, thrown, climb, { upTo: climb - 1, ill: 'holds' }),
    through: (onward) => [
      {
        ...roll('might', STAIRS, 'task', { [climb]: way.through?.(onward) ?? onward, 0: over }),
        seat: figure,
      },
    ],
  };
};

/** With one space left, into a doorway that a figure can't go through any more. */
function stepsIn(seen: Seen, figure: FigureID, { clause, walker, worth }: Small): Option[] {
  const isCat = isMonster(figure);
  if (spacesLeft(seen, figure) !== 1 || (!isCat && !canStep(seen, figure))) return [];
  const from = placeOf(seen.table, figure);
  return waysFrom(seen, figure, from).flatMap((way): Option[] => {
    const { to, door } = way;
    if (door === null || priceOf(seen, figure, from, way, 0, 1) === 1) return [];
    if (doorwaysIn(seen)[walker(asHaunt(seen), figure)] === door) return [];
    if (to === null && !isPromising(seen, { room: from.room, direction: door })) return [];
    const option = deed(clause, isCat ? 'monster-doorway' : 'doorway', {
      args: [...(isCat ? [figure] : []), 'doorway', door],
      facts: { ...term(door), monster: whichOne(seen.table, figure) },
      cost: 1,
      weight: worth(asHaunt(seen), figure, to?.room ?? null),
      next: [step('step-in', { figure, direction: door })],
    });
    return [option];
  });
}

/**
 * A door costs two spaces, and one from its doorway, in which one may stand with the last space: for all else still in the room.
 * `offers`: what a monster is offered of that. Words: `actions.doorway`, `.monster-doorway`, `.climb`, `journal.steps-in`,
 * `.stairs-failed`, `marks.doorway`.
 */
export const doorways = (of: Small) => ({
  offers: (seen: Seen, figure: FigureID): Option[] => stepsIn(seen, figure, of),
  part: part<Doorways>({
    name: 'doorways',
    begin: () => ({}),
    steps: {
      'step-in': (at, { figure, direction }) => {
        const { G, mine } = at;
        keepPart(at, 'doorways', { ...mine, [of.walker(asHaunt(at), figure)]: direction });
        const facts = { who: whichOne(G, figure), ...term(direction) };
        say(G, 'steps-in', isMonster(figure) ? null : figure, facts);
        if (!isMonster(figure)) return [{ do: 'spend', seat: figure, cost: 1 }];
        Object.assign(monsterAt(G, figure), { spaces: 0, hasMoved: true });
        return [];
      },
    } satisfies Resolvers<Doorways, typeof step>,
    on: {
      came: (at, { figure }) => {
        outOfDoorway(at, [of.walker(asHaunt(at), figure), figure]);
        return [];
      },
      died: (at, { seat }) => {
        outOfDoorway(at, [seat]);
        return [];
      },
    },
    alters: {
      waysOut: (seen, { figure, from }, so) => {
        if (figure === '') return so;
        const isHere = samePlace(placeOf(seen.table, figure), from);
        const doorway = isHere ? seen.mine[of.walker(asHaunt(seen), figure)] : undefined;
        const isFree = of.climbs(asHaunt(seen), figure);
        return so.map((way) => {
          if (way.door !== null) return { ...way, spaces: way.door === doorway ? 1 : DOOR };
          const isStairs = way.isStairs === true || way.clause === SECRET;
          return isStairs && !isFree ? climbed(seen, figure, way, of) : way;
        });
      },
    },
    offers: { turn: (seen, { seat }) => stepsIn(seen, seat, of) },
    marks: ({ mine }) =>
      Object.entries(mine).map(
        ([one, turn]): Mark => ({
          on: isMonster(one) ? { monster: one } : { seat: one },
          word: 'doorway',
          turn,
          facts: term(turn),
        }),
      ),
  }),
});
