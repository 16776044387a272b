import type { PlayerID } from '@/kit/action';
import type { Facts } from '@/kit/journal';
import { whereIs } from '../../parts/cards/where-is';
import { fallen, heroes, traitorOf } from '../../parts/haunts/heroes';
import { askFor } from '../../parts/plans/asking-for';
import { stepsTo } from '../../parts/plans/far';
import { planned } from '../../parts/plans/plan';
import { cardOf } from '../../rules/cards';
import type { CardID, RoomID } from '../../rules/components';
import { explorerAt } from '../../rules/figures';
import { tileOf } from '../../rules/house';
import { card as cardFact } from '../../rules/journal';
import type { Option } from '../../rules/option';
import type { Costs, Goal, Goals } from '../../rules/thing';
import { distancesFrom } from '../../rules/ways';
import { CLAUSE, DICE, isHero, regalia, type Seer, THRONE } from './state';

/** What each side makes for. */

/** A room that somebody has come through is left out by an Assassin who was told to wait, and by nobody else. */
const QUIET = 0.2;
/** Whoever must not die goes round more. */
const PRECIOUS = 2;

/** What it is likely to cost to come into a room, for all that heroes know: an Assassin does a point a die (BH5). */
function fears({ table, mine }: Seer): Costs {
  const worry = table.turn.seat === mine.heir ? PRECIOUS : 1;
  return Object.fromEntries(
    mine.assassins.flatMap(({ among, count, rooms }) =>
      among.map((room) => {
        const chance = rooms.length > 0 ? Number(rooms.includes(room)) : count / among.length;
        return [room, chance * DICE * worry * (mine.quiet.includes(room) ? QUIET : 1)];
      }),
    ),
  );
}

/** The trade of the turn in short, for the heir; that it is for the heir no answer tells: an agenda lies open. */
export function wishes(seen: Seer, seat: PlayerID): readonly Option[] {
  const { table, mine } = seen;
  if (!isHero(seen, seat)) return [];
  return regalia(table).flatMap((card) => {
    const holder = whereIs(seen, [card])?.holder ?? seat;
    if (holder === seat || !isHero(seen, holder)) return [];
    const weight = seat === mine.heir ? 30 : 0.02;
    return askFor(seen, seat, {
      card,
      clause: CLAUSE,
      weight,
      isSpared: () => true,
      isTrade: true,
      willingness: 30,
    });
  });
}

/** Both things come to the heir, who goes to the throne; whoever has nothing to bring goes ahead. */
function ofHeroes(seen: Seer): Goal {
  const { table, mine } = seen;
  const all = heroes(table);
  const traitor = traitorOf(table);
  const { heir } = mine;
  const things = regalia(table).map((card) => ({
    card,
    ...(whereIs(seen, [card]) ?? { room: null, holder: null }),
  }));
  const robbed = things.find(({ holder }) => holder === traitor);
  const lying = things.find(({ holder, room }) => holder === null && room !== null);
  const missing = things.find(({ room }) => room === null);
  const lent = things.filter(({ holder }) => holder !== null && holder !== heir && all.includes(holder));
  const [borrowed] = lent;
  const isThere = tileOf(table, THRONE) !== undefined;
  const throne = isThere ? [THRONE] : [];
  const roomOf = (seat: PlayerID): RoomID => explorerAt(table, seat).room;
  const others = (seat: PlayerID): readonly RoomID[] => {
    if (seat === heir && lent.length > 0) return lent.map(({ holder }) => roomOf(holder ?? seat));
    if (heir !== null && lent.some(({ holder }) => holder === seat)) return [roomOf(heir)];
    return missing === undefined ? throne : [];
  };
  const factsOf = (card?: CardID): Facts => ({
    ...(card === undefined ? {} : { card: cardFact(card) }),
    ...(heir === null ? {} : { heir: { seat: heir } }),
  });
  const kept = things.filter(({ holder }) => holder !== null && all.includes(holder)).length;
  const held = things.filter(({ holder }) => holder === heir).length;
  const isReady = heir !== null && held === things.length;
  const way = isReady && isThere ? 0.8 ** stepsTo(distancesFrom(seen, roomOf(heir)), THRONE) : 0;
  const share = things.length === 0 ? 1 : (kept + held) / (2 * things.length);
  return planned(seen, CLAUSE, {
    errands: [
      { kind: 'name', when: heir === null },
      {
        kind: 'rob',
        when: robbed !== undefined,
        rooms: [roomOf(traitor)],
        prey: [traitor],
        facts: { ...factsOf(robbed?.card), target: { seat: traitor } },
      },
      {
        kind: 'fetch',
        when: lying !== undefined,
        rooms: lying === undefined || lying.room === null ? [] : [lying.room],
        by: 'nearest',
        facts: factsOf(lying?.card),
      },
      { kind: 'find', when: missing !== undefined, facts: factsOf(missing?.card) },
      { kind: 'bring', when: borrowed !== undefined, facts: factsOf(borrowed?.card) },
      { kind: 'find-throne', when: !isThere, facts: factsOf() },
      { kind: 'throne', rooms: throne, facts: factsOf() },
    ],
    others,
    wants: regalia(table),
    avoid: fears(seen),
    progress: 0.1 * Number(isThere) + 0.6 * share + 0.3 * way,
  });
}

/** Whoever it may still be, and of those who gathers omens first: what for he doesn't know (BH50). */
function ofTraitor(seen: Seer): Goal {
  const { table, box, mine } = seen;
  const omensOf = (seat: PlayerID) =>
    explorerAt(table, seat).cards.filter((card) => cardOf(box, card).deck === 'omen').length;
  const most = Math.max(...mine.maybe.map(omensOf));
  const prey = mine.maybe.filter((seat) => omensOf(seat) === most);
  const [only] = mine.maybe;
  const isKnown = mine.maybe.length === 1 && only !== undefined;
  return {
    clause: CLAUSE,
    progress: 0.5 * fallen(table) + (isKnown ? 0.2 : 0),
    next: isKnown
      ? { kind: 'kill', facts: { target: { seat: only } } }
      : { kind: 'hunt', facts: { left: mine.maybe.length } },
    prey,
  };
}

export const goals = (seen: Seer): Goals => ({ heroes: ofHeroes(seen), traitor: ofTraitor(seen) });
