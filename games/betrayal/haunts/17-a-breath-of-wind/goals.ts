import { aimOfPart } from '../../parts/haunts/haunt';
import { fallen, heroes, traitorOf } from '../../parts/haunts/heroes';
import { likelyFloors } from '../../parts/plans/likely-floors';
import { explorerAt, isAlive } from '../../rules/figures';
import { roomsInPlay } from '../../rules/house';
import { room as roomFact } from '../../rules/journal';
import type { Goal, Goals } from '../../rules/thing';
import { looseCards } from '../../rules/trading';
import { litRooms, placing, wise } from './candles';
import { CANDLE_ROOMS, CLAUSE, candlesOf, ghostIn, isCandle, mightOf, type Seer, STORES } from './state';

/** By so much Might it needs no more items to hunt. */
const STRONG = 6;
/** What each point of its Might is worth beside heroes who die. */
const GROWN = 0.02;
/** What a Candle in hand is worth beside what it will do. */
const READY = 0.2;

/** Whoever has a Candle goes to a room of its floor without one, the others to where Candles are. */
function ofHeroes(seen: Seer): Omit<Goal, 'clause'> {
  const { table, mine, hidden } = seen;
  const placed = aimOfPart(placing, seen);
  const lit = litRooms(hidden);
  const dark = table.tiles
    .filter(({ room, floor, isLost }) => !isLost && floor === mine.floor && !lit.includes(room))
    .map(({ room }) => room);
  const lying = table.piles.filter(({ cards }) => cards.some(isCandle));
  const finds = [...roomsInPlay(table, CANDLE_ROOMS), ...lying.map(({ room }) => room)];
  const bearers = heroes(table).filter((seat) => candlesOf(table, seat).length > 0);
  const toPlace = dark.length > 0 ? 'place' : 'open-floor';
  const kind = bearers.length > 0 ? toPlace : finds.length > 0 ? 'find' : 'look';
  const facts = { floor: { term: `floors.${mine.floor}` }, room: roomFact(finds[0] ?? 'kitchen') };
  return {
    progress: Math.min(1, placed.progress + (READY * wise.promise(seen)) / (table.haunt?.heroCount ?? 1)),
    next: { kind, facts: { ...placed.next.facts, ...facts } },
    own: Object.fromEntries(
      heroes(table).map((seat) => [seat, bearers.includes(seat) ? wise.towards(seen, seat, dark) : finds]),
    ),
    laden: bearers,
    wants: lying.flatMap(({ cards }) => cards.filter(isCandle)),
    floors: kind === 'open-floor' ? [mine.floor] : likelyFloors(seen, CANDLE_ROOMS),
  };
}

/** The Poltergeist goes to heroes, as long as it is weak also to where it draws items, whichever is nearer; the traitor feeds it. */
function ofTraitor(seen: Seer): Omit<Goal, 'clause'> {
  const { table, mine } = seen;
  const [traitor, ghost, prey] = [traitorOf(table), ghostIn(table), heroes(table)];
  const explorer = explorerAt(table, traitor);
  const isWeak = ghost !== undefined && mightOf(mine) < STRONG;
  const hasGifts = isWeak && isAlive(explorer) && looseCards(seen, traitor).length > 0;
  const stores = [...roomsInPlay(table, STORES), ...prey.map((seat) => explorerAt(table, seat).room)];
  const kind = ghost === undefined ? 'gather' : hasGifts ? 'feed' : 'hunt';
  const room = roomFact(ghost?.room ?? explorer.room);
  return {
    progress: Math.min(1, fallen(table) + GROWN * mightOf(mine)),
    next: { kind, facts: { left: prey.length, track: mine.track, room } },
    prey,
    own: {
      ...(isWeak ? { [ghost.id]: stores } : {}),
      ...(hasGifts ? { [traitor]: [ghost.room] } : {}),
    },
  };
}

export const goals = (seen: Seer): Goals => ({
  heroes: { clause: CLAUSE, ...ofHeroes(seen) },
  traitor: { clause: CLAUSE, ...ofTraitor(seen) },
});
