import type { PlayerID } from '@/kit/action';
import { HALL, isOpen } from '../../parts/haunts/front-door';
import { fallen, heroes, traitorOf } from '../../parts/haunts/heroes';
import { doorsOn } from '../../parts/plans/doors-on';
import { holderOf } from '../../rules/cards';
import type { RoomID } from '../../rules/components';
import { explorerAt, traitOf } from '../../rules/figures';
import { room as roomFact } from '../../rules/journal';
import { oddsOf } from '../../rules/rolls';
import type { Goals, Seen } from '../../rules/thing';
import { distancesFrom } from '../../rules/ways';
import { basement, blowsFrom, DEFUSE, GIRL, girlIn, isUnexplored, phantomIn, type State } from './state';

type Seer = Seen<State>;

/** From this Knowledge on the bomb is worth a hero’s turns, while there is another way out. */
const CLEVER = 5;

/** How likely somebody is to stop the bomb. */
const chanceOf = (seen: Seer, seat: PlayerID): number =>
  oddsOf(seen, { do: 'roll', seat, trait: 'knowledge', use: 'task', what: 'rolls.defuse' }, DEFUSE).chance;

/** While she is lost all make for the basement, and look on from there. */
function searching(seen: Seer): Record<PlayerID, readonly RoomID[]> {
  const { table } = seen;
  const below = basement(table);
  const doors = [...new Set(doorsOn(seen, 'basement').map(({ room }) => room))];
  return Object.fromEntries(
    heroes(table).map((seat) => [seat, below.includes(explorerAt(table, seat).room) ? [] : doors]),
  );
}

/** In the traitor's hands she can't be taken out: there is the bomb, and there is the traitor (BH-h16-K6). */
const isTaken = (table: Seen['table']): boolean => holderOf(table, GIRL) === traitorOf(table);

/** When she is free: whoever knows enough sees to the bomb, all others to the door. */
function escaping(seen: Seer, there: RoomID): Record<PlayerID, readonly RoomID[]> {
  const { table, mine } = seen;
  const girl = girlIn(table);
  const isHeld = holderOf(table, GIRL) !== null;
  const isWayOut = distancesFrom(seen, there).has(HALL);
  const aimOf = (seat: PlayerID): readonly RoomID[] => {
    if (!isWayOut && explorerAt(table, seat).room !== HALL) return [there];
    const isClever = traitOf(seen, seat, 'knowledge') >= CLEVER;
    if (isTaken(table)) return isClever || girl === null ? [there] : [girl];
    if (isOpen(mine.door)) return isHeld || girl === null ? [HALL] : [girl];
    return isClever ? [there] : [HALL];
  };
  return Object.fromEntries(heroes(table).map((seat) => [seat, aimOf(seat)]));
}

function ofHeroes(seen: Seer) {
  const { table, mine } = seen;
  const phantom = phantomIn(table);
  if (mine.freedIn !== null) {
    const out = table.explorers.filter(({ life }) => life === 'left').length;
    const best = Math.max(0, ...heroes(table).map((seat) => chanceOf(seen, seat)));
    return {
      progress: 0.5 + 0.15 * best + (isOpen(mine.door) ? 0.15 : 0) + 0.04 * out,
      next: { kind: isOpen(mine.door) ? 'leave' : 'escape', facts: { room: roomFact(mine.freedIn) } },
      rooms: [mine.freedIn, HALL],
      own: escaping(seen, mine.freedIn),
      prey: isTaken(table) ? [traitorOf(table)] : [],
    };
  }
  if (phantom !== undefined)
    return {
      progress: 0.3,
      next: { kind: 'beat', facts: { room: roomFact(phantom.room) } },
      rooms: [phantom.room],
      prey: [phantom.id],
    };
  return {
    progress: 0.02 * Math.min(10, basement(table).length),
    next: { kind: isUnexplored(seen) ? 'search' : 'wait' },
    own: searching(seen),
  };
}

export function goals(seen: Seer): Goals {
  const { table, mine } = seen;
  const left = heroes(table);
  return {
    heroes: { clause: 'BH-h16', ...ofHeroes(seen) },
    traitor: {
      clause: 'BH-h16',
      progress: Math.min(1, 0.06 * mine.track + fallen(table)),
      next: {
        kind: 'tick',
        facts: { dice: Math.min(8, mine.track + 1), from: blowsFrom(table.haunt?.players ?? 0) },
      },
      prey: left,
    },
  };
}
