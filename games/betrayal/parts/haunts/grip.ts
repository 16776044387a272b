import type { PlayerID } from '@/kit/action';
import { attackOption } from '../../rules/attacks';
import { cardOf } from '../../rules/cards';
import type { ClauseID } from '../../rules/clause';
import type { FigureID, Place, RoomID } from '../../rules/components';
import { explorerAt, isAlive, isMonster, monsterAt, placeOf, sideOf } from '../../rules/figures';
import { samePlace } from '../../rules/house';
import { room as roomFact, say, sourceIn, whichOne } from '../../rules/journal';
import type { Way } from '../../rules/option';
import { type Alternative, type Step, stepsOf } from '../../rules/step';
import type { At, Mark, Resolvers, Seen } from '../../rules/thing';
import { distancesTo, keyOf, waysFrom } from '../../rules/ways';
import { pick } from '../cards/steps';
import { goTogether } from './along';
import { keepPart, part } from './haunt';
import { traitorOf } from './heroes';
import { isOfKind } from './of-kind';
import { actsBefore, peril } from './peril';

/** Monsters that hold whom they beat in body, drag them home and kill them there, unless somebody makes them let go. */

const ELEVATOR: RoomID = 'mystic-elevator';
const BOARD = 'spirit-board';

/** By monster, the hero it holds: for all to see (BH-g26). */
export type Grip = Readonly<Record<FigureID, PlayerID>>;

interface Grabber {
  /** The kind of monster that grabs: it never hurts anybody. */
  readonly kind: string;
  readonly clause: ClauseID;
  /** The room that it drags its hero to, and by how many steps a turn. */
  readonly home: (seen: Seen, monster: FigureID) => RoomID;
  readonly steps: number;
  /** What follows when it has killed one there. */
  readonly fed: (monster: FigureID) => readonly Step[];
  /** What follows when it is beaten, besides that it lets go; and for whoever gets loose. */
  readonly beaten?: (monster: FigureID) => readonly Step[];
  readonly freed?: (seat: PlayerID) => readonly Step[];
}

/** The monster that holds a hero. */
export const captorOf = (grip: Grip, seat: FigureID): FigureID | undefined =>
  Object.keys(grip).find((monster) => grip[monster] === seat);

type Held = { monster: FigureID };
const step = stepsOf<{
  grab: Held;
  haul: Held;
  drag: Held & { left: number };
  go: Held & { to: Place };
  'let-go': Held;
}>('haunt/grip.');

export const letGo = (monster: FigureID): Step => step('let-go', { monster });

type Stride = Way & { readonly to: Place };

/** The ways a step nearer to a room for a monster, whoever stands in its way; one to each place. */
function nearer(seen: Seen, monster: FigureID, to: RoomID): Stride[] {
  const steps = distancesTo(seen, to, monster);
  const far = ({ room }: Place) => steps.get(room) ?? Number.POSITIVE_INFINITY;
  const from = placeOf(seen.table, monster);
  const ways = waysFrom(seen, monster, from).filter(
    (way): way is Stride => way.to !== null && far(way.to) < far(from),
  );
  return ways.filter((way, n) => ways.findIndex((other) => samePlace(other.to, way.to)) === n);
}

/** Whoever is grabbed lets items fall, not companions; its own turn is over. */
function grab(at: At<Grip>, seat: PlayerID, monster: FigureID): Step[] {
  const { G, box, mine } = at;
  const stop: Step = { do: 'stop', seat };
  if (mine[monster] === seat) return [stop];
  // It has hold of another one already.
  if (mine[monster] !== undefined) return [];
  keepPart(at, 'grip', { ...mine, [monster]: seat });
  const one = monsterAt(G, monster);
  if (G.turn.seat === null) one.isDone = true;
  say(G, 'grabbed', seat, { monster: whichOne(G, monster) });
  const items = explorerAt(G, seat).cards.filter((card) => cardOf(box, card).isItem === true);
  return [...items.map((card): Step => ({ do: 'drop', seat, card })), stop];
}

/** At home it kills; else it drags, and does nothing besides in this turn. */
function haul(at: At<Grip>, monster: FigureID, { home, steps, fed }: Grabber): Step[] {
  const seat = at.mine[monster];
  if (seat === undefined) return [];
  const one = monsterAt(at.G, monster);
  // Its turn may be over before it has done anything (BH73).
  if (one.isDone) return [];
  if (one.room !== home(at, monster)) return [step('drag', { monster, left: steps })];
  one.isDone = true;
  say(at.G, 'eaten', seat, { monster: whichOne(at.G, monster) });
  return [{ do: 'die', seat, source: sourceIn(at.G, monster) }, ...fed(monster)];
}

/** One step of the shortest way home, with whom it holds; its mover says which where there are several (BH-g1). */
function drag(at: At<Grip>, monster: FigureID, left: number, { home, clause }: Grabber): Step[] {
  const { G } = at;
  const lair = home(at, monster);
  const one = monsterAt(G, monster);
  const isOver = left === 0 || one.room === lair || one.isDone;
  const ways = (isOver ? [] : nearer(at, monster, lair)).map(({ to, through }): Alternative => {
    const next = [step('go', { monster, to }), step('drag', { monster, left: left - 1 })];
    const facts = { target: { seat: at.mine[monster] ?? '' }, room: roomFact(to.room) };
    return { key: keyOf(to), label: 'drag-to', facts, next: through?.(next) ?? next };
  });
  if (ways.length > 0) return [{ ...pick(clause, ways), seat: one.mover ?? undefined }];
  one.isDone = true;
  return [];
}

