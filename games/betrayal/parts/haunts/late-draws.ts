import type { PlayerID } from '@/kit/action';
import type { RoomID } from '../../rules/components';
import { explorerAt, isAlive } from '../../rules/figures';
import { roomOf } from '../../rules/house';
import { type Nothing, type Step, stepsOf } from '../../rules/step';
import type { At, Resolvers, Seen } from '../../rules/thing';
import { consult } from '../../rules/things';
import { keepPart, part } from './haunt';

/**
 * No symbol stops anybody: a card is drawn for a room newly found in this turn where one is when it ends, or before
 * something is tried there, once a room (BH-h25-D6).
 */

export type LateDraws = {
  /** Rooms newly found in this turn for which no card has been drawn. */
  readonly fresh: readonly RoomID[];
  /** A card is being drawn so that something may be tried: one may walk on after it. */
  readonly walksOn: boolean;
};

const NAME = 'draws';
const step = stepsOf<{
  owe: { isFirst?: boolean };
  'walk-on': Nothing;
  there: { room: RoomID; next: readonly Step[] };
}>(`haunt/${NAME}.`);

const keep = (at: At<LateDraws>, by: Partial<LateDraws>): void => keepPart(at, NAME, { ...at.mine, ...by });

const owes = ({ box }: Pick<Seen, 'box'>, { fresh }: LateDraws, room: RoomID): boolean =>
  fresh.includes(room) && roomOf(box, room).symbol !== undefined;

/** Whether a card is still to be drawn for a room before anything is tried there. */
export const isOwed = (seen: Seen<{ readonly [NAME]: LateDraws }>, room: RoomID): boolean =>
  owes(seen, seen.mine[NAME], room);

/** Its card first; then what was to be done, if one still is there and can act. */
export const drawnFirst = (room: RoomID, next: readonly Step[]): Step[] => [
  step('owe', { isFirst: true }),
  step('there', { room, next }),
];

export const lateDraws = part<LateDraws>({
  name: NAME,
  begin: () => ({ fresh: [], walksOn: false }),
  steps: {
    // The card may lead into another room newly found.
    owe: (at, { seat = '', isFirst = false }) => {
      const { G, box, mine } = at;
      const { room } = explorerAt(G, seat);
      const { symbol } = roomOf(box, room);
      if (symbol === undefined || !isAlive(explorerAt(G, seat)) || !owes(at, mine, room)) return [];
      const walksOn = isFirst && !G.turn.isMovementOver;
      keep(at, { fresh: mine.fresh.filter((one) => one !== room), walksOn });
      return [{ do: 'draw', seat, deck: symbol }, ...(isFirst ? [] : [step('owe', { seat })])];
    },
    'walk-on': (at) => {
      at.G.turn.isMovementOver = false;
      keep(at, { walksOn: false });
      return [];
    },
    // Where no card is left to draw nothing has been drawn.
    there: (at, { seat = '', room, next }) => {
      keep(at, { walksOn: false });
      const { life, room: here } = explorerAt(at.G, seat);
      const canAct = consult(at, 'may', { seat, what: 'use' }, null) === null;
      return life === 'alive' && here === room && canAct ? next : [];
    },
  } satisfies Resolvers<LateDraws, typeof step>,
  on: {
    discovered: (at, { seat, room }) => {
      if (at.G.turn.seat === seat) keep(at, { fresh: [...at.mine.fresh, room] });
      return [];
    },
    turnCloses: (_at, { seat }: { seat: PlayerID }) => [step('owe', { seat })],
    turnOver: (at) => {
      keep(at, { fresh: [] });
      return [];
    },
  },
  alters: {
    stops: () => false,
    drawn: ({ mine }, { seat }, so) => (mine.walksOn ? [step('walk-on', { seat }), ...so] : so),
  },
});
