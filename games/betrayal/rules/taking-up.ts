import { layDown } from './cards';
import type { Place } from './components';
import { reshuffle } from './discovery';
import { figures, isMonster, placeOf } from './figures';
import { roomsInPlay, standing } from './house';
import { room as roomFact, say, whichOne } from './journal';
import { stand } from './moving';
import type { Resolver } from './thing';
import { happen } from './things';

/** Tiles that a haunt takes out of the house, or lays anew. */

/**
 * Tiles go back into the stack, which is shuffled, or are out of the game; tokens on them are, and whatever else leads there goes
 * by itself (`takenUp`). Figures and piles come to `into`, which stands: nothing is found there by that, and nothing entered.
 */
const takeUp: Resolver<'take-up'> = (at, { rooms, to, into }) => {
  const { G } = at;
  const taken = roomsInPlay(G, rooms);
  if (taken.length === 0) return [];
  const ways = happen(at, 'takenUp', { rooms: taken });
  const isTaken = ({ room }: Pick<Place, 'room'>) => taken.includes(room);
  const place = { room: into, side: null };
  const inside = figures(G).filter((figure) => isTaken(placeOf(G, figure)));
  const lying = G.piles.filter(isTaken).flatMap(({ cards }) => cards);
  G.piles = G.piles.filter((pile) => !isTaken(pile));
  G.tokens = G.tokens.filter((token) => !isTaken(token));
  G.tiles = G.tiles.filter((tile) => !isTaken(tile));
  if (to === 'gone') G.gone.push(...taken);
  else {
    G.stack.push(...taken);
    reshuffle(at);
  }
  say(G, to === 'gone' ? 'rooms-gone' : 'rooms-back', null, { count: taken.length });
  if (lying.length > 0) {
    layDown(G, place, lying);
    say(G, 'pile-moved', null, { count: lying.length, room: roomFact(into) });
  }
  for (const figure of inside) {
    stand(G, figure, place, false);
    const facts = { who: whichOne(G, figure), room: roomFact(into) };
    if (isMonster(figure)) say(G, 'monster-put', null, facts);
    else say(G, 'put', figure, facts);
  }
  return [...inside.flatMap((figure) => happen(at, 'came', { figure })), ...ways];
};

/** So far from all others that nothing is laid beside them meanwhile. */
const APART = 6;

/** Tiles lie apart, next to none, with all that is in them, until each of them is laid anew. */
const setApart: Resolver<'set-apart'> = ({ G }, { rooms }) => {
  for (const [n, room] of roomsInPlay(G, rooms).entries()) {
    const { floor } = standing(G, room);
    const others = G.tiles.filter((tile) => tile.floor === floor && !rooms.includes(tile.room));
    Object.assign(standing(G, room), { x: 2 * n, y: Math.max(0, ...others.map(({ y }) => y)) + APART });
  }
  return [];
};

export const takingUpSteps = { 'take-up': takeUp, 'set-apart': setApart };
