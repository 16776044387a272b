import type { RoomID } from '../../rules/components';

/** Steps that stand for "no way there": as good as out of reach. */
export const FAR = 20;

/** Of counted steps those to a room. */
export const stepsTo = (steps: ReadonlyMap<RoomID, number>, room: RoomID): number => steps.get(room) ?? FAR;
