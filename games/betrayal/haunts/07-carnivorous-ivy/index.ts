import type { PlayerID } from '@/kit/action';
import { bearable } from '../../parts/cards/held';
import { reaching } from '../../parts/cards/reaching';
import { firstPlaceIn } from '../../parts/cards/sides-of';
import { pick } from '../../parts/cards/steps';
import { grip, letGo } from '../../parts/haunts/grip';
import { change, deed, hauntOf, openSlice } from '../../parts/haunts/haunt';
import { traitorOf } from '../../parts/haunts/heroes';
import { task, tellTask } from '../../parts/haunts/task';
import { traitors } from '../../parts/haunts/traitors-by-haunt';
import { layDown, takeFrom } from '../../rules/cards';
import type { FigureID, RoomID } from '../../rules/components';
import { explorerAt, isTraitor, placeOf, sideOf } from '../../rules/figures';
import { samePlace } from '../../rules/house';
import { card as cardFact, room as roomFact, say } from '../../rules/journal';
import { addMonster } from '../../rules/monsters';
import type { Option } from '../../rules/option';
import { type Nothing, type Rolled, type Step, stepsOf } from '../../rules/step';
import type { At, Haunt, Resolvers } from '../../rules/thing';
import { consult } from '../../rules/things';
import { goals } from './goals';
import {
  BOOK,
  BREW,
  type Creeper,
  creeperOf,
  gardens,
  isAtDepth,
  labs,
  mostCreepers,
  type Seer,
  SPRAY,
  type State,
  TIP,
  wanted,
} from './state';

/** The garden has come in: what grows in the rooms grabs, drags and eats, until somebody brews something against it. */

type OfTip = { monster: FigureID };
const step = stepsOf<{
  forsake: Nothing;
  plant: { spared: readonly RoomID[] };
  brewed: Rolled;
  spray: OfTip;
  withers: OfTip;
  spent: OfTip;
  spill: Nothing;
}>('haunt');

/** The traitor lets go of the Book for good; that alone kills nobody (BH-h07-K1). */
function forsake(at: At): Step[] {
  const { G } = at;
  const traitor = traitorOf(G);
  const one = explorerAt(G, traitor);
  if (!one.cards.includes(BOOK)) return [];
  const after = takeFrom(at, traitor, BOOK, 'drop');
  layDown(G, one, [BOOK]);
  say(G, 'drop', traitor, { card: cardFact(BOOK), room: roomFact(one.room) });
  return bearable(after, one);
}

/** A Creeper in each room of the list, but for those that the traitor spares where there are too many (BH-h07-D1). */
function plant(at: At<State>, spared: readonly RoomID[]): Step[] {
  const { G, box } = at;
  const { traitor } = G.haunt ?? { traitor: null };
  const rooms = gardens(G).filter((room) => !spared.includes(room));
  if (rooms.length > mostCreepers(G)) {
    const ways = rooms.map((room) => ({
      key: room,
      label: 'spare',
      facts: { room: roomFact(room) },
      next: [step('plant', { spared: [...spared, room] })],
    }));
    return [{ ...pick('BH-h07', ways), seat: traitor ?? undefined }];
  }
  const creepers = rooms.map((room, n): Creeper => {
    return { no: n + 1, root: room, tip: addMonster(G, TIP, firstPlaceIn(box, room), { mover: traitor }) };
  });
  change(at, { creepers, planted: creepers.length });
  return [];
}

/** It is gone, Root and Tip. */
function uproot(at: At<State>, tip: FigureID, kind: 'withers' | 'spent', by: PlayerID | null): void {
  const { G, mine } = at;
  const creeper = creeperOf(mine, tip);
  if (creeper === undefined) return;
  G.monsters = G.monsters.filter(({ id }) => id !== tip);
  change(at, { creepers: mine.creepers.filter((one) => one !== creeper) });
  say(G, kind, by, { no: creeper.no, room: roomFact(creeper.root) });
}

/** With the Book, where things are cooked; once there is Spray, nowhere any more. */
function brews(seen: Seer, seat: PlayerID): Option[] {
  const { room, cards } = explorerAt(seen.table, seat);
  if (seen.mine.isMade || !cards.includes(BOOK) || !labs(seen.table).includes(room)) return [];
  return task(seen, seat, {
    kind: 'brew',
    args: ['brew'],
    clause: 'BH-h07',
    trait: 'knowledge',
    card: BOOK,
    from: BREW,
    what: 'rolls.brew',
    label: { kind: 'brew', facts: { trait: { term: 'traits.knowledge' } } },
    next: step.after('brewed'),
    weight: 30,
  });
}

