import type { PlayerID } from '@/kit/action';
import { adjacent } from '../../parts/adjacent';
import { change } from '../../parts/haunt';
import { traitorOf } from '../../parts/heroes';
import { ofKind } from '../../parts/of-kind';
import { cardOf, takeFrom } from '../../rules/cards';
import { FLOORS, type RoomID } from '../../rules/components';
import { explorerAt, livingSeats, placeOf, sideOf } from '../../rules/figures';
import { standing } from '../../rules/house';
import { room as roomFact, say } from '../../rules/journal';
import { addMonster } from '../../rules/monsters';
import type { Way } from '../../rules/option';
import type { Step } from '../../rules/state';
import { type At, type Resolver, remembered } from '../../rules/thing';
import { ask, happen } from '../../rules/things';
import { PERSON, type Seer, type State } from './state';

/** What is full of it, where it comes next, and what becomes of whoever it reaches. */

/** It goes like a monster, by nobody's name. */
const FLOW = 'm';
const SLIDE = 'slide';

type Links = ReadonlyMap<RoomID, ReadonlySet<RoomID>>;

/**
 * Rooms that hang together for it: by doors, stairs and every other way that leads either way, but for the Mystic Slide
 * (BH-h27-D1); a hole through which nobody has fallen yet leads nowhere (BH-h27-K7).
 */
const linksOf = (seen: Seer): Links =>
  remembered(seen, 'blob links', () => {
    const { tiles } = seen.table;
    const rooms = tiles.flatMap(({ room, isLost }) => (isLost ? [] : [room]));
    const links = new Map(rooms.map((room) => [room, new Set<RoomID>()]));
    for (const room of rooms) {
      const from = { room, side: null };
      const ways = ask(seen, 'ways', { figure: FLOW, from }, []).flatMap((way) =>
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
function isSlide({ table }: Seer, room: RoomID, { to, clause }: Way): boolean {
  const height = (one: RoomID) => FLOORS.indexOf(standing(table, one).floor);
  const isHere = table.tokens.some((one) => one.token === SLIDE && one.room === room);
  return isHere && clause === 'BH70' && to !== null && height(to.room) < height(room);
}

export const linked = (seen: Seer, room: RoomID): readonly RoomID[] => [...(linksOf(seen).get(room) ?? [])];

/** Steps from some rooms to all others, through those that it may go through. */
function flood(seen: Seer, from: readonly RoomID[], isOpen = (_room: RoomID) => true): Map<RoomID, number> {
  const steps = new Map(from.map((room) => [room, 0]));
  // What is set meanwhile has its turn as well.
  for (const [room, far] of steps)
    for (const next of linked(seen, room)) if (!steps.has(next) && isOpen(next)) steps.set(next, far + 1);
  return steps;
}

/** What hangs together with where it began: this spreads and takes people, what they have left elsewhere does not (BH-h27-D3, BH-h27-K3). */
export const massOf = (seen: Seer): readonly RoomID[] =>
  remembered(seen, 'blob mass', () => [
    ...flood(seen, [seen.mine.heart], (room) => seen.mine.rooms.includes(room)).keys(),
  ]);

/** Whether it would take whoever is in a room. */
export const isDeadly = (seen: Seer, room: RoomID): boolean =>
  seen.mine.isAwake && seen.mine.rooms.includes(room) && massOf(seen).includes(room);

/** Spreads that it takes until it fills each room. */
export const farFrom = (seen: Seer): ReadonlyMap<RoomID, number> =>
  remembered(seen, 'blob far', () => flood(seen, massOf(seen)));

/** The rooms that it fills next. */
export const brimOf = (seen: Seer): RoomID[] => {
  const { rooms } = seen.mine;
  return [...new Set(massOf(seen).flatMap((room) => linked(seen, room)))].filter(
    (room) => !rooms.includes(room),
  );
};

/** Next to it: any of it would do (BH-h27-K2). */
export const isBeside = (seen: Seer, room: RoomID): boolean =>
  !massOf(seen).includes(room) && linked(seen, room).some((other) => seen.mine.rooms.includes(other));

const fill = (at: At<State>, kind: string, more: readonly RoomID[]): void => {
  if (more.length === 0) return;
  change(at, { rooms: [...at.mine.rooms, ...more] });
  say(at.G, kind, null, { rooms: { terms: more.map((room) => `rooms.${room}`) }, count: more.length });
};

/** Whoever is in it: what was carried is out of the game, the player goes over (BH-h27-D3, BH-g22), the traitor as well (BH-h27-D5). */
function take(at: At<State>, seat: PlayerID): Step[] {
  const { G, box } = at;
  const explorer = explorerAt(G, seat);
  const place = placeOf(G, seat);
  explorer.life = 'dead';
  say(G, 'taken', seat, { room: roomFact(place.room) });
  for (const card of [...explorer.cards]) {
    takeFrom(at, seat, card, 'death');
    (cardOf(box, card).deck === 'event' ? G.used.event : G.gone).push(card);
  }
  if (G.turn.seat === seat) G.turn.isEnding = true;
  addMonster(G, PERSON, place, seat);
  const over: Step[] = sideOf(G, seat) === 'traitor' ? [] : [{ do: 'turn-coat', seat, to: 'traitor' }];
  return [...happen(at, 'died', { seat }), ...over];
}

const SWALLOW: Step = { do: 'haunt/swallow' };

export const blobSteps: Readonly<Record<string, Resolver<State>>> = {
  swallow: (at) => {
    const { G } = at;
    // All who are taken together are out before any goes over: with the last hero it ends (BH-h27-K4).
    return livingSeats(G)
      .filter((seat) => isDeadly(at, explorerAt(G, seat).room))
      .flatMap((seat) => take(at, seat));
  },
  /** What people of it leave where they stand (BH-h27-D3). */
  ooze: (at) => {
    const rooms = ofKind(at.G, PERSON).map(({ room }) => room);
    fill(
      at,
      'oozes',
      [...new Set(rooms)].filter((room) => !at.mine.rooms.includes(room)),
    );
    return [];
  },
  /** Into all that hangs together with it; by a 2 once more, and no more in that turn (BH-h27-D2). */
  spread: (at, { isAgain }) => {
    fill(at, 'spreads', brimOf(at));
    change(at, { isAwake: true });
    const seat = traitorOf(at.G);
    const next = { do: 'haunt/spread-on' };
    const roll = { do: 'roll', seat, dice: 1, use: 'haunt', what: 'rolls.spread', isLent: true, next };
    return [SWALLOW, ...(isAgain === true ? [] : [roll])];
  },
  'spread-on': (_at, { total }) => (total === 2 ? [{ do: 'haunt/spread', isAgain: true }] : []),
};
