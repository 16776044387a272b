import type { PlayerID } from '@/kit/action';
import { aimOf } from '../../parts/haunt';
import { fallen, heroes, traitorOf } from '../../parts/heroes';
import { likelyFloors } from '../../parts/likely-floors';
import type { CardID, RoomID } from '../../rules/components';
import { explorerAt, isAlive } from '../../rules/figures';
import { roomsInPlay } from '../../rules/house';
import { room as roomFact } from '../../rules/journal';
import type { Goal, Goals } from '../../rules/thing';
import { looseCards } from '../../rules/trading';
import { distancesFrom } from '../../rules/ways';
import { placing } from './candles';
import { CANDLE_ROOMS, CLAUSE, candlesOf, ghostIn, isCandle, mightOf, type Seer, STORES } from './state';

const FAR = 20;
/** By so much Might it hunts, whatever there is to be had. */
const STRONG = 6;
/** Steps that are worth a gift to it. */
const NEAR = 4;

/** Rooms of its floor without a Candle. */
const darkRooms = ({ table, mine }: Seer): RoomID[] =>
  table.tiles.flatMap(({ room, floor, isLost }) =>
    !isLost && floor === mine.floor && !mine.lit.includes(room) ? [room] : [],
  );

const lyingCandles = ({ table }: Seer): { card: CardID; room: RoomID }[] =>
  table.piles.flatMap(({ room, cards }) => cards.filter(isCandle).map((card) => ({ card, room })));

function ofHeroes(seen: Seer): Omit<Goal, 'clause'> {
  const { table, mine } = seen;
  const placed = aimOf(placing, seen);
  const dark = darkRooms(seen);
  const lying = lyingCandles(seen);
  const finds = [...roomsInPlay(table, CANDLE_ROOMS), ...lying.map(({ room }) => room)];
  const bearers = heroes(table).filter((seat) => candlesOf(table, seat).length > 0);
  const kind =
    bearers.length > 0 ? (dark.length > 0 ? 'place' : 'open-floor') : finds.length > 0 ? 'find' : 'look';
  const aimOfSeat = (seat: PlayerID): readonly RoomID[] => (bearers.includes(seat) ? dark : finds);
  return {
    progress: Math.min(1, placed.progress + (bearers.length > 0 ? 0.1 : 0)),
    next: {
      kind,
      facts: {
        ...placed.next.facts,
        floor: { term: `floors.${mine.floor}` },
        room: roomFact(finds[0] ?? CANDLE_ROOMS[0] ?? ''),
      },
    },
    own: Object.fromEntries(heroes(table).map((seat) => [seat, aimOfSeat(seat)])),
    wants: lying.map(({ card }) => card),
    floors: kind === 'open-floor' ? [mine.floor] : likelyFloors(seen, CANDLE_ROOMS),
  };
}

/** To where it draws an item, as long as that is nearer than any hero and it is not strong yet. */
function ghostsWay(seen: Seer): Goal['own'] {
  const { table, mine } = seen;
  const ghost = ghostIn(table);
  if (ghost === undefined || mightOf(mine) >= STRONG) return {};
  const steps = distancesFrom(seen, ghost.room, ghost.id);
  const far = (room: RoomID) => steps.get(room) ?? FAR;
  const [store] = roomsInPlay(table, STORES).sort((a, b) => far(a) - far(b));
  const hero = Math.min(...heroes(table).map((seat) => far(explorerAt(table, seat).room)));
  return store !== undefined && far(store) < hero ? { [ghost.id]: [store] } : {};
}

function ofTraitor(seen: Seer): Omit<Goal, 'clause'> {
  const { table, mine } = seen;
  const traitor = traitorOf(table);
  const ghost = ghostIn(table);
  const explorer = explorerAt(table, traitor);
  const left = heroes(table).length;
  const steps = distancesFrom(seen, explorer.room);
  const hasGifts =
    isAlive(explorer) &&
    ghost !== undefined &&
    mine.track < STRONG &&
    looseCards(seen, traitor).length > 0 &&
    (steps.get(ghost.room) ?? FAR) <= NEAR;
  const kind = mine.isAway ? 'gather' : hasGifts ? 'feed' : 'hunt';
  return {
    progress: fallen(table),
    next: { kind, facts: { left, track: mine.track, room: roomFact(ghost?.room ?? '') } },
    prey: heroes(table),
    own: { ...ghostsWay(seen), ...(hasGifts ? { [traitor]: [ghost.room] } : {}) },
  };
}

export const goals = (seen: Seer): Goals => ({
  heroes: { clause: CLAUSE, ...ofHeroes(seen) },
  traitor: { clause: CLAUSE, ...ofTraitor(seen) },
});
