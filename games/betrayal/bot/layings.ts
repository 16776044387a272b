import type { Direction } from '../rules/components';
import { type Doorway, type Laying, layingsBehind, openDoorways } from '../rules/house';
import type { Ask, AskOf } from '../rules/step';
import type { Seen } from '../rules/thing';
import type { Choice } from '../rules/view';

/** A tile that a haunt's setup lays may close its floor (BH90): what is still to be found there would be out of reach. */

/** Doors of its floor that still lead on when a tile lies so. */
const doorsLeft = ({ table, box }: Seen, { meets: _meets, ...laying }: Laying): number =>
  openDoorways({ tiles: [...table.tiles, { ...laying, isLost: false }] }, box, laying.floor).length;

/** The layings that a choice leaves to whoever makes it: all behind a doorway, or one of them. */
function layingsOf(
  { table, box }: Seen,
  ask: AskOf<'doorway'> | AskOf<'place'>,
  { args: [first, second] }: Choice,
): Laying[] {
  const behind = (doorway: Doorway) => layingsBehind(table, box, ask.room, doorway, true);
  if (ask.kind === 'doorway') return behind({ room: String(first), direction: second as Direction });
  return behind({ room: ask.from, direction: ask.direction }).filter(({ turn }) => turn === first);
}

/** How many doors of its floor a choice of a setup leaves open; undefined where it lays nothing, or not for a setup. */
export const leavesOpen = (seen: Seen, ask: Ask | null, choice: Choice): number | undefined =>
  (ask?.kind === 'doorway' || ask?.kind === 'place') && ask.isSetup === true
    ? Math.max(0, ...layingsOf(seen, ask, choice).map((laying) => doorsLeft(seen, laying)))
    : undefined;
