import { event, eventRoll } from '../../parts/cards/event';
import { gain, lose } from '../../parts/cards/steps';
import { mayStrike } from '../../rules/attacks';
import { DIRECTIONS, type FigureID, type Place } from '../../rules/components';
import { figures, isMonster, placeOf, traitOf } from '../../rules/figures';
import { behind, facing, opposite, samePlace, sideAt, standing } from '../../rules/house';
import { type Nothing, stepsOf } from '../../rules/step';
import type { Card, Resolvers, Seen } from '../../rules/thing';

const CARD = 'bloody-vision';
const step = stepsOf<{ strike: Nothing }>(`card:${CARD}`);

/** Where one stands, and what lies behind its doors; in a room with a barrier, behind that on one's side. */
function within({ table, box }: Seen, place: Place): Place[] {
  const tile = standing(table, place.room);
  const doors = DIRECTIONS.filter((door) => place.side === null || facing(place.side, tile) === door);
  return [
    place,
    ...doors.flatMap((door) => {
      const other = behind(table, box, tile, door);
      return other === undefined ? [] : [{ room: other.room, side: sideAt(box, other, opposite(door)) }];
    }),
  ];
}

/** Whom the vision is set on: explorers of the lowest Might, else a monster (BH138), of those whom it may be set on (BH170). */
function preyOf(seen: Seen, seat: FigureID): FigureID[] {
  const places = within(seen, placeOf(seen.table, seat));
  const near = figures(seen.table).filter(
    (one) => mayStrike(seen, seat, one) && places.some((place) => samePlace(place, placeOf(seen.table, one))),
  );
  const explorers = near.filter((one) => !isMonster(one));
  const least = Math.min(...explorers.map((one) => traitOf(seen, one, 'might')));
  return explorers.length > 0 ? explorers.filter((one) => traitOf(seen, one, 'might') === least) : near;
}

/** An ordinary Might attack with any weapon, besides that of the turn, also before the haunt; nothing is stolen (BH138). */
export const bloodyVision: Card = event('bloody-vision', {
  play: [eventRoll(CARD, 'sanity', { 4: [gain('sanity')], 2: [lose('sanity')], 0: [step('strike')] })],
  steps: {
    strike: (at, { seat = '' }) => {
      const targets = preyOf(at, seat);
      return targets.length === 0 ? [] : [{ do: 'ask', kind: 'strike', targets }];
    },
  } satisfies Resolvers<unknown, typeof step>,
});
