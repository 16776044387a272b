import { canLeap, feels } from '../parts/cards/feeling';
import { dropTo, harmDice } from '../parts/cards/steps';
import { climbs } from '../rules/bound';
import type { ClauseID } from '../rules/clause';
import type { FigureID, RoomID } from '../rules/components';
import { explorerAt } from '../rules/figures';
import { tileOf } from '../rules/house';
import type { Way } from '../rules/option';
import type { Table } from '../rules/state';
import type { Seen, Thing } from '../rules/thing';
import { consult } from '../rules/things';
import { searchForStairs } from './search-for-stairs';

/** Ways between floors that are no doors. */

const wayTo = (room: RoomID, clause: ClauseID): Way => ({ to: { room, side: null }, door: null, clause });

/** One space each way, once both rooms stand (BH16). */
const linked = (room: RoomID, other: RoomID, clause: ClauseID): Thing => ({
  alters: {
    ways: ({ table }, { from }, so) => {
      const to = from.room === room ? other : from.room === other ? room : undefined;
      return to === undefined || tileOf(table, to) === undefined
        ? so
        : [...so, { ...wayTo(to, clause), isStairs: true }];
    },
  },
});

const STAIRS = 'stairs-from-basement';
const FOYER = 'foyer';
const CHUTE = 'coal-chute';
const LANDING = 'basement-landing';

/** Whether it leads anywhere: the landing may be out of the game, but what is lost is fallen into (BH167). */
const isOpen = ({ tiles }: Readonly<Pick<Table, 'tiles'>>): boolean =>
  tiles.some(({ room }) => room === LANDING);
const slides = (seen: Seen, figure: FigureID): boolean =>
  isOpen(seen.table) && consult(seen, 'bound', { figure, by: 'chute' }, true);

/**
 * Whoever comes in slides on to the landing, one space in all; monsters alone (BH64) may climb up from there, stop, and
 * slide back (BH70, BH96).
 */
const coalChute: Thing = {
  alters: {
    ways: (seen, { figure, from }, so) =>
      from.room === CHUTE && isOpen(seen.table) && climbs(seen, figure)
        ? [...so, wayTo(LANDING, 'BH70')]
        : so,
    waysOut: (seen, { figure, from }, so) => [
      ...so.map((way) =>
        way.to?.room === CHUTE && slides(seen, figure)
          ? { ...way, to: { room: LANDING, side: null }, clause: 'BH-coal-chute' as const }
          : way,
      ),
      ...(from.room === LANDING && climbs(seen, figure) ? [wayTo(CHUTE, 'BH96')] : []),
    ],
  },
  on: {
    entered: (at, { figure, from, to }) =>
      to.room === CHUTE && slides(at, figure) && !(from.room === LANDING && climbs(at, figure))
        ? [{ do: 'put', seat: figure, to: { room: LANDING, side: null } }]
        : [],
  },
};

/** A drop into the Ballroom that costs no space, a monster neither (3, BH75); they alone may climb up (BH64, BH70). */
const gallery: Thing = {
  alters: {
    ways: (seen, { figure, from }, so) =>
      from.room === 'ballroom' && tileOf(seen.table, 'gallery') !== undefined && climbs(seen, figure)
        ? [...so, wayTo('gallery', 'BH70')]
        : from.room === 'gallery' && tileOf(seen.table, 'ballroom') !== undefined && climbs(seen, figure)
          ? [...so, { ...wayTo('ballroom', 'BH-gallery'), isFree: true }]
          : so,
  },
  offers: {
    turn: (seen, { seat }) => {
      const { table } = seen;
      const isAble = explorerAt(table, seat).room === 'gallery' && tileOf(table, 'ballroom') !== undefined;
      // Who climbs goes down as it came up.
      if (!isAble || !canLeap(seen, seat) || climbs(seen, seat)) return [];
      return [
        {
          move: 'use',
          args: ['gallery'],
          clause: 'BH-gallery',
          label: { kind: 'jump', facts: { room: { term: 'rooms.ballroom' } } },
          weight: 0.1,
          next: [dropTo('ballroom', feels(seen, seat, 'gallery') ? [harmDice('physical', 1)] : [])],
        },
      ];
    },
  },
};

export const stairs: Readonly<Record<RoomID, Thing>> = {
  'grand-staircase': linked('grand-staircase', 'upper-landing', 'BH16'),
  [STAIRS]: linked(STAIRS, FOYER, 'BH16'),
  [FOYER]: searchForStairs,
  [CHUTE]: coalChute,
  gallery,
};
