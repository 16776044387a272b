import { canLeap, feels } from '../parts/cards/feeling';
import { BALANCE, COLLAPSED, rollIn, collapsedStep as step } from '../parts/cards/room-rolls';
import { dropTo, harmDice, pick, roomWay, token, untoken } from '../parts/cards/steps';
import { climbs } from '../rules/bound';
import type { Place, RoomID } from '../rules/components';
import { explorerAt } from '../rules/figures';
import { roomOf, tileOf } from '../rules/house';
import type { Way } from '../rules/option';
import type { Table } from '../rules/state';
import type { Step } from '../rules/step';
import type { Box, Resolvers, Seen, Thing } from '../rules/thing';

const BELOW = 'below-collapsed-room';

const below = (table: Pick<Table, 'tokens'>) => table.tokens.find(({ token: name }) => name === BELOW);

const basementOf = ({ tiles }: Readonly<Table>) =>
  tiles.filter(({ floor, isLost }) => floor === 'basement' && !isLost);

/** Whether there is anything below it: a basement that is lost is fallen into all the same, one that is out of the game is not. */
const isHollow = ({ tiles }: Readonly<Pick<Table, 'tiles'>>): boolean =>
  tiles.some(({ floor }) => floor === 'basement');

/**
 * Whoever falls first lays a basement room and lands there; later ones land on the token (BH75). The tile comes
 * first, then the harm, then the room's symbol (BH95). Who falls has come here by its own choice, or jumps (BH163).
 */
const fall = (table: Readonly<Table>, isHurt: boolean): Step[] => {
  const hurt = isHurt ? [harmDice('physical', 1)] : [];
  const known = below(table);
  if (known !== undefined) return [dropTo(known.room, hurt)];
  return [
    {
      do: 'place-new',
      floors: ['basement'],
      next: [step.after('marked'), { do: 'put-in-new', before: hurt, isOwn: true }],
      otherwise: [
        pick(
          'BH75',
          basementOf(table).map(({ room }) =>
            roomWay(room, 'fall-to', [token(BELOW, room), dropTo(room, hurt)]),
          ),
        ),
      ],
    },
  ];
};

/** Where a monster comes down in a room: with a barrier it may be on the other side as well (BH99). */
const landingIn = (box: Box, room: RoomID): Place => {
  const { doors, isBarrier } = roomOf(box, room);
  return { room, side: isBarrier === true ? (doors[0] ?? null) : null };
};

/** A monster that goes first chooses where it comes down, and everybody after it falls there (BH75). */
const holes = ({ table, box }: Seen): Way[] =>
  basementOf(table).map(({ room }) => ({
    to: landingIn(box, room),
    door: null,
    clause: 'BH75',
    isFree: true,
    isLoud: true,
    through: (onward) => [token(BELOW, room), ...onward],
  }));

/**
 * The floor gives way under whoever discovers it (3, BH75), but a traitor (BH92); others may jump. Monsters alone climb
 * back up (BH64, BH70).
 */
export const collapsedRoom: Thing = {
  on: {
    discovered: (at, { seat, room }) =>
      room === COLLAPSED && isHollow(at.G) && feels(at, seat, COLLAPSED)
        ? [rollIn(COLLAPSED, BALANCE, [], fall(at.G, true))]
        : [],
    takenUp: ({ G }, { rooms }) => {
      const place = below(G);
      return place !== undefined && rooms.includes(COLLAPSED) ? [untoken(BELOW, place.room)] : [];
    },
  },
  steps: {
    marked: (_at, { room }) => [token(BELOW, room)],
    // Under whoever loses its balance for another reason than having found it.
    fall: ({ G }) => fall(G, true),
  } satisfies Resolvers<unknown, typeof step>,
  alters: {
    ways: (seen, { figure, from }, so) => {
      const { table, box } = seen;
      if (!climbs(seen, figure)) return so;
      const place = below(table);
      if (place === undefined) return from.room === COLLAPSED ? [...so, ...holes(seen)] : so;
      const drop: Way = { to: landingIn(box, place.room), door: null, clause: 'BH75', isFree: true };
      if (from.room === COLLAPSED) return [...so, drop];
      return from.room === place.room
        ? [...so, { to: landingIn(box, COLLAPSED), door: null, clause: 'BH70' }]
        : so;
    },
  },
  offers: {
    turn: (seen, { seat }) => {
      const { table } = seen;
      const place = below(table);
      const isBottomless =
        place === undefined ? basementOf(table).length === 0 : tileOf(table, place.room) === undefined;
      // Nobody jumps into what is lost (BH167).
      if (explorerAt(table, seat).room !== COLLAPSED || isBottomless || !canLeap(seen, seat)) return [];
      // Who climbs goes down as it came up.
      if (climbs(seen, seat)) return [];
      return [
        {
          move: 'use',
          args: [COLLAPSED],
          clause: 'BH-collapsed-room',
          label: { kind: 'jump-down' },
          weight: 0.2,
          next: fall(table, feels(seen, seat, COLLAPSED)),
        },
      ];
    },
  },
};
