import type { PlayerID } from '@/kit/action';
import { pick, rollThen, use } from '../../parts/cards/steps';
import { barred, change, deed } from '../../parts/haunts/haunt';
import { tellTask } from '../../parts/haunts/task';
import { holderOf, pickUp } from '../../rules/cards';
import type { FigureID, Place, RoomID } from '../../rules/components';
import { explorerAt, livingSeats, placeOf } from '../../rules/figures';
import { card as cardFact, room as roomFact, say, trait as traitFact } from '../../rules/journal';
import type { Option } from '../../rules/option';
import { oddsOf } from '../../rules/rolls';
import { type Alternative, type Nothing, type Rolled, type Step, stepsOf } from '../../rules/step';
import type { Haunt, Resolvers, Seen } from '../../rules/thing';
import { spacesLeft, waysFrom } from '../../rules/ways';
import { worthLeading } from './goals';
import { BOARD, CLAUSE, grave, graveIn, isHero, maybeIn, type Seer, type State } from './state';

/** The Spirit Board, through which the one under the floor answers. */

const step = stepsOf<
  Record<'found' | 'break', Nothing> & Record<'searched' | 'healed', Rolled> & { lead: { target: PlayerID } }
>('haunt');

const SEARCH = 'rolls.search';
/** What a search comes to, by the least total. */
const NAMES = 7;
const HEALS = 5;
const LEADS = 3;
const HEALING = 2;
/** Doors that somebody is led through at most. */
const DOORS = 3;
/** By what a way is a door and nothing else. */
const DOOR = 'BH18';
const NOBODY: FigureID = '';

/** What one hopes for: while there is something to heal, that is worth it as well. */
const hopedOf = ({ wounds }: State): number => (wounds > 0 ? HEALS : NAMES);

/** What helps a search goes by that; the number stays the heroes' secret. */
export const boardTargets = { [SEARCH]: ({ hidden }: Seen): number => hopedOf(hidden as State) };

/** The search, in place of the Board's own use and while the room is not known: it ends the turn (BH-h40-R, BH-h40-K5). */
export function searching(seen: Seer, seat: PlayerID): Option[] {
  const { table, mine } = seen;
  const { cards } = explorerAt(table, seat);
  if (!isHero(seen, seat) || !cards.includes(BOARD) || graveIn(mine) !== null) return [];
  const thrown = { do: 'roll', seat, trait: 'sanity', use: 'task', what: SEARCH } as const;
  // Whoever can still walk and ask does that first.
  const isLate = table.turn.isMovementOver || spacesLeft(seen, seat) === 0;
  const option = deed(CLAUSE, 'search', {
    args: [BOARD],
    facts: { card: cardFact(BOARD), trait: traitFact('sanity') },
    odds: oddsOf(seen, thrown, hopedOf(mine)),
    weight: isLate ? 12 : 1.5,
    next: [use(BOARD), { ...thrown, next: step.after('searched') }, { do: 'stop' }],
  });
  const isUsed = table.turn.usedCards.includes(BOARD);
  return [barred(option, isUsed ? { reason: 'board-moved', clause: CLAUSE } : undefined)];
}

/**
 * Where somebody can be led, by three doors or stairs at most: as nobody in particular would go, for whom nothing is rolled
 * and no barrier is open, nor by what takes off or lets fall (BH-h40-D5, BH-h40-K8).
 */
function placesFor(seen: Seen, figure: FigureID): Place[] {
  const start = placeOf(seen.table, figure);
  const found = new Map<RoomID, Place & { doors: number }>([[start.room, { ...start, doors: 0 }]]);
  // What is set meanwhile has its turn as well.
  for (const from of found.values())
    for (const { to, clause, isStairs, isLoud } of waysFrom(seen, NOBODY, from)) {
      const isDoor = (clause === DOOR || isStairs === true) && isLoud !== true;
      if (to !== null && isDoor && from.doors < DOORS && !found.has(to.room))
        found.set(to.room, { ...to, doors: from.doors + 1 });
    }
  return [...found.values()].slice(1).map(({ room, side }) => ({ room, side }));
}

/** Anybody, or nobody. */
function whomToLead(seen: Seer, seat: PlayerID): Step {
  const ways = livingSeats(seen.table).map(
    (target): Alternative => ({
      key: target,
      label: target === seat ? 'lead-own' : 'lead',
      facts: { target: { seat: target } },
      weight: worthLeading(seen, seat, target, placesFor(seen, target)),
      next: [step('lead', { seat, target })],
    }),
  );
  return { ...pick(CLAUSE, [...ways, { key: 'nobody', label: 'lead-nobody', weight: 0.5, next: [] }]), seat };
}

export const boardSteps = {
  searched: (at, { seat = '', total }) => {
    const { G } = at;
    if (total < LEADS) {
      tellTask(G, seat, SEARCH, null);
      return [];
    }
    say(G, 'board-answers', seat, { card: cardFact(BOARD) });
    if (total < HEALS) return [whomToLead(at, seat)];
    if (total < NAMES) return [rollThen(HEALING, 'rolls.heal', 'haunt', step.after('healed'))];
    grave.open(at, 0);
    return [step('found')];
  },
  // Not below 0 (BH-h40-D2).
  healed: (at, { total }) => {
    const wounds = Math.max(0, at.mine.wounds - total);
    change(at, { wounds });
    say(at.G, 'eases', null, { points: at.mine.wounds - wounds, sum: wounds });
    return [];
  },
  lead: (at, { seat = '', target }) => {
    const maybe = maybeIn(at.mine);
    const ways = placesFor(at, target).map(
      (to): Alternative => ({
        key: to.room,
        label: 'lead-to',
        facts: { room: roomFact(to.room), target: { seat: target } },
        weight: maybe.includes(to.room) ? 6 : 0.3,
        next: [{ do: 'put', seat: target, to }],
      }),
    );
    const stay: Alternative = { key: 'stay', label: 'lead-nobody', weight: 0.1, next: [] };
    return [{ ...pick(CLAUSE, [...ways, stay]), seat }];
  },
  // Nothing more is asked of the Board: it is discarded, wherever it lies (BH-h40-D1).
  found: ({ G, mine }) => {
    say(G, 'found', null, { room: roomFact(graveIn(mine) ?? '') });
    const holder = holderOf(G, BOARD);
    if (holder !== null) return [{ do: 'discard', seat: holder, card: BOARD }];
    if (pickUp(G, BOARD)) G.discardPiles.omen.push(BOARD);
    return [];
  },
  // What the traitor steals he breaks: it is out of the game.
  break: (at) => {
    const { G } = at;
    const holder = holderOf(G, BOARD);
    if (holder === null || isHero(at, holder)) return [];
    const thief = explorerAt(G, holder);
    thief.cards = thief.cards.filter((card) => card !== BOARD);
    G.gone.push(BOARD);
    say(G, 'board-broken', holder, { card: cardFact(BOARD) });
    return [];
  },
} satisfies Resolvers<State, typeof step>;

export const boardMoments: NonNullable<Haunt<State>['on']> = {
  lost: (_at, { card, how }) => (card === BOARD && how === 'steal' ? [step('break')] : []),
};

export const boardAlters: NonNullable<Haunt<State>['alters']> = {
  // Its own look at the stack is nobody's in this haunt (BH-h40-D6).
  may: (_seen, { card }, so) => (card === BOARD ? { reason: 'no-look', clause: CLAUSE } : so),
  parts: (_seen, { card }, so) => so && card !== BOARD,
};
