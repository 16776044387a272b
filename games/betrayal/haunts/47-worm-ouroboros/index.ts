import type { PlayerID } from '@/kit/action';
import { reaching } from '../../parts/cards/reaching';
import { whereIs } from '../../parts/cards/where-is';
import { explorations, exploringSteps } from '../../parts/haunts/exploring';
import { barred, change, deed, hauntOf, openSlice } from '../../parts/haunts/haunt';
import { traitorOf } from '../../parts/haunts/heroes';
import { ofKind } from '../../parts/haunts/of-kind';
import { task, tellTask } from '../../parts/haunts/task';
import { traitors } from '../../parts/haunts/traitors-by-haunt';
import { wounded } from '../../parts/haunts/wounded';
import { cardOf, layDown, takeFrom, takeOut } from '../../rules/cards';
import { type FigureID, FLOORS, type Place, type RoomID } from '../../rules/components';
import { explorerAt, isMonster, placeOf } from '../../rules/figures';
import { samePlace, standing } from '../../rules/house';
import { card as cardFact, room as roomFact, say, trait as traitFact, whichOne } from '../../rules/journal';
import { addMonster } from '../../rules/monsters';
import type { Not, Option, Way } from '../../rules/option';
import { type Nothing, type Rolled, type Step, stepsOf } from '../../rules/step';
import type { At, Haunt, Resolvers } from '../../rules/thing';
import { isDone } from '../../rules/turn';
import { boldness, goals, menace, wishes } from './goals';
import {
  CLAUSE,
  HEAD,
  HEADS,
  isHead,
  isWeak,
  mightOf,
  RING,
  type Seer,
  SKULL,
  STEADY,
  type State,
  WEAKEN,
  winsFor,
} from './state';

/** A worm with a head at either end creeps through the house, and lies wherever it has been; its ends want to meet. */

const step = stepsOf<{ split: Nothing; hatch: { to: Place }; tried: Rolled & { monster: FigureID } }>(
  'haunt',
);

const TASK = 'weaken';
const ELEVATOR = 'mystic-elevator';
const CHUTE = 'coal-chute';

/** Who walked along is devoured, all else lies where the traitor stood (BH-h47-D4). */
function split(at: At<State>): Step[] {
  const { G, box } = at;
  const seat = traitorOf(G);
  const place = placeOf(G, seat);
  say(G, 'splits', seat, { room: roomFact(place.room) });
  for (const card of explorerAt(G, seat).cards.filter((one) => cardOf(box, one).isCompanion === true)) {
    takeFrom(at, seat, card, 'death');
    G.gone.push(card);
    say(G, 'devoured', null, { card: cardFact(card) });
  }
  // In nobody's hand and on no floor, it lies there as well (BH-h47-K1).
  if (whereIs(at, [SKULL]) === null) {
    takeOut(at, seat, SKULL);
    layDown(G, place, [SKULL]);
  }
  return [{ do: 'die', seat }, step('hatch', { to: place })];
}

/** Ways of tokens (BH-h47-K5): those that BH70 opens to monsters besides lead up, but for the chute's. */
function isPassage({ table }: Seer, from: Place, { to, clause }: Way): boolean {
  if (clause === 'BH-secret-stairs' || clause === 'BH-secret-passage') return true;
  const height = (room: RoomID) => FLOORS.indexOf(standing(table, room).floor);
  return clause === 'BH70' && to !== null && from.room !== CHUTE && height(to.room) <= height(from.room);
}

/** Why the Skull does nothing more in this turn. */
function spent({ table }: Seer): Not | undefined {
  if (isDone(table, TASK)) return { reason: 'one-try', clause: CLAUSE };
  return table.turn.usedCards.includes(SKULL) ? { reason: 'skull-moved', clause: CLAUSE } : undefined;
}

/** The Skull against a Head where both are, one of them by a try (BH-h47-D8); without it, what is missing is said. */
function weakening(seen: Seer, seat: PlayerID): Option[] {
  const { table } = seen;
  const here = placeOf(table, seat);
  const isArmed = explorerAt(table, seat).cards.includes(SKULL);
  const heads = ofKind(table, HEAD).filter((one) => samePlace(one, here) && !isWeak(seen, one.id));
  return heads.flatMap(({ id }): Option[] => {
    const args = [TASK, id];
    const facts = { monster: whichOne(table, id), card: cardFact(SKULL), trait: traitFact('sanity') };
    const not = isArmed ? spent(seen) : ({ reason: 'no-skull', clause: CLAUSE } as const);
    if (not !== undefined) return [barred(deed(CLAUSE, TASK, { args, facts, next: [] }), not)];
    return task(seen, seat, {
      kind: TASK,
      args,
      clause: CLAUSE,
      trait: 'sanity',
      card: SKULL,
      from: STEADY,
      what: WEAKEN,
      label: { kind: TASK, facts },
      next: step.after('tried', { monster: id }),
      weight: 60,
    });
  });
}

