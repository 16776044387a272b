import type { PlayerID } from '@/kit/action';
import { adjacent } from '../../parts/adjacent';
import { change, deed, hauntOf, openSlice } from '../../parts/haunt';
import { firstHero, traitorOf } from '../../parts/heroes';
import { pick } from '../../parts/steps';
import { canSpend } from '../../parts/task';
import { heldBy, oneOf } from '../../parts/thrown';
import { traitors } from '../../parts/traitors-by-haunt';
import { layDown, pickUp, takeFrom } from '../../rules/cards';
import type { CardID, RoomID } from '../../rules/components';
import { explorerAt, isMonster, isTraitor, placeOf, sideOf, traitOf } from '../../rules/figures';
import { roomsInPlay, tileOf } from '../../rules/house';
import { card as cardFact, figure as figureFact, room as roomFact, say, sayTo } from '../../rules/journal';
import { addMonster } from '../../rules/monsters';
import type { Option } from '../../rules/option';
import type { Data, Step } from '../../rules/state';
import type { At, Card, Haunt } from '../../rules/thing';
import { goals } from './goals';
import { barred, errands, loot, sacrifices, struck } from './offering';
import {
  BODY,
  CHAMBER,
  CLAUSE,
  CULTIST,
  cultistsIn,
  ENOUGH,
  isCultist,
  isLaden,
  loadOf,
  PAINT,
  ROOMS,
  type Seer,
  type State,
  worthOfAll,
} from './state';

/** Something is called down from the stars, bite by bite; Paint over the signs on the floor shuts it out. */

/** The traitor's book gathers the Cultists, then the heroes' puts the Paint; of rooms to be found a hero names one (BH-g3, BH-h14-K5). */
function setup({ G }: At<State>): Step[] {
  const traitor = traitorOf(G);
  const { revealer = '0' } = G.haunt ?? {};
  const seat = isTraitor(G, revealer) ? firstHero(G) : revealer;
  const find = (room: RoomID, more: Readonly<Record<string, Data>> = {}): Step => ({
    ...{ do: 'find-room', seat, room, isSetup: true },
    ...more,
  });
  const search = ROOMS.map((room) => ({
    key: room,
    label: 'find-paint',
    facts: { room: roomFact(room) },
    next: [find(room, { otherwise: ROOMS.filter((other) => other !== room).map((other) => find(other)) })],
  }));
  return [
    tileOf(G, CHAMBER) === undefined ? find(CHAMBER, { seat: traitor }) : { do: 'haunt/gather' },
    roomsInPlay(G, ROOMS).length === 0 ? { ...pick(CLAUSE, search), seat } : { do: 'haunt/stock' },
  ];
}

/** From next door, for a space, a Paint that one has not come by in this turn (BH-h14-H, BH33, BH-h14-K4). */
function throwing(seen: Seer, seat: PlayerID): Option[] {
  const { table } = seen;
  const card = heldBy(seen, seat, PAINT);
  if (card === undefined || sideOf(table, seat) !== 'heroes') return [];
  const here = placeOf(seen.table, seat);
  const isInside = here.room === CHAMBER;
  if (!isInside && !adjacent(seen, here).some(({ room }) => room === CHAMBER)) return [];
  const fresh = { reason: 'paint-fresh', clause: 'BH33' } as const;
  const inside = { reason: 'paint-inside', clause: CLAUSE } as const;
  const spent = { reason: 'paint-no-space', clause: CLAUSE } as const;
  const isSpent = !canSpend(seen, seat, 1);
  const not = isInside ? inside : table.turn.usedCards.includes(card) ? fresh : isSpent ? spent : undefined;
  const next = [
    { do: 'spend', seat, cost: 1 },
    { do: 'haunt/throw', seat, card },
  ];
  const facts = { card: cardFact(card), room: roomFact(CHAMBER) };
  const option = deed(CLAUSE, 'throw-paint', { facts, cost: 1, weight: 400, next });
  return [not === undefined ? option : { ...option, not, next: [] }];
}

/** In cycle over the rooms of the list that are in the house, in its order (BH-h14-S); those found later get none (BH-h14-D3). */
function stock(at: At<State>): Step[] {
  const { G } = at;
  const rooms = roomsInPlay(G, ROOMS);
  const count = G.haunt?.players ?? 0;
  for (let n = 0; n < count; n++)
    layDown(G, { room: rooms[n % rooms.length] ?? CHAMBER, side: null }, [`${PAINT}.${n + 1}`]);
  change(at, { isStocked: true });
  for (const [n, room] of rooms.slice(0, count).entries())
    say(G, 'paint-lies', null, { room: roomFact(room), count: Math.ceil((count - n) / rooms.length) });
  return [];
}

/** One fewer than there are players (BH-h14-S). */
function gather({ G }: At<State>): Step[] {
  for (let n = 1; n < (G.haunt?.players ?? 0); n++)
    addMonster(G, CULTIST, { room: CHAMBER, side: null }, traitorOf(G));
  return [];
}

/** It lies where the Cultist stands, and is nobody else's to take (BH-h14-D5). */
function load(at: At<State>, monster: string, card: CardID): void {
  layDown(at.G, placeOf(at.G, monster), [card]);
  change(at, { carried: { ...at.mine.carried, [card]: monster } });
}

/** Nobody carries it any more, and it lies nowhere. */
function unload(at: At<State>, card: CardID): void {
  pickUp(at.G, card);
  const { [card]: _carrier, ...carried } = at.mine.carried;
  change(at, { carried });
}

