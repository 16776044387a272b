import type { PlayerID } from '@/kit/action';
import type { RoomID } from '../../rules/components';
import { isTraitor } from '../../rules/figures';
import type { Seen } from '../../rules/thing';
import { consult } from '../../rules/things';

/** Whether an explorer feels what a room's text does: a traitor doesn't (BH62), nor does whoever a card shields. */
export const feels = (seen: Seen, seat: PlayerID, room: RoomID): boolean =>
  consult(seen, 'feels', { seat, room }, !isTraitor(seen.table, seat));

/** Whether an explorer can take a step at all. */
export const canStep = (seen: Seen, seat: PlayerID): boolean =>
  !seen.table.turn.isMovementOver && consult(seen, 'may', { seat, what: 'step' }, null) === null;

/** Whether it can get over a barrier, or through a hole: what keeps it to a way keeps it from that. */
export const canLeap = (seen: Seen, seat: PlayerID): boolean =>
  canStep(seen, seat) && consult(seen, 'may', { seat, what: 'leap' }, null) === null;
