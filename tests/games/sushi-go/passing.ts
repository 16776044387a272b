import { KINDS, type Kind } from '@games/sushi-go/rules/components';
import type { SushiGoG } from '@games/sushi-go/rules/state';
import type { PlayerID } from '@/kit/action';

/** In the order of hands. */
export const sorted = (cards: readonly Kind[]): Kind[] =>
  KINDS.flatMap((kind) => cards.filter((card) => card === kind));

/** Seats whose present hand this seat has held this round, found by walking its way back. */
export function seenBy({ hands, passes, round, options }: SushiGoG, playerID: PlayerID | null): Set<number> {
  const seen = new Set<number>();
  if (playerID === null) return seen;
  const seats = hands.length;
  const toTheRight = options.passBothWays && round === 2;
  // Hands are called by the seat they were dealt to; before pass t the hand at `seat` was dealt t seats back.
  const dealtTo = (seat: number, time: number) =>
    (((toTheRight ? seat + time : seat - time) % seats) + seats) % seats;
  const held = new Set(Array.from({ length: passes + 1 }, (_, time) => dealtTo(Number(playerID), time)));
  for (let seat = 0; seat < seats; seat++) if (held.has(dealtTo(seat, passes))) seen.add(seat);
  return seen;
}
