import type { PlayerID } from '@/kit/action';
import { bearable } from '../../parts/cards/held';
import { reaching } from '../../parts/cards/reaching';
import { firstPlaceIn } from '../../parts/cards/sides-of';
import { pick } from '../../parts/cards/steps';
import { bomb } from '../../parts/haunts/bomb';
import { clock } from '../../parts/haunts/clock';
import { frontDoor } from '../../parts/haunts/front-door';
import { change, hauntOf, openSlice } from '../../parts/haunts/haunt';
import { heroes, traitorOf } from '../../parts/haunts/heroes';
import { task, tellTask } from '../../parts/haunts/task';
import { traitors } from '../../parts/haunts/traitors-by-haunt';
import { attackOption } from '../../rules/attacks';
import { holderOf, takeFrom, takeOut } from '../../rules/cards';
import type { RoomID } from '../../rules/components';
import { explorerAt, placeOf, sideOf } from '../../rules/figures';
import { roomOf, samePlace } from '../../rules/house';
import { room as roomFact, say } from '../../rules/journal';
import { addMonster } from '../../rules/monsters';
import type { Option } from '../../rules/option';
import { type Laid, type Nothing, type Rolled, type Step, stepsOf } from '../../rules/step';
import type { At, Haunt, Resolvers, Seen } from '../../rules/thing';
import { consult, offersOf } from '../../rules/things';
import { goals } from './goals';
import {
  basement,
  blowsFrom,
  DEFUSE,
  GIRL,
  isGirlOut,
  isLair,
  isPhantom,
  isUnexplored,
  OPEN,
  PHANTOM,
  phantomIn,
  type State,
} from './state';

/** A Phantom keeps the Girl somewhere in the basement, and a bomb ticks beside her. */

const step = stepsOf<
  Record<'lose-girl' | 'meet' | 'drawn' | 'free' | 'flee', Nothing> & { appear: Laid; tried: Rolled }
>('haunt');

/** She is gone from whoever had her, out of the stack for good (BH-g25); that alone kills nobody (BH-h16-K2). */
function loseGirl(at: At): Step[] {
  const { G } = at;
  const holder = holderOf(G, GIRL);
  const after = holder === null ? [] : takeFrom(at, holder, GIRL, 'discard');
  if (holder === null) takeOut(at, G.haunt?.revealer ?? '0', GIRL);
  G.gone.push(GIRL);
  say(G, 'girl-lost', holder);
  return holder === null ? [] : bearable(after, explorerAt(G, holder));
}

/** It comes with her to a room; in one with a barrier to the side of its first door (BH-h16-K4). */
function appear(at: At<State>, room: RoomID): Step[] {
  const { G, box, mine } = at;
  addMonster(G, PHANTOM, firstPlaceIn(box, room), { mover: null });
  change(at, { used: [...mine.used, room] });
  return [];
}

/** What the room would have brought is not waited for any more. */
function forget(at: At<State>): Step[] {
  change(at, { undrawn: null });
  return [];
}

/** Every way in which somebody may attack it now: whoever finds it does so at once, as the attack of the turn (BH-h16-D2). */
function meet(at: At, seat: PlayerID): Step[] {
  const { G } = at;
  const phantom = phantomIn(G);
  const mayAttack =
    G.turn.seat === seat &&
    !G.turn.hasAttacked &&
    consult(at, 'may', { seat, what: 'attack' }, null) === null;
  if (phantom === undefined || !mayAttack || !samePlace(placeOf(G, seat), phantom)) return [];
  const ways: Option[] = [
    attackOption(at, { attacker: seat, target: phantom.id, trait: 'might' }),
    ...offersOf(at, 'turn', { seat }).filter(({ move, args }) => move === 'attack' && args[0] === phantom.id),
  ];
  return [
    pick(
      'BH-h16',
      ways.map(({ args, label, next, weight = 1 }) => ({
        key: args.join(' '),
        label: label.kind,
        facts: { ...label.facts },
        next,
        weight,
      })),
    ),
  ];
}

/** Where the traitor may put them when nothing is left to be found: not where they have been, else not where they were last (BH-h16-D3, K3). */
function hidings({ table, mine }: Pick<Seen<State>, 'table' | 'mine'>): RoomID[] {
  const rooms = basement(table);
  const unused = rooms.filter((room) => !mine.used.includes(room));
  return unused.length > 0 ? unused : rooms.filter((room) => room !== mine.used.at(-1));
}

