import type { PlayerID } from '@/kit/action';
import { fall, leap, losable, loseRoom, nameRooms } from '../../parts/collapse';
import {
  canExorciseAnywhere,
  type Exorcism,
  exorcised,
  exorcismFacts,
  exorcismOffers,
  exorcismProgress,
  exorcismRooms,
  isExorcised,
  noExorcism,
} from '../../parts/exorcism';
import { pick } from '../../parts/steps';
import { leftOfRevealer } from '../../parts/traitors';
import { DIRECTIONS, type RoomID } from '../../rules/components';
import { explorerAt, livingSeats, sideOf } from '../../rules/figures';
import { haunt } from '../../rules/haunt-kind';
import { behind, tileOf } from '../../rules/house';
import { room as roomFact } from '../../rules/journal';
import type { Step, Table } from '../../rules/state';
import type { At, Goals, Haunt, Seen } from '../../rules/thing';

/** The abyss opens under the cellar and eats the house floor by floor, until the heroes close it. */
type State = {
  /** +1 at the end of each traitor's turn (BH-h22-D1). */
  track: number;
  /** The room in which it begins; null until the traitor has named it. */
  start: RoomID | null;
  exorcism: Exorcism;
  /** Who has stayed it by the Holy Symbol, and at how many ends of its own turns it still rests (BH-h22-D6). */
  pause: { seat: PlayerID; left: number } | null;
};

/** To jump out of a room that falls. */
const JUMP = 4;
/** Dice of rooms at the end of a hero's turn, by the track; one room while it shows 2. */
const diceAt = (track: number): number => Math.min(4, track - 1);

const save = (at: At<State>, change: Partial<State>): void => {
  at.G.hidden = { ...at.mine, ...change };
};

/** Rooms of the basement in which nobody is, with a symbol that brings an event or an omen. */
const beginnings = ({ table, box }: Seen): RoomID[] => {
  const taken = livingSeats(table).map((seat) => explorerAt(table, seat).room);
  return table.tiles
    .filter(({ room, floor, isLost }) => {
      const symbol = box.rooms[room]?.symbol;
      return (
        floor === 'basement' && !isLost && !taken.includes(room) && symbol !== undefined && symbol !== 'item'
      );
    })
    .map(({ room }) => room);
};

const isPaused = ({ explorers }: Pick<Table, 'explorers'>, pause: State['pause']): boolean =>
  pause !== null && explorers[Number(pause.seat)]?.life === 'alive';

/** A joining door leads from the room to one that is lost (BH-h22-D6). */
const isAtTheEdge = ({ table, box }: Seen, room: RoomID): boolean => {
  const tile = tileOf(table, room);
  const whole = { tiles: table.tiles.map((one) => ({ ...one, isLost: false })) };
  return (
    tile !== undefined &&
    DIRECTIONS.some((direction) => {
      const other = behind(whole, box, tile, direction);
      return other !== undefined && tileOf(table, other.room) === undefined;
    })
  );
};

const goals = (seen: Seen<State>): Goals => {
  const { table, mine } = seen;
  const { exorcism, track, start } = mine;
  const rooms = exorcismRooms(seen, exorcism);
  const kind = canExorciseAnywhere(seen, exorcism)
    ? 'use-item'
    : rooms.length > 0
      ? 'go-to-room'
      : 'look-for-room';
  const dead = table.explorers.filter(
    ({ life }, seat) => life === 'dead' && table.haunt?.sides[seat] === 'heroes',
  ).length;
  const heroes = table.haunt?.heroes ?? 1;
  return {
    heroes: {
      clause: 'BH-h22',
      progress: exorcismProgress(seen, exorcism),
      next: { kind, facts: { ...exorcismFacts(seen, exorcism), room: roomFact(rooms[0] ?? 'chapel') } },
      rooms,
    },
    traitor: {
      clause: 'BH-h22',
      progress: dead / heroes,
      next:
        start === null
          ? { kind: 'choose-start' }
          : { kind: 'hunt', facts: { track, left: losable(table).length } },
      prey: livingSeats(table).filter((seat) => sideOf(table, seat) === 'heroes'),
    },
  };
};

