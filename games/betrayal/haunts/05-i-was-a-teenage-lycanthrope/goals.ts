import type { PlayerID } from '@/kit/action';
import { inSight } from '../../parts/cards/sight';
import { dwindled, heroes } from '../../parts/haunts/heroes';
import { hunted } from '../../parts/plans/plan';
import { holderOf } from '../../rules/cards';
import type { RoomID } from '../../rules/components';
import { placeOf } from '../../rules/figures';
import { room as roomFact } from '../../rules/journal';
import type { Goals, Seen } from '../../rules/thing';
import { BULLETS, finds, hasBoth, makes, placeOfCard, REVOLVER, type State, wolves } from './state';

/** Where a Werewolf can be shot at without being beside one; else where they are. */
function stands(seen: Seen<State>): readonly RoomID[] {
  const lairs = wolves(seen.table).map((wolf) => placeOf(seen.table, wolf));
  const rooms = lairs.map(({ room }) => room);
  const far = lairs.flatMap((lair) => inSight(seen, lair).map(({ room }) => room));
  const safe = far.filter((room) => !rooms.includes(room));
  return safe.length > 0 ? safe : rooms;
}

/** Who makes for where: the work is shared, until somebody holds both; then that one hunts, and the others keep away. */
function divide(seen: Seen<State>, shooter: PlayerID | null): Record<PlayerID, readonly RoomID[]> {
  const { table } = seen;
  const [gun, silver] = [placeOfCard(table, REVOLVER), placeOfCard(table, BULLETS)];
  const aimOf = (seat: PlayerID): readonly RoomID[] => {
    if (shooter !== null) return seat === shooter ? stands(seen) : [];
    if (holderOf(table, REVOLVER) === seat) return silver === null ? makes(table) : [silver];
    if (holderOf(table, BULLETS) === seat) return gun === null ? finds(table) : [gun];
    const lying = (card: string, room: RoomID | null) =>
      room !== null && holderOf(table, card) === null ? [room] : [];
    return [...finds(table), ...makes(table), ...lying(REVOLVER, gun), ...lying(BULLETS, silver)];
  };
  return Object.fromEntries(heroes(table).map((seat) => [seat, aimOf(seat)]));
}

export function goals(seen: Seen<State>): Goals {
  const { table } = seen;
  const left = heroes(table);
  const shooter = left.find((seat) => hasBoth(table, seat)) ?? null;
  const [gun, silver] = [placeOfCard(table, REVOLVER), placeOfCard(table, BULLETS)];
  const kind =
    shooter !== null
      ? 'shoot'
      : gun !== null && silver !== null
        ? 'bring-together'
        : gun === null && silver === null
          ? 'find-both'
          : gun === null
            ? 'find-revolver'
            : 'make-bullets';
  return {
    heroes: {
      clause: 'BH-h05',
      progress: (gun === null ? 0 : 0.25) + (silver === null ? 0 : 0.25) + (shooter === null ? 0 : 0.25),
      next: { kind, facts: { count: wolves(table).length, room: roomFact(silver ?? gun ?? 'attic') } },
      own: divide(seen, shooter),
      ...(shooter === null ? {} : { prey: wolves(table) }),
    },
    traitor: { ...hunted(seen, 'BH-h05'), progress: dwindled(table) },
  };
}
