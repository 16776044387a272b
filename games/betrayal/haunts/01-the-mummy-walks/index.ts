import type { PlayerID } from '@/kit/action';
import { bearable } from '../../parts/cards/held';
import { firstPlaceIn, placesOf } from '../../parts/cards/sides-of';
import { mark, pickFor, roomWay } from '../../parts/cards/steps';
import { duel } from '../../parts/haunts/duel';
import { farOff } from '../../parts/haunts/far-off';
import { barred, change, deed, hauntOf, openSlice } from '../../parts/haunts/haunt';
import { traitorOf } from '../../parts/haunts/heroes';
import { lootOf } from '../../parts/haunts/thief';
import { traitors } from '../../parts/haunts/traitors-by-haunt';
import { holderOf, layDown, takeFrom, takeOut } from '../../rules/cards';
import type { CardID, RoomID } from '../../rules/components';
import { explorerAt, isMonster, isTraitor, monsterAt, placeOf } from '../../rules/figures';
import { roomOf, samePlace, standing } from '../../rules/house';
import { card as cardFact, monster as monsterFact, room as roomFact, say } from '../../rules/journal';
import { strides } from '../../rules/monster-options';
import { addMonster } from '../../rules/monsters';
import type { Not, Option } from '../../rules/option';
import type { Questions } from '../../rules/questions';
import type { Monster } from '../../rules/state';
import { type Nothing, type Step, stepsOf } from '../../rules/step';
import type { At, Haunt, Resolvers } from '../../rules/thing';
import { looseCards } from '../../rules/trading';
import { isDone } from '../../rules/turn';
import { keyOf } from '../../rules/ways';
import { goals, wishes } from './goals';
import {
  BOOK,
  CLAUSE,
  canBanish,
  carries,
  carriesRelic,
  GIRL,
  hands,
  isMummy,
  isThere,
  lore,
  MUMMY,
  mummyIn,
  RELICS,
  type Seer,
  type State,
  worthOf,
  worthWinning,
} from './state';

/** Somebody has lain in a box for three thousand years, and looks for a bride; by its name it can be sent back. */

type OfCard = { card: CardID };
type OfRoom = { room: RoomID };
const step = stepsOf<
  Record<'rise' | 'leap' | 'banish', Nothing> & { lay: OfRoom; fetch: OfCard; hand: OfCard }
>('haunt');

/** So far from it the Girl begins. */
const FAR = 5;
/** With so little on its dice it may come to be anywhere. */
const FLEET = 1;
const HAND = 'hand';

const noted = (at: At<State>, by: Partial<State>): Step[] => {
  change(at, by);
  return [];
};

/** It rises where the traitor stands; then the Girl gets lost. */
function rise(at: At<State>): readonly Step[] {
  const { G } = at;
  const traitor = traitorOf(G);
  addMonster(G, MUMMY, placeOf(G, traitor), { mover: traitor });
  const holder = holderOf(G, GIRL);
  // With nobody who holds her she is looked for (BH-h01-K1).
  const after = holder === null ? [] : bearable(takeFrom(at, holder, GIRL, 'discard'), explorerAt(G, holder));
  if (holder === null) takeOut(at, traitor, GIRL);
  G.gone.push(GIRL);
  const { floor } = standing(G, at.mine.tomb);
  const rooms = G.tiles.flatMap((tile) => (tile.floor === floor && !tile.isLost ? [tile.room] : []));
  const far = farOff(at, at.mine.tomb, FAR, rooms);
  const ways = far.map((room) => roomWay(room, 'lay-girl', [step('lay', { room })]));
  return [...after, ...pickFor(holder ?? traitor, CLAUSE, ways)];
}

