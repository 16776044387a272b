import type { PlayerID } from '@/kit/action';
import type { ClauseID } from '../../rules/clause';
import type { FigureID, Place, Trait } from '../../rules/components';
import { asHaunt, isMonster, placeOf, sideOf, traitOf } from '../../rules/figures';
import { samePlace } from '../../rules/house';
import { say, trait as traitFact, whichOne } from '../../rules/journal';
import { addMonster } from '../../rules/monsters';
import type { Option } from '../../rules/option';
import { oddsOf } from '../../rules/rolls';
import type { BetrayalG, Monster, Table } from '../../rules/state';
import { type Nothing, type Rolled, type Step, stepsOf } from '../../rules/step';
import type { At, Mark, Resolvers, Seen } from '../../rules/thing';
import { reaching } from '../cards/reaching';
import { bringAlong } from './along';
import { deed, keepPart, part } from './haunt';
import { isOfKind, ofKind } from './of-kind';
import { canSpend, tellTask, tried } from './task';

/** Something that heroes get into and fly: who is in it, who drives it, and how it comes down. What is otherwise in the air is `flight`. */

/** Who is in it, who has started it, and whether it flies by now: for all to see (BH-g26). */
export type Vehicle = {
  readonly aboard: readonly PlayerID[];
  readonly pilot: PlayerID | null;
  readonly isFlying: boolean;
};

/** The kind of monster that it is: an object that nobody moves but its pilot. */
export const PLANE = 'plane';
export const planeOf = (table: Pick<Table, 'monsters'>): Monster | undefined => ofKind(table, PLANE)[0];

const vehicleIn = ({ hidden }: Pick<Seen, 'hidden'>): Vehicle =>
  (hidden as { readonly vehicle: Vehicle }).vehicle;
export const isAboard = (seen: Pick<Seen, 'hidden'>, figure: FigureID): boolean =>
  vehicleIn(seen).aboard.includes(figure);
/** In the air, be it as the pilot. */
export const flies = (seen: Pick<Seen, 'hidden'>, figure: FigureID): boolean =>
  vehicleIn(seen).isFlying && isAboard(seen, figure);
/** Whose walk is the vehicle's. */
export const isPilot = (seen: Pick<Seen, 'hidden'>, figure: FigureID): boolean =>
  vehicleIn(seen).isFlying && vehicleIn(seen).pilot === figure;
/** What moves where a figure walks. */
export const vehicleOr = (seen: Pick<Seen, 'hidden' | 'table'>, figure: FigureID): FigureID =>
  isPilot(seen, figure) ? (planeOf(seen.table)?.id ?? figure) : figure;
/** Whether a figure is where it is. */
export function isBeside({ table }: Pick<Seen, 'table'>, figure: FigureID): boolean {
  const plane = planeOf(table);
  return plane !== undefined && samePlace(plane, placeOf(table, figure));
}

interface Trial {
  readonly trait: Trait;
  readonly from: number;
  /** The message that names the roll. */
  readonly what: string;
}

interface Driven {
  readonly clause: ClauseID;
  readonly start: Trial;
  /** Who is picked up, of those in the same place; by so much or less it crashes. */
  readonly lift: Trial & { readonly crash: number };
  readonly below: (seen: Seen<never>) => readonly PlayerID[];
  /** For bots: how much sooner than not somebody gets in, and starts it. */
  readonly boarding: (seen: Seen<never>, seat: PlayerID) => number;
  readonly starting: (seen: Seen<never>) => number;
}

const step = stepsOf<
  Record<'board', Nothing> &
    Record<'started', Rolled> & { lifted: Rolled & { hero: PlayerID }; down: { kind: string } }
>('haunt/vehicle.');

const keep = (at: Pick<At, 'G'>, by: Partial<Vehicle>): void =>
  keepPart(at, 'vehicle', { ...vehicleIn(at.G), ...by });

/** It lies there from now on. */
export const placePlane = (G: BetrayalG, place: Place): FigureID =>
  addMonster(G, PLANE, place, { mover: null, fightsFor: 'heroes' });

/** It lies where it is with all who are in it, till it is started anew; told as `kind`, of who has done it. */
export const comesDown = (seat: FigureID, kind: string): Step => step('down', { seat, kind });

/** Somebody is not in it any more; without its starter the engine stops. */
export function getsOut(at: Pick<At, 'G'>, seat: PlayerID): void {
  const { aboard, pilot } = vehicleIn(at.G);
  keep(at, { aboard: aboard.filter((one) => one !== seat), pilot: pilot === seat ? null : pilot });
}

/** Where the pilot comes to it is, with all in it; who walks away from it on the ground is not in it any more. */
function follow(at: At<Vehicle>, figure: FigureID): Step[] {
  const { G, mine } = at;
  if (!isAboard(at, figure)) return [];
  if (isPilot(at, figure)) {
    const all = [...mine.aboard, vehicleOr(at, figure)].filter((one) => one !== figure);
    bringAlong(G, Object.fromEntries(all.map((one) => [one, figure])), figure);
  } else if (!mine.isFlying && !isBeside(at, figure)) getsOut(at, figure);
  return [];
}

