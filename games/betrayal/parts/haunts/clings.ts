import type { PlayerID } from '@/kit/action';
import type { FigureID } from '../../rules/components';
import { explorerAt, isAlive, isMonster, monsterAt, placeOf } from '../../rules/figures';
import { samePlace } from '../../rules/house';
import { room as roomFact, say } from '../../rules/journal';
import { type Rolled, type Step, stepsOf } from '../../rules/step';
import type { At, Mark, Resolvers } from '../../rules/thing';
import { rollThen } from '../cards/steps';
import { bringAlong, followersOf } from './along';
import { keepPart, part } from './haunt';
import { deadlyPoints, peril } from './peril';

/** Small monsters that cling to somebody: they go along, cost spaces, bleed, and are killed one by one. */

/** By monster, the seat it clings to: for all to see (BH-g26). */
export type Clings = Readonly<Record<FigureID, PlayerID>>;

interface Clinger {
  /** Its kind while it is loose; and while it clings, and has no turn. */
  readonly loose: string;
  readonly clinging: string;
  /** What harm by it is told to come from. */
  readonly source: string;
  /** What its die has to show for it to hold on. */
  readonly face: number;
}

/** Of those on one seat one stands for all where somebody is to be named. */
const isFirst = (clings: Clings, figure: FigureID): boolean =>
  clings[figure] === undefined || followersOf(clings, clings[figure])[0] === figure;

type Bite = { ids: readonly FigureID[]; target: PlayerID };
/** `bite`: so many try to cling to somebody, each by a die of its own. */
export const step = stepsOf<{ bite: Bite; latch: Bite & Rolled; kill: { monster: FigureID } }>(
  'haunt/clings.',
);

const kill = (monster: FigureID): Step => step('kill', { monster });

/** Not those that were kept off on the way, or held fast there (BH73). */
function bite({ G }: At, { ids, target }: Bite): Step[] {
  const explorer = explorerAt(G, target);
  if (!isAlive(explorer)) return [];
  const there = ids
    .map((id) => monsterAt(G, id))
    .filter(({ room, isDone }) => room === explorer.room && !isDone);
  const next = step.after('latch', { ids: there.map(({ id }) => id), target });
  return there.slice(0, 1).map(({ id }) => ({
    ...rollThen(there.length, 'rolls.latch', 'haunt', next),
    throwers: there.length,
    seat: id,
  }));
}

/** Whatever clings goes along. */
function along({ G, mine }: At<Clings>, seat: FigureID): Step[] {
  if (!isMonster(seat)) bringAlong(G, mine, seat);
  return [];
}

/** Off the dead, they are loose in that room, their mover's again. */
function letGo(at: At<Clings>, seat: PlayerID, kind: string): Step[] {
  const { G, mine } = at;
  const on = followersOf(mine, seat);
  if (on.length === 0) return [];
  for (const one of on)
    Object.assign(monsterAt(G, one), {
      ...placeOf(G, seat),
      kind,
      turn: 'monsters',
      spaces: null,
      stunned: 0,
    });
  keepPart(at, 'clings', Object.fromEntries(Object.entries(mine).filter(([, bearer]) => bearer !== seat)));
  say(G, 'clingers-let-go', seat, { count: on.length, room: roomFact(explorerAt(G, seat).room) });
  return [];
}

export const clings = ({ loose, clinging, source, face }: Clinger) =>
  part<Clings>({
    name: 'clings',
    begin: () => ({}),
    steps: {
      bite: (at, told) => bite(at, told),
      latch: (at, { ids, target: seat, dice }) => {
        const { G, mine } = at;
        const on = ids.filter((_, n) => dice[n] === face);
        for (const id of ids) Object.assign(monsterAt(G, id), { hasAttacked: true, isDone: true });
        const facts = { tries: ids.length, count: on.length, room: roomFact(explorerAt(G, seat).room) };
        say(G, on.length > 0 ? 'latched' : 'shaken', seat, facts);
        for (const one of on)
          Object.assign(monsterAt(G, one), { kind: clinging, turn: 'none', ...placeOf(G, seat) });
        keepPart(at, 'clings', { ...mine, ...Object.fromEntries(on.map((one) => [one, seat])) });
        return [];
      },
      kill: (at, { monster }) => {
        const { G, mine } = at;
        const { [monster]: bearer, ...others } = mine;
        if (bearer === undefined) return [];
        G.monsters = G.monsters.filter(({ id }) => id !== monster);
        keepPart(at, 'clings', others);
        say(G, 'clinger-dies', bearer, {
          left: followersOf(others, bearer).length,
          target: { seat: bearer },
        });
        return [];
      },
    } satisfies Resolvers<Clings, typeof step>,
    alters: {
      // What is in nobody's way lies within reach of both sides of a barrier; this does not, for it clings to somebody (BH78).
      foes: ({ table, mine }, { attacker, target, trait }, so) =>
        so &&
        (mine[target] === undefined || samePlace(placeOf(table, attacker), placeOf(table, target))) &&
        (trait === undefined || isFirst(mine, target)),
      spaces: ({ mine }, { figure }, so) => Math.max(0, so - followersOf(mine, figure).length),
      struck: ({ mine }, { attack: { attacker, target }, margin }, so) => {
        if (margin === 0 || mine[target] === undefined) return so;
        return margin > 0
          ? [kill(target)]
          : [{ do: 'harm', seat: attacker, source, kind: 'physical', points: -margin, isAttack: true }];
      },
      felled: ({ mine }, { monster: { id }, kind }, so) =>
        mine[id] === undefined ? so : kind === 'physical' ? [kill(id)] : [],
    },
    on: {
      entered: (at, { figure }) => along(at, figure),
      crossed: (at, { seat }) => along(at, seat),
      // All of them at once: Armor takes one point off the whole.
      turnBegan: ({ mine }, { seat }) => {
        const points = followersOf(mine, seat).length;
        return points === 0 ? [] : [{ do: 'harm', seat, kind: 'physical', points, source }];
      },
      died: (at, { seat }) => letGo(at, seat, loose),
    },
    marks: (seen) =>
      [...new Set(Object.values(seen.mine))].flatMap((seat): Mark[] => {
        const value = followersOf(seen.mine, seat).length;
        const isMortal = deadlyPoints(seen, seat, 'physical', value, source) !== undefined;
        return [
          { on: { seat }, word: 'clingers', value },
          ...(isMortal ? peril({ seat, what: source, ill: 'kills', chance: 1 }) : []),
        ];
      }),
  });
