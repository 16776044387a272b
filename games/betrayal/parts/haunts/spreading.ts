import { FLOORS, type RoomID } from '../../rules/components';
import { standing } from '../../rules/house';
import type { Way } from '../../rules/option';
import { remembered, type Seen } from '../../rules/thing';
import { consult } from '../../rules/things';
import { adjacent } from '../cards/adjacent';

/** What fills the house room by room: where it gets from each. */

/** It goes like a monster, by nobody's name. */
const FLOW = 'm';
const SLIDE = 'slide';

type Links = ReadonlyMap<RoomID, ReadonlySet<RoomID>>;

/**
 * Rooms that hang together for it: by doors, stairs and every other way that leads either way, but for the Mystic Slide
 * (BH-h27-D1); a hole through which nobody has fallen yet leads nowhere (BH-h27-K7).
 */
const linksOf = (seen: Seen): Links =>
  remembered(seen, 'links', () => {
    const { tiles } = seen.table;
    const rooms = tiles.flatMap(({ room, isLost }) => (isLost ? [] : [room]));
    const links = new Map(rooms.map((room) => [room, new Set<RoomID>()]));
    for (const room of rooms) {
      const from = { room, side: null };
      const ways = consult(seen, 'ways', { figure: FLOW, from }, []).flatMap((way) =>
        way.to === null || way.through !== undefined || isSlide(seen, room, way) ? [] : [way.to],
      );
      for (const { room: other } of [...adjacent(seen, from), ...ways]) {
        links.get(room)?.add(other);
        links.get(other)?.add(room);
      }
    }
    return links;
  });

/** A monster's way down from where the Slide lies (BH70). */
function isSlide({ table }: Seen, room: RoomID, { to, clause }: Way): boolean {
  const height = (one: RoomID) => FLOORS.indexOf(standing(table, one).floor);
  const isHere = table.tokens.some((one) => one.token === SLIDE && one.room === room);
  return isHere && clause === 'BH70' && to !== null && height(to.room) < height(room);
}

export const linked = (seen: Seen, room: RoomID): readonly RoomID[] => [...(linksOf(seen).get(room) ?? [])];

/** Steps from some rooms to all others, through those that it may go through. */
export function flood(
  seen: Seen,
  from: readonly RoomID[],
  isOpen = (_room: RoomID) => true,
): Map<RoomID, number> {
  const links = linksOf(seen);
  const steps = new Map(from.map((room) => [room, 0]));
  // What is set meanwhile has its turn as well.
  for (const [room, far] of steps)
    for (const next of links.get(room) ?? []) if (!steps.has(next) && isOpen(next)) steps.set(next, far + 1);
  return steps;
}
