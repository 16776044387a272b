import type { PlayerID } from '@/kit/action';
import { placesIn } from '../../parts/cards/sides-of';
import { harmDice, mark, pickFor } from '../../parts/cards/steps';
import { change, deed } from '../../parts/haunts/haunt';
import { traitorOf } from '../../parts/haunts/heroes';
import { stealable } from '../../rules/attacks';
import { cardOf, mayHold } from '../../rules/cards';
import { type CardID, OFF_BOARD, type Place } from '../../rules/components';
import { explorerAt, isAlive, placeOf } from '../../rules/figures';
import { samePlace } from '../../rules/house';
import { card as cardFact, room as roomFact, say, trait as traitFact } from '../../rules/journal';
import type { Option } from '../../rules/option';
import { chanceOf, oddsOf } from '../../rules/rolls';
import { type Nothing, type Rolled, type Step, stepsOf } from '../../rules/step';
import type { At, Haunt, Resolvers } from '../../rules/thing';
import { isDone } from '../../rules/turn';
import { reachable, spacesLeft, waysFrom } from '../../rules/ways';
import { blowDice, CLAUSE, isUnseen, narrow, pin, pocketsAt, type Seer, type State, spread } from './state';

/** What the traitor does: he walks unseen, and whatever else he does is done where all see him (BH-h41-D8). */

export const step = stepsOf<
  Record<'appear' | 'vanish', Nothing> &
    Record<'struck' | 'reach', { target: PlayerID }> & {
      hide: { to: Place };
      walk: { to: Place; cost: number; first: Place };
      reached: Rolled;
    }
>('haunt');

const STEAL = 'rolls.steal';
const STEALS = 4;

/** Whatever is done in between all see. */
export const seenDoing = (next: readonly Step[]): Step[] => [step('appear'), ...next, step('vanish')];

/** Without a weapon he strikes out of nowhere: nobody defends. */
function blow(seen: Seer, option: Option): Option {
  const target = String(option.args[0]);
  const dice = blowDice(seen);
  const harm: Step = {
    ...harmDice('physical', dice),
    seat: target,
    source: traitorOf(seen.table),
    isAttack: true,
  };
  return {
    ...option,
    clause: CLAUSE,
    label: { kind: 'blow', facts: { target: { seat: target }, count: dice } },
    odds: { dice, add: 0, from: 1, chance: chanceOf(dice, 1) },
    weight: 40,
    next: [{ do: 'forgo-attack' }, harm, step('struck', { target })],
  };
}

/** Where he stands nothing helps or hinders: it would tell (BH-h41-K2). */
function steals(seen: Seer, seat: PlayerID): Option[] {
  if (isDone(seen.table, 'steal')) return [];
  const thrown = { do: 'roll', seat, trait: 'speed', use: 'task', what: STEAL } as const;
  return pocketsAt(seen, placeOf(seen.table, seat)).map((target) =>
    deed(CLAUSE, 'steal', {
      args: ['steal', target],
      facts: { target: { seat: target }, trait: traitFact('speed') },
      odds: oddsOf(seen, thrown, STEALS, { upTo: 0, ill: 'risks' }),
      weight: 6,
      next: [mark('steal'), step('reach', { target }), { ...thrown, next: step.after('reached') }],
    }),
  );
}

const placeIn = ([room, side]: Option['args']): Place => ({
  room: String(room),
  side: (side ?? null) as Place['side'],
});

/** Walking, or staying, comes once before each thing that all see, and nobody can tell which: he may end his turn after that only (BH-h41-K1). */
export function deedsUnseen(seen: Seer, seat: PlayerID, so: readonly Option[]): readonly Option[] {
  const { table, mine } = seen;
  const here = placeOf(table, seat);
  const left = Math.max(spacesLeft(seen, seat), table.turn.spent + mine.walked === 0 ? 1 : 0);
  const canWalk = !mine.hasWalked && !table.turn.isMovementOver;
  const quiet = reachable(seen, seat).filter(({ path, cost }) => path.length > 0 && cost <= left);
  const walk = (to: Place, cost: number, first: Place): Step[] => [step('walk', { to, cost, first })];
  const stay = deed(CLAUSE, 'stay', { weight: 0.4, next: walk(here, 0, here) });
  const deeds = so.flatMap((option): Option[] => {
    const { move, args, not, label, path = [], cost = 0 } = option;
    if (not !== undefined) return [option];
    if (move === 'end') return canWalk ? [] : [option];
    if (label.kind === 'cross') {
      const other = placesIn(seen.box, here.room).find((one) => !samePlace(one, here));
      return canWalk && other !== undefined ? [{ ...option, next: walk(other, 0, here) }] : [];
    }
    if (move === 'go') {
      const way = quiet.find(({ place }) => samePlace(place, placeIn(args)));
      if (way !== undefined)
        return canWalk ? [{ ...option, next: walk(way.place, way.cost, way.path[0] ?? here) }] : [];
    }
    const isElsewhere = move === 'discover' && path.length > 0;
    if (isElsewhere || cost > left) return [];
    const isBlow = move === 'attack' && args.length === 2;
    const { next, ...shown } = isBlow ? blow(seen, option) : option;
    return [{ ...shown, next: seenDoing(next) }];
  });
  return [...deeds, ...(canWalk ? [stay] : []), ...steals(seen, seat)];
}