/** The quickest in it reaches out for somebody below, a space a try. */
function lifts(seen: Seen<Vehicle>, seat: PlayerID, { clause, lift, below }: Driven): Option[] {
  const { table, mine } = seen;
  const value = (one: PlayerID) => traitOf(seen, one, lift.trait);
  const [arm = seat] = [seat, ...mine.aboard].sort((a, b) => value(b) - value(a));
  const roll = { do: 'roll', seat: arm, trait: lift.trait, use: 'task', what: lift.what } as const;
  if (!canSpend(seen, seat, 1)) return [];
  return below(asHaunt(seen))
    .filter((hero) => samePlace(placeOf(table, hero), placeOf(table, seat)))
    .map((hero) =>
      deed(clause, 'pick-up', {
        args: ['pick-up', hero],
        facts: { target: { seat: hero }, other: { seat: arm } },
        cost: 1,
        odds: oddsOf(seen, roll, lift.from, { upTo: lift.crash, ill: 'holds' }),
        weight: 100,
        next: [
          { do: 'spend', seat, cost: 1 },
          { ...roll, next: step.after('lifted', { hero }) },
        ],
      }),
    );
}

function offers(seen: Seen<Vehicle>, seat: PlayerID, of: Driven): Option[] {
  const { table, mine } = seen;
  const { clause, start, boarding } = of;
  if (sideOf(table, seat) !== 'heroes' || planeOf(table) === undefined) return [];
  if (isPilot(seen, seat)) return lifts(seen, seat, of);
  if (mine.isFlying) return [];
  if (!isAboard(seen, seat))
    return isBeside(seen, seat)
      ? [deed(clause, 'board', { facts: {}, weight: boarding(asHaunt(seen), seat), next: [step('board')] })]
      : [];
  if (mine.pilot !== null) return [];
  return tried(seen, seat, {
    ...start,
    kind: 'start',
    args: ['start'],
    clause,
    label: { kind: 'start', facts: { trait: traitFact(start.trait) } },
    next: step.after('started'),
    spent: { reason: 'tried', clause },
    weight: of.starting(asHaunt(seen)),
  });
}

/**
 * Words: `actions.board`, `.start`, `.pick-up`, `refusals.tried`, `marks.aboard`, `.pilot`, `.running`, `.flies`, in the journal
 * `boards`, `engine-runs`, `takes-off`, `picked-up`, `pick-up-missed`, `crashes` and `pilot-dies`.
 */
export const vehicle = (of: Driven) =>
  part<Vehicle>({
    name: 'vehicle',
    begin: () => ({ aboard: [], pilot: null, isFlying: false }),
    steps: {
      board: (at, { seat = '' }) => {
        keep(at, { aboard: [...at.mine.aboard, seat] });
        say(at.G, 'boards', seat);
        return [];
      },
      started: (at, { seat = '', total }) => {
        if (total < of.start.from) {
          tellTask(at.G, seat, of.start.what, null);
          return [];
        }
        keep(at, { pilot: seat });
        say(at.G, 'engine-runs', seat);
        return [];
      },
      lifted: (at, { seat = '', hero, total }) => {
        const { G, mine } = at;
        if (!mine.isFlying) return [];
        if (total <= of.lift.crash) return [comesDown(seat, 'crashes'), { do: 'halt' }];
        const isUp = total >= of.lift.from && of.below(asHaunt(at)).includes(hero);
        if (isUp) keep(at, { aboard: [...mine.aboard, hero] });
        say(G, isUp ? 'picked-up' : 'pick-up-missed', seat, { target: { seat: hero } });
        return [];
      },
      down: (at, { seat = '', kind }) => {
        keep(at, { pilot: null, isFlying: false });
        say(at.G, kind, isMonster(seat) ? null : seat, { who: whichOne(at.G, seat) });
        return [];
      },
    } satisfies Resolvers<Vehicle, typeof step>,
    on: {
      came: (at, { figure }) => follow(at, figure),
      turnBegan: (at, { seat }) => {
        if (at.mine.isFlying || at.mine.pilot !== seat) return [];
        keep(at, { isFlying: true });
        say(at.G, 'takes-off', seat);
        return [];
      },
      died: (at, { seat }) => {
        const isDown = isPilot(at, seat);
        getsOut(at, seat);
        return isDown ? [comesDown(seat, 'pilot-dies')] : [];
      },
    },
    alters: {
      ...reaching({ [of.start.what]: of.start.from, [of.lift.what]: of.lift.from }),
      moved: ({ table }, { figure }, so) => so && !isOfKind(table, figure, PLANE),
    },
    offers: { turn: (seen, { seat }) => offers(seen, seat, of) },
    marks: ({ table, mine: { aboard, pilot, isFlying } }): Mark[] => [
      ...aboard.map((seat): Mark => ({ on: { seat }, word: seat === pilot ? 'pilot' : 'aboard' })),
      ...(pilot === null
        ? []
        : ofKind(table, PLANE).map(
            ({ id }): Mark => ({ on: { monster: id }, word: isFlying ? 'flies' : 'running' }),
          )),
    ],
  });
