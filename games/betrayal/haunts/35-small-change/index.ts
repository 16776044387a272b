import type { PlayerID } from '@/kit/action';
import { reaching } from '../../parts/cards/reaching';
import { firstPlaceIn } from '../../parts/cards/sides-of';
import { doorways, outOfDoorway } from '../../parts/haunts/doorways';
import { flight } from '../../parts/haunts/flight';
import { change, hauntOf, openSlice } from '../../parts/haunts/haunt';
import { heroes, traitorOf } from '../../parts/haunts/heroes';
import { isOfKind } from '../../parts/haunts/of-kind';
import { traitors } from '../../parts/haunts/traitors-by-haunt';
import { isPilot, PLANE, planeOf, vehicle, vehicleOr } from '../../parts/haunts/vehicle';
import { explorerAt, isMonster, isTraitor } from '../../rules/figures';
import { roomOf } from '../../rules/house';
import { addMonster } from '../../rules/monsters';
import type { Option } from '../../rules/option';
import { type Nothing, stepsOf } from '../../rules/step';
import type { At, Haunt, Mark, Resolvers } from '../../rules/thing';
import { catSteps, dinner, foes, freed, letsGo, struck, struggles } from './cats';
import { boldness, goals, wiser, worthBoarding, worthStarting, worthStepping } from './goals';
import { CAT, CLAUSE, captorOf, dead, exitsOf, type Seer, type State, toysIn, walkers } from './state';
import { BAT, batFrom, bats, FIND, toyOffers, toySteps } from './toy';

/** Everybody is as small as a mouse, but for the Cat; and somewhere among the toys is a plane. */

const step = stepsOf<{ prowl: Nothing }>('haunt');

/** With so many players there are two Cats. */
const MANY = 5;
/** Spaces that the plane flies. */
const SPACES = 5;
const ELEVATOR = 'mystic-elevator';
const HOLES: readonly string[] = ['collapsed-room', 'gallery'];
const VAULT = 'vault';
const GYMNASIUM = 'rooms.gymnasium';

const small = doorways({
  clause: CLAUSE,
  climb: 3,
  climbs: (seen, figure) => isMonster(figure) || isPilot(seen, figure),
  walker: vehicleOr,
  worth: worthStepping,
});

const toy = vehicle({
  clause: CLAUSE,
  start: { trait: 'knowledge', from: 4, what: 'rolls.start' },
  lift: { trait: 'speed', from: 4, crash: 1, what: 'rolls.pick-up' },
  below: walkers,
  boarding: worthBoarding,
  starting: worthStarting,
});

/** A held hero struggles and does nothing else; the Vault’s lock is out of reach (BH-h35-D4, BH-h35-D7). */
function deeds(seen: Seer, { seat }: { readonly seat: PlayerID }, so: readonly Option[]): readonly Option[] {
  const captor = captorOf(seen.mine, seat);
  if (captor !== undefined) return struggles(seen, seat, captor);
  return so.filter(({ args }) => args[0] !== VAULT).map(wiser(seen));
}

function marks(seen: Seer): Mark[] {
  const { table, mine } = seen;
  const [word, rooms] = planeOf(table) === undefined ? ['toys', toysIn(table)] : ['exit', exitsOf(seen)];
  return [
    ...Object.entries(mine.held).flatMap(([monster, seat]): Mark[] => [
      { on: { seat }, word: mine.beaten.includes(seat) ? 'beaten' : 'held' },
      { on: { monster }, word: 'holds' },
    ]),
    ...(dead(table) === 0 ? [] : [{ on: 'haunt' as const, word: 'eaten', value: dead(table) }]),
    ...rooms.map((room): Mark => ({ on: { room }, word, to: 'heroes' })),
  ];
}

/** Half of them out, and nobody left behind; or more than half of them dead (BH-h35-H, BH-h35-T). */
function won({ G }: At<State>): ('heroes' | 'traitor')[] {
  const all = G.haunt?.heroCount ?? 0;
  const out = G.explorers.filter(({ life }) => life === 'left').length;
  return [
    ...(heroes(G).length === 0 && out > 0 && 2 * out >= all ? (['heroes'] as const) : []),
    ...(2 * dead(G) > all ? (['traitor'] as const) : []),
  ];
}

export const smallChange: Haunt = hauntOf<State>({
  number: 35,
  sides: 'two',
  traitor: traitors[35],
  parts: [small.part, toy, flight(CLAUSE, SPACES)],
  begin: () => ({ held: {}, beaten: [] }),
  ...openSlice,
  setup: () => [step('prowl')],
  steps: {
    prowl: ({ G, box }) => {
      const { players = 0, began } = G.haunt ?? {};
      const rooms = [box.start.room, ...(players >= MANY && began !== undefined ? [began.room] : [])];
      for (const room of rooms) addMonster(G, CAT, firstPlaceIn(box, room), { mover: traitorOf(G) });
      return [];
    },
    ...catSteps,
    ...toySteps,
  } satisfies Resolvers<State, typeof step>,
  on: {
    // Who is flown away from a doorway stands in it no more.
    came: (at, { figure }) => {
      if (isPilot(at, figure)) outOfDoorway(at, at.mine.vehicle.aboard);
      return [];
    },
    discovered: (at, { seat, room }) =>
      roomOf(at.box, room).symbol === undefined ? [] : [{ do: 'stop', seat }],
    monstersTurnBegan: (at) => dinner(at),
    died: (at, { seat }) => {
      change(at, freed(at.mine, seat));
      return [];
    },
  },
  alters: {
    ...reaching({ [FIND.what]: FIND.from, [BAT]: (_seen, { seat }) => batFrom(seat) }),
    foes,
    struck,
    deeds,
    // The traitor is too small to hurt anybody, and a jump would be no harm to who is small (BH-h35-D7).
    may: ({ table }, { seat, what }, so) => {
      if (so === null && what === 'attack' && isTraitor(table, seat))
        return { reason: 'only-bats', clause: CLAUSE };
      const isHole = what === 'leap' && HOLES.includes(explorerAt(table, seat).room);
      return so ?? (isHole ? { reason: 'seated', clause: CLAUSE } : null);
    },
    moved: ({ mine }, { figure, by }, so) =>
      so && by !== ELEVATOR && captorOf(mine, figure) === undefined && mine.held[figure] === undefined,
    holds: ({ mine }, { seat }, so) => so && captorOf(mine, seat) === undefined,
    feels: (_seen, { room }, so) => so && !HOLES.includes(room),
    rise: (_seen, { source }, so) => (source === GYMNASIUM ? 0 : so),
    drawing: () => [],
    felled: ({ table }, { monster: { id } }, so) => (isOfKind(table, id, CAT) ? [...so, letsGo(id)] : so),
  },
  offers: { turn: (seen, { seat }) => toyOffers(seen, seat) },
  monsters: {
    [CAT]: {
      sheet: () => ({ speed: 6, might: 7, sanity: 5, knowledge: 5 }),
      offers: (seen, { id }) => [...bats(seen, id), ...small.offers(seen, id)],
      menace: ({ mine }, { id }) => (mine.held[id] === undefined ? 2 : 0),
      boldness,
    },
    [PLANE]: { sheet: () => ({}), isObject: true, menace: () => 0 },
  },
  won,
  goals,
  marks,
});