/** Companions go along with him where he is seen (BH-h41-D14). */
const companionsAt = (at: At<State>, seat: PlayerID): Step[] =>
  at.G.piles
    .filter((pile) => samePlace(pile, placeOf(at.G, seat)))
    .flatMap(({ cards }) => cards)
    .filter((card) => cardOf(at.box, card).isCompanion === true && mayHold(at, seat, card))
    .map((card): Step => ({ do: 'take', seat, card }));

/** Of those that he has his hand on he takes one. */
const prizes = (at: At<State>, seat: PlayerID, target: PlayerID): readonly Step[] =>
  pickFor(
    seat,
    CLAUSE,
    stealable(at, target, seat).map((card: CardID) => ({
      key: card,
      label: 'steal-card',
      facts: { card: cardFact(card), target: { seat: target } },
      next: [{ do: 'hand-over', seat: target, card, to: seat, how: 'steal' }],
    })),
  );

export const hidingSteps = {
  // He goes off the board for the first time: he may be anywhere (BH-h41-S).
  hide: (at, { to }) => {
    Object.assign(explorerAt(at.G, traitorOf(at.G)), { room: OFF_BOARD, side: null });
    change(at, { spot: to });
    return [];
  },
  // Nothing on the board tells what he has walked: neither that he has, nor how far.
  walk: (at, { to, cost, first }) => {
    const { blow, exit, walked, spot } = at.mine;
    const isGone = blow !== null && exit === null && spot !== null && samePlace(spot, blow.place);
    spread(at);
    change(at, {
      spot: { room: to.room, side: to.side },
      walked: walked + cost,
      ...(isGone && !samePlace(to, blow.place) ? { exit: { room: first.room, side: first.side } } : {}),
    });
    at.G.turn.hasMoved = true;
    if (at.G.turn.here !== undefined) delete at.G.turn.here;
    return [];
  },
  appear: (at) => {
    const seat = traitorOf(at.G);
    const { spot } = at.mine;
    if (spot === null) return [];
    Object.assign(explorerAt(at.G, seat), spot);
    pin(at, spot);
    change(at, { spot: null });
    say(at.G, 'appears', seat, { room: roomFact(spot.room) });
    return companionsAt(at, seat);
  },
  vanish: (at) => {
    const seat = traitorOf(at.G);
    const explorer = explorerAt(at.G, seat);
    if (!isAlive(explorer) || isUnseen(at)) return [];
    const place = placeOf(at.G, seat);
    pin(at, place);
    change(at, { spot: place });
    Object.assign(explorer, { room: OFF_BOARD, side: null });
    say(at.G, 'vanishes', seat);
    return [];
  },
  struck: (at, { target }) => {
    const isLeft = isAlive(explorerAt(at.G, target));
    change(at, { blow: isLeft ? { seat: target, place: placeOf(at.G, traitorOf(at.G)) } : null, exit: null });
    return [];
  },
  // That he tries tells that somebody is beside him; whom, the agenda does not say.
  reach: (at, { seat = '', target }) => {
    change(at, { pocket: target });
    narrow(at, (place) => pocketsAt(at, place).length > 0);
    say(at.G, 'reaches', seat);
    return [];
  },
  reached: (at, { seat = '', total }) => {
    const { pocket, spot } = at.mine;
    change(at, { pocket: null });
    if (pocket === null || spot === null) return [];
    if (total >= STEALS) return seenDoing(prizes(at, seat, pocket));
    say(at.G, total === 0 ? 'felt-hand' : 'lets-go', total === 0 ? pocket : seat);
    if (total === 0) pin(at, spot);
    return [];
  },
} satisfies Resolvers<State, typeof step>;

/** Where he goes from the place of his blow before all eyes, they see (BH-h41-D11). */
export const hidingMoments: NonNullable<Haunt<State>['on']> = {
  entered: (at, { figure, from, to }) => {
    const { blow, exit } = at.mine;
    if (figure !== traitorOf(at.G) || blow === null || exit !== null || !samePlace(from, blow.place))
      return [];
    const isWay = waysFrom(at, figure, from).some((way) => way.to !== null && samePlace(way.to, to));
    change(at, { exit: isWay ? to : 'none' });
    return [];
  },
  turnBegan: (at, { seat }) => {
    if (seat === traitorOf(at.G))
      change(at, { since: at.mine.among, least: 0, walked: 0, hasWalked: false, blow: null, exit: null });
    return [];
  },
};
