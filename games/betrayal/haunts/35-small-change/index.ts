import type { PlayerID } from '@/kit/action';
import { reaching } from '../../parts/cards/reaching';
import { firstPlaceIn } from '../../parts/cards/sides-of';
import { change, hauntOf, openSlice } from '../../parts/haunts/haunt';
import { heroes, traitorOf } from '../../parts/haunts/heroes';
import { traitors } from '../../parts/haunts/traitors-by-haunt';
import { explorerAt, isMonster, isTraitor } from '../../rules/figures';
import { roomOf } from '../../rules/house';
import { addMonster } from '../../rules/monsters';
import type { Option } from '../../rules/option';
import { type Nothing, stepsOf } from '../../rules/step';
import type { At, Haunt, Mark, Resolvers } from '../../rules/thing';
import { catSteps, dinner, foes, freed, letsGo, struck, struggles } from './cats';
import { doorwaySteps, doorwaysFor, outOfDoorway, price, term, waysOut } from './doorways';
import { boldness, goals, wiser } from './goals';
import {
  batFrom,
  bats,
  cameTo,
  comesDown,
  FIND,
  getsOut,
  LIFT,
  planeOffers,
  planeSteps,
  SPACES,
  START,
  takesOff,
} from './plane';
import {
  CAT,
  CLAUSE,
  captorOf,
  dead,
  exitsOf,
  flies,
  isPilot,
  PLANE,
  planeOf,
  type Seer,
  type State,
  toysIn,
} from './state';

/** Everybody is as small as a mouse, but for the Cat; and somewhere among the toys is a plane. */

const step = stepsOf<{ prowl: Nothing }>('haunt');

/** With so many players there are two Cats. */
const MANY = 5;
const ELEVATOR = 'mystic-elevator';
const HOLES: readonly string[] = ['collapsed-room', 'gallery'];
const GYMNASIUM = 'rooms.gymnasium';
/** What takes a hand, or a leg to stand on. */
const BY_HAND: readonly string[] = ['take', 'drop', 'trade'];

/** A held hero struggles and does nothing else; who flies has the hands full; the Vault's lock is out of reach (BH-h35-D4, BH-h35-D7, BH-h35-D8). */
function deeds(seen: Seer, { seat }: { readonly seat: PlayerID }, so: readonly Option[]): readonly Option[] {
  const captor = captorOf(seen.mine, seat);
  if (captor !== undefined && !seen.mine.beaten.includes(seat)) return struggles(seen, seat, captor);
  return so
    .filter(({ move, args }) => args[0] !== 'vault' && !(flies(seen, seat) && BY_HAND.includes(move)))
    .map(wiser(seen));
}