function defusing(seen: Seen<State>, seat: PlayerID): readonly Option[] {
  const { table, mine } = seen;
  if (sideOf(table, seat) !== 'heroes' || explorerAt(table, seat).room !== mine.freedIn) return [];
  return task(seen, seat, {
    kind: 'defuse',
    args: ['defuse'],
    clause: 'BH-h16',
    trait: 'knowledge',
    from: DEFUSE,
    what: 'rolls.defuse',
    label: { kind: 'defuse', facts: { trait: { term: 'traits.knowledge' } } },
    next: step.after('tried'),
    weight: 20,
  });
}

export const thePhantomsEmbrace: Haunt = hauntOf<State>({
  number: 16,
  sides: 'two',
  traitor: traitors[16],
  parts: [clock(0), bomb(blowsFrom), frontDoor<State>(OPEN, ({ mine }) => mine.freedIn !== null)],
  begin: () => ({ used: [], freedIn: null, isDefused: false, undrawn: null }),
  ...openSlice,
  setup: () => [step('lose-girl')],
  monsters: {
    // It attacks nobody, and goes nowhere by itself: it is nobody's to move.
    [PHANTOM]: { sheet: () => ({ might: 6, sanity: 5 }), menace: () => 0 },
  },
  alters: {
    ...reaching({ 'rolls.defuse': DEFUSE }),
    struck: ({ table }, { attack: { attacker, target }, margin }, so) => {
      if (!isPhantom(table, target) || margin === 0) return so;
      return margin > 0 ? [step('free', { seat: attacker })] : [...so, step('flee')];
    },
    // Only a lost fight does anything to it (BH-h16-K9).
    felled: ({ table }, { monster }, so) => (isPhantom(table, monster.id) ? [] : so),
    foes: ({ table }, { attacker, target }, so) =>
      isPhantom(table, target) ? so && sideOf(table, attacker) === 'heroes' : so,
    drawing: ({ table, box, mine }, { seat, deck }, so) =>
      mine.undrawn !== null &&
      table.turn.seat === seat &&
      explorerAt(table, seat).room === mine.undrawn &&
      roomOf(box, mine.undrawn).symbol === deck
        ? [step('drawn')]
        : so,
  },
  steps: {
    'lose-girl': loseGirl,
    appear: (at, { room }) => appear(at, room),
    meet: (at, { seat = '' }) => meet(at, seat),
    drawn: forget,
    free: (at, { seat = '' }) => {
      const { G } = at;
      change(at, { freedIn: phantomIn(G)?.room ?? null });
      G.monsters = G.monsters.filter(({ kind }) => kind !== PHANTOM);
      G.gone = G.gone.filter((card) => card !== GIRL);
      say(G, 'girl-freed', seat);
      return [{ do: 'gain-card', seat, card: GIRL }];
    },
    flee: ({ G }) => {
      G.monsters = G.monsters.filter(({ kind }) => kind !== PHANTOM);
      say(G, 'phantom-flees', null);
      return [];
    },
    tried: (at, { seat = '', total }) => {
      const isDefused = total >= DEFUSE;
      if (isDefused) say(at.G, 'bomb-defused', seat);
      else tellTask(at.G, seat, 'rolls.defuse', null);
      change(at, { isDefused });
      return [];
    },
  } satisfies Resolvers<State, typeof step>,
  on: {
    // Whoever has laid it (BH-h16-D1).
    laid: (at, { room }) => {
      const { G, box, mine } = at;
      if (mine.freedIn !== null || phantomIn(G) !== undefined || !isLair(G, box, room)) return [];
      change(at, { undrawn: room });
      return [step('appear', { room })];
    },
    discovered: ({ G, mine }, { seat, room }) => {
      const phantom = phantomIn(G);
      if (phantom?.room !== room || mine.undrawn !== room) return [];
      phantom.side = explorerAt(G, seat).side;
      return sideOf(G, seat) === 'heroes' ? [step('meet', { seat })] : [];
    },
    turnOver: forget,
    traitorTurnEnded: (at) => {
      const { G, mine } = at;
      if (mine.freedIn !== null || phantomIn(G) !== undefined || isUnexplored(at)) return [];
      const ways = hidings({ table: G, mine }).map((room) => ({
        key: room,
        label: 'hide-in',
        facts: { room: roomFact(room) },
        next: [step('appear', { room })],
      }));
      return [{ ...pick('BH-h16', ways), seat: traitorOf(G) }];
    },
  },
  offers: { turn: (seen, { seat }) => defusing(seen, seat) },
  won: ({ G, mine }) => [
    ...(mine.isDefused || (isGirlOut(G) && heroes(G).length === 0) ? (['heroes'] as const) : []),
    ...(mine.bomb.isBlown ? (['traitor'] as const) : []),
  ],
  goals,
  marks: ({ mine }) => (mine.freedIn === null ? [] : [{ on: { room: mine.freedIn }, word: 'freed' }]),
});
