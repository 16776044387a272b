import type { PlayerID } from '@/kit/action';
import { mark } from '../../parts/cards/steps';
import { change } from '../../parts/haunts/haunt';
import { isOfKind } from '../../parts/haunts/of-kind';
import { flies, getsOut } from '../../parts/haunts/vehicle';
import { attackOption } from '../../rules/attacks';
import { type FigureID, TRAITS } from '../../rules/components';
import { isMonster, monsterAt } from '../../rules/figures';
import { say, sourceIn, trait as traitFact, whichOne } from '../../rules/journal';
import type { Option } from '../../rules/option';
import type { Questions } from '../../rules/questions';
import { type Nothing, type Step, stepsOf } from '../../rules/step';
import type { At, Resolvers } from '../../rules/thing';
import { isDone } from '../../rules/turn';
import { CAT, CLAUSE, captorOf, type Seer, type State } from './state';

/** Cats play with what they catch: they hold it for a turn, and swallow it in the next. */

const step = stepsOf<Record<'lose-out', Nothing> & Record<'catch' | 'let-go' | 'dine', { cat: FigureID }>>(
  'haunt',
);

export const letsGo = (cat: FigureID): Step => step('let-go', { cat });

/** What a turn keeps of it that its attack is to get away. */
const CONTEST = 'struggle';

/** A held hero fights the Cat with a trait of his choice, and does nothing else before (BH-h35-D4). */
export function struggles(seen: Seer, seat: PlayerID, cat: FigureID): Option[] {
  const fights = TRAITS.map((trait) =>
    attackOption(seen, { attacker: seat, target: cat, trait, isFree: true, noSteal: true }, [mark(CONTEST)]),
  );
  const best = Math.max(...fights.map(({ odds }) => odds?.chance ?? 0));
  return fights.map((fight, n) => ({
    ...fight,
    move: 'use',
    args: [CONTEST, TRAITS[n] ?? ''],
    clause: CLAUSE,
    label: { kind: CONTEST, facts: { ...fight.label.facts, trait: traitFact(TRAITS[n] ?? 'speed') } },
    weight: fight.odds?.chance === best ? 50 : 1,
  }));
}

/** A Cat that has lost lets go; one that has won holds, and hurts nobody (BH-h35-R). */
export function struck(
  seen: Seer,
  { attack: { attacker, target }, margin }: Questions['struck']['asked'],
  so: readonly Step[],
): readonly Step[] {
  const { table, mine } = seen;
  const isContest = isDone(table, CONTEST) && captorOf(mine, attacker) === target;
  if (isContest)
    return margin > 0
      ? [{ do: 'stun', seat: target }, letsGo(target)]
      : [step('lose-out', { seat: attacker }), { do: 'stop', seat: attacker }];
  if (margin === 0) return so;
  const [winner, loser] = margin > 0 ? [attacker, target] : [target, attacker];
  if (isOfKind(table, loser, CAT)) return [...so, letsGo(loser)];
  if (!isOfKind(table, winner, CAT)) return so;
  // Whom it wouldn’t have hurt it does not hold either (BH59, BH68).
  const isThere = so.length > 0 && !flies(seen, loser);
  return isThere && mine.held[winner] === undefined ? [step('catch', { seat: loser, cat: winner })] : [];
}

/** A Cat that holds strikes nobody, and whoever is held is struck by none (BH-h35-K4). */
export function foes({ mine }: Seer, { attacker, target }: Questions['foes']['asked'], so: boolean): boolean {
  const isBusy =
    isMonster(attacker) && (mine.held[attacker] !== undefined || captorOf(mine, target) !== undefined);
  return so && !isBusy;
}

/** All that have hold of somebody, as the monsters’ turn begins. */
export const dinner = ({ mine }: At<State>): Step[] =>
  Object.keys(mine.held).map((cat) => step('dine', { cat }));

/** A hero is held no more. */
export const freed = ({ held, beaten }: State, seat: PlayerID): Pick<State, 'held' | 'beaten'> => ({
  held: Object.fromEntries(Object.entries(held).filter(([, one]) => one !== seat)),
  beaten: beaten.filter((one) => one !== seat),
});

export const catSteps = {
  catch: (at, { seat = '', cat }) => {
    const { G, mine } = at;
    change(at, { held: { ...mine.held, [cat]: seat } });
    getsOut(at, seat);
    if (G.turn.seat === null) monsterAt(G, cat).isDone = true;
    say(G, 'caught', seat, { monster: whichOne(G, cat) });
    return [{ do: 'stop', seat }];
  },
  'lose-out': (at, { seat = '' }) => {
    change(at, { beaten: [...at.mine.beaten, seat] });
    say(at.G, 'stays-held', seat);
    return [];
  },
  'let-go': (at, { cat }) => {
    const seat = at.mine.held[cat];
    if (seat === undefined) return [];
    change(at, freed(at.mine, seat));
    say(at.G, 'let-go', seat, { monster: whichOne(at.G, cat) });
    return [];
  },
  /** Whom it has had for a turn it swallows, and whoever has not tried yet it keeps: it does nothing else in this one (BH-h35-K4). */
  dine: (at, { cat }) => {
    const { G, mine } = at;
    const seat = mine.held[cat];
    if (seat === undefined) return [];
    monsterAt(G, cat).isDone = true;
    if (!mine.beaten.includes(seat)) return [];
    say(G, 'swallowed', seat, { monster: whichOne(G, cat) });
    return [{ do: 'die', seat, source: sourceIn(G, cat) }];
  },
} satisfies Resolvers<State, typeof step>;
