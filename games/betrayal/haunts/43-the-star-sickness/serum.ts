import type { PlayerID } from '@/kit/action';
import { mark, restored, use } from '../../parts/cards/steps';
import { duel } from '../../parts/haunts/duel';
import { prove } from '../../parts/haunts/handed-on';
import { barred, cardMoved, change, deed } from '../../parts/haunts/haunt';
import { isOfKind } from '../../parts/haunts/of-kind';
import { canSpend, task, tellTask } from '../../parts/haunts/task';
import { explorerAt, isMonster, livingSeats, placeOf } from '../../rules/figures';
import { samePlace } from '../../rules/house';
import { say, trait as traitFact } from '../../rules/journal';
import type { Not, Option } from '../../rules/option';
import type { Step } from '../../rules/step';
import type { At, Haunt, Resolvers } from '../../rules/thing';
import { isDone } from '../../rules/turn';
import { companyOf } from '../../rules/ways';
import {
  ALIEN,
  BOOK,
  CLAUSE,
  GARDENS,
  HERB,
  herbsOf,
  isBrewed,
  isEnough,
  isIll,
  isTurned,
  LABORATORY,
  needed,
  SERUM,
  type Seer,
  type State,
  stateOf,
  step,
} from './state';

/** The Serum: distilled in the Laboratory out of what is known and what grows, then given to everybody who lives (BH-h43-H). */

const DISTIL = 'rolls.distil';
const SEARCH = 'rolls.search';
export const REACHED = { [DISTIL]: 5, [SEARCH]: 3 } as const;
const INJECT = 'inject';
const MIND = 'willing';
const MOVED: Not = { reason: 'card-moved', clause: CLAUSE };
/** What a traitor does hardly ever, and thinks about as long as others do: by that nobody is to tell them apart. */
const UNLIKELY = 0.06;

/** Why no more of a kind is of use here (BH-h43-K1). */
const enough = ({ table }: Seer, count: number): Not | undefined =>
  isEnough(table, count) ? { reason: 'one-kind', clause: CLAUSE } : undefined;

/** A roll in the Laboratory, one a turn, and herbs laid down there for nothing (BH-h43-D9). */
function brewing(seen: Seer, seat: PlayerID): Option[] {
  const { table, mine } = seen;
  if (explorerAt(table, seat).room !== LABORATORY || isBrewed(table, mine)) return [];
  const isFalse = isTurned(seen, seat);
  const distilling = task(seen, seat, {
    kind: 'distil',
    args: ['distil'],
    clause: CLAUSE,
    trait: 'knowledge',
    from: REACHED[DISTIL],
    what: DISTIL,
    label: { kind: 'distil', facts: { trait: traitFact('knowledge') } },
    next: step.after('distilled', { seat }),
    weight: isFalse ? 0.3 : 12,
  }).map((option) => barred(option, enough(seen, mine.distilled)));
  const herbs = herbsOf(table, seat);
  const herb = herbs.find((one) => !table.turn.usedCards.includes(one)) ?? herbs[0];
  if (herb === undefined) return distilling;
  const laying = deed(CLAUSE, 'lay-herb', {
    weight: isFalse ? UNLIKELY : 60,
    next: [use(herb), step('lay', { seat, card: herb })],
  });
  return [...distilling, barred(laying, enough(seen, mine.herbs) ?? cardMoved(seen, [herb], CLAUSE))];
}

/** Whether the Serum is another's to use in this turn: it has changed hands, or was tried in a fight (BH33, BH168). */
const isMoved = ({ table }: Pick<Seer, 'table'>): boolean =>
  table.turn.usedCards.includes(SERUM) && !isDone(table, INJECT);

/** Those in reach who may be injected without a fight, and those who would have to agree. */
function injections(seen: Seer, seat: PlayerID): Option[] {
  const { table, mine } = seen;
  if (!explorerAt(table, seat).cards.includes(SERUM)) return [];
  const here = placeOf(table, seat);
  const turning = mine.turning.map((one) => one.seat).filter((one) => samePlace(placeOf(table, one), here));
  const living = [seat, ...companyOf(seen, seat)].filter((one) => isIll(table, mine, one));
  const why = (target: PlayerID): Not | undefined => {
    if (isMoved(seen)) return MOVED;
    if (target !== seat && living.includes(target) && !mine.willing.includes(target))
      return { reason: 'not-willing', clause: CLAUSE };
    return canSpend(seen, seat, 1) ? undefined : { reason: 'no-steps', clause: CLAUSE };
  };
  return [...living, ...turning].map((target) => {
    const option = deed(CLAUSE, target === seat ? 'inject-own' : INJECT, {
      args: [INJECT, target],
      facts: { target: { seat: target } },
      cost: 1,
      weight: isTurned(seen, seat) ? UNLIKELY : 90,
      next: [
        { do: 'spend', seat, cost: 1 },
        mark(INJECT),
        ...(isDone(table, INJECT) ? [] : [use(SERUM)]),
        step('inject', { seat, target }),
      ],
    });
    return barred(option, why(target));
  });
}

/** With Speed, which nobody else fights with bare hands; after an injection it may be had besides (BH-h43-K4). */
const fight = duel({
  clause: CLAUSE,
  trait: 'speed',
  label: 'fight-serum',
  may: ({ table, hidden }, seat, target) => {
    if (!explorerAt(table, seat).cards.includes(SERUM)) return false;
    if (isMonster(target)) return isOfKind(table, target, ALIEN);
    return isIll(table, hidden as State, target) && !(hidden as State).willing.includes(target);
  },
  not: (seen) => (isMoved(seen) ? MOVED : undefined),
  first: [use(SERUM)],
});

