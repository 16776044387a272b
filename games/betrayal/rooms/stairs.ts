import { canStep, feels } from '../parts/feeling';
import { harmDice, put } from '../parts/steps';
import type { ClauseID } from '../rules/clause';
import type { RoomID } from '../rules/components';
import { explorerAt, isMonster } from '../rules/figures';
import { tileOf } from '../rules/house';
import type { Way } from '../rules/option';
import type { Thing } from '../rules/thing';

/** Ways between floors that are no doors. */

const wayTo = (room: RoomID, clause: ClauseID): Way => ({ to: { room, side: null }, door: null, clause });

/** One space each way, once both rooms stand (BH16). */
const linked = (room: RoomID, other: RoomID, clause: ClauseID): Thing => ({
  alters: {
    ways: ({ table }, { from }, so) => {
      const to = from.room === room ? other : from.room === other ? room : undefined;
      return to === undefined || tileOf(table, to) === undefined ? so : [...so, wayTo(to, clause)];
    },
  },
});

const CHUTE = 'coal-chute';
const LANDING = 'basement-landing';

/** Whoever enters slides on to the landing, one space in all; monsters may climb up and stop there (BH70, BH96). */
const coalChute: Thing = {
  alters: {
    ways: (_seen, { figure, from }, so) => {
      return isMonster(figure) && from.room === LANDING ? [...so, wayTo(CHUTE, 'BH96')] : so;
    },
    waysOut: (_seen, { figure }, so) =>
      isMonster(figure)
        ? so
        : so.map((way) =>
            way.to?.room === CHUTE
              ? { ...way, to: { room: LANDING, side: null }, clause: 'BH-coal-chute' as const }
              : way,
          ),
  },
  on: {
    entered: (_at, { figure, to }) =>
      to.room === CHUTE && !isMonster(figure)
        ? [{ do: 'put', seat: figure, to: { room: LANDING, side: null } }]
        : [],
  },
};

/** A drop into the Ballroom that costs no space (3); monsters may climb back up (BH70). */
const gallery: Thing = {
  alters: {
    ways: ({ table }, { figure, from }, so) =>
      isMonster(figure) && from.room === 'ballroom' && tileOf(table, 'gallery') !== undefined
        ? [...so, wayTo('gallery', 'BH70')]
        : isMonster(figure) && from.room === 'gallery' && tileOf(table, 'ballroom') !== undefined
          ? [...so, wayTo('ballroom', 'BH70')]
          : so,
  },
  offers: {
    turn: (seen, { seat }) => {
      const { table } = seen;
      const isAble = explorerAt(table, seat).room === 'gallery' && tileOf(table, 'ballroom') !== undefined;
      if (!isAble || !canStep(seen, seat)) return [];
      return [
        {
          move: 'use',
          args: ['gallery'],
          clause: 'BH-gallery',
          label: { kind: 'jump', facts: { room: { term: 'rooms.ballroom' } } },
          weight: 0.1,
          next: [put('ballroom'), ...(feels(seen, seat, 'gallery') ? [harmDice('physical', 1)] : [])],
        },
      ];
    },
  },
};

export const stairs: Readonly<Record<RoomID, Thing>> = {
  'grand-staircase': linked('grand-staircase', 'upper-landing', 'BH16'),
  'stairs-from-basement': linked('stairs-from-basement', 'foyer', 'BH16'),
  [CHUTE]: coalChute,
  gallery,
};
