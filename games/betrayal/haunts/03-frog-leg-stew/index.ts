import type { PlayerID } from '@/kit/action';
import { bearable } from '../../parts/cards/held';
import { firstPlaceIn } from '../../parts/cards/sides-of';
import { restored } from '../../parts/cards/steps';
import { attempts } from '../../parts/haunts/attempts';
import { change, hauntOf, openSlice } from '../../parts/haunts/haunt';
import { helpless } from '../../parts/haunts/helpless';
import { traitorOf } from '../../parts/haunts/heroes';
import { letsGo } from '../../parts/haunts/letting-go';
import { isOfKind, ofKind } from '../../parts/haunts/of-kind';
import { rests } from '../../parts/haunts/one-walk';
import { deadlyPoints, highPeril, peril } from '../../parts/haunts/peril';
import { slain } from '../../parts/haunts/slain';
import { traitors } from '../../parts/haunts/traitors-by-haunt';
import { nearest } from '../../parts/plans/nearest';
import { attackOption, targetsOf } from '../../rules/attacks';
import { MOST_FACE } from '../../rules/components';
import { explorerAt, isTraitor, sideOf } from '../../rules/figures';
import { say } from '../../rules/journal';
import { addMonster } from '../../rules/monsters';
import type { Option } from '../../rules/option';
import type { Questions } from '../../rules/questions';
import { type Nothing, type Step, stepsOf } from '../../rules/step';
import type { Haunt, Mark, Resolvers } from '../../rules/thing';
import { goals, menaceTo, wishes } from './goals';
import { burnable, castersIn, curse, DICE, FIRE, spellSteps, traitorCasts, witchCasts } from './spells';
import {
  BOOK,
  bedsIn,
  CAT,
  CLAUSE,
  frogs,
  isBy,
  isRoot,
  rootOf,
  type Seer,
  type State,
  upright,
  WITCH,
} from './state';

/** A Witch has come for supper, and nothing can hurt her; there is a Root that she is afraid of, and a Book that says why. */

const step = stepsOf<Record<'slay' | 'become', Nothing> & { come: { kind: string } }>('haunt');

/** Digging and the spell are one step of a turn (BH-g8); restoring is beside it (BH-h03-D14). */
const STEP = { kind: 'step', spent: { reason: 'one-step', clause: CLAUSE } } as const;
const tries = attempts(CLAUSE, 'knowledge', {
  dig: {
    from: 4,
    ...STEP,
    done: ({ G }, seat) => {
      say(G, 'root-dug', seat);
      return [{ do: 'gain-card', seat, card: rootOf(explorerAt(G, seat).room) }];
    },
  },
  // The Root is used up by a spell that works, and by nothing else (BH-h03-D2).
  spell: {
    from: 6,
    ...STEP,
    done: (at, seat) => {
      change<State>(at, { isMortal: true });
      say(at.G, 'witch-mortal', seat);
      const roots = explorerAt(at.G, seat).cards.filter(isRoot);
      return roots.slice(0, 1).map((card) => ({ do: 'discard', seat, card }));
    },
  },
  restore: {
    from: 4,
    kind: 'restore',
    spent: { reason: 'one-restore', clause: CLAUSE },
    done: ({ G }, _seat, frog) => {
      frogs.end(G, frog);
      say(G, 'frog-no-more', frog);
      return restored(frog);
    },
  },
});

/** What heroes do about it: dig up a Root, make her mortal, restore a Frog in the same place (BH-h03-H, BH-h03-D14, BH-h03-K2). */
function deeds(seen: Seer, seat: PlayerID): Option[] {
  const { table, mine } = seen;
  if (sideOf(table, seat) !== 'heroes') return [];
  const { room, cards } = explorerAt(table, seat);
  const roots = cards.filter(isRoot);
  const isReader = cards.includes(BOOK);
  const isReady = isReader && !mine.isMortal && ofKind(table, WITCH).some(({ id }) => isBy(table, seat, id));
  const near = isReader ? frogs.all(table).filter((frog) => isBy(table, seat, frog)) : [];
  const digs = { weight: roots.length === 0 ? 14 : 0.5 };
  return [
    ...(bedsIn(seen).includes(room) ? tries.offer(seen, seat, 'dig', digs) : []),
    ...(isReady ? roots.slice(0, 1) : []).flatMap((root) =>
      tries.offer(seen, seat, 'spell', { weight: 30, cards: [BOOK, root] }),
    ),
    ...near.flatMap((target) =>
      tries.offer(seen, seat, 'restore', { weight: isReady ? 2 : 20, cards: [BOOK], target }),
    ),
    ...wishes(seen, seat),
  ];
}

/** Nobody attacks the Witch before she is mortal, and she attacks nobody; the Cat attacks loose Frogs alone, and nobody else of its side any Frog. */
function foes({ table, mine }: Seer, { attacker, target }: Questions['foes']['asked'], so: boolean): boolean {
  if (isOfKind(table, attacker, WITCH)) return false;
  if (isOfKind(table, target, WITCH)) return so && mine.isMortal;
  if (isOfKind(table, attacker, CAT)) return so && frogs.loose(table).includes(target);
  return so && !(frogs.is(table, target) && sideOf(table, attacker) === 'traitor');
}

