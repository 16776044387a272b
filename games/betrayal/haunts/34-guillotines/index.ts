import type { PlayerID } from '@/kit/action';
import { reaching } from '../../parts/cards/reaching';
import { rollThen } from '../../parts/cards/steps';
import { barred, change, deed, hauntOf } from '../../parts/haunts/haunt';
import { dealMask, doubt, isHiding, masked, maskedSlice, suspects } from '../../parts/haunts/masked';
import { lowPeril } from '../../parts/haunts/peril';
import { traitors } from '../../parts/haunts/traitors-by-haunt';
import { askFor } from '../../parts/plans/asking-for';
import type { CardID } from '../../rules/components';
import { livingSeats, sideOf } from '../../rules/figures';
import { say } from '../../rules/journal';
import type { Option } from '../../rules/option';
import { type Nothing, type Rolled, type Step, stepsOf } from '../../rules/step';
import type { Card, Haunt, Mark, Resolvers, Seen } from '../../rules/thing';
import { looseCards } from '../../rules/trading';
import { companyOf } from '../../rules/ways';
import { goals, keysLeft } from './goals';
import { KEY_ROOMS, keyMoments, keyOptions, keySteps, keyWaitedFor } from './keys';
import { heroesOf, isCollared, isKey, isOdd, keyOf, keysOf, PAIR, type State } from './state';

/** Everybody wakes with a blade around the neck, and one of the blades is not real; twelve Keys lie in twelve rooms. */

const CLAUSE = 'BH-h34';
const DICE = 3;
const BLADE = 'rolls.blade';
const step = stepsOf<
  Record<'tick' | 'collar', Nothing> & { unlock: { target: PlayerID; keys: CardID[] }; blade: Rolled }
>('haunt');
const KEY: Card = { deck: 'quest', clause: CLAUSE, isItem: true };

/** Who is free can't be killed by a blade any more: then somebody has to do it, but while another is locked in: else his own collar is the last. */
const mask = masked(({ table, hidden }, seat) => {
  const mine = hidden as State;
  const locked = suspects(table, seat).filter((other) => isCollared(table, mine, other)).length;
  const isFound = mine.mask.doubted.includes(seat) || 2 * mine.free.length >= heroesOf(table);
  return locked > 0 && isFound;
});

/** Two Keys open a collar: one's own, or one in the room; what changed hands in this turn opens another's alone (BH-h34-D4, BH-h34-K4). */
function openings({ table, mine, ...seen }: Seen<State>, seat: PlayerID): Option[] {
  const keys = keysOf(table, seat);
  if (sideOf(table, seat) === 'traitor' || keys.length < PAIR) return [];
  const fresh = keys.filter((card) => !table.turn.usedCards.includes(card));
  const isLocked = (target: PlayerID) => isCollared(table, mine, target);
  return [seat, ...companyOf({ table, mine, ...seen }, seat)].filter(isLocked).map((target) => {
    const isOwn = target === seat;
    const weight = isOwn ? 80 : mine.mask.doubted.includes(target) ? 2 : 25;
    // Another's takes first what can't open one's own.
    const spent = [...fresh, ...(isOwn ? [] : keys.filter((card) => !fresh.includes(card)))].slice(-PAIR);
    const option = deed(CLAUSE, isOwn ? 'unlock-own' : 'unlock', {
      args: ['unlock', target],
      facts: { target: { seat: target } },
      weight: isHiding(mine.mask, seat) ? 0.02 : weight,
      next: [step('unlock', { target, keys: spent })],
    });
    return barred(option, spent.length < PAIR ? { reason: 'key-traded', clause: CLAUSE } : undefined);
  });
}

/** The turn's trade in short: one Key, asked of somebody who has one (BH-h34-K3). */
const wishes = (seen: Seen<State>, seat: PlayerID): readonly Option[] =>
  companyOf(seen, seat).flatMap((partner) => {
    const { table, mine } = seen;
    const card = looseCards(seen, partner).find(isKey);
    const isUseful = isOdd(table, seat) && isOdd(table, partner) && !isHiding(mine.mask, seat);
    const isSpared = (holder: PlayerID) => isOdd(table, holder) && !mine.mask.doubted.includes(seat);
    const more = { clause: CLAUSE, isTrade: true, willingness: 20, isSpared } as const;
    return card === undefined ? [] : askFor(seen, seat, { card, ...more, weight: isUseful ? 20 : 0.05 });
  });

