import type { PlayerID } from '@/kit/action';
import { isSpared } from '../../rules/bound';
import type { ClauseID } from '../../rules/clause';
import { type CardID, FLOORS, type Floor, type Place, type TokenID } from '../../rules/components';
import { placeOf } from '../../rules/figures';
import { samePlace, tileOf } from '../../rules/house';
import { canBeMoved } from '../../rules/moving';
import type { Way } from '../../rules/option';
import type { Table } from '../../rules/state';
import { type Step, stepsOf } from '../../rules/step';
import type { At, Seen, Thing } from '../../rules/thing';
import { placesIn } from './sides-of';
import { pick, untoken } from './steps';

const CHUTE = 'coal-chute';

/** Every place on some floors where the second token may lie: not in the Coal Chute, on either side of a barrier (BH147). */
function placesOn({ table, box }: Seen, floors: readonly Floor[]): Place[] {
  return table.tiles
    .filter(({ room, floor, isLost }) => floors.includes(floor) && !isLost && room !== CHUTE)
    .flatMap(({ room }) => placesIn(box, room));
}

const endsOf = ({ tokens }: Pick<Table, 'tokens'>, token: TokenID): readonly Place[] =>
  tokens.filter((one) => one.token === token).map(({ room, side }) => ({ room, side }));

/** Whoever looks for a place on these floors for the second token; the drawer's own only where there is no other. */
export function secondEnd(
  at: At,
  seat: PlayerID,
  floors: readonly Floor[],
  token: TokenID,
  after: (to: Place) => Step,
): Step[] {
  const here = placeOf(at.table, seat);
  const places = placesOn(at, floors);
  const others = places.filter((place) => !samePlace(place, here));
  return [
    pick(
      'BH147',
      (others.length > 0 ? others : places).map(({ room, side }) => ({
        key: side === null ? room : `${room} ${side}`,
        label: side === null ? 'token-to' : 'token-to-side',
        facts: {
          token: { term: `tokens.${token}` },
          room: { term: `rooms.${room}` },
          ...(side === null ? {} : { direction: { term: `directions.${side}` } }),
        },
        next: [{ do: 'token', token, room, side }, after({ room, side })],
      })),
    ),
  ];
}

export const otherFloors = ({ table }: Seen, room: string): Floor[] =>
  FLOORS.filter((floor) => floor !== tileOf(table, room)?.floor);

interface Through {
  readonly seat?: PlayerID;
  readonly to: Place;
}

/** The steps of a card that leaves a passage; `found`: where its other end lies. */
export const passages = (card: CardID) =>
  stepsOf<{ found: { to: Place }; through: { to: Place } }>(`card:${card}`);

/** What the card itself allows at once, though the movement is over (BH86): to go through now, whoever can (BH166). */
export const mayFollow = (
  at: At,
  card: string,
  { seat = '', to }: Through,
  after: readonly Step[] = [],
): Step[] => {
  if (!canBeMoved(at, seat)) return [];
  const go = { key: 'go', label: 'go-through', next: [passages(card)('through', { to }), ...after] };
  return [pick(`BH-${card}`, [go, { key: 'stay', label: 'stay', next: [] }], card)];
};

/** Through a passage by what its card allows: no step, so nothing is rolled for it (BH98), but spaces are used up. */
export const goThrough =
  (spaces: number) =>
  (_at: Pick<At, 'G'>, { seat, to }: Through): Step[] => [
    { do: 'spend', seat, cost: spaces },
    { do: 'put', to, isOwn: true },
  ];

/** Two tokens are one space apart, for everybody, monsters among them (BH70). With the room of one both are out of the game (BH-h32-D6). */
export const passage = (token: TokenID, clause: ClauseID): Thing => ({
  on: {
    takenUp: ({ G }, { rooms }) => {
      const ends = endsOf(G, token);
      return ends.some(({ room }) => rooms.includes(room))
        ? ends.map(({ room }) => untoken(token, room))
        : [];
    },
  },
  alters: {
    ways: (seen, { figure, from }, so) => {
      const isHere = (end: Place) =>
        samePlace(end, from) || (end.room === from.room && (from.side === null || isSpared(seen, figure)));
      const [one, other] = endsOf(seen.table, token);
      if (one === undefined || other === undefined) return so;
      return [
        ...so,
        ...(isHere(one) ? [other] : [])
          .concat(isHere(other) ? [one] : [])
          .flatMap((to): Way[] => (samePlace(one, other) ? [] : [{ to, door: null, clause }])),
      ];
    },
  },
});
