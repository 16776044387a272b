import type { Place } from './components';
import { livingSeats } from './figures';
import { tileOf } from './house';
import { room as roomFact, say, token as tokenFact } from './journal';
import type { BetrayalG } from './state';
import type { Resolver } from './thing';

/** Markers in rooms, and steps that are about several seats. */

/** Puts a marker into a room. */
function putToken(G: BetrayalG, token: string, { room, side }: Place): void {
  const id = G.tokens.reduce((most, one) => Math.max(most, one.id), 0) + 1;
  G.tokens.push({ id, token, room, side });
  say(G, 'token', null, { token: tokenFact(token), room: roomFact(room) });
}

/** `side`: in a room with a barrier, the one it lies on (BH99). */
const token: Resolver<'token'> = ({ G }, step) => {
  const { room, token: name, side = null } = step;
  if (tileOf(G, room) === undefined) return [];
  putToken(G, name, { room, side });
  return [];
};

const untoken: Resolver<'untoken'> = ({ G }, step) => {
  const { token: name, room } = step;
  const place = G.tokens.findIndex((one) => one.token === name && one.room === room);
  if (place < 0) return [];
  G.tokens.splice(place, 1);
  say(G, 'untoken', null, { token: tokenFact(name), room: roomFact(room) });
  return [];
};

/** The same for several seats, one after the other as they are named (BH106). */
const each: Resolver<'each'> = (_at, step) =>
  step.seats.flatMap((seat) => step.next.map((one) => ({ ...one, seat })));

/** Seats clockwise from one, itself first, whose explorers live: whoever draws a card that meets several begins (BH106). */
export const clockwise = (table: Pick<BetrayalG, 'explorers'>, from: string): string[] => {
  const living = livingSeats(table);
  const first = living.findIndex((seat) => Number(seat) >= Number(from));
  return first < 0 ? living : [...living.slice(first), ...living.slice(0, first)];
};

const keepQuiet: Resolver<'keep-quiet'> = ({ G }, { seat }) => {
  G.quiet[Number(seat)] = true;
  return [];
};

export const tokenSteps = {
  token,
  untoken,
  each,
  'keep-quiet': keepQuiet,
};