/** What comes in place of the omen of a room that somebody has just found (BH-h01-D4, BH-h01-K2). */
function instead(seen: Seer, seat: PlayerID, so: readonly Step[]): readonly Step[] {
  const { table, box, mine } = seen;
  const { room } = explorerAt(table, seat);
  if (table.turn.seat !== seat || mine.found !== room || roomOf(box, room).symbol !== 'omen') return so;
  const wanted = isTraitor(table, seat) ? RELICS : [BOOK];
  if (wanted.some((card) => isThere(seen, card))) return so;
  const ways = wanted
    .filter((card) => !table.gone.includes(card))
    .map((card) => ({
      key: card,
      label: 'fetch-relic',
      facts: { card: cardFact(card) },
      next: [step('fetch', { seat, card })],
    }));
  return ways.length === 0 ? so : pickFor(seat, CLAUSE, ways);
}

/** What the traitor hands to it where both stand; stunned it takes nothing (BH-h01-D2, BH-h01-K3). */
function handing(seen: Seer, seat: PlayerID, args: readonly string[], first: readonly Step[], not?: Not) {
  const { table } = seen;
  const mummy = mummyIn(table);
  const isHere = mummy !== undefined && mummy.stunned === 0 && samePlace(mummy, placeOf(table, seat));
  if (!isHere || !isTraitor(table, seat)) return [];
  const girl = explorerAt(table, seat).cards.filter((card) => card === GIRL);
  return [...girl, ...looseCards(seen, seat)].map((card): Option => {
    const next = [...first, step('hand', { seat, card })];
    const told = { facts: { card: cardFact(card) }, weight: worthOf(seen, card) };
    return barred(deed(CLAUSE, HAND, { ...told, args: [...args, HAND, card], next }), not);
  });
}

/** In the own turn it is the trade, of as many cards as one likes while one stays there (BH115, BH-h01-K4). */
function trading(seen: Seer, seat: PlayerID): Option[] {
  const isSpent = isDone(seen.table, 'trade') && seen.table.turn.here?.includes(HAND) !== true;
  const first: Step[] = [mark('trade'), { do: 'mark-here', done: HAND }];
  return handing(seen, seat, [], first, isSpent ? { reason: 'has-traded', clause: CLAUSE } : undefined);
}

/** In place of its walk, to wherever that doesn't lead (BH-h01-D5). */
function leaps(seen: Seer, one: Readonly<Monster>): Option[] {
  const { table, mine } = seen;
  if (!mine.isFleet || one.hasMoved || isDone(table, one.id)) return [];
  const near = [one, ...strides(seen, one).map(({ place }) => place)].map(keyOf);
  return placesOf(seen)
    .filter((place) => !near.includes(keyOf(place)))
    .map(({ room, side }) => ({
      move: 'go',
      args: [one.id, room, ...(side === null ? [] : [side])],
      clause: CLAUSE,
      label: { kind: 'leap', facts: { monster: monsterFact(table, one), room: roomFact(room) } },
      path: [room],
      weight: 0.2,
      next: [step('leap', { seat: one.id }), { do: 'put', seat: one.id, to: { room, side } }],
    }));
}

const strike = duel({
  clause: CLAUSE,
  trait: 'sanity',
  card: BOOK,
  label: 'banish',
  may: (seen, seat, target) => isMummy(seen.table, target) && canBanish(seen, seat),
  not: lore.spent,
  first: [lore.spend],
  weight: 20,
});

/** Its blows take Speed as far as it goes without killing, and then Might (BH-h01-D8, BH-h01-K5). */
const crushed = (seen: Seer, so: readonly Step[]): readonly Step[] =>
  so.map((one) => {
    if (one.do !== 'harm' || one.kind !== 'physical') return one;
    const { speed } = explorerAt(seen.table, one.seat ?? '').traits;
    return { ...one, only: 'speed', most: Math.max(0, speed - 1) };
  });

function struck(seen: Seer, { attack, margin }: Questions['struck']['asked'], so: readonly Step[]) {
  const { attacker, target, weapon } = attack;
  if (isMummy(seen.table, attacker) && margin > 0)
    return hands.robbing(seen, target, margin, crushed(seen, so));
  if (!isMummy(seen.table, target)) return so;
  if (margin <= 0) return crushed(seen, so);
  // The Book alone banishes (BH-h01-K7).
  if (weapon === BOOK) return [step('banish', { seat: attacker })];
  return hands.winningBack(seen, attack, margin, so, worthWinning);
}