const forTraitor: Pick<Card, 'mayHold'> = { mayHold: ({ table }, seat) => isTraitor(table, seat) };
/** One a hero, and none for the other side (BH-h14-H, BH-h14-D3). */
const forHeroes: Pick<Card, 'mayHold'> = {
  mayHold: (seen, seat) =>
    sideOf(seen.table, seat) === 'heroes' && oneOf(PAINT).mayHold?.(seen, seat) === true,
};

export const theStarsAreRight: Haunt = hauntOf<State>({
  number: 14,
  sides: 'two',
  traitor: traitors[14],
  parts: [],
  begin: () => ({ carried: {}, offered: [], thrown: 0, isStocked: false }),
  ...openSlice,
  setup,
  monsters: {
    [CULTIST]: {
      sheet: () => ({ speed: 4, might: 4, sanity: 4 }),
      offers: errands,
      isAlike: (seen, one, other) => [one, other].every(({ id }) => loadOf(seen, id).length === 0),
      // Beating it where it lies wins something back (BH68, BH-g20).
      canBeHitStunned: (seen, { id }, _by, trait) => trait === 'might' && loot(seen, id).length > 0,
      // Who bears a body has something better to do than to fight the strong.
      boldness: (seen, { id }, target) =>
        traitOf(seen, target, 'might') > 4 ? 1 : isLaden(seen, id) ? 2 : 4,
    },
  },
  things: {
    paint: { deck: 'quest', clause: CLAUSE, isItem: true, ...forHeroes },
    body: { deck: 'quest', clause: CLAUSE, isItem: true, ...forTraitor },
  },
  alters: {
    price: (seen, { figure }, so) => (isLaden(seen, figure) ? so + 1 : so),
    holds: ({ mine }, { card }, so) => so && mine.carried[card] === undefined,
    struck: (seen, { attack, margin }, so) => struck(seen, attack, margin, so),
  },
  steps: {
    stock,
    gather,
    throw: (at, { seat = '', card }) => {
      const { G, mine } = at;
      const after = takeFrom(at, seat, String(card), 'discard');
      G.gone.push(String(card));
      const thrown = mine.thrown + 1;
      change(at, { thrown });
      sayTo(G, 'heroes', 'paint-thrown', seat, { done: thrown }, { of: G.haunt?.players ?? 0 });
      return after;
    },
    load: (at, { seat = '', card }) => {
      const { G } = at;
      const facts = { monster: figureFact(G, seat), card: cardFact(String(card)) };
      pickUp(G, String(card));
      load(at, seat, String(card));
      say(G, 'cultist-takes', null, facts);
      return [];
    },
    rob: (at, { seat = '', card, by }) => {
      const { G } = at;
      const after = takeFrom(at, seat, String(card), 'steal');
      load(at, String(by), String(card));
      say(G, 'cultist-steals', null, {
        monster: figureFact(G, String(by)),
        card: cardFact(String(card)),
        target: { seat },
      });
      return after;
    },
    'win-back': (at, { seat = '', card, from }) => {
      unload(at, String(card));
      say(at.G, 'win-back', seat, { card: cardFact(String(card)), monster: figureFact(at.G, String(from)) });
      return [{ do: 'gain-card', seat, card }];
    },
    // Out of the game at once (BH-h14-D1); what losing it brings is felt.
    sacrifice: (at, { seat = '', card }) => {
      const { G, box } = at;
      const one = String(card);
      const after = isMonster(seat) ? [] : takeFrom(at, seat, one, 'discard');
      if (isMonster(seat)) unload(at, one);
      G.gone.push(one);
      const { offered } = at.G.hidden as State;
      change(at, { offered: [...offered, one] });
      const facts = { who: figureFact(G, seat), card: cardFact(one) };
      const done = worthOfAll(box, [...offered, one]);
      sayTo(G, 'traitor', 'sacrificed', isMonster(seat) ? null : seat, facts, { done, of: ENOUGH });
      return after;
    },
  },
  on: {
    laid: ({ G, mine }, { room }) => [
      ...(room === CHAMBER && cultistsIn(G).length === 0 ? [{ do: 'haunt/gather' }] : []),
      ...(ROOMS.includes(room) && !mine.isStocked ? [{ do: 'haunt/stock' }] : []),
    ],
    entered: (at, { figure }) => {
      if (!isCultist(at.G, figure)) return [];
      const cards = loadOf({ table: at.G, mine: at.mine }, figure);
      for (const card of cards) pickUp(at.G, card);
      layDown(at.G, placeOf(at.G, figure), cards);
      return [];
    },
    // Whoever it was (BH-h14-D2).
    died: ({ G }, { seat }) => {
      layDown(G, explorerAt(G, seat), [`${BODY}.${seat}`]);
      return [];
    },
  },
  offers: {
    turn: (seen, { seat }) => [...throwing(seen, seat), ...sacrifices(seen, seat), ...barred(seen, seat)],
  },
  won: ({ G, box, mine }) => [
    ...(mine.thrown >= (G.haunt?.players ?? 0) ? (['heroes'] as const) : []),
    ...(worthOfAll(box, mine.offered) >= ENOUGH ? (['traitor'] as const) : []),
  ],
  goals,
  // What lies there all have seen; what it comes to they have not (BH-h14-D6).
  marks: (seen) => [
    { on: 'haunt', word: 'thrown', value: seen.mine.thrown },
    { on: 'haunt', word: 'offered', value: seen.mine.offered.length },
    ...cultistsIn(seen.table).flatMap(({ id }) => {
      const value = loadOf(seen, id).length;
      return value === 0 ? [] : [{ on: { monster: id }, word: 'load', value } as const];
    }),
  ],
});
