import { aimOfPart, type Part } from '../../parts/haunts/haunt';
import { fallen, heroes, traitorOf } from '../../parts/haunts/heroes';
import { ofKind } from '../../parts/haunts/of-kind';
import { holderOf } from '../../rules/cards';
import type { RoomID } from '../../rules/components';
import { sideOf, traitOf } from '../../rules/figures';
import { room as roomFact } from '../../rules/journal';
import type { Goal, Goals } from '../../rules/thing';
import { errands } from './madman';
import { accomplice, CLAUSE, closest, MADMAN, RING, type Seer, specters, waiting } from './state';

/** Sanity with which whoever has the Ring goes for them. */
const STEADY = 5;

/** Those who are in are beaten by whoever has the Ring, once nobody waits outside (BH-h11-D1). */
function ofHeroes(seen: Seer, rite: Part): Goal {
  const { table, mine } = seen;
  const { isDone: _, ...aim } = aimOfPart(rite, seen);
  const holder = holderOf(table, RING);
  const isOurs = holder !== null && sideOf(table, holder) === 'heroes';
  const canHunt = isOurs && waiting(seen).length === 0 && traitOf(seen, holder, 'sanity') >= STEADY;
  const inside = specters(table);
  const beaten =
    (mine.opened.length - inside.length) / Math.max(1, mine.opened.length + waiting(seen).length);
  return {
    clause: CLAUSE,
    ...aim,
    progress: Math.max(aim.progress, beaten),
    ...(canHunt && inside.length > 0 ? { own: { [holder]: inside.map(({ room }) => room) } } : {}),
  };
}

/** Of the windows the explorer takes one to which the Madman is not on his way, where there are more. */
function share(seen: Seer, madmans: readonly RoomID[]): readonly RoomID[] {
  const here = accomplice(seen.table);
  const shut = waiting(seen);
  const rest = shut.filter((room) => room === here || !madmans.includes(room));
  return here === null ? [] : closest(seen, here, rest.length > 0 ? rest : shut);
}

function ofTraitor(seen: Seer): Goal {
  const { table } = seen;
  const all = heroes(table);
  const [madman] = ofKind(table, MADMAN);
  const errand = madman === undefined ? null : errands(seen, madman);
  const shut = waiting(seen);
  const windows = share(seen, errand?.kind === 'open' ? errand.rooms : []);
  const isBound = errand !== null && errand.rooms.length > 0;
  const target = (errand?.kind === 'open' ? errand.rooms[0] : undefined) ?? windows[0];
  return {
    clause: CLAUSE,
    progress: Math.min(1, 0.9 * fallen(table) + 0.02 * specters(table).length),
    next: {
      kind: target !== undefined ? 'open' : isBound ? 'explore' : 'hunt',
      facts: {
        count: shut.length,
        left: all.length,
        ...(target === undefined ? {} : { room: roomFact(target) }),
      },
    },
    prey: all,
    own: {
      ...(madman !== undefined && isBound ? { [madman.id]: errand.rooms } : {}),
      ...(windows.length > 0 ? { [traitorOf(table)]: windows } : {}),
    },
  };
}

export const goalsWith =
  (rite: Part) =>
  (seen: Seer): Goals => ({ heroes: ofHeroes(seen, rite), traitor: ofTraitor(seen) });