/** An order that all hear, once a turn (BH-h43-D10): whoever is a traitor takes back what it has said before. */
function minds(seen: Seer, seat: PlayerID): Option[] {
  const { table, mine } = seen;
  if (!isIll(table, mine, seat) || isDone(table, MIND)) return [];
  const isWilling = !mine.willing.includes(seat);
  const isWise = isWilling !== isTurned(seen, seat);
  const weight = isBrewed(table, mine) ? (isWise ? 20 : UNLIKELY) : 0.01;
  return [
    deed(CLAUSE, isWilling ? 'be-willing' : 'be-unwilling', {
      args: [MIND],
      weight,
      next: [mark(MIND), step('say', { seat, isWilling })],
    }),
  ];
}

export const serumOptions = (seen: Seer, seat: PlayerID): Option[] => [
  ...brewing(seen, seat),
  ...injections(seen, seat),
  ...fight(seen, seat),
  ...minds(seen, seat),
];

/** One more for everybody else in the Laboratory, and for the Book there (BH-h43-H, BH-h43-K2). */
export function helpAt({ table }: Pick<Seer, 'table'>, seat: PlayerID): number {
  const there = livingSeats(table).filter((one) => explorerAt(table, one).room === LABORATORY);
  const isBookThere =
    there.some((one) => explorerAt(table, one).cards.includes(BOOK)) ||
    table.piles.some(({ room, cards }) => room === LABORATORY && cards.includes(BOOK));
  return there.filter((one) => one !== seat).length + (isBookThere ? 1 : 0);
}

/** Whoever ends a turn where herbs grow looks for one (BH-h43-K3). */
export function searchAt({ G }: At, seat: PlayerID): Step[] {
  if (!GARDENS.includes(explorerAt(G, seat).room) || isBrewed(G, stateOf({ G }))) return [];
  const next = step.after('searched', { seat });
  return [{ do: 'roll', seat, trait: 'knowledge', use: 'task', what: SEARCH, next }];
}

/** A token more lies there; with the last there is the Serum, for whoever has brought it (BH-h43-D9). */
function added(at: At<State>, seat: PlayerID, by: Partial<Pick<State, 'distilled' | 'herbs'>>): Step[] {
  change(at, by);
  if (!isBrewed(at.G, stateOf(at))) return [];
  say(at.G, 'brewed', seat);
  return [{ do: 'gain-card', seat, card: SERUM }];
}

/** What the Serum does: it kills whoever is a traitor for good, and heals whoever is none (BH-h43-D6, BH-h43-D7). */
function injected(at: At<State>, target: PlayerID): Step[] {
  const { G } = at;
  const state = stateOf(at);
  if (state.turning.some(({ seat }) => seat === target)) {
    change(at, { turning: state.turning.filter(({ seat }) => seat !== target) });
    say(G, 'no-alien', target);
    return [];
  }
  if (!isIll(G, state, target)) return [];
  change(at, { injected: [...state.injected, target] });
  if (state.tokens.turned.includes(target))
    return [{ do: 'die', seat: target, source: 'haunts.43.things.serum' }];
  prove(at, target);
  say(G, 'cured', target);
  return restored(target);
}

export const serumSteps = {
  distilled: (at, { seat = '', total }) => {
    const distilled = stateOf(at).distilled + 1;
    const isOk = total >= REACHED[DISTIL];
    tellTask(at.G, seat, DISTIL, isOk ? distilled : null, { side: 'heroes', of: needed(at.G) });
    return isOk ? added(at, seat, { distilled }) : [];
  },
  searched: (at, { seat = '', total }) => {
    if (total < REACHED[SEARCH]) {
      tellTask(at.G, seat, SEARCH, null);
      return [];
    }
    const found = stateOf(at).found + 1;
    change(at, { found });
    say(at.G, 'herb-found', seat);
    return [{ do: 'gain-card', seat, card: `${HERB}.${found}` }];
  },
  lay: (at, { seat = '', card }) => {
    say(at.G, 'herb-laid', seat);
    return [{ do: 'discard', seat, card }, ...added(at, seat, { herbs: stateOf(at).herbs + 1 })];
  },
  inject: (at, { seat = '', target }) => {
    say(at.G, 'injects', seat, { target: { seat: target } });
    return injected(at, target);
  },
  say: (at, { seat = '', isWilling }) => {
    const others = stateOf(at).willing.filter((one) => one !== seat);
    change(at, { willing: isWilling ? [...others, seat] : others });
    say(at.G, isWilling ? 'is-willing' : 'is-unwilling', seat);
    return [];
  },
} satisfies Partial<Resolvers<State, typeof step>>;

/** A fight that is won injects, and does no other harm (BH-h43-D10); an Alien dies of it. */
export const struckBySerum: NonNullable<NonNullable<Haunt<State>['alters']>['struck']> = (
  _seen,
  { attack: { attacker, target, trait, weapon }, margin },
  so,
) => {
  if (trait !== 'speed' || weapon !== undefined || isMonster(attacker) || margin <= 0) return so;
  return [isMonster(target) ? step('kill', { seat: target }) : step('inject', { seat: attacker, target })];
};