/** A Body in each room that a Head leaves, however it does, and that has none yet (BH-h47-D7, BH-h47-K6, BH-h47-K7). */
function trail(at: At<State>, head: FigureID, { room }: Place): Step[] {
  const { G, mine } = at;
  if (!isHead(G, head) || placeOf(G, head).room === room || mine.bodies.includes(room)) return [];
  const bodies = [...mine.bodies, room];
  change(at, { bodies });
  say(G, 'body-laid', null, { room: roomFact(room), count: bodies.length });
  return [];
}

export const wormOuroboros: Haunt = hauntOf<State>({
  number: 47,
  sides: 'two',
  traitor: traitors[47],
  // A win is a win, by however much (BH-h47-D1).
  parts: [wounded(HEAD, winsFor, { each: 1, side: 'heroes' })],
  begin: () => ({ bodies: [], weak: [] }),
  ...openSlice,
  setup: () => [step('split')],
  monsters: {
    [HEAD]: {
      sheet: (seen, { id }) => ({ speed: 1, might: mightOf(seen, id) }),
      // BH-h47-D6
      rollsAlone: true,
      offers: (seen, one) => explorations(seen, one, CLAUSE).map((option) => ({ ...option, weight: 25 })),
      menace,
      boldness,
    },
  },
  alters: {
    ...reaching({ [WEAKEN]: STEADY }),
    // Not before it is weakened, and never with Speed.
    foes: (seen, { target, trait }, so) =>
      so && (!isHead(seen.table, target) || (isWeak(seen, target) && trait !== 'speed')),
    // Its own lost attack hurts one that is weakened, and else does nothing (BH-h47-D9).
    struck: (seen, { attack: { attacker }, margin }, so) =>
      margin < 0 && isHead(seen.table, attacker) && !isWeak(seen, attacker) ? [] : so,
    // Wins count, and nothing else does (BH-h47-K2).
    felled: (_seen, { monster }, so) => (monster.kind === HEAD ? [] : so),
    // Nobody slows a Head; a Body slows heroes, be it on the other side of a barrier (BH-h47-D2, BH-h47-K3).
    price: ({ table, mine }, { figure, from }, so) =>
      isHead(table, figure) ? 1 : !isMonster(figure) && mine.bodies.includes(from.room) ? so + 1 : so,
    // Before it is said where whoever gets into the Coal Chute slides to.
    ways: (seen, { figure, from }, so) =>
      isHead(seen.table, figure)
        ? so.filter((way) => way.to?.room !== ELEVATOR && !isPassage(seen, from, way))
        : so,
    // It takes off for none that is in it (BH-h47-K4).
    moved: ({ table }, { figure, by }, so) => so && !(by === ELEVATOR && isHead(table, figure)),
  },
  steps: {
    ...exploringSteps,
    split,
    hatch: ({ G }, { to }) => {
      for (let n = 0; n < HEADS; n++) addMonster(G, HEAD, to, { mover: traitorOf(G) });
      return [];
    },
    tried: (at, { seat = '', monster, total }) => {
      const { G, mine } = at;
      if (total < STEADY) {
        tellTask(G, seat, WEAKEN, null);
        return [];
      }
      change(at, { weak: [...mine.weak, monster] });
      say(G, 'weakened', seat, { monster: whichOne(G, monster), card: cardFact(SKULL) });
      return [];
    },
  } satisfies Resolvers<State, typeof step>,
  on: { left: (at, { figure, from }) => trail(at, figure, from) },
  offers: { turn: (seen, { seat }) => [...weakening(seen, seat), ...wishes(seen, seat)] },
  won: ({ G, mine }) => [
    ...(mine.weak.length === HEADS && ofKind(G, HEAD).length === 0 ? (['heroes'] as const) : []),
    ...(mine.bodies.length >= RING ? (['traitor'] as const) : []),
  ],
  goals,
  marks: ({ table, mine }) => [
    { on: 'haunt', word: 'bodies', value: mine.bodies.length },
    ...mine.bodies.map((room) => ({ on: { room }, word: 'body' })),
    ...ofKind(table, HEAD)
      .filter(({ id }) => mine.weak.includes(id))
      .map(({ id }) => ({ on: { monster: id }, word: 'weak' })),
  ],
});