/** In place of the attack of the turn, on any one Creeper of which some part is within reach (BH-h07-D4, BH-g30). */
function sprays(seen: Seer, seat: PlayerID): Option[] {
  const { table, mine } = seen;
  const { cards, room } = explorerAt(table, seat);
  if (!cards.includes(SPRAY) || table.turn.usedCards.includes(SPRAY) || table.turn.hasAttacked) return [];
  if (consult(seen, 'may', { seat, what: 'attack' }, null) !== null) return [];
  return mine.creepers
    .filter(({ root, tip }) => root === room || samePlace(placeOf(table, tip), placeOf(table, seat)))
    .map(({ no, root, tip }) =>
      deed('BH-h07', 'spray', {
        args: ['spray', no],
        facts: { no, room: roomFact(root) },
        weight: mine.grip[tip] === undefined ? 60 : 90,
        next: [{ do: 'mark', card: SPRAY }, { do: 'forgo-attack' }, step('spray', { seat, monster: tip })],
      }),
    );
}

export const carnivorousIvy: Haunt = hauntOf<State>({
  number: 7,
  sides: 'two',
  traitor: traitors[7],
  parts: [
    grip({
      kind: TIP,
      clause: 'BH-h07',
      home: (seen, tip) => creeperOf(seen.hidden as State, tip)?.root ?? '',
      steps: 2,
      fed: (monster) => [step('spent', { monster })],
    }),
  ],
  begin: () => ({ creepers: [], planted: 0, sprayed: 0, isMade: false, isSpilt: false }),
  ...openSlice,
  things: { 'plant-spray': { deck: 'quest', clause: 'BH-h07', isItem: true } },
  setup: () => [step('forsake'), step('plant', { spared: [] })],
  monsters: {
    [TIP]: {
      sheet: () => ({ speed: 2, might: 5, sanity: 3 }),
      // Whoever has the Spray seeks them out, and one that holds somebody grabs nobody else.
      menace: ({ table, mine }: Seer, { id }, seat) =>
        mine.grip[id] !== undefined || explorerAt(table, seat).cards.includes(SPRAY) ? 0 : 1.5,
    },
  },
  alters: {
    ...reaching({ 'rolls.brew': BREW }),
    holds: ({ table }, { seat, card }, so) => so && !(card === BOOK && isTraitor(table, seat)),
  },
  steps: {
    forsake,
    plant: (at, { spared }) => plant(at, spared),
    brewed: (at, { seat = '', total }) => {
      if (total < BREW) {
        tellTask(at.G, seat, 'rolls.brew', null);
        return [];
      }
      change(at, { isMade: true });
      say(at.G, 'brews', seat);
      return [{ do: 'gain-card', seat, card: SPRAY }];
    },
    spray: (at, { monster }) => {
      change(at, { sprayed: at.mine.sprayed + 1 });
      return [letGo(monster), step('withers', { monster })];
    },
    withers: (at, { seat = null, monster }) => {
      uproot(at, monster, 'withers', seat);
      return [];
    },
    spent: (at, { monster }) => {
      uproot(at, monster, 'spent', null);
      return [];
    },
    spill: (at, { seat = '' }) => {
      const after = takeFrom(at, seat, SPRAY, 'discard');
      at.G.gone.push(SPRAY);
      change(at, { isSpilt: true });
      say(at.G, 'spills', seat, { room: roomFact(explorerAt(at.G, seat).room) });
      return after;
    },
  } satisfies Resolvers<State, typeof step>,
  on: {
    turnEnds: ({ G }, { seat }) => (isAtDepth(G, seat) ? [step('spill', { seat })] : []),
  },
  offers: {
    turn: (seen, { seat }) =>
      sideOf(seen.table, seat) === 'heroes' ? [...brews(seen, seat), ...sprays(seen, seat)] : [],
  },
  won: ({ G, mine }) => [
    ...(mine.planted > 0 && mine.sprayed >= wanted(G, mine) ? (['heroes'] as const) : []),
    ...(mine.isSpilt ? (['traitor'] as const) : []),
  ],
  goals,
  marks: ({ mine }) => [
    ...mine.creepers.flatMap(({ no, root, tip }) => [
      { on: { room: root }, word: 'root', value: no },
      { on: { monster: tip }, word: 'tip', value: no },
    ]),
    ...(mine.isMade ? [{ on: 'haunt' as const, word: 'sprayed', value: mine.sprayed }] : []),
  ],
});
