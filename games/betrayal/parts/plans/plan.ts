import type { PlayerID } from '@/kit/action';
import type { Facts } from '@/kit/journal';
import type { ClauseID } from '../../rules/clause';
import type { FigureID, RoomID } from '../../rules/components';
import { room as roomFact } from '../../rules/journal';
import type { Goal, Seen } from '../../rules/thing';
import { fallen, heroes } from '../haunts/heroes';
import { nearestFirst } from './keeping-away';

/** For bots: how a side gets things done one after the other, and how a traitor hunts. */

/** What is to be done before the next: the page's line, and who goes where for it. */
interface Errand {
  /** The message `next.<kind>`. */
  readonly kind: string;
  /** Whether it is still to be done, when those before it are; absent: always. */
  readonly when?: boolean;
  /** Where to; absent: nobody is sent. The line speaks of the first, if its facts name no other. */
  readonly rooms?: readonly RoomID[];
  /** Who is sent: a seat, or whoever is nearest to the first of the rooms; null: nobody; absent: all. */
  readonly by?: PlayerID | 'nearest' | null;
  readonly prey?: readonly FigureID[];
  readonly facts?: Facts;
}

interface Plan extends Omit<Goal, 'clause' | 'next' | 'own' | 'rooms'> {
  /** In the order in which they are done. */
  readonly errands: readonly Errand[];
  /** Where whoever is not sent makes for. */
  readonly others: (seat: PlayerID) => readonly RoomID[];
  /** What every line is told. */
  readonly facts?: Facts;
}

/** What the heroes are about by their first open errand. */
export function planned(seen: Seen, clause: ClauseID, { errands, others, facts, ...goal }: Plan): Goal {
  const errand = errands.find(({ when = true }) => when);
  if (errand === undefined) throw new RangeError(`${clause}: no errand is open`);
  const { kind, rooms, by, prey } = errand;
  const all = heroes(seen.table);
  const [room] = rooms ?? [];
  const sent = by === 'nearest' && room !== undefined ? nearestFirst(seen, room, all)[0] : by;
  const isSent = (seat: PlayerID) => by === undefined || seat === sent;
  return {
    ...goal,
    clause,
    next: {
      kind,
      facts: { ...(room === undefined ? {} : { room: roomFact(room) }), ...facts, ...errand.facts },
    },
    own: Object.fromEntries(
      all.map((seat) => [seat, rooms !== undefined && isSent(seat) ? rooms : others(seat)]),
    ),
    ...(prey === undefined ? {} : { prey }),
  };
}

/** The traitor who has nothing to do but hunt: every hero is prey. */
export function hunted({ table }: Seen, clause: ClauseID): Goal & { readonly prey: readonly PlayerID[] } {
  const prey = heroes(table);
  return { clause, progress: fallen(table), next: { kind: 'hunt', facts: { left: prey.length } }, prey };
}