function marks(seen: Seer): Mark[] {
  const { table, mine } = seen;
  const { aboard, pilot, isFlying } = mine.plane;
  const plane = planeOf(table);
  const on = (rooms: readonly string[], word: string): Mark[] =>
    rooms.map((room) => ({ on: { room }, word, to: 'heroes' }));
  return [
    ...aboard.map((seat): Mark => ({ on: { seat }, word: seat === pilot ? 'pilot' : 'aboard' })),
    ...(plane === undefined || pilot === null
      ? []
      : [{ on: { monster: plane.id }, word: isFlying ? 'flies' : 'running' }]),
    ...Object.entries(mine.doorways).map(
      ([one, turn]): Mark => ({
        on: isMonster(one) ? { monster: one } : { seat: one },
        word: 'doorway',
        turn,
        facts: term(turn),
      }),
    ),
    ...Object.entries(mine.held).flatMap(([monster, seat]): Mark[] => [
      { on: { seat }, word: mine.beaten.includes(seat) ? 'beaten' : 'held' },
      { on: { monster }, word: 'holds' },
    ]),
    ...(dead(table) === 0 ? [] : [{ on: 'haunt' as const, word: 'eaten', value: dead(table) }]),
    ...(plane === undefined ? on(toysIn(table), 'toys') : on(exitsOf(seen), 'exit')),
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
  parts: [],
  begin: () => ({
    plane: { aboard: [], pilot: null, isFlying: false },
    held: {},
    beaten: [],
    doorways: {},
  }),
  ...openSlice,
  setup: () => [step('prowl')],
  steps: {
    prowl: ({ G, box }) => {
      const { players = 0, began } = G.haunt ?? {};
      const rooms = [box.start.room, ...(players >= MANY && began !== undefined ? [began.room] : [])];
      for (const room of rooms) addMonster(G, CAT, firstPlaceIn(box, room), { mover: traitorOf(G) });
      return [];
    },
    ...doorwaySteps,
    ...catSteps,
    ...planeSteps,
  } satisfies Resolvers<State, typeof step>,
  on: {
    came: (at, { figure }) => cameTo(at, figure),
    turnBegan: (at, { seat }) => takesOff(at, seat),
    discovered: (at, { seat, room }) =>
      roomOf(at.box, room).symbol === undefined ? [] : [{ do: 'stop', seat }],
    monstersTurnBegan: (at) => dinner(at),
    died: (at, { seat }) => {
      change(at, freed(at.mine, seat));
      outOfDoorway(at, seat);
      const isDown = isPilot(at, seat);
      getsOut(at, seat);
      return isDown ? comesDown(at, 'pilot-dies', null) : [];
    },
  },
  alters: {
    ...reaching({
      [FIND.what]: FIND.from,
      [START.what]: START.from,
      [LIFT.what]: LIFT.from,
      'rolls.bat': (_seen, { seat }) => batFrom(seat),
    }),
    waysOut,
    price,
    foes,
    struck,
    deeds,
    spaces: (seen, { figure }, so) => (isPilot(seen, figure) ? SPACES : so),
    // In the air nothing stops the plane (BH-h35-D8, BH-h35-K9).
    bound: (seen, { figure }, so) => so && !isPilot(seen, figure),
    may: (seen, { seat, what }, so) => {
      if (so !== null) return so;
      const isSeated = flies(seen, seat) && !isPilot(seen, seat);
      const isIdle = flies(seen, seat) || HOLES.includes(explorerAt(seen.table, seat).room);
      if ((what === 'step' && isSeated) || (what === 'leap' && isIdle))
        return { reason: 'seated', clause: CLAUSE };
      return what === 'attack' && isTraitor(seen.table, seat) ? { reason: 'only-bats', clause: CLAUSE } : so;
    },
    moved: (seen, { figure, by }, so) => {
      const isPinned =
        flies(seen, figure) ||
        captorOf(seen.mine, figure) !== undefined ||
        seen.mine.held[figure] !== undefined ||
        planeOf(seen.table)?.id === figure;
      return so && by !== ELEVATOR && !isPinned;
    },
    holds: ({ mine }, { seat }, so) => so && captorOf(mine, seat) === undefined,
    feels: (seen, { seat, room }, so) => so && !HOLES.includes(room) && !flies(seen, seat),
    rise: (_seen, { source }, so) => (source === GYMNASIUM ? 0 : so),
    finds: (seen, { seat }, so) => so && !flies(seen, seat),
    stops: () => false,
    drawing: () => [],
    felled: ({ table }, { monster: { id } }, so) =>
      table.monsters.some((one) => one.id === id && one.kind === CAT) ? [...so, letsGo(id)] : so,
  },
  offers: {
    turn: (seen, { seat }) => [...planeOffers(seen, seat), ...bats(seen, seat), ...doorwaysFor(seen, seat)],
  },
  monsters: {
    [CAT]: {
      sheet: () => ({ speed: 6, might: 7, sanity: 5, knowledge: 5 }),
      offers: (seen, { id }) => [...bats(seen, id), ...doorwaysFor(seen, id)],
      menace: ({ mine }, { id }) => (mine.held[id] === undefined ? 2 : 0),
      boldness,
    },
    [PLANE]: { sheet: () => ({}), isObject: true, menace: () => 0 },
  },
  won,
  goals,
  marks,
});
