import type { PlayerID } from '@/kit/action';
import { adjacent } from '../../parts/cards/adjacent';
import { heldBy } from '../../parts/haunts/copies';
import { change, deed, hauntOf, openSlice } from '../../parts/haunts/haunt';
import { firstHero, traitorOf } from '../../parts/haunts/heroes';
import { canSpend } from '../../parts/haunts/task';
import { traitors } from '../../parts/haunts/traitors-by-haunt';
import { layDown, pickUp, takeFrom } from '../../rules/cards';
import type { CardID, RoomID } from '../../rules/components';
import { explorerAt, isMonster, isTraitor, placeOf, sideOf } from '../../rules/figures';
import { roomsInPlay, tileOf } from '../../rules/house';
import { card as cardFact, room as roomFact, say, sayTo, whichOne } from '../../rules/journal';
import { addMonster } from '../../rules/monsters';
import type { Not, Option } from '../../rules/option';
import type { Step } from '../../rules/step';
import type { At, Haunt, Resolvers } from '../../rules/thing';
import { goals } from './goals';
import { errands, loot, sacrifices, struck } from './offering';
import {
  BODY,
  CHAMBER,
  CLAUSE,
  ENOUGH,
  isLaden,
  loadOf,
  PAINT,
  type Seer,
  type State,
  step,
  worth,
} from './state';

const CULTIST = 'cultist';
const THING = { deck: 'quest', clause: CLAUSE, isItem: true } as const;
/** Rooms with Paint, in the order in which they get it. */
const ROOMS = ['kitchen', 'larder', 'junk-room', 'storeroom', 'research-laboratory', 'attic'];

/** Something is called down from the stars, bite by bite; Paint over the signs on the floor shuts it out. */

/** The traitor's book gathers the Cultists, then the heroes' puts the Paint: where no room of the list is there a hero finds one (BH-g3, BH-h14-K5). */
function setup({ G }: At<State>): Step[] {
  const find = (room: RoomID, seat: PlayerID, otherwise: Step[] = []): Step[] => [
    { do: 'find-room', seat, room, isSetup: true, otherwise },
  ];
  const search = (otherwise: Step[], room: RoomID) => find(room, firstHero(G), otherwise);
  return [
    ...(tileOf(G, CHAMBER) === undefined ? find(CHAMBER, traitorOf(G)) : [step('gather')]),
    ...(roomsInPlay(G, ROOMS).length > 0 ? [step('stock')] : ROOMS.reduceRight(search, [])),
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
  const facts = { card: cardFact(card), room: roomFact(CHAMBER) };
  const next: Step[] = [{ do: 'spend', seat, cost: 1 }, step('throw', { seat, card })];
  const option = deed(CLAUSE, 'throw-paint', { facts, cost: 1, weight: 400, next });
  const no = (not: Not): Option[] => [{ ...option, not, next: [] }];
  if (isInside) return no({ reason: 'paint-inside', clause: CLAUSE });
  if (table.turn.usedCards.includes(card)) return no({ reason: 'paint-fresh', clause: 'BH33' });
  return canSpend(seen, seat, 1) ? [option] : no({ reason: 'paint-no-space', clause: CLAUSE });
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
    addMonster(G, CULTIST, { room: CHAMBER, side: null }, { mover: traitorOf(G) });
  return [];
}

/** Nobody carries it any more, and it lies nowhere. */
function unload(at: At<State>, card: CardID): Step[] {
  pickUp(at.G, card);
  const { [card]: _carrier, ...carried } = at.mine.carried;
  change(at, { carried });
  return [];
}

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
    },
  },
  things: {
    // One a hero, and none for the other side, which alone bears bodies (BH-h14-H, BH-h14-D3, BH-h14-K2).
    paint: { ...THING, mayHold: (seen, seat) => !isTraitor(seen.table, seat) && !heldBy(seen, seat, PAINT) },
    body: { ...THING, mayHold: ({ table }, seat) => isTraitor(table, seat) },
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
      change(at, { thrown: mine.thrown + 1 });
      sayTo(G, 'heroes', 'paint-thrown', seat, { done: mine.thrown + 1 }, { of: G.haunt?.players ?? 0 });
      return [{ do: 'discard', seat, card }];
    },
    // Off the floor, or out of a hero's hands; it lies where the Cultist stands, and is nobody else's to take (BH-h14-D5).
    load: (at, { seat = '', card, from }) => {
      const { G, mine } = at;
      const after = from === undefined ? [] : takeFrom(at, from, card, 'steal');
      pickUp(G, card);
      layDown(G, placeOf(G, seat), [card]);
      change(at, { carried: { ...mine.carried, [card]: seat } });
      const facts = { monster: whichOne(G, seat), card: cardFact(card) };
      if (from === undefined) say(G, 'cultist-takes', null, facts);
      else say(G, 'cultist-steals', null, { ...facts, target: { seat: from } });
      return after;
    },
    'win-back': (at, { seat = '', card, from }) => {
      unload(at, card);
      say(at.G, 'win-back', seat, { card: cardFact(card), monster: whichOne(at.G, from) });
      return [{ do: 'gain-card', seat, card }];
    },
    // Out of the game at once (BH-h14-D1); what losing it brings is felt.
    sacrifice: (at, { seat = '', card }) => {
      const { G, box } = at;
      const after = isMonster(seat) ? unload(at, card) : takeFrom(at, seat, card, 'discard');
      G.gone.push(card);
      const offered = [...at.mine.offered, card];
      change(at, { offered });
      const facts = { who: whichOne(G, seat), card: cardFact(card) };
      sayTo(G, 'traitor', 'sacrificed', null, facts, { done: worth(box, ...offered), of: ENOUGH });
      return after;
    },
  } satisfies Resolvers<State, typeof step>,
  on: {
    laid: ({ G, mine }, { room }) => [
      ...(room === CHAMBER && G.monsters.length === 0 ? [step('gather')] : []),
      ...(ROOMS.includes(room) && !mine.isStocked ? [step('stock')] : []),
    ],
    entered: (at, { figure }) => {
      const cards = isMonster(figure) ? loadOf(at, figure) : [];
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
  offers: { turn: (seen, { seat }) => [...throwing(seen, seat), ...sacrifices(seen, seat)] },
  won: ({ G, box, mine }) => [
    ...(mine.thrown >= (G.haunt?.players ?? 0) ? (['heroes'] as const) : []),
    ...(worth(box, ...mine.offered) >= ENOUGH ? (['traitor'] as const) : []),
  ],
  goals,
  // What lies there all have seen; what it comes to they have not (BH-h14-D6).
  marks: (seen) => [
    { on: 'haunt', word: 'thrown', value: seen.mine.thrown },
    { on: 'haunt', word: 'offered', value: seen.mine.offered.length },
    ...seen.table.monsters
      .map(({ id }) => ({ on: { monster: id }, word: 'load', value: loadOf(seen, id).length }))
      .filter(({ value }) => value > 0),
  ],
});