export const theAbyssGazesBack: Haunt = haunt<State, State>({
  number: 22,
  sides: 'two',
  traitor: leftOfRevealer,
  begin: () => ({ track: 0, start: null, exorcism: noExorcism(), pause: null }),
  show: (state) => state,
  guess: (shown) => shown,
  setup: (at) => {
    const seat = at.G.haunt?.traitor ?? '0';
    const rooms = beginnings(at);
    const named = (room: RoomID): Step[] => [{ do: 'haunt/begin', room }];
    if (rooms.length === 0)
      return [
        {
          do: 'place-new',
          seat,
          floors: ['basement'],
          next: [{ do: 'haunt/begin' }],
          otherwise: named('basement-landing'),
        },
      ];
    return [
      {
        ...pick(
          'BH-h22',
          rooms.map((room) => ({
            key: room,
            label: 'abyss-begins',
            facts: { room: roomFact(room) },
            next: named(room),
          })),
        ),
        seat,
      },
    ];
  },
  steps: {
    begin: (at, { room }) => {
      save(at, { start: String(room) });
      return [];
    },
    exorcised: (at, step) => {
      save(at, { exorcism: exorcised(at, at.mine.exorcism, step) });
      return [];
    },
    sacrifice: (at, { seat = '' }) => {
      const explorer = explorerAt(at.G, seat);
      explorer.cards = explorer.cards.filter((card) => card !== 'holy-symbol');
      at.G.gone.push('holy-symbol');
      save(at, { pause: { seat, left: 2 } });
      return [{ do: 'lose', trait: 'sanity', by: 2 }];
    },
    dig: (at, { seat = '', total }) => nameRooms(at.G, seat, Number(total)),
    name: (at, { seat = '', left }) => nameRooms(at.G, seat, Number(left)),
    fall: (at, { room }) => fall(at, String(room), JUMP),
    leap,
    lost: (at, { room }) => loseRoom(at, String(room)),
    fetch: (at, { seat = '', card }) => {
      const { G } = at;
      const waiting = G.agenda.findLastIndex(({ do: name }) => name === 'offer-event');
      if (waiting >= 0) G.agenda.splice(waiting, 1);
      G.decks.event = at.random.Shuffle(G.decks.event.filter((one) => one !== card));
      for (const known of G.known) known.event = [];
      G.used.event.push(String(card));
      return [{ do: 'play', seat, card }];
    },
  },
  on: {
    // From turn 2 on each hero who lives loses rooms at the end of its turn.
    turnEnds: (at, { seat }) => {
      const { track, pause } = at.mine;
      if (sideOf(at.G, seat) !== 'heroes') return [];
      const isResting = isPaused(at.G, pause);
      if (pause?.seat === seat) save(at, { pause: pause.left > 1 ? { seat, left: pause.left - 1 } : null });
      if (isResting || track < 2) return [];
      if (track === 2) return nameRooms(at.G, seat, 1);
      return [
        {
          do: 'roll',
          seat,
          dice: diceAt(track),
          use: 'haunt',
          what: 'rolls.abyss',
          next: { do: 'haunt/dig' },
        },
      ];
    },
    traitorTurnEnded: (at) => {
      const { track, start } = at.mine;
      save(at, { track: track + 1 });
      return track === 0 && start !== null ? [{ do: 'haunt/fall', room: start }] : [];
    },
    // The traitor may look for a way up when an event comes to it in the basement.
    drew: (at, { seat, deck }) => {
      const { G } = at;
      const ways = ['secret-stairs', 'secret-passage'].filter((card) => G.decks.event.includes(card));
      const floor = tileOf(G, explorerAt(G, seat).room)?.floor;
      if (deck !== 'event' || sideOf(G, seat) !== 'traitor' || floor !== 'basement' || ways.length === 0)
        return [];
      return [
        pick('BH-h22', [
          { key: 'keep', label: 'keep-event', next: [] },
          ...ways.map((card) => ({
            key: card,
            label: 'fetch-event',
            facts: { card: { term: `cards.${card}` } },
            next: [{ do: 'haunt/fetch', card }],
          })),
        ]),
      ];
    },
  },
  offers: {
    turn: (seen, { seat }) => {
      const { room, cards } = explorerAt(seen.table, seat);
      const isAble =
        sideOf(seen.table, seat) === 'heroes' && cards.includes('holy-symbol') && isAtTheEdge(seen, room);
      return [
        ...exorcismOffers(seen, seat, seen.mine.exorcism),
        ...(isAble
          ? [
              {
                move: 'use' as const,
                args: ['sacrifice'],
                clause: 'BH-h22' as const,
                label: { kind: 'sacrifice', facts: { card: { term: 'cards.holy-symbol' } } },
                weight: 0.5,
                next: [{ do: 'haunt/sacrifice' }],
              },
            ]
          : []),
      ];
    },
  },
  won: (at) => (isExorcised(at, at.mine.exorcism) ? 'heroes' : undefined),
  goals,
});
