import type { PlayerID } from '@/kit/action';
import { adjacent } from '../../parts/cards/adjacent';
import { DYNAMITE, step } from '../../parts/cards/dynamite';
import { harm, roll } from '../../parts/cards/steps';
import { usable } from '../../parts/cards/usable';
import { mayHit } from '../../rules/attacks';
import type { FigureID, Place } from '../../rules/components';
import { figures, hasTrait, isMonster, kindOfMonster, placeOf } from '../../rules/figures';
import { samePlace } from '../../rules/house';
import { room as roomFact } from '../../rules/journal';
import type { Card, Resolvers, Seen } from '../../rules/thing';
import { consult } from '../../rules/things';
import { clockwise } from '../../rules/tokens';
import { areOpponents } from '../../rules/ways';

const SAFE = 5;
const POINTS = 4;

/** Who is hit there: whoever has both Might and Speed, and may be by what asks for Speed (BH170, BH-g18). */
const hitIn = (seen: Seen, seat: PlayerID, place: Place): FigureID[] =>
  figures(seen.table).filter(
    (figure) =>
      samePlace(placeOf(seen.table, figure), place) &&
      hasTrait(seen, figure, 'might') &&
      hasTrait(seen, figure, 'speed') &&
      mayHit(seen, seat, figure, 'speed'),
  );

/** Thrown through a door in place of the attack, once the haunt has begun (BH60, BH122). Spent. */
export const dynamite: Card = {
  deck: 'item',
  clause: 'BH-dynamite',
  isItem: true,
  ...usable(DYNAMITE, (seen, seat) => {
    const { table } = seen;
    if (table.haunt === null || table.turn.hasAttacked) return [];
    if (consult(seen, 'may', { seat, what: 'attack' }, null) !== null) return [];
    return adjacent(seen, placeOf(table, seat)).flatMap((place) => {
      const hit = hitIn(seen, seat, place);
      if (hit.length === 0) return [];
      return [
        {
          args: [DYNAMITE, place.room, ...(place.side === null ? [] : [place.side])],
          label: {
            kind: 'throw',
            facts: { card: { term: `cards.${DYNAMITE}` }, room: roomFact(place.room) },
          },
          weight: hit.every((figure) => areOpponents(seen, seat, figure)) ? 5 : 0.05,
          next: [{ do: 'forgo-attack' }, { do: 'discard', card: DYNAMITE }, step('burst', { to: place })],
        },
      ];
    });
  }),
  steps: {
    // Explorers roll clockwise from whoever threw it, then the monsters that have the traits (BH106, BH73).
    burst: (at, { seat: thrower = '0', to }) => {
      const hit = hitIn(at, thrower, to);
      const explorers = clockwise(at.table, thrower).filter((seat) => hit.includes(seat));
      const hurt = harm('physical', POINTS);
      const dodged = roll('speed', `cards.${DYNAMITE}`, 'card', { [SAFE]: [], 0: [hurt] });
      return [...explorers, ...hit.filter(isMonster)].map((figure) => ({
        ...(isMonster(figure) && kindOfMonster(at, figure)?.yieldsToBlasts === true ? hurt : dodged),
        seat: figure,
      }));
    },
  } satisfies Resolvers<unknown, typeof step>,
};
