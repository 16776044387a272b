import type { PlayerID } from '@/kit/action';
import type { CardID } from '../../rules/components';
import { explorerAt, isTraitor } from '../../rules/figures';
import { hasOpenWindow, roomOf, standing } from '../../rules/house';
import type { ExplorerState } from '../../rules/state';
import type { Alternative, Roll, Step } from '../../rules/step';
import type { At, Seen } from '../../rules/thing';
import { clockwise } from '../../rules/tokens';
import { pick } from './steps';

/** Whether an event that somebody else has drawn is of this seat's own drawing: a roll of it is named by that. */
type Use = Extract<Roll['use'], 'event' | 'card'>;

/**
 * An event that meets several explorers, clockwise from whoever drew it (BH106). A traitor may decline its own
 * part of what somebody else has drawn (BH65).
 */
export const meeting = (
  at: At,
  drawer: PlayerID,
  card: CardID,
  isMet: (explorer: Readonly<ExplorerState>) => boolean,
  part: (use: Use, seat: PlayerID) => readonly Step[],
): Step[] =>
  clockwise(at.table, drawer)
    .filter((seat) => isMet(explorerAt(at.table, seat)))
    .flatMap((seat) => {
      const steps = part(seat === drawer ? 'event' : 'card', seat).map((step) => ({ ...step, seat }));
      if (seat === drawer || !isTraitor(at.table, seat)) return steps;
      const accept = { key: 'accept', label: 'accept', next: steps };
      const decline: Alternative = {
        key: 'decline',
        label: 'decline',
        next: [{ do: 'tell', kind: 'decline', card }],
        weight: 3,
      };
      return [{ ...pick('BH65', [accept, decline], card), seat }];
    });

/** Whether an explorer stands in the basement. */
export const isBelow =
  ({ table }: Seen) =>
  ({ room }: Readonly<ExplorerState>): boolean =>
    standing(table, room).floor === 'basement';

/** Whether it stands in the open, or in a room with a window that still looks out (BH80, BH100). */
export const isExposed =
  ({ table, box }: Seen) =>
  ({ room }: Readonly<ExplorerState>): boolean =>
    roomOf(box, room).isOutside === true || hasOpenWindow(table, box, standing(table, room));