/** Nothing made with Speed reaches it (BH-g18); stunned and with empty hands it is there for the Book alone (BH68). */
function foes(
  seen: Seer,
  { target, trait, weapon = BOOK }: Questions['foes']['asked'],
  so: boolean,
): boolean {
  const mummy = mummyIn(seen.table);
  if (target !== mummy?.id) return so;
  const isIdle = mummy.stunned > 0 && weapon !== BOOK && lootOf(seen.hidden).length === 0;
  return so && trait !== 'speed' && !isIdle;
}

export const theMummyWalks: Haunt = hauntOf<State>({
  number: 1,
  sides: 'two',
  traitor: traitors[1],
  parts: [lore.part, hands.part],
  begin: ({ G }) => ({
    tomb: explorerAt(G, traitorOf(G)).room,
    isFleet: false,
    found: null,
    isBanished: false,
  }),
  ...openSlice,
  setup: () => [step('rise')],
  steps: {
    rise,
    lay: ({ G, box }, { room }) => {
      G.gone = G.gone.filter((card) => card !== GIRL);
      layDown(G, firstPlaceIn(box, room), [GIRL]);
      say(G, 'girl-lost', null, { card: cardFact(GIRL), room: roomFact(room) });
      return [];
    },
    fetch: (at, { seat = '', card }) => {
      at.G.turn.isMovementOver = true;
      change(at, { found: null });
      return [{ do: 'fetch', seat, card }];
    },
    hand: (at, { seat = '', card }) => {
      const after = takeFrom(at, seat, card, 'trade');
      hands.keep(at, [card], 'mummy-given', seat);
      return after;
    },
    leap: ({ G }, { seat = '' }) => {
      Object.assign(monsterAt(G, seat), { spaces: 0, hasMoved: true } satisfies Partial<Monster>);
      return [];
    },
    banish: (at, { seat = '' }) => {
      change(at, { isBanished: true });
      say(at.G, 'mummy-banished', seat);
      at.G.monsters = at.G.monsters.filter(({ kind }) => kind !== MUMMY);
      return [];
    },
  } satisfies Resolvers<State, typeof step>,
  on: {
    monstersRolled: (at, { total }) => noted(at, { isFleet: total <= FLEET }),
    discovered: (at, { room }) => noted(at, { found: room }),
    turnBegan: (at) => noted(at, { found: null }),
    // She is met from either side of a barrier (BH-g30).
    entered: ({ G }, { figure, to }) => {
      const pile = G.piles.find(({ cards }) => cards.includes(GIRL));
      const isBeyond = pile !== undefined && pile.room === to.room && !samePlace(pile, to);
      return isBeyond && !isMonster(figure) ? [{ do: 'take', seat: figure, card: GIRL }] : [];
    },
  },
  alters: {
    foes,
    struck,
    drawing: (seen, { seat, deck }, so) => (deck === 'omen' ? instead(seen, seat, so) : so),
  },
  offers: {
    turn: (seen, { seat }) => [...strike(seen, seat), ...trading(seen, seat), ...wishes(seen, seat)],
  },
  monsters: {
    [MUMMY]: {
      sheet: () => ({ speed: 3, might: 8, sanity: 5 }),
      isFierce: true,
      offers: (seen, one) => [...handing(seen, traitorOf(seen.table), [one.id], []), ...leaps(seen, one)],
      canBeHitStunned: (seen, _one, by, trait) =>
        lootOf(seen.hidden).length > 0 || (trait === 'sanity' && canBanish(seen, by)),
    },
  },
  won: (at) => {
    const isWed = mummyIn(at.G)?.room === at.mine.tomb && carries(at, GIRL) && carriesRelic(at);
    return [...(at.mine.isBanished ? (['heroes'] as const) : []), ...(isWed ? (['traitor'] as const) : [])];
  },
  goals,
  marks: ({ mine }) => [{ on: { room: mine.tomb }, word: 'sarcophagus' }],
});
