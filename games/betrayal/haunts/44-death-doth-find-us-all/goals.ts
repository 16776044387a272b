import type { PlayerID } from '@/kit/action';
import { heroes } from '../../parts/haunts/heroes';
import type { RoomID, Trait } from '../../rules/components';
import { explorerAt, traitOf } from '../../rules/figures';
import { roomsInPlay } from '../../rules/house';
import { oddsOf } from '../../rules/rolls';
import type { Seen } from '../../rules/thing';
import { distancesFrom } from '../../rules/ways';

/** Where the heroes try the rite, and who goes where. */

/** Each counts once (BH-h44-H). */
export const ROOMS: readonly RoomID[] = [
  'catacombs',
  'charred-room',
  'crypt',
  'gallery',
  'kitchen',
  'pentagram-chamber',
  'tower',
];

/** What each try is made with, and what it has to reach: the heroes’ secret (BH156). */
export const TRIED = ['sanity', 'knowledge'] as const satisfies readonly Trait[];
export const FROM = 5;
export const RITE_ROLL = 'rolls.rite';
/** Less is as bad. */
const HOPELESS = 0.02;

/** What a success is counted by: its room, and with what. */
export const keyOf = (room: RoomID, trait: string): string => `${room} ${trait}`;
const roomIn = (key: string): RoomID => key.split(' ')[0] ?? '';

/** Rooms in which it has succeeded. */
export const held = (done: readonly string[]): RoomID[] => done.map(roomIn);

/** Rooms in the house in which it can succeed yet. */
export const openRooms = ({ table }: Seen, done: readonly string[]): RoomID[] =>
  roomsInPlay(
    table,
    ROOMS.filter((room) => !held(done).includes(room)),
  );

/** How likely somebody is to succeed with a trait. */
export const chanceOf = (seen: Seen, seat: PlayerID, trait: Trait): number =>
  oddsOf(seen, { do: 'roll', seat, trait, use: 'task', what: RITE_ROLL }, FROM).chance;

/** The turns that it takes somebody to succeed once there, and to go there first. */
const turnsFor = (seen: Seen, seat: PlayerID, steps: number): number =>
  steps / traitOf(seen, seat, 'speed') +
  1 / Math.max(HOPELESS, ...TRIED.map((trait) => chanceOf(seen, seat, trait)));

/**
 * Each hero makes for a room of its own, those first who are likely to be done first. Who is left over looks for
 * more of them, or, where there are enough, helps in any.
 */
export function division(
  seen: Seen,
  open: readonly RoomID[],
  left: number,
): Record<PlayerID, readonly RoomID[]> {
  const own: Record<PlayerID, readonly RoomID[]> = {};
  const pairs = heroes(seen.table).flatMap((seat) => {
    own[seat] = open.length >= left ? open : [];
    const steps = distancesFrom(seen, explorerAt(seen.table, seat).room);
    return open.flatMap((room) => {
      const far = steps.get(room);
      return far === undefined ? [] : [{ seat, room, turns: turnsFor(seen, seat, far) }];
    });
  });
  const taken = new Set<string>();
  for (const { seat, room } of pairs.sort((a, b) => a.turns - b.turns))
    if (!taken.has(seat) && !taken.has(room)) {
      own[seat] = [room];
      taken.add(seat).add(room);
    }
  return own;
}