/** Its next roll; who knows that a collar is a fake has no such fear for its neck. */
function closing(seen: Seen<State>, seat: PlayerID): Mark[] {
  const { track, mask: worn } = seen.mine;
  const roll = { do: 'roll', seat, dice: DICE, use: 'haunt', what: BLADE } as const;
  return worn.traitor === seat ? [] : lowPeril(seen, roll, { upTo: track, ill: 'kills' });
}

const marks = (seen: Seen<State>): Mark[] => {
  const { table, mine } = seen;
  const plates = livingSeats(table).flatMap((seat): Mark[] => {
    if (mine.free.includes(seat)) return [{ on: { seat }, word: 'free' }];
    if (!isCollared(table, mine, seat)) return [];
    const value = mine.order[Number(seat)] ?? 0;
    return [{ on: { seat }, word: 'collar', value }, ...(value > mine.track + 1 ? [] : closing(seen, seat))];
  });
  const keys = keysLeft(seen).map((room): Mark => ({ on: { room }, word: 'key' }));
  return [{ on: 'haunt', word: 'track', value: mine.track }, ...plates, ...keys];
};

export const guillotines: Haunt = hauntOf<State>({
  number: 34,
  sides: 'hidden',
  traitor: traitors[34],
  parts: [mask],
  begin: (at) => ({
    mask: dealMask(at),
    order: at.random.Shuffle(at.G.explorers.map((_, seat) => seat + 1)),
    track: at.G.explorers.length <= 4 ? 0 : 1,
    free: [],
    taken: [],
  }),
  ...maskedSlice,
  alters: reaching({ [BLADE]: ({ hidden }) => (hidden as State).track }),
  things: Object.fromEntries(KEY_ROOMS.map((room) => [keyOf(room).split(':')[1] ?? '', KEY])),
  steps: {
    ...keySteps,
    unlock: (at, { seat = '', target, keys }) => {
      change(at, { free: [...at.mine.free, target] });
      say(at.G, seat === target ? 'unlock-own' : 'unlock', seat, { target: { seat: target } });
      return keys.map((card): Step => ({ do: 'discard', seat, card }));
    },
    // All up to the number it comes to roll, in their order (BH-h34-D5).
    tick: (at) => {
      const track = at.mine.track + 1;
      change(at, { track });
      say(at.G, 'blades', null, { track });
      const due = [...at.mine.order.entries()].filter(([, number]) => number <= track);
      return due.sort(([, a], [, b]) => a - b).map(([seat]) => step('collar', { seat: String(seat) }));
    },
    collar: ({ G, mine }, { seat = '' }) =>
      isCollared(G, mine, seat) ? [rollThen(DICE, BLADE, 'haunt', step.after('blade'))] : [],
    blade: ({ G, mine }, { seat = '', total }) => {
      if (total >= mine.track) return [];
      const isFake = mine.mask.traitor === seat;
      say(G, isFake ? 'blade-fake' : 'blade', seat);
      return [{ do: isFake ? 'reveal' : 'die', seat }];
    },
  } satisfies Resolvers<State, typeof step>,
  on: {
    ...keyMoments,
    turnOver: ({ G }, { seat }) => (seat === G.haunt?.revealer ? [step('tick')] : []),
    turnEnds: (at, { seat }) => {
      const fresh = keysOf(at.G, seat).filter((card) => !at.G.turn.usedCards.includes(card));
      // Who could have opened its collar, and has not.
      if (fresh.length >= PAIR && isCollared(at.G, at.mine, seat)) doubt(at, seat);
      return keyWaitedFor(at, seat);
    },
  },
  offers: {
    turn: (seen, { seat }) => [...keyOptions(seen, seat), ...openings(seen, seat), ...wishes(seen, seat)],
  },
  won: ({ G, mine }) => {
    const living = livingSeats(G);
    const heroes = living.filter((seat) => seat !== mine.mask.traitor).length;
    if (2 * heroes < heroesOf(G)) return ['traitor'];
    return living.some((seat) => isCollared(G, mine, seat)) ? [] : ['heroes'];
  },
  goals,
  marks,
});