function struck({ table }: Seer, { attack, margin }: Questions['struck']['asked'], so: readonly Step[]) {
  const { attacker, target, weapon } = attack;
  // A spell that fails does nothing to anybody (BH-h03-K3).
  if (weapon === BOOK) return margin > 0 ? [step('become', { seat: target })] : [];
  if (margin <= 0) return so;
  if (isOfKind(table, target, WITCH)) return [step('slay')];
  if (!isOfKind(table, attacker, CAT)) return so;
  return [{ do: 'die', seat: target } as const];
}

/** What may befall a hero who is no Frog by the spells of whoever casts. */
function perilsOf(seen: Seer, seat: PlayerID): Mark[] {
  const casters = castersIn(seen);
  const near = casters.filter((one) => isBy(seen.table, seat, one));
  const chance = Math.max(0, ...near.map((one) => curse(seen, one, seat).odds?.chance ?? 0));
  const isBurnable = casters.some((one) => burnable(seen, one).includes(seat));
  const from = isBurnable ? deadlyPoints(seen, seat, 'physical', DICE * MOST_FACE, FIRE) : undefined;
  return [
    ...(chance === 0 ? [] : [{ on: { seat }, word: 'cursed', chance }]),
    ...(from === undefined ? [] : highPeril({ seat, what: FIRE, ill: 'kills' }, DICE, from)),
  ];
}

/** … and a loose Frog by the Cat. */
const catPerils = (seen: Seer): Mark[] =>
  ofKind(seen.table, CAT).flatMap(({ id, stunned }) =>
    (stunned > 0 ? [] : targetsOf(seen, id)).flatMap((seat) => {
      const { odds } = attackOption(seen, { attacker: id, target: seat, trait: 'might' });
      return peril({ seat, what: `haunts.3.monsters.${CAT}`, ill: 'kills', chance: odds?.chance ?? 0 });
    }),
  );

const marks = (seen: Seer): Mark[] => [
  ...bedsIn(seen).map((room): Mark => ({ on: { room }, word: 'root' })),
  ...(seen.mine.isMortal ? ofKind(seen.table, WITCH) : []).map(
    ({ id }): Mark => ({ on: { monster: id }, word: 'mortal' }),
  ),
  ...upright(seen.table).flatMap((seat) => perilsOf(seen, seat)),
  ...catPerils(seen),
];

export const frogLegStew: Haunt = hauntOf<State>({
  number: 3,
  sides: 'two',
  traitor: traitors[3],
  parts: [tries.part, frogs.part, helpless({ ...frogs, reason: 'is-frog', clause: CLAUSE })],
  begin: () => ({ isMortal: false }),
  ...openSlice,
  setup: () => [step('come', { kind: WITCH })],
  // Nobody but heroes takes a Root up (BH-g6).
  things: {
    root: { ...frogs.card, mayHold: (seen, seat) => !isTraitor(seen.table, seat) },
    frog: frogs.card,
  },
  offers: { turn: (seen, { seat }) => [...deeds(seen, seat), ...traitorCasts(seen, seat)] },
  steps: {
    // The Cat comes where the haunt was revealed (BH-h03-D10).
    come: ({ G, box }, { kind }) => {
      const room = kind === CAT ? (G.haunt?.began.room ?? '') : box.start.room;
      addMonster(G, kind, firstPlaceIn(box, room), { mover: traitorOf(G) });
      return [];
    },
    slay: ({ G }) => ofKind(G, WITCH).flatMap(({ id }) => slain(G, id)),
    // Companions as at a death (BH-h03-D7); nobody dies of what it lets go (BH-h03-K6).
    become: (at, { seat = '' }) => {
      const { G } = at;
      say(G, 'becomes-frog', seat);
      const after = bearable(letsGo(at, seat, 'stay'), explorerAt(G, seat));
      frogs.begin(G, seat);
      const sinks = (['might', 'knowledge'] as const).map((trait): Step => ({ do: 'sink', seat, trait }));
      return [...after, ...sinks, ...(ofKind(G, CAT).length === 0 ? [step('come', { kind: CAT })] : [])];
    },
    ...spellSteps,
  } satisfies Resolvers<State, typeof step>,
  alters: {
    foes,
    struck,
    felled: ({ table, mine }, { monster }, so) =>
      !isOfKind(table, monster.id, WITCH) ? so : mine.isMortal ? [step('slay')] : [],
    harm: (_seen, { points, source }, so) => (source === FIRE ? points : so),
  },
  monsters: {
    [WITCH]: { sheet: () => ({ speed: 4, might: 3, sanity: 6 }), offers: witchCasts, menace: menaceTo },
    [CAT]: {
      sheet: () => ({ speed: 3, might: 3, sanity: 2 }),
      prey: (seen, cat) => nearest(seen, cat, frogs.loose(seen.table)),
      // With no Frog to go for it stays (BH-h03-D10).
      idle: (seen, cat) => (frogs.loose(seen.table).length > 0 ? [] : [rests(seen, cat)]),
      menace: menaceTo,
    },
  },
  won: ({ G, mine }) => [
    ...(mine.isMortal && ofKind(G, WITCH).length === 0 ? (['heroes'] as const) : []),
    ...(upright(G).length === 0 ? (['traitor'] as const) : []),
  ],
  goals,
  marks,
});