/** The two of them are in another place together: nothing parts them. */
function go({ G, mine }: At<Grip>, monster: FigureID, to: Place): readonly Step[] {
  const seat = mine[monster] ?? '';
  say(G, 'dragged', seat, { room: roomFact(to.room) });
  return goTogether(G, [monster, seat], to);
}

const termOf = ({ table }: Seen, kind: string): string =>
  `haunts.${table.haunt?.number ?? 0}.monsters.${kind}`;

/** How likely its one own attack frees whom it has at home, before it is due: a monster held off otherwise is another's deed. */
function loosening(seen: Seen, seat: PlayerID, monster: FigureID): number {
  const { table } = seen;
  const isStill = table.turn.seat !== seat || !table.turn.hasAttacked;
  if (!isStill || !actsBefore(table, seat, traitorOf(table))) return 0;
  const { odds } = attackOption(seen, { attacker: seat, target: monster, trait: 'might' });
  return odds?.chance ?? 0;
}

export const grip = (of: Grabber) => {
  const isGrabber = (table: Seen['table'], figure: FigureID): boolean => isOfKind(table, figure, of.kind);
  const release = (monster: FigureID): Step[] => [letGo(monster), ...(of.beaten?.(monster) ?? [])];
  return part<Grip>({
    name: 'grip',
    begin: () => ({}),
    steps: {
      grab: (at, { seat = '', monster }) => grab(at, seat, monster),
      haul: (at, { monster }) => haul(at, monster, of),
      drag: (at, { monster, left }) => drag(at, monster, left, of),
      go: (at, { monster, to }) => go(at, monster, to),
      'let-go': (at, { monster }) => {
        const { [monster]: seat, ...others } = at.mine;
        if (seat === undefined) return [];
        keepPart(at, 'grip', others);
        if (!isAlive(explorerAt(at.G, seat))) return [];
        say(at.G, 'let-go', seat);
        return of.freed?.(seat) ?? [];
      },
    } satisfies Resolvers<Grip, typeof step>,
    on: {
      monstersTurnBegan: ({ mine }) => Object.keys(mine).map((monster) => step('haul', { monster })),
      died: ({ mine }, { seat }) => {
        const captor = captorOf(mine, seat);
        return captor === undefined ? [] : [letGo(captor)];
      },
    },
    alters: {
      may: (seen, { seat, what }, so) => {
        const captor = captorOf(seen.mine, seat);
        if (so !== null || what === 'attack' || captor === undefined) return so;
        const isHome = monsterAt(seen.table, captor).room === of.home(seen, captor);
        return { reason: isHome ? 'held-home' : 'held', clause: of.clause };
      },
      // Nothing else takes either of them elsewhere; the Board draws no grabber, and in the door of the Elevator it jams it.
      moved: ({ table, mine }, { figure, by = '', within }, so) => {
        const isJam = [by, within].includes(ELEVATOR) || by === BOARD;
        const isLoose = mine[figure] === undefined && captorOf(mine, figure) === undefined;
        return so && isLoose && !(isJam && isGrabber(table, figure));
      },
      holds: ({ mine }, { seat }, so) => so && captorOf(mine, seat) === undefined,
      // The held one attacks who holds it, with Might; no monster attacks the held one.
      foes: ({ mine }, { attacker, target, trait = 'might' }, so) => {
        const captor = captorOf(mine, attacker);
        if (captor !== undefined) return so && target === captor && trait === 'might';
        return so && !(isMonster(attacker) && captorOf(mine, target) !== undefined);
      },
      struck: ({ table, mine }, { attack: { attacker, target, trait }, margin }, so) => {
        if (margin === 0)
          return captorOf(mine, attacker) === undefined ? so : [{ do: 'stop', seat: attacker }];
        const [winner, loser] = margin > 0 ? [attacker, target] : [target, attacker];
        if (isGrabber(table, loser)) return [...so, ...release(loser)];
        const isPrey = !isMonster(loser) && sideOf(table, loser) === 'heroes';
        const isPhysical = trait === 'might' || trait === 'speed';
        if (!isPrey || !isPhysical || !isGrabber(table, winner)) return so;
        const isThere = samePlace(placeOf(table, winner), placeOf(table, loser));
        return isThere ? [step('grab', { seat: loser, monster: winner })] : [];
      },
      felled: (_seen, { monster }, so) => (monster.kind === of.kind ? [...so, ...release(monster.id)] : so),
    },
    marks: (seen) =>
      Object.entries(seen.mine).flatMap(([monster, seat]): Mark[] => [
        { on: { seat }, word: 'held' },
        ...(monsterAt(seen.table, monster).room === of.home(seen, monster)
          ? peril({
              seat,
              what: termOf(seen, of.kind),
              ill: 'kills',
              chance: 1 - loosening(seen, seat, monster),
            })
          : []),
      ]),
  });
};
